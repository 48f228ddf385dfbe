import type { CallOutput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { formatMoment } from '@savet/i18n/formats';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePages } from '../../../lib/paging/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { Proposal } from './proposal.tsx';
import styles from './team-messages.module.css';

export type TeamMessage = CallOutput<'listOwnContactMessages'>['contactMessages'][number];

const PAGE = 5;

/** What was written to the team, what it answered, and the texts it proposes. Read again when the page is looked at. */
export function TeamMessages({ user }: { user: UserDocument }) {
  const { brandHub } = useText();
  const { isViewOnly } = useDocuments();
  const pages = usePages<TeamMessage>('', async (before) => {
    const { contactMessages, more } = await call('listOwnContactMessages', {
      limit: PAGE,
      ...(before !== undefined && { before }),
    });
    return {
      rows: contactMessages,
      next: more ? (contactMessages.at(-1)?.contactMessageId ?? null) : null,
    };
  });
  const reload = useEffectEvent(pages.reload);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (pages.rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="team-messages">
      <h2 id="team-messages">{brandHub.teamMessages}</h2>
      <ul className={styles.list}>
        {pages.rows.map((message) => (
          <Entry
            key={message.contactMessageId}
            message={message}
            user={user}
            isViewOnly={isViewOnly}
            onDecided={pages.reload}
          />
        ))}
      </ul>
      {pages.hasMore && (
        <div>
          <Button busy={pages.state === 'loading'} onClick={pages.loadMore}>
            {brandHub.historyMore}
          </Button>
        </div>
      )}
    </section>
  );
}

interface EntryProps {
  message: TeamMessage;
  user: UserDocument;
  isViewOnly: boolean;
  onDecided: () => void;
}

function Entry({ message, user, isViewOnly, onDecided }: EntryProps) {
  const { brandHub } = useText();
  const { locale } = useLanguage();
  const { answer, contactMessageId } = message;
  return (
    <li>
      <p className={styles.soft}>{formatMoment(locale, message.createdAt)}</p>
      <p className={styles.said}>{message.text}</p>
      {answer ? (
        <div className={styles.answer}>
          <p className={styles.soft}>
            {brandHub.teamAnswered(
              answer.answeredBy ?? '',
              formatMoment(locale, answer.answeredAt),
            )}
          </p>
          <p className={styles.said}>{answer.text}</p>
          {answer.proposals.map((proposal) => (
            <Proposal
              key={proposal.path}
              contactMessageId={contactMessageId}
              proposal={proposal}
              user={user}
              isViewOnly={isViewOnly}
              onDecided={onDecided}
            />
          ))}
        </div>
      ) : (
        <p className={styles.soft}>{brandHub.teamWaiting}</p>
      )}
    </li>
  );
}
