import { type CheckResult, checkText, factFields, type Values } from '@savet/brand-check';
import { languageOf } from '@savet/built-in-consultant';
import type { CheckChannel } from '@savet/contract/brand-check';
import {
  type BrandFieldName,
  brandFields,
  brandValue,
  fieldApplies,
} from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import type { Language } from '@savet/contract/languages';

export interface TextToCheck {
  text: string;
  channel?: CheckChannel | undefined;
  question?: string | undefined;
}

/**
 * Checks a text by the values that are saved in a user's Brand Hub. A plan without the Brand Hub keeps them, and the
 * check is the one place that reads them there: it answers no question.
 */
export function checkFor(
  user: UserDocument,
  { text, channel = 'text', question = '' }: TextToCheck,
): CheckResult & { language: Language } {
  const language = languageOf(text, user.language);
  return { language, ...checkText({ text, language, channel, question, values: valuesOf(user) }) };
}

/** Paths of fields by their names. */
const paths = new Map(brandFields.map(({ name, path }) => [name, path]));

/** The path of a field with the version that is saved; nulls for a rule that comes from no field. */
export function sourceOf(
  user: UserDocument,
  field: BrandFieldName | null,
): { path: string | null; version: number | null } {
  const path = field === null ? null : (paths.get(field) ?? null);
  return { path, version: path === null ? null : (user.brandVersions[path] ?? 1) };
}

/** The fields with which claims are compared, with the versions that are saved. */
export function factsOf(user: UserDocument): { path: string; version: number }[] {
  return factFields(valuesOf(user)).flatMap((field) => {
    const { path, version } = sourceOf(user, field);
    return path === null || version === null ? [] : [{ path, version }];
  });
}

function valuesOf(user: UserDocument): Values {
  const filled = brandFields
    .filter((field) => fieldApplies(field, user.accountType))
    .map((field) => [field.name, brandValue(user.userInfo, field)] as const)
    .filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled);
}
