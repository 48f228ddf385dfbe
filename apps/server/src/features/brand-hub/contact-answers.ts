import type { ContactAnswer } from '@savet/contract/contact';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import { requireUser } from '../accounts/accounts.ts';
import { readUser } from '../accounts/user-document/user-document.store.ts';
import {
  closeProposal,
  insertAnswer,
  readContactMessage,
  readProposalForUpdate,
} from './contact-answers.store.ts';
import { writeField } from './save-field.ts';

/**
 * Stores the team's answer to a message. Proposed texts do not change the Brand Hub until the user accepts them.
 * @throws ApiError NOT_FOUND, MESSAGE_ANSWERED
 */
export async function answerMessage(
  db: Database,
  answer: { uid: string; contactMessageId: string; text: string; answeredBy: string },
  proposals: readonly { path: string; value: string }[],
): Promise<ContactAnswer> {
  if (!(await readContactMessage(db, answer))) throw new ApiError('NOT_FOUND');
  return inTransaction(db, async (trx) => {
    if (!(await insertAnswer(trx, answer, proposals))) throw new ApiError('MESSAGE_ANSWERED');
    const stored = await readContactMessage(trx, answer);
    if (!stored?.answer) throw new ApiError('NOT_FOUND');
    return stored.answer;
  });
}

/**
 * Stores the user's decision about a proposed text. An accepted text is saved as the user's own edit.
 * @throws ApiError NOT_FOUND, PROPOSAL_DECIDED, PLAN_REQUIRED, FIELD_CONFLICT
 */
export function decideProposal(
  db: Database,
  uid: string,
  decision: {
    contactMessageId: string;
    path: string;
    accept: boolean;
    baseVersion?: number | undefined;
  },
) {
  const { contactMessageId, path, accept, baseVersion } = decision;
  const key = { uid, contactMessageId };
  return writeDocuments(db, uid, async (trx, revision) => {
    const proposal = await readProposalForUpdate(trx, key, path);
    if (!proposal) throw new ApiError('NOT_FOUND');
    if (proposal.state !== 'open') throw new ApiError('PROPOSAL_DECIDED');
    await closeProposal(trx, key, path, accept ? 'accepted' : 'declined');
    const user = requireUser(await readUser(trx, uid));
    if (!accept) return user;
    const edit = { path, value: proposal.value, baseVersion };
    return (await writeField(trx, user, uid, edit, revision)).user;
  });
}
