/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return, typescript/restrict-template-expressions -- it runs in the page as it is, without types */
// Runs in the page: what does not fit on the screen. Each function gives a line for each fault.
{
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isForEarsOnly(element);

  const isForEarsOnly = (element) =>
    element.closest('.visually-hidden, [aria-hidden=true]') !== null;

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.localName}.${element.className?.toString().split(' ')[0]} «${text}»`;
  };

  /** What makes the page itself scroll sideways. */
  const stickingOut = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => shown(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`the page is ${scrollWidth} px wide`, ...wide.slice(0, 5).map(nameOf)];
  };

  /** Texts that their box, or one around it, cuts off where nobody can scroll to. */
  const cutTexts = () => {
    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node.data.trim() === '' || !element || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const cutter = cutterOf(element, text);
      if (cutter) faults.push(`${nameOf(element)} is cut off by ${nameOf(cutter)}`);
    }
    return faults;
  };

  /** The box that hides a part of the text for good; a dots' end is meant. */
  const cutterOf = (element, text) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const edge = box.getBoundingClientRect();
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const isWider = text.right > edge.right + 1 || text.left < edge.left - 1;
      const isHigher = text.bottom > edge.bottom + 2 || text.top < edge.top - 2;
      // What scrolls shows all of it sooner or later.
      if (isWider && hides(style.overflowX)) return box;
      if (isHigher && hides(style.overflowY)) return box;
      if (style.overflowX === 'auto' || style.overflowY === 'auto') return null;
      if (box.localName === 'dialog' || style.position === 'fixed') return null;
    }
    return null;
  };

  /** Texts that run out of a box whose height is fixed, over what stands below it. */
  const spilledTexts = () =>
    [...document.body.querySelectorAll('button, a, li, section, p, label, dd, output')]
      .filter((element) => {
        const { overflowY, height, lineHeight } = getComputedStyle(element);
        if (overflowY !== 'visible' || !shown(element) || height === '0px') return false;
        const room = Number.parseFloat(lineHeight) / 2 || 2;
        return element.clientHeight > 0 && element.scrollHeight > element.clientHeight + room;
      })
      .map(nameOf);

  /** Controls that a finger misses: smaller than `least` CSS px, unless they stand in a sentence. */
  const smallTargets = (least) =>
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => shown(element) && !element.closest('[inert]') && isOnTop(element))
      .filter((element) => !(element.localName === 'a' && isInSentence(element)))
      .filter((element) => {
        // The border around a field is a part of it to the finger.
        const { width, height } = element.getBoundingClientRect();
        return width < least - 0.5 || height < least - 0.5;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px`;
      });

  /** Whether a dialog does not keep it from being used. */
  const isOnTop = (element) => {
    const dialog = document.querySelector('dialog:modal');
    return dialog === null || dialog.contains(element);
  };

  const isInSentence = (link) => {
    if (getComputedStyle(link).display !== 'inline') return false;
    const around = link.parentElement.textContent.replace(link.textContent, '');
    return /\p{L}{2}/u.test(around);
  };

  globalThis.layout = { stickingOut, cutTexts, spilledTexts, smallTargets };
}
