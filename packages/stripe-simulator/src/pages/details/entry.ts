import type { BusinessDetails } from '../../billing/tax/business-details.ts';
import { taxIdTypeOf } from '../../billing/tax/tax-ids.ts';
import { readText } from '../card/read-entry.ts';
import type { Texts } from '../texts/en.ts';

/** Input of the fields for invoices. */
export interface DetailsEntry {
  business: string;
  taxId: string;
  line1: string;
  postalCode: string;
  city: string;
  country: string;
}

/** Which fields a page has. */
export interface DetailsRules {
  address: boolean;
  taxId: boolean;
}

export type DetailsField = keyof DetailsEntry;
export type DetailsProblem = keyof Texts['details']['problems'];
export type DetailsProblems = Partial<Record<DetailsField, DetailsProblem>>;

export const emptyDetails: DetailsEntry = {
  business: '',
  taxId: '',
  line1: '',
  postalCode: '',
  city: '',
  country: 'BG',
};

export function readDetails(form: FormData): DetailsEntry {
  return {
    business: readText(form, 'business'),
    taxId: plainTaxId(readText(form, 'taxId')),
    line1: readText(form, 'line1'),
    postalCode: readText(form, 'postalCode'),
    city: readText(form, 'city'),
    country: readText(form, 'country').toUpperCase(),
  };
}

/** Fills in a sample address along with a test card; what was entered stays. */
export function fillDetails(entry: DetailsEntry): DetailsEntry {
  if (entry.line1 !== '' || entry.city !== '') return entry;
  return { ...entry, line1: 'ul. Shipka 1', postalCode: '1000', city: 'Sofia', country: 'BG' };
}

/** Validates an entry and returns the problems by field. A number needs the name of the business. */
export function detailsProblems(entry: DetailsEntry, rules: DetailsRules): DetailsProblems {
  const problems: DetailsProblems = {};
  if (rules.address) {
    if (entry.line1 === '') problems.line1 = 'missing';
    if (entry.city === '') problems.city = 'missing';
    if (!/^[A-Z]{2}$/.test(entry.country)) problems.country = 'country';
  }
  if (rules.taxId && entry.taxId !== '') {
    if (taxIdTypeOf(entry.taxId) === null) problems.taxId = 'taxId';
    if (entry.business === '') problems.business = 'missing';
  }
  return problems;
}

/** Converts a valid entry to billing's details. */
export function businessDetails(entry: DetailsEntry, rules: DetailsRules): BusinessDetails {
  const type = taxIdTypeOf(entry.taxId);
  return {
    ...(rules.address && {
      address: {
        city: entry.city,
        country: entry.country,
        line1: entry.line1,
        line2: null,
        postal_code: entry.postalCode === '' ? null : entry.postalCode,
        state: null,
      },
    }),
    ...(rules.taxId && {
      ...(entry.business !== '' && { name: entry.business }),
      taxId: type && { type, value: entry.taxId },
    }),
  };
}

/** Without spaces, and in capital letters. */
function plainTaxId(value: string): string {
  return value.replaceAll(/[\s.-]/g, '').toUpperCase();
}
