import type { CallOutput } from '@savet/contract/calls';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePages } from '../../../lib/paging/use-pages.ts';
import { Toggle } from '../../../ui/toggle.tsx';
import styles from '../admin.module.css';
import { ListEnd } from '../list-end.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ContactMessage } from './contact-message.tsx';

export type Message = CallOutput<'listContactMessages'>['contactMessages'][number];
const choices = ['open', 'answered', 'all'] as const;

/** What people wrote to the team, and what it answered. */
export function ContactMessages() {
  const { admin } = useText();
  const [choice, setChoice] = useState<(typeof choices)[number]>('open');
  const [answering, setAnswering] = useState<Message>();
  const pages = usePages<Message>(choice, async (after) => {
    const page = await call('listContactMessages', {
      ...(choice !== 'all' && { state: choice }),
      ...(after !== undefined && { after }),
    });
    return { rows: page.contactMessages, next: page.next };
  });
  return (
    <section className={styles.view} aria-label={admin.views.messages}>
      <div className={styles.choices}>
        <div>
          <Toggle
            label={admin.views.messages}
            value={choice}
            options={choices.map((value) => ({ value, label: admin.messageChoices[value] }))}
            onChange={setChoice}
          />
        </div>
      </div>
      <ul className={styles.list}>
        {pages.rows.map((message) => (
          <ContactMessage
            key={`${message.uid} ${message.contactMessageId}`}
            message={message}
            onAnswer={() => setAnswering(message)}
          />
        ))}
      </ul>
      <ListEnd pages={pages} empty={admin.noMessages} />
      {answering && (
        <AnswerDialog
          message={answering}
          onAnswered={() => {
            // Late, where another one is being answered by now.
            setAnswering((now) => (now === answering ? undefined : now));
            pages.reload();
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  );
}
