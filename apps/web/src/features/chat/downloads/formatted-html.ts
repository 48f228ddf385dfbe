/** Elements that an answer is made of; the text of others is kept without them. */
const kept = new Set(
  'H2 H3 H4 H5 H6 P UL OL LI BLOCKQUOTE PRE CODE TABLE THEAD TBODY TR TH TD STRONG EM DEL A BR HR'.split(
    ' ',
  ),
);
/** Controls and captions of the screen. */
const left = 'button, [role="status"], output, svg';

/** The HTML of an answer for other programs: its structure and links, without classes, controls and scripts. */
export function formattedHtml(answer: Element): string {
  const copy = document.implementation.createHTMLDocument('');
  copyInto(copy.body, answer, copy);
  return copy.body.innerHTML;
}

function copyInto(target: Node, source: Node, copy: Document): void {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.appendChild(copy.createTextNode(node.data));
    if (!(node instanceof Element) || node.matches(left)) continue;
    if (isCodeHeader(node)) continue;
    if (kept.has(node.tagName)) copyInto(target.appendChild(bare(node, copy)), node, copy);
    else copyInto(target, node, copy);
  }
}

/** The language and the copy button above code. */
function isCodeHeader(element: Element): boolean {
  return element.nextElementSibling?.tagName === 'PRE' && element.querySelector('button') !== null;
}

function bare(element: Element, copy: Document): Element {
  // Answers begin with the second level on the screen, and with the first in a document.
  const level = /^H([2-6])$/.exec(element.tagName)?.[1];
  const created = copy.createElement(level ? `h${Number(level) - 1}` : element.tagName);
  for (const name of ['href', 'start']) {
    const value = element.getAttribute(name);
    if (value !== null) created.setAttribute(name, value);
  }
  return created;
}
