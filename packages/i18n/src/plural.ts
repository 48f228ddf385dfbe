import type { Locale } from './formats.ts';

export interface PluralForms {
  one: string;
  other: string;
}

/** The plural form for a count. The languages of Savet have these two forms. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
}
