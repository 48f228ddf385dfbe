import { brandFields } from '@savet/contract/brand-hub';
import type { AccountType } from '@savet/contract/choices/account-types';
import { type Language, languageCodes } from '@savet/contract/languages';
import { BRAND_FIELD_MAX, NAME_MAX } from '@savet/contract/limits';
import type { UserInfo } from '../../../platform/db/tables/account-tables.ts';
import {
  brandText,
  candidatePaths,
  readUserInfo,
} from '../../accounts/user-document/user-info.rules.ts';
import { withValueAt } from '../../brand-hub/field-path.rules.ts';
import type { AuthAccount } from './auth-users.rules.ts';
import { type ImportedPlan, toPlan } from './plan.rules.ts';
import { unplacedFields } from './unplaced.rules.ts';
import { type Fields, isFields, parseTime, storableText } from './values.rules.ts';

/** A user document as it is stored. */
export interface ImportedUser extends ImportedPlan {
  createdAt: Date;
  firstName: string;
  lastName: string;
  language: Language;
  accountType: AccountType;
  isTester: boolean;
  stripeCustomerId: string | null;
  subscriptionId: string | null;
  userInfo: UserInfo;
  /** The texts of the Brand Hub, each a first version. */
  brandTexts: { path: string; value: string }[];
}

/** Ids of Stripe are shorter. */
const STRIPE_ID_MAX = 255;
const accountTypesOf = new Map<string, AccountType>([
  ['startup', 'startup'],
  ['other', 'other'],
  ['company', 'other'],
]);
/** Fields of the document itself with a place here (specification, section 3). */
const placed = new Set(
  `email createdAt firstName lastName language accountType isTester plan queryUsed queryLimit queryResetDate
  stripeCustomerId subscriptionId`.split(/\s+/),
);

/**
 * Converts a user document of the prototype.
 * @param fields empty if the account has none
 * @param change called with what is not taken over as it is
 */
export function toUser(
  fields: Fields,
  account: AuthAccount,
  now: Date,
  change: (reason: string) => void,
): ImportedUser {
  const { email, createdAt, language: languageName, accountType: typeName } = fields;
  if (typeof email === 'string' && email.toLowerCase() !== account.email) {
    change('another "email" than in the file of users, which is right');
  }
  const ownTime = parseTime(createdAt);
  if (isGiven(createdAt) && ownTime === null) change('no valid "createdAt": that of the log-in');
  const language = languageCodes.find((code) => code === String(languageName).toUpperCase());
  if (isGiven(languageName) && !language) change('unknown "language": EN');
  const accountType = accountTypesOf.get(String(typeName).toLowerCase());
  if (isGiven(typeName) && !accountType) change('unknown "accountType": startup');
  const { userInfo, brandTexts } = toBrandHub(fields, change);
  return {
    ...toPlan(fields, now, change),
    ...namesOf(fields, account, change),
    createdAt: ownTime ?? account.createdAt ?? now,
    language: language ?? 'EN',
    accountType: accountType ?? 'startup',
    isTester: fields['isTester'] === true,
    stripeCustomerId: stripeId(fields['stripeCustomerId']),
    subscriptionId: stripeId(fields['subscriptionId']),
    userInfo,
    brandTexts,
  };
}

/** The fields of a user document that have no place here. A Brand Hub text in an old place has one only if it is the one in use. */
export function unplacedOfUser(fields: Fields, { userInfo }: ImportedUser): string[] {
  const inUse = new Map<string, Set<string>>();
  for (const field of brandFields) {
    const value = valueAt(userInfo, field.path);
    for (const keys of candidatePaths(field)) {
      const place = keys.join('.');
      inUse.set(place, (inUse.get(place) ?? new Set()).add(value));
    }
  }
  return unplacedFields(fields, (keys, value) => {
    if (keys.length === 1 && placed.has(keys[0] ?? '')) return true;
    const text = brandText(value);
    const place = (keys[0] === 'userInfo' ? keys.slice(1) : keys).join('.');
    const values = inUse.get(place);
    if (text === undefined || !values) return false;
    return text.trim() === '' || values.has(storableText(text, BRAND_FIELD_MAX));
  });
}

/** The Brand Hub in any shape: `userInfo.brandHub`, `userInfo.brandData`, and both or single fields in the document itself. */
function toBrandHub(fields: Fields, change: (reason: string) => void) {
  const nested = isFields(fields['userInfo']) ? fields['userInfo'] : {};
  const shapes = [readUserInfo(nested), readUserInfo(fields)];
  let userInfo: UserInfo = { profile: {}, brandHub: {} };
  const brandTexts: { path: string; value: string }[] = [];
  for (const { name, path } of brandFields) {
    const text = shapes.map((shape) => valueAt(shape, path)).find((value) => value.trim() !== '');
    if (text === undefined) continue;
    const value = storableText(text, BRAND_FIELD_MAX);
    if (text.length > BRAND_FIELD_MAX)
      change(`"${name}" is too long: its first ${BRAND_FIELD_MAX} characters`);
    userInfo = withValueAt(userInfo, path, value);
    brandTexts.push({ path, value });
  }
  return { userInfo, brandTexts };
}

function namesOf(
  { firstName, lastName }: Fields,
  { name }: AuthAccount,
  change: (reason: string) => void,
): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  const isNamed = [firstName, lastName].some((part) => typeof part === 'string' && part !== '');
  const given = isNamed ? [firstName, lastName] : [first, rest.join(' ')];
  const [firstText = '', lastText = ''] = given.map((part) => {
    const text = typeof part === 'string' ? part.trim() : '';
    if (text.length > NAME_MAX) change(`a name is too long: its first ${NAME_MAX} characters`);
    return storableText(text, NAME_MAX);
  });
  return { firstName: firstText, lastName: lastText };
}

function stripeId(value: unknown): string | null {
  const isId = typeof value === 'string' && value !== '' && value.length <= STRIPE_ID_MAX;
  return isId ? storableText(value, STRIPE_ID_MAX) : null;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function valueAt(userInfo: UserInfo, path: string): string {
  const [, part, first = '', second = ''] = path.split('.');
  return (part === 'profile' ? userInfo.profile[first] : userInfo.brandHub[first]?.[second]) ?? '';
}
