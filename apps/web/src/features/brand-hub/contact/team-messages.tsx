import type { UserDocument } from '@savet/contract/documents';
import { useEffect } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { latestAnswer } from './answers.rules.ts';
import { setSeenUntil } from './seen-answers.ts';
import { TeamMessageItem } from './team-message-item.tsx';
import styles from './team-messages.module.css';
import { useTeamMessages } from './use-team-messages.ts';

/** Id of the heading, the target of the notice at the top. */
export const TEAM_MESSAGES_ID = 'team-messages';

/** The user's messages to the team, with answers and proposals. */
export function TeamMessages({ user }: { user: UserDocument }) {
  const texts = useText().brandHub.messages;
  const { isViewOnly } = useDocuments();
  const list = useTeamMessages();
  const { rows, hasMore, isLoaded, state } = list;
  const seenUntil = latestAnswer(rows);
  useEffect(() => {
    if (!isViewOnly) setSeenUntil(user.uid, seenUntil);
  }, [isViewOnly, user.uid, seenUntil]);
  return (
    <section className={styles.section} aria-labelledby={TEAM_MESSAGES_ID}>
      <h2 id={TEAM_MESSAGES_ID} tabIndex={-1}>
        {texts.title}
      </h2>
      {!isLoaded && state === 'loading' && <Skeleton label={texts.loading} rows={1} />}
      {isLoaded && rows.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      <ol className={styles.list}>
        {rows.map((message) => (
          <TeamMessageItem key={message.contactMessageId} message={message} user={user} />
        ))}
      </ol>
      {state === 'failed' && (
        <p role="alert">
          {texts.failed}{' '}
          {!isLoaded && <Button onClick={() => void list.reload()}>{texts.retry}</Button>}
        </p>
      )}
      {hasMore && (
        <div>
          <Button busy={state === 'loading'} onClick={() => void list.loadMore()}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}
