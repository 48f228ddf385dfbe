import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { AccountType } from '@savet/contract/choices/account-types';
import type { Catalogue } from '@savet/i18n/catalogue';

/** Label of a field. The account type changes the label of the business name (specification, section 3). */
export function fieldLabel(
  texts: Catalogue['brandHub'],
  field: KnownBrandField,
  accountType: AccountType,
): string {
  if (field.name === 'businessName' && accountType === 'other') return texts.companyName;
  return texts.fields[field.name];
}
