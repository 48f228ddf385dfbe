import { brandFields, isFilled } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';

/** A starter question; the catalogue has its text. */
export type Starter = (typeof whenPresent)[number][1] | (typeof whenMissing)[number][1] | General;
type General = (typeof general)[number];

/** Starters for filled fields. */
const whenPresent = [
  ['competitiveAdvantage', 'positioning'],
  ['mission', 'tagline'],
  ['painPoints', 'painPoints'],
  ['toneOfVoice', 'voice'],
  ['products', 'offer'],
  ['idealCustomer', 'contentPlan'],
] as const;

/** Starters for missing fields. */
const whenMissing = [
  ['businessDescription', 'planBusiness'],
  ['idealCustomer', 'planCustomer'],
  ['positioningStatement', 'planPositioning'],
  ['usp', 'planUsp'],
  ['mission', 'planMission'],
  ['toneOfVoice', 'planVoice'],
] as const;

const general = ['generalStart', 'generalPricing', 'generalBrand', 'generalHiring'] as const;

const COUNT = 4;

/** Four starters from the filled and missing fields; general ones while the Brand Hub is locked. */
export function starters(user: UserDocument): readonly Starter[] {
  if (!hasBrandHub(user.plan)) return general;
  const filled = new Set(
    brandFields.filter((field) => isFilled(user.userInfo, field)).map((field) => field.name),
  );
  const applying = new Set(
    brandFields
      .filter((field) => field.only === undefined || field.only === user.accountType)
      .map((field) => field.name),
  );
  const present = whenPresent.filter(([field]) => filled.has(field)).map(([, starter]) => starter);
  const missing = whenMissing
    .filter(([field]) => applying.has(field) && !filled.has(field))
    .map(([, starter]) => starter);
  const some = present.slice(0, Math.max(COUNT / 2, COUNT - missing.length));
  return [...some, ...missing, ...general].slice(0, COUNT);
}
