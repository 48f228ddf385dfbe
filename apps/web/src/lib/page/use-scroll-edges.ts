import { type RefObject, useEffect } from 'react';

/** Marks an element that scrolls sideways where there is more, for its style: `data-more-before`, `data-more-after`. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // Also tells the sizes at the beginning, and those after a change of the language.
    const sizes = new ResizeObserver(mark);
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
