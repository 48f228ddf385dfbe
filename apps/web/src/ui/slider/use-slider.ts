import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Step, step, stepTowards, swipeStep } from './slider.rules.ts';

const keySteps = new Map<string, Step>([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** Gap between moving cards, in CSS pixels; the style sheet has the same value. */
const GAP_PX = 16;

/** State of a slider that follows the finger, wraps around, and moves by arrows, dots and keys. */
export function useSlider(cards: RefObject<HTMLElement | null>, count: number, first: number) {
  const [index, setIndex] = useState(first);
  const [lean, setLean] = useState<Step | null>(null);
  const isNarrow = useSyncExternalStore(watchWidth, isSlider);
  const finger = useRef<{ start: number; drag: number } | null>(null);
  /** The movement that the next render animates. */
  const movement = useRef<Movement | null>(null);

  useLayoutEffect(() => {
    const moved = movement.current;
    movement.current = null;
    if (moved && cards.current) slide(cards.current, moved);
  }, [cards, index]);

  function go(by: Step, to = step(index, count, by)) {
    if (to === index) return;
    movement.current = { from: index, to, by, drag: finger.current?.drag ?? 0 };
    setIndex(to);
  }

  function drag(distance: number) {
    if (finger.current) finger.current.drag = distance;
    cards.current?.style.setProperty('--drag', `${distance}px`);
    setLean(distance === 0 ? null : distance < 0 ? 1 : -1);
  }

  function release() {
    drag(0);
    finger.current = null;
  }

  return {
    index,
    lean,
    isNarrow,
    next: () => go(1),
    previous: () => go(-1),
    show: (to: number) => go(stepTowards(index, to, count), to),
    handlers: {
      onTouchStart(event: TouchEvent) {
        // Two fingers zoom the page.
        if (event.touches.length > 1 || !isSlider()) return release();
        finger.current = { start: event.changedTouches[0]?.clientX ?? 0, drag: 0 };
      },
      onTouchMove(event: TouchEvent) {
        const touch = event.changedTouches[0];
        if (finger.current && touch) drag(touch.clientX - finger.current.start);
      },
      onTouchEnd(event: TouchEvent) {
        const touch = event.changedTouches[0];
        if (!finger.current || !touch) return;
        const by = swipeStep(touch.clientX - finger.current.start);
        if (by !== null) go(by);
        release();
      },
      onTouchCancel: release,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = keySteps.get(event.key);
        if (by === undefined || !isSlider()) return;
        event.preventDefault();
        go(by);
        // The focus may be on the card that leaves.
        const dots = event.currentTarget.querySelectorAll<HTMLElement>('[data-dot]');
        dots[step(index, count, by)]?.focus();
      },
    },
  };
}

interface Movement {
  from: number;
  to: number;
  by: Step;
  /** Distance that the drag has already moved the cards, in CSS pixels. */
  drag: number;
}

/** One card is shown at a time; the style sheet has the same width. */
const NARROW = '(max-width: 899px)';

function isSlider(): boolean {
  return window.matchMedia(NARROW).matches;
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Animates the leaving and the entering card, and the one that comes into sight behind it. */
function slide(cards: HTMLElement, { from, to, by, drag }: Movement): void {
  if (!isSlider() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = by * ((cards.children[to]?.clientWidth ?? 0) + GAP_PX);
  const at = (x: number) => ({ translate: `${x}px`, visibility: 'visible' });
  const options = { duration: 180, easing: 'ease-out' };
  cards.children[from]?.animate([at(drag), at(-way)], options);
  cards.children[to]?.animate([at(way + drag), at(0)], options);
  for (const card of cards.querySelectorAll(`:scope > [data-side="${by}"]`)) {
    if (card !== cards.children[from]) card.animate([at(2 * way + drag), at(way)], options);
  }
}
