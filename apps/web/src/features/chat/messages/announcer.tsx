import type { MessageDocument } from '@savet/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { plainText } from '../markdown/plain-text.ts';
import { useChatText } from '../use-chat-text.ts';
import { finishedSince } from './announcer.rules.ts';

/** Tells screen readers an answer once, when it is finished. */
export function Announcer({ messages }: { messages: readonly MessageDocument[] }) {
  const text = useChatText();
  const before = useRef(messages);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const finished = finishedSince(before.current, messages);
    before.current = messages;
    if (finished) setAnnounced(`${text.answerReady} ${plainText(finished.text)}`);
  }, [messages, text]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {announced}
    </output>
  );
}
