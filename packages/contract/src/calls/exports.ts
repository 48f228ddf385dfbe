import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subject } from '../subject.ts';
import { id, timestamp } from '../text.ts';

/** The export of an account: one ZIP file, made in the background. */
const accountExport = z.object({
  exportId: id,
  /** A running export continues after a restart of the server. */
  state: z.enum(['running', 'ready', 'failed']),
  /** Messages written so far, of `total`. */
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  /** Size of the file in bytes; null until it is ready. */
  size: z.number().int().positive().nullable(),
  /** When the file is deleted; null while the export runs. */
  expiresAt: timestamp.nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = defineCall({
  access: 'user',
  effect: 'write',
  summary:
    'Starts an export of everything in the account, which replaces the previous one; returns the running export if there is one. The file is then at `GET /api/account-export`.',
  input: z.object({ uid: subject }),
  output: z.object({ export: accountExport }),
  errors: ['EXPORT_LIMIT_REACHED'],
});

export const getAccountExport = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Returns the progress and the result of the latest export; null if there is none.',
  input: z.object({ uid: subject }),
  output: z.object({ export: accountExport.nullable() }),
  errors: [],
});
