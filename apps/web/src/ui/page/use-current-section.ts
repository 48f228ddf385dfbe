import { useEffect, useRef, useState } from 'react';
import { currentSection } from './section-list.rules.ts';
import { showSection } from './show-section.ts';

/** The id of the section that is being read, and a function that scrolls to one and gives it the focus. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  /** Scrolling to a section must not mark another one, where the page ends before it reaches the top. */
  const isJumping = useRef(false);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ');
    let frame = 0;
    function update() {
      frame = 0;
      if (isJumping.current) {
        isJumping.current = false;
        return;
      }
      const shown = sections.filter((id) => document.getElementById(id) !== null);
      const tops = shown.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const { innerHeight: height, scrollY: y } = window;
      const yMax = document.documentElement.scrollHeight - height;
      setCurrent(shown[currentSection(tops, { y, height, yMax })]);
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    /** The section that has the focus is the current one, wherever the page is scrolled, and stays so in the dialog that it opens. */
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Element && target.closest('dialog, [role="dialog"]') !== null) return;
      const section = sections.findLast((id) => isBefore(document.getElementById(id), target));
      if (section !== undefined) setCurrent(section);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);

  function show(id: string) {
    const before = window.scrollY;
    showSection(id);
    isJumping.current = window.scrollY !== before;
    setCurrent(id);
  }

  return { current, show };
}

/** Whether a target is a heading or comes after it. */
function isBefore(heading: HTMLElement | null, target: EventTarget | null): boolean {
  if (heading === null || !(target instanceof Node)) return false;
  const place = heading.compareDocumentPosition(target);
  return heading === target || (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
