import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { followsEnd, isFarFromEnd, type ScrollPlace } from './stick.rules.ts';

export interface FollowedEnd {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFar: boolean;
  toEnd(): void;
}

/**
 * Keeps a scrolling view at its end while the reader is there, and never moves it otherwise: when
 * earlier messages come in above the first one, what is being read stays where it is. A start page
 * is read from its top.
 */
export function useFollowEnd(firstMessageId: string | undefined, isStart: boolean): FollowedEnd {
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
    follows.current = !isStart;
    if (follows.current) toEnd();
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
  }, [isStart, toEnd]);

  const first = useRef<{ id: string; top: number }>(undefined);
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const before = first.current;
    const now = before && topOf(element, before.id);
    if (before && now !== undefined && before.id !== firstMessageId) {
      element.scrollTop += now - before.top;
    }
    const top = firstMessageId === undefined ? undefined : topOf(element, firstMessageId);
    first.current =
      firstMessageId === undefined || top === undefined ? undefined : { id: firstMessageId, top };
  });

  return { view, content, isFar, toEnd };
}

function placeOf(element: HTMLElement): ScrollPlace {
  return { top: element.scrollTop, view: element.clientHeight, whole: element.scrollHeight };
}

/** Distance of a message from the start of what scrolls, in CSS pixels. */
function topOf(view: HTMLElement, messageId: string): number | undefined {
  return view.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`)?.offsetTop;
}
