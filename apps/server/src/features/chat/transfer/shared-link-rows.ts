import { HANDED_MESSAGES_MAX } from '@savet/contract/limits';
import { id } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** A shared link in an export. Its token is not in it: the address leads to this server. */
export const sharedLinkRow = z.strictObject({
  linkId: id,
  kind: z.enum(['answer', 'chat']),
  chatId: id,
  messageIds: z.array(id).max(HANDED_MESSAGES_MAX),
  showsBrand: z.boolean(),
  createdAt: exactTimestamp,
  expiresAt: exactTimestamp,
  openings: z.int().nonnegative(),
  previews: z.int().nonnegative(),
  lastOpenedAt: exactTimestamp.nullable(),
});
export type SharedLinkRow = z.infer<typeof sharedLinkRow>;
