import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { followsEnd, isFarFromEnd, type ScrollPlace } from './stick.rules.ts';

export interface FollowedEnd {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFar: boolean;
  toEnd(): void;
}

/** Keeps a scrolling view at its end while the reader is there, and never moves it otherwise. */
export function useFollowEnd(): FollowedEnd {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isFar, setFar] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    if (view.current) view.current.scrollTop = view.current.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const element = view.current;
    const inner = content.current;
    if (!element || !inner) return;
    toEnd();
    let before = placeOf(element);
    const look = () => {
      const now = placeOf(element);
      follows.current = followsEnd(follows.current, before, now);
      before = now;
      setFar(isFarFromEnd(now));
    };
    const sizes = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
      before = placeOf(element);
      setFar(isFarFromEnd(before));
    });
    sizes.observe(inner);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [toEnd]);

  return { view, content, isFar, toEnd };
}

function placeOf(element: HTMLElement): ScrollPlace {
  return { top: element.scrollTop, view: element.clientHeight, whole: element.scrollHeight };
}
