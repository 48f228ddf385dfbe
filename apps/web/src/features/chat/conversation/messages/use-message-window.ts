import type { MessageDocument } from '@savet/contract/documents';
import { useCallback, useMemo, useState } from 'react';

/** Maximum of rendered messages: a few screens, all within reach of find-in-page. */
export const WINDOW = 120;
/** Messages per step of the window. */
const STEP = 50;

export interface MessageWindow {
  readonly drawn: readonly MessageDocument[];
  /** Loaded messages exist before or after the window. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Moves the window back; false if earlier messages must be loaded first. */
  earlier(): boolean;
  later(): void;
  show(messageId: string): void;
  toEnd(): void;
}

/** Indexes of the rendered part; `end` is exclusive. */
export interface DrawnPart {
  start: number;
  end: number;
}

/** The window of messages that are rendered, so that a long chat costs no more than a short one. */
export function useMessageWindow(messages: readonly MessageDocument[]): MessageWindow {
  const ids = useMemo(() => messages.map(({ messageId }) => messageId), [messages]);
  const [last, setLast] = useState<string | null>(null);
  /** The first message when earlier ones were requested. */
  const [awaited, setAwaited] = useState<string | null>(null);
  if (awaited !== null && ids[0] !== awaited) {
    setAwaited(null);
    setLast(movedAbove(ids, awaited));
  }
  const { start, end } = drawnPart(ids, last);
  return {
    drawn: useMemo(() => messages.slice(start, end), [messages, start, end]),
    hasBefore: start > 0,
    hasAfter: end < messages.length,
    earlier: useCallback(() => {
      if (start > 0) setLast(movedEarlier(ids, last));
      else setAwaited(ids[0] ?? null);
      return start > 0;
    }, [ids, last, start]),
    later: useCallback(() => setLast(movedLater(ids, last)), [ids, last]),
    show: useCallback((messageId: string) => setLast(movedTo(ids, messageId)), [ids]),
    toEnd: useCallback(() => setLast(null), []),
  };
}

/** @param last id of the last rendered message; null for the end of the list */
export function drawnPart(ids: readonly string[], last: string | null): DrawnPart {
  const index = last === null ? -1 : ids.indexOf(last);
  const end = index < 0 ? ids.length : index + 1;
  return { start: Math.max(0, end - WINDOW), end };
}

/** The last rendered message after one step back. */
export function movedEarlier(ids: readonly string[], last: string | null): string | null {
  const { start, end } = drawnPart(ids, last);
  return start === 0 ? last : lastOf(ids, end - Math.min(STEP, start));
}

/** The last rendered message after earlier ones were loaded above `id`: some of them show, and `id` stays rendered. */
export function movedAbove(ids: readonly string[], id: string): string | null {
  return lastOf(ids, Math.max(0, ids.indexOf(id) - STEP) + WINDOW);
}

export function movedLater(ids: readonly string[], last: string | null): string | null {
  return lastOf(ids, drawnPart(ids, last).end + STEP);
}

/** The last rendered message that puts `id` in the middle of the window. */
export function movedTo(ids: readonly string[], id: string): string | null {
  return lastOf(ids, ids.indexOf(id) + 1 + WINDOW / 2);
}

function lastOf(ids: readonly string[], end: number): string | null {
  return end >= ids.length ? null : (ids[end - 1] ?? null);
}
