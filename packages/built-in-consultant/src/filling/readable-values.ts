import type { Language } from '@savet/contract/languages';
import { languageOf } from '../language/language-of.ts';
import { blank } from './blank.ts';
import type { FieldValues } from './fill.ts';

/** Whether a value can stand in a text of this language that is to be sent. */
export function isReadable(field: string, value: string, language: Language): boolean {
  return field === 'businessName' || languageOf(value, language) === language;
}

/** The values with a blank in place of each one in another language, for drafts. */
export function valuesWithBlanks(
  values: FieldValues,
  labels: Readonly<Record<string, string>>,
  language: Language,
): FieldValues {
  return mapped(values, (field, value) =>
    value.trim() === '' || isReadable(field, value, language)
      ? value
      : blank((labels[field] ?? field).toLowerCase()),
  );
}

function mapped(
  values: FieldValues,
  change: (field: string, value: string) => string | undefined,
): FieldValues {
  const entries = Object.entries(values).flatMap(([field, value = '']) => {
    const changed = change(field, value);
    return changed === undefined ? [] : [[field, changed] as const];
  });
  return Object.fromEntries(entries);
}
