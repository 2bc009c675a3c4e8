//! `__DATE__`, `__TIME__` and `__TIMESTAMP__`.

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];

struct Moment {
    year: i64,
    /// From 0.
    month: usize,
    day: i64,
    seconds: i64,
    weekday: usize,
}

impl Moment {
    /// From seconds since 1970. By Howard Hinnant's `civil_from_days`: years begin in March, eras have 400 years.
    fn new(seconds: i64) -> Self {
        let days = seconds.div_euclid(86400);
        let shifted = days + 719_468;
        let era = shifted.div_euclid(146_097);
        let of_era = shifted.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 2 } else { from_march - 10 };
        let year = year_of_era + era * 400 + i64::from(month < 2);
        Moment {
            year,
            month: month as usize % 12,
            day: of_year - (153 * from_march + 2) / 5 + 1,
            seconds: seconds.rem_euclid(86400),
            weekday: days.rem_euclid(7) as usize,
        }
    }

    fn clock(&self) -> String {
        format!("{:02}:{:02}:{:02}", self.seconds / 3600, self.seconds / 60 % 60, self.seconds % 60)
    }
}

/// `"Mmm dd yyyy"`.
pub(crate) fn date(time: Option<i64>) -> Vec<u8> {
    match time.map(Moment::new) {
        Some(m) => format!("\"{} {:2} {:4}\"", MONTHS[m.month], m.day, m.year),
        None => "\"??? ?? ????\"".to_owned(),
    }
    .into_bytes()
}

/// `"hh:mm:ss"`.
pub(crate) fn time(time: Option<i64>) -> Vec<u8> {
    match time.map(Moment::new) {
        Some(m) => format!("\"{}\"", m.clock()),
        None => "\"??:??:??\"".to_owned(),
    }
    .into_bytes()
}

/// `"Ddd Mmm dd hh:mm:ss yyyy"`.
pub(crate) fn timestamp(time: Option<i64>) -> Vec<u8> {
    match time.map(Moment::new) {
        Some(m) => format!("\"{} {} {:2} {} {}\"", DAYS[m.weekday], MONTHS[m.month], m.day, m.clock(), m.year),
        None => "\"??? ??? ?? ??:??:?? ????\"".to_owned(),
    }
    .into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments() {
        assert_eq!(timestamp(Some(0)), b"\"Thu Jan  1 00:00:00 1970\"");
        assert_eq!(timestamp(Some(951_782_400)), b"\"Tue Feb 29 00:00:00 2000\"");
        assert_eq!(timestamp(Some(1_767_225_599)), b"\"Wed Dec 31 23:59:59 2025\"");
        assert_eq!(date(Some(1_700_000_000)), b"\"Nov 14 2023\"");
        assert_eq!(time(Some(1_700_000_000)), b"\"22:13:20\"");
    }
}
