import { z } from 'zod';
import { defineCall } from '../call.ts';
import { importSources } from '../choices/import-sources.ts';
import { IMPORT_FILE_MAX, IMPORT_PIECE_BYTES } from '../limits.ts';
import { subject } from '../subject.ts';
import { id } from '../text.ts';

/**
 * Why a file is not imported at all. `no_chats`: it is no export of a program that is known. `damaged`: it is not complete, or
 * no server reads it. `too_large`: its texts or chats are too many. `interrupted`: the server failed again and again.
 */
const importFailures = ['no_chats', 'damaged', 'too_large', 'interrupted'] as const;
export type ImportFailure = (typeof importFailures)[number];

/**
 * Why a chat is left out. `changed_here`: it was imported before and has new messages, but went on here too. `deleted_here`: it
 * was imported before and is deleted. `chat_limit`, `text_limit`: the account has as many chats, or as much imported text, as it
 * can.
 */
const leftOutReasons = [
  'unreadable',
  'empty',
  'too_long',
  'changed_here',
  'deleted_here',
  'chat_limit',
  'text_limit',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const count = z.number().int().nonnegative();

/** The progress of an import. */
const importOutcome = z.object({
  /** New chats; chats whose missing messages were added; chats that already had all messages. */
  imported: count,
  extended: count,
  present: count,
  /** The first chats that were left out, listed by title. */
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
  /** Messages that were too long: only their start is imported. */
  shortened: count,
  /** Pictures, files and uses of tools that a short sentence replaces. */
  replaced: count,
  /** Chats that have other versions of a question or an answer; only the version shown is imported. */
  otherVersions: count,
});
export type ImportOutcome = z.infer<typeof importOutcome>;

/** The import of a file with chats: it is sent in pieces, and then read in the background. */
const chatImport = z.object({
  importId: id,
  /** A running import continues after a restart of the server. */
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

export const importChats = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Begins to import the chats of an export of ChatGPT or Claude, a ZIP file or its `conversations.json`; returns the running import if there is one. The file follows with `sendImportPiece`.',
  input: z.object({ uid: subject, size: z.number().int().min(1).max(IMPORT_FILE_MAX) }),
  output: z.object({ import: chatImport }),
  errors: ['IMPORT_LIMIT_REACHED'],
});

export const sendImportPiece = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Sends a piece of the file of an import. The import runs as soon as all pieces have arrived, in any order; a piece that is sent again changes nothing.',
  input: z.object({
    uid: subject,
    importId: id,
    /** From 0. Every piece but the last has `IMPORT_PIECE_BYTES` bytes. */
    sequence: z
      .number()
      .int()
      .min(0)
      .max(Math.floor(IMPORT_FILE_MAX / IMPORT_PIECE_BYTES)),
    /** In base64. */
    bytes: z
      .string()
      .max(4 * Math.ceil(IMPORT_PIECE_BYTES / 3))
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  output: z.object({ import: chatImport }),
  errors: [],
});

export const getChatImport = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns the progress and the outcome of the latest import; null if there is none.',
  input: z.object({ uid: subject }),
  output: z.object({ import: chatImport.nullable() }),
  errors: [],
});
