import type { SecurityTexts } from '@savet/i18n/catalogue';

export type LookedAt = keyof SecurityTexts['viewing']['things'];

/** The area that each call of the API reveals; `live` is the live stream. */
const shownBy: Readonly<Record<string, LookedAt>> = {
  getUser: 'profile',
  getWithdrawal: 'profile',
  listInvoices: 'invoices',
  getAccountExport: 'profile',
  getChatImport: 'profile',
  checkText: 'profile',
  listChats: 'chats',
  listProjects: 'chats',
  listMessages: 'chats',
  listVersions: 'chats',
  searchChats: 'chats',
  exportChat: 'chats',
  listSharedLinks: 'chats',
  downloadChat: 'chats',
  downloadBrandBook: 'profile',
  listFieldUses: 'profile',
  live: 'live',
  listBrandVersions: 'versions',
  listOwnContactMessages: 'contact',
  listQueries: 'queries',
  listSessions: 'sessions',
  listLogIns: 'sessions',
  listPasskeys: 'sessions',
  readSecondFactor: 'sessions',
  listViewings: 'viewings',
  listViewingRequests: 'viewings',
};

const order: readonly LookedAt[] = [
  'profile',
  'chats',
  'live',
  'versions',
  'contact',
  'queries',
  'invoices',
  'sessions',
  'viewings',
  'other',
];

/** The areas that were viewed, named for the owner, each once. */
export function lookedAt(reads: Readonly<Record<string, number>>): LookedAt[] {
  const seen = new Set(Object.keys(reads).map((call) => shownBy[call] ?? 'other'));
  return order.filter((thing) => seen.has(thing));
}
