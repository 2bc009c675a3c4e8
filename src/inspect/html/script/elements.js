// Creates elements from a name, properties and children; and lists, which only have elements for the rows in view.

function element(name, properties, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(made.style, value);
    else if (key === "role" || key.startsWith("aria-")) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

/** A link to a view of the page: `parts` is encoded after the `#`. */
function linkTo(parts) {
  return "#" + Object.entries({ f: state.f, ...parts }).map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
}

const HEIGHT = 20;
// Browsers limit the height of an element to some millions of pixels; longer lists scroll in larger steps.
const MOST = 8_000_000;
/** The rows above and below those in view that have elements, too. */
const MARGIN = 5;

/**
 * A list of rows of equal height. `make(index)` returns a row's element, or nothing if its data is not there yet;
 * `load(from, to)` loads the data of rows and returns a promise if it has to. `act(index)` is called for the chosen row.
 */
class List {
  constructor({ className, label, count: rows, make, load = () => undefined, act = () => {}, head }) {
    Object.assign(this, { make, load, act, active: -1, id: `list-${List.made += 1}` });
    this.room = element("div", { className: "room", role: "rowgroup" });
    this.node = element("div", { className: "list " + className, tabIndex: 0, role: "grid", "aria-label": label,
      onscroll: () => this.draw(), onkeydown: (event) => this.key(event) });
    this.headHeight = head ? HEIGHT : 0;
    if (head) {
      head.classList.add("head");
      head.setAttribute("role", "row");
      this.node.append(head);
    }
    this.node.append(this.room);
    this.reset(rows);
    new ResizeObserver(() => this.draw()).observe(this.node);
  }

  reset(rows) {
    this.count = rows;
    this.active = Math.min(this.active, rows - 1);
    this.room.style.height = Math.min(rows * HEIGHT, MOST) + "px";
    this.node.setAttribute("aria-rowcount", rows);
    this.draw();
  }

  /** The height of the rows in view. */
  height() {
    return Math.max((this.node.clientHeight || 600) - this.headHeight, HEIGHT);
  }

  /** The first row in view. */
  first() {
    if (this.count * HEIGHT <= MOST) return Math.floor(this.node.scrollTop / HEIGHT);
    const far = Math.max(MOST - this.height(), 1);
    return Math.floor((this.node.scrollTop / far) * Math.max(this.count - this.height() / HEIGHT, 0));
  }

  draw() {
    const first = this.first();
    const from = Math.max(first - MARGIN, 0);
    const to = Math.min(first + Math.ceil(this.height() / HEIGHT) + MARGIN, this.count);
    const shift = this.count * HEIGHT <= MOST ? 0 : this.node.scrollTop - first * HEIGHT;
    const rows = [];
    for (let index = from; index < to; index += 1) {
      const row = this.make(index) || element("div", { className: "waiting" }, "…");
      row.classList.add("row");
      row.setAttribute("role", "row");
      row.setAttribute("aria-rowindex", index + 1);
      row.id = `${this.id}-${index}`;
      row.style.top = index * HEIGHT + shift + "px";
      row.addEventListener("click", (event) => { if (!event.target.closest("a, b")) this.choose(index); });
      if (index === this.active) {
        row.classList.add("active");
        row.setAttribute("aria-selected", "true");
      }
      rows.push(row);
    }
    this.room.replaceChildren(...rows);
    if (this.active >= from && this.active < to) this.node.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.node.removeAttribute("aria-activedescendant");
    const loading = from < to ? this.load(from, to) : undefined;
    if (loading) loading.then(() => { if (this.node.isConnected) this.draw(); }, report);
  }

  choose(index) {
    this.active = index;
    this.act(index);
    this.draw();
  }

  /** Scrolls to a row. */
  show(index) {
    const seen = this.height() / HEIGHT;
    const first = this.first();
    if (index < first || index >= first + seen - 1) {
      const wanted = Math.max(index - Math.floor(seen / 3), 0);
      const far = MOST - this.height();
      this.node.scrollTop = this.count * HEIGHT <= MOST ? wanted * HEIGHT : (wanted / Math.max(this.count - seen, 1)) * far;
    }
    this.draw();
  }

  /** Arrows and the like move the active row; Enter follows its first link. */
  key(event) {
    const seen = Math.max(Math.floor(this.height() / HEIGHT) - 1, 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: seen, PageUp: -seen, Home: -this.count, End: this.count };
    if (event.key === "Enter" && this.active >= 0 && event.target === this.node) {
      const link = document.querySelector(`#${this.id}-${this.active} a`);
      if (link) link.click();
      return;
    }
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !this.count) return;
    event.preventDefault();
    const from = this.active < 0 ? this.first() - Math.sign(step) : this.active;
    this.active = Math.min(Math.max(from + step, 0), this.count - 1);
    this.show(this.active);
    this.act(this.active);
  }
}
List.made = 0;
