import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import { areFewLeft } from './few-left.rules.ts';
import styles from './usage-line.module.css';

/** How many queries are left, with a link to the ledger. Nothing while there are plenty; a notice tells when none are left. */
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
