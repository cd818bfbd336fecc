"use strict";
// A click on a heading sorts its table, numbers from the highest and words from A; a second one turns the order round.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const body = head.closest("table").tBodies[0];
    const at = [...head.parentNode.children].indexOf(head);
    const [first, second] = head.classList.contains("word") ? ["ascending", "descending"] : ["descending", "ascending"];
    const order = head.getAttribute("aria-sort") === first ? second : first;
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", order);
    const key = (row) => row.cells[at].textContent;
    const value = (text) => Number(text.replace(",", "."));
    const compare = (a, b) =>
      isNaN(value(a)) || isNaN(value(b)) ? a.localeCompare(b, document.documentElement.lang) : value(a) - value(b);
    const rows = [...body.rows].sort((a, b) => compare(key(a), key(b)) * (order === "ascending" ? 1 : -1));
    body.append(...rows);
  });
}
