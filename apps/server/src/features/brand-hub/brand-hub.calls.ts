import { PAGE_DEFAULT } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { type ContactMessageRow, listContactMessages } from './contact-answers.store.ts';
import { decideProposal } from './contact-answers.ts';
import { insertContactMessage } from './contact-messages.store.ts';
import { saveField } from './save-field.ts';
import { listVersions, readVersion } from './versions.store.ts';

export function brandHubCalls(dependencies: {
  db: Database;
  /** Sends messages to support. */
  contactMails: { sendDue(): void };
}): HandlersOf<
  | 'saveBrandField'
  | 'listBrandVersions'
  | 'restoreBrandField'
  | 'sendContactMessage'
  | 'listOwnContactMessages'
  | 'decideProposal'
> {
  const { db, contactMails } = dependencies;
  return {
    saveBrandField: ({ path, value, baseVersion }, { uid, actor }) =>
      saveField(db, uid, actor?.uid ?? uid, { path, value, baseVersion }),

    listBrandVersions: async ({ path, before, limit = PAGE_DEFAULT }, { uid }) => {
      const rows = await listVersions(db, uid, path, { before, limit: limit + 1 });
      const versions = rows
        .slice(0, limit)
        .map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
      return { versions, more: rows.length > limit };
    },

    restoreBrandField: async ({ path, version, baseVersion }, { uid, actor }) => {
      const value = await readVersion(db, uid, path, version);
      if (value === null) throw new ApiError('NOT_FOUND');
      return saveField(db, uid, actor?.uid ?? uid, { path, value, baseVersion });
    },

    sendContactMessage: async ({ contactMessageId, section = null, text }, { uid }) => {
      await loadUser(db, uid);
      const stored = await insertContactMessage(db, { uid, contactMessageId, section, text });
      if (stored.text !== text || stored.section !== section) {
        throw new ApiError('MESSAGE_CONFLICT');
      }
      contactMails.sendDue();
      return { contactMessageId, createdAt: stored.createdAt.toISOString() };
    },

    listOwnContactMessages: async ({ before, limit = PAGE_DEFAULT }, { uid }) => {
      const after = before === undefined ? null : { uid, contactMessageId: before };
      const rows = await listContactMessages(db, { uid, after }, limit + 1);
      return { contactMessages: rows.slice(0, limit).map(toOwn), more: rows.length > limit };
    },

    decideProposal: async (decision, { uid }) => ({
      user: await decideProposal(db, uid, decision),
    }),
  };
}

function toOwn({ contactMessageId, section, text, createdAt, answer }: ContactMessageRow) {
  return { contactMessageId, section, text, createdAt: createdAt.toISOString(), answer };
}
