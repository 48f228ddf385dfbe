import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { withDecision } from './answers.rules.ts';
import { type TeamMessage, teamMessagesOf } from './team-messages-list.ts';

type Deciding = { kind: 'rest' | 'accepting' | 'declining' } | { kind: 'failed'; error: unknown };

/** The user's decision about a proposed text, on its way to the server. */
export function useDecision(message: TeamMessage, path: string, user: UserDocument) {
  const { documents } = useDocuments();
  const list = teamMessagesOf({ documents });
  const [deciding, setDeciding] = useState<Deciding>({ kind: 'rest' });

  /** @returns whether it was taken */
  async function decide(accept: boolean): Promise<boolean> {
    setDeciding({ kind: accept ? 'accepting' : 'declining' });
    try {
      const decided = await call('decideProposal', {
        contactMessageId: message.contactMessageId,
        path,
        accept,
        // The version whose text is shown beside the proposed one.
        baseVersion: user.brandVersions[path] ?? 0,
      });
      documents.store.dispatch({ type: 'userRead', user: decided.user });
      list.replace(withDecision(message, path, accept ? 'accepted' : 'declined'));
      setDeciding({ kind: 'rest' });
      return true;
    } catch (error) {
      await catchUp(error);
      setDeciding({ kind: 'failed', error });
      return false;
    }
  }

  /** Shows what was decided or saved elsewhere, before the user decides anew. */
  async function catchUp(error: unknown): Promise<void> {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'PROPOSAL_DECIDED') return list.refresh();
    if (code !== 'FIELD_CONFLICT') return;
    const read = await call('getUser', {}).catch(() => null);
    if (read) documents.store.dispatch({ type: 'userRead', user: read.user });
  }

  return { deciding, decide };
}
