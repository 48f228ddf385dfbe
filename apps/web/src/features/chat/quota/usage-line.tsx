import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';
import { useChatText } from '../use-chat-text.ts';

/** How many questions are left. */
export function UsageLine({ user }: { user: UserDocument }) {
  const text = useChatText();
  return <span>{text.questionsLeft(queriesLeft(user), user.queryLimit)}</span>;
}
