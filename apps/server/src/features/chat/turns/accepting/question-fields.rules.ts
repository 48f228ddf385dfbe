import { type loadReading, statedFields } from '@savet/built-in-consultant';
import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { BRAND_FIELD_MAX } from '@savet/contract/limits';
import { hasBrandHub } from '@savet/contract/plans';
import { emptyFields } from '../../../brand-hub/brand-hub.rules.ts';

/** Missing fields named per answer; a longer list would read like a form. */
const MISSING_MAX = 2;

/** Paths of empty fields that would improve the answer, most important first. */
export function missingFields(
  { wantedFields }: Awaited<ReturnType<typeof loadReading>>,
  query: string,
  user: UserDocument,
): string[] {
  const empty = emptyFields(user);
  // To read the question takes milliseconds.
  if (empty.length === 0) return [];
  return pathsOf(wantedFields(query).filter((name) => empty.includes(name))).slice(0, MISSING_MAX);
}

/** Paths of the fields whose value the text seems to state; null for none, or without a Brand Hub. */
export function statedPaths(text: string, user: UserDocument, inThread: boolean): string[] | null {
  if (!hasBrandHub(user.plan) || text.length > BRAND_FIELD_MAX) return null;
  const paths = pathsOf(statedFields(text, { inThread }));
  return paths.length === 0 ? null : paths;
}

/** The paths of fields by name. */
export function pathsOf(names: readonly BrandFieldName[]): string[] {
  return names.flatMap((name) => brandFields.find((field) => field.name === name)?.path ?? []);
}
