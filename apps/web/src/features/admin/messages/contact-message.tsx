import { brandFieldAt } from '@savet/contract/brand-hub';
import type { CallOutput } from '@savet/contract/calls';
import { formatDateTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldValue } from '../../brand-hub/field-value.tsx';
import styles from '../admin.module.css';
import { Person } from '../person.tsx';
import { proposedLabel } from './proposed-label.rules.ts';

export type Message = CallOutput<'listContactMessages'>['contactMessages'][number];

/** A message to the team, with the answer and the state of its proposals. */
export function ContactMessage({ message, onAnswer }: { message: Message; onAnswer: () => void }) {
  const { admin, brandHub } = useStaffText();
  const { locale } = useLanguage();
  const { answer, section } = message;
  const about = section === null ? brandHub.title : brandHub.sections[section];
  return (
    <li className={styles.entry}>
      <div className={styles.header}>
        <Person user={message} />
        <p className={styles.muted}>
          {about} · {formatDateTime(locale, message.createdAt)}
        </p>
      </div>
      <p className={styles.bodyText}>{message.text}</p>
      {answer ? (
        <div className={styles.answer}>
          <p className={styles.muted}>
            {admin.answeredBy(answer.answeredBy ?? '', formatDateTime(locale, answer.answeredAt))}
          </p>
          <p className={styles.bodyText}>{answer.text}</p>
          {answer.proposals.map(({ path, value, state }) => {
            const field = brandFieldAt(path);
            return (
              <div key={path}>
                <p className={styles.muted}>
                  {proposedLabel(brandHub, field)} · {admin.proposalStates[state]}
                </p>
                {field && (
                  <p className={styles.bodyText}>
                    <FieldValue field={field} value={value} />
                  </p>
                )}
              </div>
            );
          })}
        </div>
      ) : (
        <div>
          <Button onClick={onAnswer}>{admin.answer}</Button>
        </div>
      )}
    </li>
  );
}
