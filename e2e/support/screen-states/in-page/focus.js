/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return, typescript/restrict-template-expressions -- it runs in the page as it is, without types */
// Runs in the page: what the Tab key reaches, and how that shows.
{
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

  const isReachable = (element) =>
    element.isConnected &&
    element.tabIndex >= 0 &&
    !element.disabled &&
    !element.matches('fieldset:disabled *') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true });

  const root = () => document.querySelector('dialog:modal') ?? document;

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.localName}#${element.id} «${text}»`;
  };

  /** All Tab stops, in document order. */
  const stops = () => [...root().querySelectorAll(focusable)].filter(isReachable);

  /** The focus-ring styles of an element and its parents. */
  const look = (element) => {
    const looks = [];
    for (let one = element, level = 0; one && level < 3; one = one.parentElement, level += 1) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
      const outline = outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
      looks.push(`${outline} ${boxShadow}`);
    }
    return looks;
  };

  /** Whether most of the element is visible, not covered by sticky elements or clipped. */
  const isSeen = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const columns = [left + inset, (left + right) / 2, right - inset];
    const rows = [top + inset, (top + bottom) / 2, bottom - inset];
    const points = columns.flatMap((x) => rows.map((y) => [x, y]));
    const hits = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return hits.length > points.length / 2;
  };

  let rest = new Map();
  /** Removes the focus and records how every stop looks without it. */
  const begin = () => {
    document.activeElement?.blur();
    rest = new Map(stops().map((element) => [element, look(element)]));
  };

  /** Stops that still exist and were not reached. */
  const missed = (reached) =>
    [...rest.keys()]
      .filter((element, place) => isReachable(element) && !reached.includes(place))
      .map(nameOf);

  /** Checks the element that has the focus. */
  const step = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { at: -1, faults: [] };
    const at = [...rest.keys()].indexOf(element);
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflow);
    const now = look(element);
    const faults = [];
    if (!stops().includes(element) && !isScroller) faults.push('has the focus and is no control');
    if (!isSeen(element)) faults.push('has the focus and is hidden');
    if (rest.get(element)?.every((one, level) => one === now[level])) {
      faults.push('does not show that it has the focus');
    }
    return { at, faults: faults.map((fault) => `${nameOf(element)} ${fault}`) };
  };

  // The element that had the focus before the dialog opened. Closing the dialog must return the focus to it.
  let openedFrom = null;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function remembering() {
    openedFrom = document.activeElement;
    showModal.call(this);
  };

  const isBack = () => openedFrom === document.body || document.activeElement === openedFrom;

  globalThis.focusWalk = { begin, step, missed, isBack };
}
