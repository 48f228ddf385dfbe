import type { BrandField, BrandFieldName } from '@savet/contract/brand-hub';
import type { Catalogue } from '@savet/i18n/catalogue';

/** How a field is called where it is not known whether its owner is a startup or a company. */
export function proposedLabel(texts: Catalogue['brandHub'], field: BrandField | undefined): string {
  return field === undefined ? '' : texts.fields[field.name as BrandFieldName];
}
