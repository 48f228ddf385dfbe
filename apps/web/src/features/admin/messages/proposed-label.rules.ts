import type { BrandField, BrandFieldName } from '@savet/contract/brand-hub';
import type { Catalogue } from '@savet/i18n/catalogue';

/** Label of a field when the owner's account type is unknown. */
export function proposedLabel(texts: Catalogue['brandHub'], field: BrandField | undefined): string {
  return field === undefined ? '' : texts.fields[field.name as BrandFieldName];
}
