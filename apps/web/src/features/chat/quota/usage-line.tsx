import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { useText } from '../../../lib/language/use-text.ts';

/** How many questions are left. */
export function UsageLine({ user }: { user: UserDocument }) {
  const { quota } = useText();
  return <span>{quota.left(queriesLeft(user), user.queryLimit)}</span>;
}
