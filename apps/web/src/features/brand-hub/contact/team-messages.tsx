import type { UserDocument } from '@savet/contract/documents';
import { useEffect } from 'react';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePagedList } from '../../../lib/paging/use-paged-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { latestAnswer } from './answers.rules.ts';
import { setSeenUntil } from './seen-answers.ts';
import { TeamMessageItem } from './team-message-item.tsx';
import styles from './team-messages.module.css';
import { teamMessagesOf } from './team-messages-list.ts';

/** Id of the heading: the notice at the top of the page leads there. */
export const TEAM_MESSAGES_ID = 'team-messages';

/** What the user wrote to the team, and what it answered and proposed. */
export function TeamMessages({ user }: { user: UserDocument }) {
  const texts = useText().brandHub.messages;
  const { documents, isViewOnly } = useDocuments();
  const list = teamMessagesOf({ documents });
  const { entries, more, isLoaded, load } = usePagedList(list);
  const seenUntil = latestAnswer(entries);
  useEffect(() => {
    if (!isViewOnly) setSeenUntil(user.uid, seenUntil);
  }, [isViewOnly, user.uid, seenUntil]);
  return (
    <section className={styles.section} aria-labelledby={TEAM_MESSAGES_ID}>
      <h2 id={TEAM_MESSAGES_ID} tabIndex={-1}>
        {texts.title}
      </h2>
      {!isLoaded && load === 'loading' && <Skeleton label={texts.loading} rows={1} />}
      {isLoaded && entries.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
      <ol className={styles.list}>
        {entries.map((message) => (
          <TeamMessageItem key={message.contactMessageId} message={message} user={user} />
        ))}
      </ol>
      {load === 'failed' && (
        <p role="alert">
          {texts.failed}{' '}
          {!isLoaded && <Button onClick={() => void list.refresh()}>{texts.retry}</Button>}
        </p>
      )}
      {more && (
        <div>
          <Button busy={load === 'loading'} onClick={() => void list.loadMore()}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}
