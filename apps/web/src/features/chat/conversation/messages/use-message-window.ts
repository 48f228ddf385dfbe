import type { MessageDocument } from '@savet/contract/documents';
import { useCallback, useMemo, useState } from 'react';
import { drawnPart, movedAbove, movedEarlier, movedLater, movedTo } from './window.rules.ts';

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
