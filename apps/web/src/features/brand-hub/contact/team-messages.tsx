import type { UserDocument } from '@savet/contract/documents';
import { useEffect, useState } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { type PagedList, usePagedQuery } from '#data/queries/paged-query.ts';
import { useSheetText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showSection } from '#ui/page/show-section.ts';
import {
  inOrder,
  latestAnswer,
  newAnswers,
  openProposals,
  withOpenProposals,
} from './answers.rules.ts';
import { setSeenUntil, useSeenUntil } from './seen-answers.ts';
import { TeamMessageItem } from './team-message-item.tsx';
import styles from './team-messages.module.css';
import { readTeamMessages, TEAM_MESSAGES_KEY, type TeamMessage } from './team-messages-list.ts';

/** Id of the heading, the target of the notice at the top. */
const TEAM_MESSAGES_ID = 'team-messages';

/** Links from the top of the Brand Hub to new answers. */
export function TeamNotice() {
  const texts = useSheetText().messages;
  const { uid, isViewOnly } = useDocuments();
  const { rows } = useTeamMessages();
  const seenUntil = useSeenUntil(uid);
  // New answers stay marked until the page closes.
  const [seenBefore] = useState(seenUntil);
  const answers = newAnswers(rows, seenBefore);
  if (isViewOnly || answers === 0) return null;
  return (
    <Banner title={texts.answered(answers)}>
      <Button kind="primary" onClick={() => showSection(TEAM_MESSAGES_ID)}>
        {texts.view}
      </Button>
    </Banner>
  );
}

/** Whether there have been open proposals since the page opened: the last decision must not move the messages. */
export function useProposalsFirst(): boolean {
  const { isViewOnly } = useDocuments();
  const isOpen = openProposals(useTeamMessages().rows) > 0 && !isViewOnly;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

interface TeamMessagesProps {
  user: UserDocument;
  /** Above the sections, with the number of open proposals. */
  isFirst?: boolean;
}

/** The user's messages to the team, with answers and proposals. */
export function TeamMessages({ user, isFirst = false }: TeamMessagesProps) {
  const texts = useSheetText().messages;
  const { isViewOnly } = useDocuments();
  const list = useTeamMessages();
  const { rows, hasMore, isLoaded, state } = list;
  const open = openProposals(rows);
  const messages = useMessagesInOrder(rows);
  const seenUntil = latestAnswer(rows);
  useEffect(() => {
    if (!isViewOnly) setSeenUntil(user.uid, seenUntil);
  }, [isViewOnly, user.uid, seenUntil]);
  return (
    <section className={styles.section} aria-labelledby={TEAM_MESSAGES_ID} data-print="none">
      <h2 id={TEAM_MESSAGES_ID} tabIndex={-1}>
        {texts.title}
      </h2>
      {isFirst && open > 0 && <p>{texts.proposed(open)}</p>}
      {!isLoaded && state === 'loading' && <Skeleton label={texts.loading} rows={1} />}
      {isLoaded && rows.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
      <ol className={styles.list}>
        {messages.map((message) => (
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

/**
 * Messages with a proposal come before the others, which may be newer. They stay there once it is decided: a decision
 * must not move what is being read.
 */
function useMessagesInOrder(rows: readonly TeamMessage[]): readonly TeamMessage[] {
  const [first, setFirst] = useState<readonly string[]>([]);
  const added = withOpenProposals(rows).filter((id) => !first.includes(id));
  if (added.length > 0) setFirst([...first, ...added]);
  return inOrder(rows, first);
}

/** The user's messages to the team, the newest first; read once for all components that show them. */
function useTeamMessages(): PagedList<TeamMessage> {
  return usePagedQuery({ key: TEAM_MESSAGES_KEY, load: readTeamMessages, isQuiet: true });
}
