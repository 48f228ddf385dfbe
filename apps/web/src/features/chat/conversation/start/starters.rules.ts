import type { BrandFieldName, KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { knowledge } from './knowledge.rules.ts';

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

/** Whether a starter draws on a field, or helps to fill one; general ones do neither. */
export type StarterGroup = 'uses' | 'fills' | 'general';

export type StarterOffer =
  | { readonly starter: Starter; readonly group: 'general' }
  /** `field`: the one that the starter uses or fills. */
  | {
      readonly starter: Starter;
      readonly group: Exclude<StarterGroup, 'general'>;
      readonly field: BrandFieldName;
    };

/** Four starters from the filled and missing fields; general ones while the Brand Hub is locked. Groups are together. */
export function starters(user: UserDocument): readonly StarterOffer[] {
  const others = general.map((starter) => ({ starter, group: 'general' as const }));
  if (!hasBrandHub(user.plan)) return others;
  const { filled, missing } = knowledge(user);
  const uses = offers(whenPresent, filled, 'uses');
  const fills = offers(whenMissing, missing, 'fills');
  const some = uses.slice(0, Math.max(COUNT / 2, COUNT - fills.length));
  return [...some, ...fills, ...others].slice(0, COUNT);
}

function offers(
  list: typeof whenPresent | typeof whenMissing,
  among: readonly KnownBrandField[],
  group: Exclude<StarterGroup, 'general'>,
): StarterOffer[] {
  const names = new Set(among.map(({ name }) => name));
  return list
    .filter(([field]) => names.has(field))
    .map(([field, starter]) => ({ starter, group, field }));
}
