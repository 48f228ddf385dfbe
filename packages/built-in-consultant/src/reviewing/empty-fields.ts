import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';

/** Fields in the order in which they help most. */
export const mostHelpful: readonly BrandFieldName[] = [
  'idealCustomer',
  'products',
  'usp',
  'painPoints',
  'toneOfVoice',
  'competitiveAdvantage',
  'positioningStatement',
];

/**
 * The fields without a value, the most helpful first. A field that only some accounts have is left out unless it is reported.
 * @param reported names that the screen shows as empty; null if that is not known
 */
export function emptyFieldsOf(
  values: Values,
  reported: readonly string[] | null,
): BrandFieldName[] {
  const empty = brandFields
    .filter(({ name }) => (values[name] ?? '').trim() === '')
    .filter(({ name }) => isOfAccount(name, values, reported))
    .map(({ name }) => name);
  const first = mostHelpful.filter((name) => empty.includes(name));
  return [...first, ...empty.filter((name) => !first.includes(name))];
}

type Values = Readonly<Partial<Record<string, string>>>;

/** Whether the Brand Hub of an account has a field: of the description and the role, it has one. */
export function isOfAccount(
  name: BrandFieldName,
  values: Values,
  reported: readonly string[] | null,
): boolean {
  const only = brandFields.find((field) => field.name === name)?.only;
  if (only === undefined || (values[name] ?? '').trim() !== '') return true;
  // If no field is reported, the filled-in fields decide.
  if (reported !== null && reported.length > 0) return reported.includes(name);
  return name === 'businessDescription' && (values['role'] ?? '').trim() === '';
}
