import type { MessageDocument } from '@savet/contract/documents';
import { useCallback, useMemo, useState } from 'react';
import { drawnPart, movedAbove, movedEarlier, movedLater, movedTo } from './window.rules.ts';

export interface MessageWindow {
  readonly drawn: readonly MessageDocument[];
  /** Loaded, but before or after what is drawn. */
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Moves towards the beginning; false when more must be loaded for that. */
  earlier(): boolean;
  later(): void;
  show(messageId: string): void;
  toEnd(): void;
}

/** The part of a chat's messages that is drawn: a long chat costs no more than a short one. */
export function useMessageWindow(messages: readonly MessageDocument[]): MessageWindow {
  const ids = useMemo(() => messages.map(({ messageId }) => messageId), [messages]);
  const [last, setLast] = useState<string | null>(null);
  /** First message at the time when earlier ones were asked for. */
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
