import type { CallOutput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';

export type TeamMessage = CallOutput<'listOwnContactMessages'>['contactMessages'][number];
export type Proposal = NonNullable<TeamMessage['answer']>['proposals'][number];

export const TEAM_MESSAGES_KEY = ['teamMessages'];

/** Messages per page. */
const PAGE = 5;

/** @param after id of a message; undefined for the first page */
export async function readTeamMessages(after: string | undefined) {
  const page = { limit: PAGE, ...(after !== undefined && { before: after }) };
  const { contactMessages, more } = await call('listOwnContactMessages', page);
  const last = contactMessages.at(-1)?.contactMessageId;
  return { rows: contactMessages, next: more ? (last ?? null) : null };
}

export function teamMessageId({ contactMessageId }: TeamMessage): string {
  return contactMessageId;
}
