import type { MessageDocument } from '@savet/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { replyMark } from './mark.rules.ts';

/** How long the hidden text stays, in milliseconds: find-in-page would find it twice. */
const STANDS_MS = 5_000;

/** Announces a finished answer, or its failure, once. */
export function Announcer({ messages }: { messages: readonly MessageDocument[] }) {
  const texts = useText();
  const before = useRef(messages);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const finished = finishedSince(before.current, messages);
    before.current = messages;
    if (!finished) return;
    const mark = replyMark(texts, finished);
    setAnnounced(mark || `${texts.chat.answerReady} ${plainText(finished.text)}`);
  }, [messages, texts]);
  useEffect(() => {
    if (announced === '') return;
    const timer = setTimeout(() => setAnnounced(''), STANDS_MS);
    return () => clearTimeout(timer);
  }, [announced]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {announced}
    </output>
  );
}

/** The reply that has just finished: done, failed or stopped. */
export function finishedSince(
  before: readonly MessageDocument[],
  now: readonly MessageDocument[],
): MessageDocument | undefined {
  const written = before.findLast((message) => message.status === 'answering');
  if (!written) return undefined;
  return now.findLast(
    (message) => message.messageId === written.messageId && message.status !== 'answering',
  );
}
