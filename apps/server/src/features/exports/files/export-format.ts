/** The first entry of an export. An import refuses other versions. */
export const signature = { format: 'savet-account', version: 1 } as const;

/** Paths of the entries that an import reads, in their order in the file. The others are for people. */
export const paths = {
  signature: 'savet.json',
  account: 'account.json',
  versions: 'brand-hub-versions.jsonl',
  checkExceptions: 'check-exceptions.jsonl',
  contact: 'messages-to-the-team.jsonl',
  invoices: 'invoices.json',
  agreements: 'agreements.json',
  viewings: 'viewings.jsonl',
  viewingRequests: 'viewing-requests.jsonl',
  brandHubReads: 'brand-hub-reads.jsonl',
  queries: 'queries.jsonl',
  projects: 'projects.jsonl',
  chats: 'chats.jsonl',
  messages: 'messages.jsonl',
  sharedLinks: 'shared-links.jsonl',
} as const;

/** Entries that older exports of this version lack. */
export const laterEntries: readonly string[] = [
  'agreements',
  'projects',
  'checkExceptions',
  'sharedLinks',
] satisfies (keyof typeof paths)[];
