import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';

const without = lettered(
  /(?<!\p{L})(?:(?:without|excl(?:uding|\.)?|before|net of|ex|plus|\+) (?:the )?vat|без (?:ддс|dds)|bez dds)(?!\p{L})/iu,
);
const included = lettered(
  /(?<!\p{L})(?:(?:with|incl(?:uding|\.)?|inclusive of) (?:the )?vat|vat (?:included|inclusive)|(?:с|със|с включен) (?:ддс|dds)|s dds)(?!\p{L})/iu,
);
const share = /\d\s?(?:%|percent|процент)/iu;

/** Whether a sum takes a price with VAT and one without as if they were alike: no percentage says how much VAT is in between. */
export function mixesVat(query: string, { name }: Calculation): boolean {
  const isOfVat = name === 'with-vat' || name === 'without-vat';
  return !isOfVat && without.test(query) && included.test(query) && !share.test(query);
}
