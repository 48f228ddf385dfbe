import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import styles from '../admin.module.css';
import { ListEnd } from '../load-state.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ContactMessage, type Message } from './contact-message.tsx';

const choices = ['open', 'answered', 'all'] as const;

/** Messages to the team, with answers. */
export function ContactMessages() {
  const { admin } = useStaffText();
  const [choice, setChoice] = useState<(typeof choices)[number]>('open');
  const [answering, setAnswering] = useState<Message>();
  const pages = usePagedQuery<Message>({
    key: ['contactMessages', choice],
    load: async (after) => {
      const page = await callWithoutSubject('listContactMessages', {
        ...(choice !== 'all' && { state: choice }),
        ...(after !== undefined && { after }),
      });
      return { rows: page.contactMessages, next: page.next };
    },
  });
  return (
    <section className={styles.panel} aria-label={admin.views.messages}>
      <div className={styles.filters}>
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
            // The response may be late: keep the dialog of another message open.
            setAnswering((now) => (now === answering ? undefined : now));
            void pages.reload();
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  );
}
