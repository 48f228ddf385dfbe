import type { CallOutput } from '@savet/contract/calls';
import type { Feedback } from '@savet/contract/documents';
import { formatMoment } from '@savet/i18n/formats';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePages } from '../../../lib/paging/use-pages.ts';
import { Toggle } from '../../../ui/toggle.tsx';
import styles from '../admin.module.css';
import { ListEnd } from '../list-end.tsx';
import { Person } from '../person.tsx';

type Rated = CallOutput<'listFeedback'>['feedback'][number];
const choices = ['all', 'bad', 'good'] as const;

/** Answers that people rated and share, as plain text: nothing in them comes to life. */
export function RatedAnswers() {
  const { admin } = useText();
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const pages = usePages<Rated>(choice, async (after) => {
    const feedback: Feedback = choice === 'all' ? null : choice;
    const page = await call('listFeedback', {
      ...(feedback !== null && { feedback }),
      ...(after !== undefined && { after }),
    });
    return { rows: page.feedback, next: page.next };
  });
  return (
    <section className={styles.view} aria-label={admin.views.feedback}>
      <p>{admin.feedbackText}</p>
      <div className={styles.choices}>
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
  const { admin } = useText();
  const { locale } = useLanguage();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Person user={rated} />
        <p className={styles.soft}>
          {admin.feedbackChoices[rated.feedback]} · {formatMoment(locale, rated.givenAt)}
        </p>
      </div>
      <p className={styles.said}>{rated.question}</p>
      <blockquote className={styles.answer}>
        <p className={styles.said}>{rated.answer}</p>
      </blockquote>
    </li>
  );
}
