import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chatImport } from '../chat-imports.ts';
import { IMPORT_FILE_MAX, IMPORT_PIECE_BYTES } from '../limits.ts';
import { subject } from '../subject.ts';
import { id } from '../text.ts';

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
