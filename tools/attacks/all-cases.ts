import type { AttackCase } from './attack-case.ts';
import { accessCases } from './cases/access.ts';
import { accountCases } from './cases/accounts.ts';
import { bodyCases } from './cases/bodies.ts';
import { contentCases } from './cases/content.ts';
import { failureCases } from './cases/failures.ts';
import { fieldCases } from './cases/fields.ts';
import { guessingCases } from './cases/guessing.ts';
import { knownAddressCases } from './cases/known-addresses.ts';
import { liveCases } from './cases/live.ts';
import { markupCases } from './cases/markup.ts';
import { originCases } from './cases/origins.ts';
import { pathCases } from './cases/paths.ts';
import { paymentCases } from './cases/payments.ts';
import { quotaCases } from './cases/quota.ts';
import { sharedPageCases } from './cases/shared-pages.ts';
import { slowTextCases } from './cases/slow-texts.ts';
import { stringCases } from './cases/strings.ts';
import { tokenCases } from './cases/tokens.ts';
import { viewingCases } from './cases/viewing.ts';

/** All cases by number. */
export const allCases: readonly AttackCase[] = [
  ...accessCases,
  ...fieldCases,
  ...liveCases,
  ...paymentCases,
  ...quotaCases,
  ...tokenCases,
  ...viewingCases,
  ...accountCases,
  ...guessingCases,
  ...knownAddressCases,
  ...originCases,
  ...bodyCases,
  ...stringCases,
  ...pathCases,
  ...failureCases,
  ...contentCases,
  ...sharedPageCases,
  ...slowTextCases,
  ...markupCases,
].toSorted((a, b) => a.number - b.number);
