import {
  type BrandFieldName,
  brandFields,
  fieldApplies,
  isFilled,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';

/** The fields that answers need most often, most useful first; after them, the order of the Brand Hub. */
const useful: readonly BrandFieldName[] = [
  'businessName',
  'businessDescription',
  'products',
  'idealCustomer',
  'toneOfVoice',
  'usp',
  'painPoints',
  'competitiveAdvantage',
];

interface Knowledge {
  readonly filled: readonly KnownBrandField[];
  /** Most useful first. */
  readonly missing: readonly KnownBrandField[];
}

/** The fields of the user's Brand Hub that are filled, and those that are missing. */
export function knowledge(user: Pick<UserDocument, 'userInfo' | 'accountType'>): Knowledge {
  const fields = brandFields.filter((field) => fieldApplies(field, user.accountType));
  return {
    filled: fields.filter((field) => isFilled(user.userInfo, field)),
    missing: fields
      .filter((field) => !isFilled(user.userInfo, field))
      .sort((a, b) => rank(a) - rank(b)),
  };
}

function rank({ name }: KnownBrandField): number {
  const index = useful.indexOf(name);
  return index < 0 ? useful.length : index;
}
