import type { CallOutput } from '@savet/contract/calls';
import type { Feedback } from '@savet/contract/documents';
import { formatDateTime } from '@savet/i18n/formats';
import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Markdown } from '../../chat/markdown/markdown.tsx';
import styles from '../admin.module.css';
import { ListEnd } from '../load-state.tsx';
import { Person } from '../person.tsx';

type Rated = CallOutput<'listFeedback'>['feedback'][number];
const choices = ['all', 'bad', 'good'] as const;

/** Answers that users rated and shared, as the users saw them. */
export function RatedAnswers() {
  const { admin } = useStaffText();
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const pages = usePagedQuery<Rated>({
    key: ['ratedAnswers', choice],
    load: async (after) => {
      const feedback: Feedback = choice === 'all' ? null : choice;
      const page = await callWithoutSubject('listFeedback', {
        ...(feedback !== null && { feedback }),
        ...(after !== undefined && { after }),
      });
      return { rows: page.feedback, next: page.next };
    },
  });
  return (
    <section className={styles.panel} aria-label={admin.views.feedback}>
      <p>{admin.feedbackText}</p>
      <div className={styles.filters}>
        <div>
          <Toggle
            label={admin.views.feedback}
            value={choice}
            options={choices.map((value) => ({ value, label: admin.feedbackChoices[value] }))}
            onChange={setChoice}
          />
        </div>
      </div>
      <ul className={styles.list}>
        {pages.rows.map((rated) => (
          <RatedAnswer key={`${rated.uid} ${rated.messageId}`} rated={rated} />
        ))}
      </ul>
      <ListEnd pages={pages} empty={admin.noFeedback} />
    </section>
  );
}

function RatedAnswer({ rated }: { rated: Rated }) {
  const { admin } = useStaffText();
  const { locale } = useLanguage();
  return (
    <li className={styles.entry}>
      <div className={styles.header}>
        <Person user={rated} />
        <p className={styles.muted}>
          {admin.feedbackGiven[rated.feedback]} · {formatDateTime(locale, rated.givenAt)}
        </p>
      </div>
      <p className={styles.bodyText}>{rated.question}</p>
      <div className={styles.answer}>
        <Markdown text={rated.answer} />
      </div>
    </li>
  );
}
