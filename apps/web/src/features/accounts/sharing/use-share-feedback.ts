import type { UserDocument } from '@savet/contract/documents';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';

/** Whether rated answers are shared, shown as chosen before the server has taken it. */
export function useShareFeedback(user: UserDocument) {
  const { store } = useDocuments().documents;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(0);
  const before = useRef<Promise<void>>(Promise.resolve());

  /** Choices are sent one after the other, so that the last one stands. */
  function choose(shareFeedback: boolean) {
    latest.current += 1;
    const choice = latest.current;
    setChosen(shareFeedback);
    setFailure(null);
    before.current = before.current.then(() => save(choice, shareFeedback));
  }

  async function save(choice: number, shareFeedback: boolean) {
    try {
      const saved = await call('updateUser', { shareFeedback });
      store.dispatch({ type: 'userRead', user: saved.user });
    } catch (error) {
      if (latest.current === choice) setFailure(error);
    }
    if (latest.current === choice) setChosen(null);
  }

  return { isShared: chosen ?? user.shareFeedback, choose, failure };
}
