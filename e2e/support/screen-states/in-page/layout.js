/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return, typescript/restrict-template-expressions -- it runs in the page as it is, without types */
// Runs in the page: what does not fit on the screen, or looks unlike its kind. Each function returns one line per fault.
{
  /** Lower screens scroll to the end of a dialog. */
  const LOW_PX = 480;
  /** Below the buttons of a dialog, in CSS px. */
  const FOOT_PX = 24;

  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isForEarsOnly(element);

  const isForEarsOnly = (element) =>
    element.closest('.visually-hidden, [aria-hidden=true]') !== null;

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.localName}.${element.className?.toString().split(' ')[0]} «${text}»`;
  };

  /** Elements that make the page, or a dialog on it, scroll sideways. */
  const stickingOut = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
      .filter((dialog) => dialog.scrollWidth > dialog.clientWidth + 1)
      .map((dialog) => `${nameOf(dialog)} is ${dialog.scrollWidth} px wide inside`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return dialogs;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => shown(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [...dialogs, `the page is ${scrollWidth} px wide`, ...wide.slice(0, 5).map(nameOf)];
  };

  /** Texts that their box cuts off, or that overflow it and cover what follows. */
  const misfits = () => {
    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node.data.trim() === '' || !element || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = tooSmallBox(element, range.getBoundingClientRect());
      if (box) faults.push(`${nameOf(element)} does not fit into ${nameOf(box)}`);
    }
    return faults;
  };

  const tooSmallBox = (element, text) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // An ellipsis is intended, and so is a note without height.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (style.height === '0px') return null;
      const isBox = !/^(inline|contents)$/.test(style.display);
      if (isBox && isOutside(box, style, text)) return box;
      // Scrollable boxes can show all of it; layers above the page have their own place.
      if (/auto|scroll/.test(style.overflow) || /fixed|absolute/.test(style.position)) return null;
    }
    return null;
  };

  const isOutside = (box, style, text) => {
    const edge = box.getBoundingClientRect();
    const hides = /hidden|clip/.test(style.overflowX);
    const isWider = text.right > edge.right + 1 || text.left < edge.left - 1;
    // Letters may extend slightly beyond a tight line.
    const room = Number.parseFloat(style.fontSize) / 2;
    const scrolls = /auto|scroll/.test(style.overflowY);
    const isHigher = !scrolls && (text.bottom > edge.bottom + room || text.top < edge.top - room);
    return text.width > 0 && (isHigher || (isWider && hides));
  };

  /** Controls smaller than `least` CSS px, except inside a sentence. */
  const smallTargets = (least) =>
    [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => shown(element) && !element.closest('[inert]') && isOnTop(element))
      .filter((element) => !(element.localName === 'a' && isInSentence(element)))
      .filter((element) => {
        // The border around a field can be tapped, too.
        const { width, height } = element.getBoundingClientRect();
        return width < least - 0.5 || height < least - 0.5;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px`;
      });

  /** Whether no open dialog blocks the element. */
  const isOnTop = (element) => {
    const dialog = document.querySelector('dialog:modal');
    return dialog === null || dialog.contains(element);
  };

  const isInline = (node) => getComputedStyle(node).display === 'inline';

  const isInSentence = (link) => {
    if (getComputedStyle(link).display !== 'inline') return false;
    const beside = [...link.parentNode.childNodes].filter(
      (node) => node !== link && (node.nodeType === Node.TEXT_NODE || isInline(node)),
    );
    const around = beside.map((node) => node.textContent).join('');
    return /\p{L}{2}/u.test(around);
  };

  /** The only button at the end of a dialog, unless it looks like that of every other dialog. */
  const oddLastButtons = () => {
    const last = [...document.querySelectorAll('dialog:modal [data-kind]')].at(-1);
    const kind = last?.dataset.kind ?? 'plain';
    const isAlone = last?.parentElement.querySelectorAll('[data-kind]').length === 1;
    return isAlone && kind !== 'plain' ? [`${nameOf(last)} is ${kind}, and alone`] : [];
  };

  /** The buttons at the end of a dialog: all in sight, with the same space below. A very low screen scrolls to them. */
  const lostLastButtons = () => {
    const dialog = document.querySelector('dialog:modal');
    const last = [...(dialog?.querySelectorAll('[data-kind]') ?? [])].at(-1);
    if (!last || innerHeight < LOW_PX) return [];
    const end = dialog.getBoundingClientRect().bottom - FOOT_PX;
    const buttons = [...last.parentElement.querySelectorAll('[data-kind]')];
    const bottoms = buttons.map((button) => button.getBoundingClientRect().bottom);
    const off = Math.max(...bottoms) - end;
    return Math.abs(off) > 2 ? [`${nameOf(last)} ends ${Math.round(off)} px too low`] : [];
  };

  globalThis.layout = { stickingOut, misfits, smallTargets, oddLastButtons, lostLastButtons };
}
