import { z } from 'zod';
import { importSources } from './limits.ts';
import { id } from './text.ts';

/**
 * Why a file is not imported at all. `no_chats`: it is no export of a program that is known. `damaged`: it is not complete, or
 * no server reads it. `too_large`: its texts or chats are too many. `interrupted`: the server failed again and again.
 */
export const importFailures = ['no_chats', 'damaged', 'too_large', 'interrupted'] as const;
export type ImportFailure = (typeof importFailures)[number];

/**
 * Why a chat is left out. `changed_here`: it was imported before and has new messages, but went on here too. `deleted_here`: it
 * was imported before and is deleted. `chat_limit`: the account has as many chats as it can.
 */
export const leftOutReasons = [
  'unreadable',
  'empty',
  'too_long',
  'changed_here',
  'deleted_here',
  'chat_limit',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const count = z.number().int().nonnegative();

/** What an import has done so far. */
const importOutcome = z.object({
  /** New chats, chats that got the messages that they lacked, and chats that had all messages already. */
  imported: count,
  extended: count,
  present: count,
  /** Of the chats that are left out, those named one by one; the others are counted. */
  leftOut: z.array(
    z.object({
      /** Its place in the file, from 1. */
      number: z.number().int().positive(),
      /** Empty if it has none. */
      title: z.string(),
      source: z.enum(importSources).nullable(),
      reason: z.enum(leftOutReasons),
    }),
  ),
  leftOutCount: count,
  /** Messages that were too long, of which the start is imported. */
  shortened: count,
  /** Pictures, files and uses of tools that a short sentence stands for. */
  replaced: count,
  /** Chats with other versions of a question or an answer than the one shown, which are not imported. */
  otherVersions: count,
});
export type ImportOutcome = z.infer<typeof importOutcome>;

/** The import of a file with chats: it is sent in pieces, and then read in the background. */
export const chatImport = z.object({
  importId: id,
  /** A running import goes on after a restart of the server. */
  state: z.enum(['uploading', 'running', 'done', 'failed']),
  failure: z.enum(importFailures).nullable(),
  /** Size of the file, and what of it has arrived, in bytes. */
  size: z.number().int().positive(),
  received: count,
  /** Chats read so far, of `total`; 0 of 0 until the chats are counted. */
  done: count,
  total: count,
  outcome: importOutcome,
});
export type ChatImport = z.infer<typeof chatImport>;
