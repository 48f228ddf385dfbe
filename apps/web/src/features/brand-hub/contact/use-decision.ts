import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { CallError } from '#data/call/call-error.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { replaceRow } from '#data/queries/paged-query.ts';
import { queryClientOf } from '#data/queries/query-client.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { withDecision } from './answers.rules.ts';
import { TEAM_MESSAGES_KEY, type TeamMessage, teamMessageId } from './team-messages-list.ts';

/** Sends the user's decision about a proposed text. */
export function useDecision(message: TeamMessage, path: string, user: UserDocument) {
  const { documents } = useDocuments();
  const client = queryClientOf({ documents });
  const [isAccepting, setAccepting] = useState(false);
  const { isBusy, failure, submit } = useSubmit();

  /** @param onDecided called when the decision is saved */
  function decide(accept: boolean, onDecided: () => void): void {
    submit(async () => {
      setAccepting(accept);
      try {
        await save(accept);
      } catch (error) {
        await catchUp(error);
        throw error;
      }
      onDecided();
    });
  }

  async function save(accept: boolean): Promise<void> {
    const decided = await call('decideProposal', {
      contactMessageId: message.contactMessageId,
      path,
      accept,
      // The version shown next to the proposal.
      baseVersion: user.brandVersions[path] ?? 0,
    });
    documents.store.dispatch({ type: 'userRead', user: decided.user });
    const changed = withDecision(message, path, accept ? 'accepted' : 'declined');
    replaceRow(client, TEAM_MESSAGES_KEY, changed, teamMessageId);
  }

  /** Loads the current state before the user decides again. */
  async function catchUp(error: unknown): Promise<void> {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'PROPOSAL_DECIDED')
      return client.invalidateQueries({ queryKey: TEAM_MESSAGES_KEY });
    if (code !== 'FIELD_CONFLICT') return;
    const read = await call('getUser', {}).catch(() => null);
    if (read) documents.store.dispatch({ type: 'userRead', user: read.user });
  }

  return { running: isBusy ? (isAccepting ? 'accept' : 'decline') : null, failure, decide };
}
