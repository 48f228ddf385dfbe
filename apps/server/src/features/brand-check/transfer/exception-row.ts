import { EXCEPTION_MAX } from '@savet/contract/limits';
import { text } from '@savet/contract/text';
import { z } from 'zod';
import { exactTimestamp } from '../../../platform/db/exact-time.ts';

/** Longest name of a rule: another server may know other rules. */
const RULE_MAX = 100;

/** An exception of the check in an export. */
export const exceptionRow = z.strictObject({
  rule: text(RULE_MAX),
  words: text(EXCEPTION_MAX),
  createdAt: exactTimestamp,
});
export type ExceptionRow = z.infer<typeof exceptionRow>;
