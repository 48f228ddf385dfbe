import type { CallOutput } from '@savet/contract/calls';
import { call } from '../../../lib/call/call.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import { createPagedList } from '../../../lib/paging/paged-list.ts';

export type TeamMessage = CallOutput<'listOwnContactMessages'>['contactMessages'][number];
export type Proposal = NonNullable<TeamMessage['answer']>['proposals'][number];

/** Messages asked for at a time. */
const PAGE = 5;

/** A user's messages to the team, the newest first: one list for all parts of the page that show it. */
export const teamMessagesOf = perUser(() =>
  createPagedList<TeamMessage>({
    read: async (before) => {
      const page = { limit: PAGE, ...(before && { before: before.contactMessageId }) };
      const { contactMessages, more } = await call('listOwnContactMessages', page);
      return { entries: contactMessages, more };
    },
    idOf: ({ contactMessageId }) => contactMessageId,
  }),
);
