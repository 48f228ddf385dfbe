import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import styles from './usage-line.module.css';

/** The number of queries left, with a link to the ledger. */
export function UsageLine({ user }: { user: UserDocument }) {
  const { quota } = useText();
  return (
    <Link to="/profile#ledger" className={styles.usage}>
      {quota.left(queriesLeft(user), user.queryLimit)}
    </Link>
  );
}
