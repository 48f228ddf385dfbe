import { languageCodes } from '@savet/contract/languages';
import { acceptanceOccasions, acceptedTextKinds } from '@savet/contract/legal';
import { text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Longest version of a text. */
const VERSION_MAX = 200;
/** More than anybody agrees to: a payment every day for years. */
const ROWS_MAX = 10_000;

const cents = z.int().nonnegative();

/** The agreements and withdrawals of a user, the oldest first. */
export const agreementList = z.strictObject({
  acceptances: z
    .array(
      z.strictObject({
        kind: z.enum(acceptedTextKinds),
        version: text(VERSION_MAX),
        language: z.enum(languageCodes),
        occasion: z.enum(acceptanceOccasions),
        acceptedAt: exactTimestamp,
      }),
    )
    .max(ROWS_MAX),
  withdrawals: z
    .array(
      z.strictObject({
        concludedAt: exactTimestamp,
        withdrawnAt: exactTimestamp,
        beganOnRequest: z.boolean(),
        /** In euro cents, as is `refund`. */
        paid: cents,
        refund: cents,
      }),
    )
    .max(ROWS_MAX),
});
export type AgreementList = z.infer<typeof agreementList>;
