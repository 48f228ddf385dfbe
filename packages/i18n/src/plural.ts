export interface PluralForms {
  one: string;
  other: string;
}

/** The form of a word that goes with a count; English and Bulgarian have the same two. */
export function plural(locale: 'en' | 'bg', count: number, forms: PluralForms): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
}
