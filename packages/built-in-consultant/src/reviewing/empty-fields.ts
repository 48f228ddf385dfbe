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
  values: Readonly<Partial<Record<string, string>>>,
  reported: readonly string[] | null,
): BrandFieldName[] {
  const empty = brandFields
    .filter(({ name }) => (values[name] ?? '').trim() === '')
    .filter(({ name, only }) => only === undefined || reported?.includes(name) !== false)
    .map(({ name }) => name);
  const first = mostHelpful.filter((name) => empty.includes(name));
  return [...first, ...empty.filter((name) => !first.includes(name))];
}
