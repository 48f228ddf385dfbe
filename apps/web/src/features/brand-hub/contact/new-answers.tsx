import { hasBrandHub } from '@savet/contract/plans';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useUser } from '../../../lib/documents/hooks.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { usePagedList } from '../../../lib/paging/use-paged-list.ts';
import { newAnswers } from './answers.rules.ts';
import { useSeenUntil } from './seen-answers.ts';
import styles from './team-messages.module.css';
import { teamMessagesOf } from './team-messages-list.ts';

/** How many answers of the team have come since the Brand Hub was last opened. */
export function NewAnswers() {
  const user = useUser();
  const { isViewOnly } = useDocuments();
  return user && hasBrandHub(user.plan) && !isViewOnly ? <Count /> : null;
}

function Count() {
  const { brandHub } = useText();
  const { uid, documents } = useDocuments();
  const { entries } = usePagedList(teamMessagesOf({ documents }));
  const count = newAnswers(entries, useSeenUntil(uid));
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{brandHub.messages.newAnswers(count)}</span>
    </span>
  );
}
