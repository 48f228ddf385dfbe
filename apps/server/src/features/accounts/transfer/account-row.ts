import { mailKinds } from '@savet/contract/accounts/mails';
import { accountTypes } from '@savet/contract/choices/account-types';
import { languageCodes } from '@savet/contract/languages';
import { NAME_MAX } from '@savet/contract/limits';
import { plans } from '@savet/contract/plans';
import { text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Largest query limit that its column stores. */
const QUERY_LIMIT_MAX = 2 ** 31 - 1;

/** The account in an export: what does not belong to one server alone, as its uid, its flags and its customer do. */
export const accountRow = z.strictObject({
  createdAt: exactTimestamp,
  firstName: text(NAME_MAX),
  lastName: text(NAME_MAX),
  language: z.enum(languageCodes),
  accountType: z.enum(accountTypes),
  shareFeedbackSince: exactTimestamp.nullable(),
  asksBeforeViewing: z.boolean(),
  viewingMails: z.boolean(),
  mutedMails: z.array(z.enum(mailKinds)).default([]),
  plan: z.enum(plans).nullable(),
  queryLimit: z.int().min(0).max(QUERY_LIMIT_MAX).nullable(),
  queryResetDate: exactTimestamp.nullable(),
  billingAnchor: exactTimestamp.nullable(),
  allowance: z.string().regex(/^(free|paid:[\d:.TZ-]{1,40})$/),
  userInfo: z.record(z.string(), z.unknown()),
  brandVersions: z.record(z.string().max(200), z.int().positive()),
});
export type AccountRow = z.infer<typeof accountRow>;
