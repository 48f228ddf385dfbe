import { EMAIL_MAX, VIEWING_REASON_MAX } from '@savet/contract/limits';
import { id, text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

const CALL_MAX = 100;

/** A viewing of the account by staff in an export, with what was read in it. */
export const viewingRow = z.strictObject({
  viewingId: id,
  email: text(EMAIL_MAX),
  reason: text(VIEWING_REASON_MAX).nullable(),
  startedAt: exactTimestamp,
  expiresAt: exactTimestamp,
  endedAt: exactTimestamp.nullable(),
  consent: z.enum(['approved', 'overridden']).nullable(),
  reads: z.array(
    z.strictObject({ call: text(CALL_MAX), chatId: id.nullable(), readAt: exactTimestamp }),
  ),
});
export type ViewingRow = z.infer<typeof viewingRow>;

/** A request of staff for approval to view the account. */
export const viewingRequestRow = z.strictObject({
  requestId: id,
  email: text(EMAIL_MAX),
  reason: text(VIEWING_REASON_MAX).nullable(),
  requestedAt: exactTimestamp,
  until: exactTimestamp,
  answer: z.enum(['approved', 'declined']).nullable(),
  answeredAt: exactTimestamp.nullable(),
  usedAt: exactTimestamp.nullable(),
});
export type ViewingRequestRow = z.infer<typeof viewingRequestRow>;

/** An answer to staff that drew on the Brand Hub of this account. */
export const brandHubReadRow = z.strictObject({
  readId: id,
  /** Empty for a former member of the team. */
  email: text(EMAIL_MAX),
  readAt: exactTimestamp,
});
export type BrandHubReadRow = z.infer<typeof brandHubReadRow>;
