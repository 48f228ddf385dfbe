import { brandFieldAt } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { formatDateTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSheetText, useText } from '#lib/language/use-text.ts';
import { ProposedText } from './proposed-text.tsx';
import styles from './team-messages.module.css';
import type { TeamMessage } from './team-messages-list.ts';

/** A message with the team's answer and proposals. */
export function TeamMessageItem({ message, user }: { message: TeamMessage; user: UserDocument }) {
  const { locale } = useLanguage();
  const { brandHub } = useText();
  const texts = useSheetText().messages;
  const { answer, section, createdAt } = message;
  return (
    <li className={styles.message}>
      <p className={styles.header}>
        <strong>{section === null ? brandHub.title : brandHub.sections[section]}</strong>
        <time dateTime={createdAt}>{formatDateTime(locale, createdAt)}</time>
      </p>
      <p className={styles.text}>{message.text}</p>
      {answer === null ? (
        <p className={styles.muted}>{texts.waiting}</p>
      ) : (
        <div className={styles.answer}>
          <p className={styles.header}>
            <strong>
              {answer.answeredBy === null ? texts.answer : texts.answerBy(answer.answeredBy)}
            </strong>
            <time dateTime={answer.answeredAt}>{formatDateTime(locale, answer.answeredAt)}</time>
          </p>
          <p className={styles.text}>{answer.text}</p>
          {answer.proposals.length > 0 && (
            <ul className={styles.proposals}>
              {answer.proposals.map((proposal) => {
                const field = brandFieldAt(proposal.path);
                return field ? (
                  <ProposedText
                    key={proposal.path}
                    field={field}
                    proposal={proposal}
                    message={message}
                    user={user}
                  />
                ) : null;
              })}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
