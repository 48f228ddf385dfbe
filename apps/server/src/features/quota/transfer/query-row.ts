import { queryEntry } from '@savet/contract/documents';
import { id } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** A settled query in an export; a reserved one belongs to work that is not finished. */
export const queryRow = z.strictObject({
  queryId: id,
  allowance: z.string().max(100),
  purpose: queryEntry.shape.purpose,
  state: z.enum(['kept', 'given_back']),
  reason: queryEntry.shape.reason,
  chatId: id.nullable(),
  messageId: id.nullable(),
  titled: z.boolean(),
  createdAt: exactTimestamp,
  settledAt: exactTimestamp.nullable(),
});
export type QueryRow = z.infer<typeof queryRow>;
