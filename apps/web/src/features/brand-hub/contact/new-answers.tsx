import { hasBrandHub } from '@savet/contract/plans';
import { useEffect } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { perUser } from '#data/documents/per-user.ts';
import { useText } from '#lib/language/use-text.ts';
import { browserSignals } from '#lib/page/page-signals.ts';
import { createStore, useStore } from '#lib/store/create-store.ts';
import { newAnswers } from './answers.rules.ts';
import { useSeenUntil } from './seen-answers.ts';
import styles from './team-messages.module.css';
import { readTeamMessages, type TeamMessage } from './team-messages-list.ts';

/** The number of answers by the team since the Brand Hub was last opened. */
export function NewAnswers() {
  const user = useUser();
  const { isViewOnly } = useDocuments();
  return user && hasBrandHub(user.plan) && !isViewOnly ? <Count /> : null;
}

function Count() {
  const { brandHub } = useText();
  const { uid } = useDocuments();
  const count = newAnswers(useNewestMessages(), useSeenUntil(uid));
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{brandHub.newAnswers(count)}</span>
    </span>
  );
}

/** Not a query: the chat's script budget has no room for TanStack Query (decision 0065). */
const newestMessagesOf = perUser(() => createStore<readonly TeamMessage[]>([]));

/** The newest page of messages, read on mount, on tab focus and when the network is back. */
function useNewestMessages(): readonly TeamMessage[] {
  const store = newestMessagesOf(useDocuments());
  useEffect(() => {
    const read = () =>
      readTeamMessages(undefined).then(
        ({ rows }) => store.set(rows),
        () => undefined,
      );
    void read();
    return browserSignals.subscribe((signal) => {
      if (signal !== 'hidden') void read();
    });
  }, [store]);
  return useStore(store);
}
