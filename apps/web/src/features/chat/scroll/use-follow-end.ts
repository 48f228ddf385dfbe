import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { followsEnd, isFarFromEnd, type ScrollPlace } from './stick.rules.ts';

export interface FollowedEnd {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFar: boolean;
  toEnd(): void;
  /** What comes below now is not the end that the reader follows. */
  stay(): void;
}

/**
 * Keeps a scrolling view at its end while the reader is there, and never moves it otherwise: when
 * earlier messages come in above the first one, what is being read stays where it is. A start page
 * is read from its top.
 */
export function useFollowEnd(
  firstMessageId: string | undefined,
  lastMessageId: string | undefined,
  isStart: boolean,
): FollowedEnd {
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

  const drawn = useRef<{ first: Anchor | undefined; last: Anchor | undefined }>(undefined);
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const before = drawn.current;
    if (follows.current && before?.last?.id !== lastMessageId) {
      element.scrollTop = element.scrollHeight;
    } else if (before?.first && before.first.id !== firstMessageId) {
      // The one that was first stands lower now; where it is no longer drawn, the one that was last stands higher.
      const shift = shiftOf(element, before.first) ?? shiftOf(element, before.last);
      if (shift !== undefined) element.scrollTop += shift;
    }
    drawn.current = {
      first: anchorOf(element, firstMessageId),
      last: anchorOf(element, lastMessageId),
    };
  });

  const stay = useCallback(() => {
    follows.current = false;
  }, []);

  return { view, content, isFar, toEnd, stay };
}

/** A message and its distance from the start of what scrolls, in CSS pixels. */
interface Anchor {
  id: string;
  top: number;
}

function anchorOf(view: HTMLElement, id: string | undefined): Anchor | undefined {
  const top = id === undefined ? undefined : topOf(view, id);
  return id === undefined || top === undefined ? undefined : { id, top };
}

function shiftOf(view: HTMLElement, anchor: Anchor | undefined): number | undefined {
  const now = anchor && topOf(view, anchor.id);
  return anchor === undefined || now === undefined ? undefined : now - anchor.top;
}

function placeOf(element: HTMLElement): ScrollPlace {
  return { top: element.scrollTop, view: element.clientHeight, whole: element.scrollHeight };
}

/** Distance of a message from the start of what scrolls, in CSS pixels. */
function topOf(view: HTMLElement, messageId: string): number | undefined {
  return view.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`)?.offsetTop;
}
