import { importSources } from '@savet/contract/choices/import-sources';
import { projectColors } from '@savet/contract/choices/project-colors';
import { responseStyles } from '@savet/contract/choices/response-styles';
import { feedbacks, receipt, replyNotices, replyOffer } from '@savet/contract/documents';
import { id, text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Longer than any title or code, any instructions, and any text that a model writes. In UTF-16 units. */
const TITLE_MAX = 1_000;
const INSTRUCTIONS_MAX = 10_000;
const CODE_MAX = 100;
const TEXT_MAX = 1_000_000;

/** Whose Brand Hub was used. Uids mean nothing on another server. */
const hubOwner = z.enum(['own', 'other']);

export const projectRow = z.strictObject({
  projectId: id,
  name: text(TITLE_MAX),
  color: z.enum(projectColors),
  instructions: text(INSTRUCTIONS_MAX),
  createdAt: exactTimestamp,
});
export type ProjectRow = z.infer<typeof projectRow>;

export const chatRow = z.strictObject({
  chatId: id,
  title: text(TITLE_MAX),
  createdAt: exactTimestamp,
  dateLastVisited: exactTimestamp,
  pinned: z.boolean().default(false),
  archived: z.boolean().default(false),
  projectId: id.nullable().default(null),
});
export type ChatRow = z.infer<typeof chatRow>;

/** How a question was answered: for the same question sent again, and for Retry. */
const turnRow = z.strictObject({
  replyId: id,
  attempt: z.int().positive(),
  state: z.enum(['answered', 'failed', 'stopped']),
  queryId: id,
  responseStyle: z.enum(responseStyles),
  brandHub: hubOwner.nullable(),
  inputTokens: z.int().nonnegative().nullable(),
  outputTokens: z.int().nonnegative().nullable(),
  acceptedAt: exactTimestamp,
  settledAt: exactTimestamp.nullable(),
});

/** A settled message: an answer that is being written is not exported, and neither is its question. */
export const messageRow = z.strictObject({
  chatId: id,
  messageId: id,
  position: z.int().positive(),
  text: text(TEXT_MAX),
  sender: z.enum(['user', 'assistant']),
  timestamp: exactTimestamp,
  isError: z.boolean(),
  errorCode: text(CODE_MAX).nullable(),
  feedback: z.enum(feedbacks).nullable(),
  feedbackAt: exactTimestamp.nullable(),
  status: z.enum(['done', 'failed', 'stopped']),
  attempt: z.int().positive(),
  replyTo: id.nullable(),
  receipt: receipt.extend({ brandHubUid: hubOwner }).loose().nullable(),
  offer: replyOffer.loose().nullable(),
  statedFields: z.array(z.string()).nullable(),
  notice: z.enum(replyNotices).nullable(),
  source: z.enum(importSources).nullable().default(null),
  versionOf: id.nullable().default(null),
  version: z.int().positive().default(1),
  versionCount: z.int().positive().default(1),
  hiddenUnder: id.nullable().default(null),
  turn: turnRow.nullable(),
});
export type MessageRow = z.infer<typeof messageRow>;
