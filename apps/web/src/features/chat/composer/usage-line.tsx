import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { Link } from 'react-router';
import { useText } from '#lib/language/use-text.ts';
import { areFewLeft } from './few-left.rules.ts';
import styles from './usage-line.module.css';

/** The number of queries left, with a link to the ledger. Nothing while there are plenty. */
export function UsageLine({ user }: { user: UserDocument }) {
  const { quota } = useText();
  if (!areFewLeft(user)) return null;
  return (
    <Link to="/profile#ledger" className={styles.usage}>
      {quota.left(queriesLeft(user), user.queryLimit)}
    </Link>
  );
}
