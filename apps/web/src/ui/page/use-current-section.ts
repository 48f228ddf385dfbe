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
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent(shown[currentSection(tops, isAtEnd)]);
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
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
