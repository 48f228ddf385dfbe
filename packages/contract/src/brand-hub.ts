import type { AccountType } from './choices/account-types.ts';

/** The control that edits a field: one line, a text area of five rows, or the colour manager (spec 5). */
export type FieldInput = 'line' | 'area' | 'colors';

export interface BrandField {
  readonly name: string;
  readonly input: FieldInput;
  /** Dotted path below the user document at which the value is stored (spec 7). */
  readonly path: string;
  /** Shown only for this account type; for both when absent (spec 3). */
  readonly only?: AccountType;
}

export interface BrandSection {
  readonly name: string;
  readonly fields: readonly BrandField[];
}

const sections = [
  {
    name: 'basicInfo',
    fields: [
      { name: 'businessName', input: 'line', path: 'userInfo.profile.businessName' },
      { name: 'industry', input: 'line', path: 'userInfo.profile.industry' },
      {
        name: 'businessDescription',
        input: 'area',
        path: 'userInfo.profile.businessDescription',
        only: 'startup',
      },
      { name: 'role', input: 'line', path: 'userInfo.brandHub.basicInfo.role', only: 'other' },
    ],
  },
  section('brandCore', { mission: 'area', vision: 'area', values: 'area', brandPurpose: 'area' }),
  section('targetAudience', {
    idealCustomer: 'area',
    painPoints: 'area',
    desires: 'area',
    buyingTriggers: 'area',
  }),
  section('positioning', {
    category: 'area',
    competitiveAdvantage: 'area',
    positioningStatement: 'area',
  }),
  section('brandVoice', { toneOfVoice: 'line', vocabularyGuide: 'area' }),
  section('visualIdentity', { brandColors: 'colors', designStyle: 'line' }),
  section('coreProducts', { products: 'area', usp: 'area' }),
] as const satisfies readonly BrandSection[];

export type BrandSectionName = (typeof sections)[number]['name'];
export type BrandFieldName = (typeof sections)[number]['fields'][number]['name'];

/** A field whose name is checked by the compiler. */
export type KnownBrandField = BrandField & { readonly name: BrandFieldName };

export interface KnownBrandSection {
  readonly name: BrandSectionName;
  readonly fields: readonly KnownBrandField[];
}

/** The single declaration of the Brand Hub. Form, validation, prompt and tests derive from it (spec 3). */
export const brandSections: readonly KnownBrandSection[] = sections;

export const brandFields: readonly KnownBrandField[] = brandSections.flatMap(
  (section) => section.fields,
);

const fieldsByPath = new Map(brandFields.map((field) => [field.path, field]));

/** The field stored at a dotted path. Only paths that have a field can be written. */
export function brandFieldAt(path: string): KnownBrandField | undefined {
  return fieldsByPath.get(path);
}

/** Whether a field belongs to the Brand Hub of this account type. */
export function fieldApplies(field: BrandField, accountType: AccountType): boolean {
  return field.only === undefined || field.only === accountType;
}

type BrandValues = { readonly [key: string]: string | BrandValues | undefined };

/** The value at a field's path in a user document; the empty string when there is none. */
export function brandValue(userInfo: object, field: BrandField): string {
  let value: unknown = { userInfo };
  for (const key of field.path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '';
    value = (value as BrandValues)[key];
  }
  return typeof value === 'string' ? value : '';
}

/** A value of white space alone counts as missing. */
export function isFilledValue(value: string): boolean {
  return value.trim() !== '';
}

/** Whether the user document has a value for the field. */
export function isFilled(userInfo: object, field: BrandField): boolean {
  return isFilledValue(brandValue(userInfo, field));
}

function section<Name extends string, Fields extends Record<string, FieldInput>>(
  name: Name,
  inputs: Fields,
): { name: Name; fields: readonly (BrandField & { name: keyof Fields & string })[] } {
  const fields = Object.entries(inputs).map(([field, input]) => ({
    name: field as keyof Fields & string,
    input,
    path: `userInfo.brandHub.${name}.${field}`,
  }));
  return { name, fields };
}
