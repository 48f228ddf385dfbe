import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import { areFewLeft } from './few-left.rules.ts';
import styles from './usage-line.module.css';

/** A link to the ledger that says how many queries are left. Empty while there are plenty. When none are left, a notice says so, and the link names the ledger. */
export function UsageLine({ user }: { user: UserDocument }) {
  const { quota } = useText();
  if (!areFewLeft(user)) return null;
  const left = queriesLeft(user);
  return (
    <Link to="/profile#ledger" className={styles.usage}>
      {left === 0 ? quota.ledger : quota.left(left, user.queryLimit)}
    </Link>
  );
}
