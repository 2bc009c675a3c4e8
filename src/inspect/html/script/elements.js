// Creates elements from a name, properties and children; and virtual lists, which only have elements for visible rows.

function element(name, properties, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(made.style, value);
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

/** A virtual list of rows of equal height. `make(index)` returns the content of a row. */
class List {
  constructor(className, count, make) {
    this.make = make;
    this.room = element("div", { className: "room" });
    this.node = element("div", { className: "list " + className, onscroll: () => this.draw() }, this.room);
    this.reset(count);
    new ResizeObserver(() => this.draw()).observe(this.node);
  }

  reset(count) {
    this.count = count;
    const height = Math.min(count * HEIGHT, MOST);
    this.room.style.height = height + "px";
    this.draw();
  }

  /** The first visible row. */
  first() {
    const far = Math.max(this.room.offsetHeight - this.node.clientHeight, 1);
    if (this.count * HEIGHT <= MOST) return Math.floor(this.node.scrollTop / HEIGHT);
    return Math.floor((this.node.scrollTop / far) * Math.max(this.count - this.node.clientHeight / HEIGHT, 0));
  }

  draw() {
    const seen = Math.ceil((this.node.clientHeight || 600) / HEIGHT);
    const first = this.first();
    const from = Math.max(first - 5, 0);
    const to = Math.min(first + seen + 5, this.count);
    const shift = this.count * HEIGHT <= MOST ? 0 : this.node.scrollTop - first * HEIGHT;
    const rows = [];
    for (let index = from; index < to; index += 1) {
      const row = this.make(index);
      row.classList.add("row");
      row.style.top = index * HEIGHT + shift + "px";
      rows.push(row);
    }
    this.room.replaceChildren(...rows);
  }

  /** Scrolls to a row. */
  show(index) {
    const seen = this.node.clientHeight / HEIGHT;
    const first = this.first();
    if (index >= first && index < first + seen - 1) return this.draw();
    const wanted = Math.max(index - Math.floor(seen / 3), 0);
    const far = this.room.offsetHeight - this.node.clientHeight;
    this.node.scrollTop = this.count * HEIGHT <= MOST ? wanted * HEIGHT : (wanted / Math.max(this.count - seen, 1)) * far;
    this.draw();
  }
}

/** A field of a row, with a link if it refers to a symbol or section. */
function valueNode(value) {
  if (Array.isArray(value)) {
    const node = element("span");
    value.forEach((part, index) => node.append(index ? ", " : "", valueNode(part)));
    return node;
  }
  if (value !== null && typeof value === "object") {
    if (value.addend !== undefined) return placeNode(value);
    if (value.section !== undefined) {
      return element("a", { href: linkTo({ s: value.section }) }, textOf(value.name) || "(no name)");
    }
    return element("span", {}, textOf(value));
  }
  if (typeof value === "number" && value > 9) return element("span", { title: hex(value) }, String(value));
  return document.createTextNode(value === null ? "-" : String(value));
}

function placeNode(place) {
  if (place.symbol === null) return document.createTextNode(hex(place.addend));
  const sign = place.addend < 0 ? "-" : "+";
  const beyond = place.addend ? sign + hex(Math.abs(place.addend)) : "";
  const name = textOf(place.name) || "#" + place.symbol;
  const target = place.target === undefined ? "" : ` <${textOf(place.target)}>`;
  return element("a", { href: linkTo({ y: place.symbol }) }, name + beyond + target);
}

/** A row of a table: its kind, then its fields. */
function rowNode(row) {
  const node = element("div", {}, element("span", { className: "record" }, "  ".repeat(row.depth) + row.record));
  for (const [key, value] of Object.entries(row)) {
    if (key === "record" || key === "depth" || key === "span") continue;
    node.append(element("span", {}, element("span", { className: "key" }, key + " "), valueNode(value)));
  }
  return node;
}
