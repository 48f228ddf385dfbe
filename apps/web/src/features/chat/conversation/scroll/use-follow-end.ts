import { SCROLL_BUTTON_PX } from '@savet/contract/limits';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance to the end that counts as the end, in CSS pixels. */
const AT_END_PX = 24;

export interface FollowedEnd {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFar: boolean;
  toEnd(): void;
  /** Stops following, for example because the window moved. */
  stay(): void;
}

/** Scroll position of an element, in CSS pixels. */
export interface ScrollPosition {
  readonly top: number;
  readonly view: number;
  readonly whole: number;
}

/**
 * Keeps a scrolling view at its end while the reader is there. Otherwise the visible text stays in place, also when
 * earlier messages are added above. A start page opens at its top.
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
    let before = positionOf(element);
    const look = () => {
      const now = positionOf(element);
      follows.current = followsEnd(follows.current, before, now);
      before = now;
      setFar(isFarFromEnd(now));
    };
    const sizes = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
      before = positionOf(element);
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
      // Anchor on the message that was first, or on the one that was last if the first is no longer rendered.
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

/** Whether the view follows new text. Scrolling up stops following; coming near the end resumes it. */
export function followsEnd(
  followed: boolean,
  before: ScrollPosition,
  now: ScrollPosition,
): boolean {
  const distance = distanceToEnd(now);
  const movedUp = now.top < before.top && now.whole >= before.whole && now.view <= before.view;
  if (movedUp && distance > 1) return false;
  return distance <= AT_END_PX || (followed && now.top >= before.top);
}

/** Whether the scroll button shows: more than 100 px from the end (specification, section 2). */
export function isFarFromEnd(position: ScrollPosition): boolean {
  return distanceToEnd(position) > SCROLL_BUTTON_PX;
}

function distanceToEnd(position: ScrollPosition): number {
  return Math.max(0, position.whole - position.view - position.top);
}

/** A message with its distance from the top of the scrolled content, in CSS pixels. */
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

function positionOf(element: HTMLElement): ScrollPosition {
  return { top: element.scrollTop, view: element.clientHeight, whole: element.scrollHeight };
}

function topOf(view: HTMLElement, messageId: string): number | undefined {
  return view.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(messageId)}"]`)?.offsetTop;
}
