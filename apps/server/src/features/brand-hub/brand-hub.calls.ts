import type * as calls from '@savet/contract/calls/brand-hub';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { type ContactMessageRow, listContactMessages } from './contact-answers.store.ts';
import { decideProposal } from './contact-answers.ts';
import { insertContactMessage } from './contact-messages.store.ts';
import { listFieldUses } from './field-uses/list-field-uses.ts';
import { saveField } from './save-field.ts';
import { listVersions, readVersion } from './versions.store.ts';

export function brandHubCalls(dependencies: {
  db: Database;
  /** Mail queue of messages to support. */
  contactMails: { sendDue(): void };
}): HandlersOf<typeof calls> {
  const { db, contactMails } = dependencies;
  return {
    saveBrandField: ({ path, value, baseVersion }, { subjectUid, actor }) =>
      saveField(db, subjectUid, actor?.uid ?? subjectUid, { path, value, baseVersion }),

    listBrandVersions: async ({ path, before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const rows = await listVersions(db, subjectUid, path, { before, limit: limit + 1 });
      const versions = rows
        .slice(0, limit)
        .map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
      return { versions, more: rows.length > limit };
    },

    listFieldUses: async (_input, { subjectUid, actor }) => ({
      uses: await listFieldUses(db, subjectUid, { withQuotes: actor?.uid === subjectUid }),
    }),

    restoreBrandField: async ({ path, version, baseVersion }, { subjectUid, actor }) => {
      const value = await readVersion(db, subjectUid, path, version);
      if (value === null) throw new ApiError('NOT_FOUND');
      return saveField(db, subjectUid, actor?.uid ?? subjectUid, { path, value, baseVersion });
    },

    sendContactMessage: async ({ contactMessageId, section = null, text }, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const stored = await insertContactMessage(db, {
        uid: subjectUid,
        contactMessageId,
        section,
        text,
      });
      if (stored.text !== text || stored.section !== section) {
        throw new ApiError('MESSAGE_CONFLICT');
      }
      contactMails.sendDue();
      return { contactMessageId, createdAt: stored.createdAt.toISOString() };
    },

    listOwnContactMessages: async ({ before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const after = before === undefined ? null : { uid: subjectUid, contactMessageId: before };
      const rows = await listContactMessages(db, { uid: subjectUid, after }, limit + 1);
      return {
        contactMessages: rows.slice(0, limit).map(toContactMessage),
        more: rows.length > limit,
      };
    },

    decideProposal: async (decision, { subjectUid }) => ({
      user: await decideProposal(db, subjectUid, decision),
    }),
  };
}

function toContactMessage({
  contactMessageId,
  section,
  text,
  createdAt,
  answer,
}: ContactMessageRow) {
  return { contactMessageId, section, text, createdAt: createdAt.toISOString(), answer };
}
