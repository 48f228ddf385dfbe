import { wordsOf } from '@savet/text/text';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { ofDecisions } from './of-decisions.ts';
import { ofHandingOver } from './of-handing-over.ts';
import { ofPeople } from './of-people.ts';
import { ofTheOwner } from './of-the-owner.ts';
import type { SignedSituation } from './situation.ts';

/** Fewer words tell no situation; a longer message holds signs by chance. */
const WORDS_MIN = 6;
const WORDS_MAX = 60;
/** Advice on people, capacity and decisions: what a situation tells is more than its nearest subject. Any other certain advice stands. */
const near = [
  ...['staff-turnover', 'hard-to-fill-jobs', 'first-hire', 'freelancer-or-employee'],
  ...['weak-performance', 'team-conflicts', 'pay-rise-requests', 'business-partners'],
  ...['employee-with-customers', 'motivating-a-team', 'bonuses', 'delegating', 'weekly-plan'],
  ...['apprentice-or-skilled', 'where-to-work', 'shop-location', 'second-location', 'off-season'],
  ...['cash-flow', 'funding-options', 'negotiating', 'payment-terms', 'large-companies'],
  ...['dependence-on-one-client', 'wholesale', 'break-even', 'gross-margin', 'raising-prices'],
  ...['hourly-rate', 'saying-no', 'dropping-products', 'starting-a-business', 'cutting-costs'],
  ...['selling-the-business', 'marketing-budget', 'choosing-ad-channels', 'difficult-customers'],
  ...['phone-enquiries', 'online-shop', 'adding-a-service', 'new-competitor', 'counter-offers'],
];

/** All situations told by signs, those between people first: a partner who wants out is no purchase. */
export const signedSituations: readonly SignedSituation[] = [
  ...[...ofPeople, ...ofHandingOver],
  ...[...ofTheOwner, ...ofDecisions],
];

/**
 * The situation whose signs are all in a text.
 * @param certain the label that certainly fits the text, if any
 */
export function toldBySigns(text: string, certain: string): SignedSituation | null {
  if (!isTold(text)) return null;
  const found = signedSituations.find(
    ({ all, none = [] }) =>
      all.every((sign) => sign.test(text)) && !none.some((sign) => sign.test(text)),
  );
  return found === undefined || isApart(certain, found.name) ? null : found;
}

/** The situation with an answer of its own that lacks only one sign of a text. */
export function nearestBySigns(text: string): SignedSituation | null {
  if (!isTold(text)) return null;
  const found = signedSituations.find(({ all, none = [], core, answer }) => {
    if (answer === 'case' || core?.test(text) !== true) return false;
    const lacking = all.filter((sign) => !sign.test(text)).length;
    return lacking === 1 && !none.some((sign) => sign.test(text));
  });
  return found ?? null;
}

function isTold(text: string): boolean {
  const { length } = wordsOf(text);
  return length >= WORDS_MIN && length <= WORDS_MAX;
}

/** Of two purchases, one is often the subject of a card. */
function isApart(certain: string, name: string): boolean {
  const isOther = familyOf(certain) === 'cards' && !near.includes(nameOf(certain));
  return isOther && name !== 'two-purchases';
}
