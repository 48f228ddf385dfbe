interface LanguageTraits {
  /** In the language itself, as the language switch shows it. */
  readonly name: string;
  /** BCP 47 tag of the page and of texts in this language. */
  readonly tag: string;
  /** BCP 47 tag with the region by which numbers and dates are written. */
  readonly intl: string;
  /** Stripe's code for checkout, portal and receipts (https://docs.stripe.com/js/appendix/supported_locales). */
  readonly stripeLocale: string;
  /** One letter of each font subset that the language needs. */
  readonly fontProbe: string;
}

/**
 * The languages of Savet, in the order in which they are offered. Everything that differs between them is
 * here, in the catalogues, or in the built-in consultant's knowledge; CONTRIBUTING.md says how to add one.
 */
export const languages = {
  // British English: prices are in euro.
  EN: { name: 'English', tag: 'en', intl: 'en-GB', stripeLocale: 'en', fontProbe: 'A' },
  BG: { name: 'Български', tag: 'bg', intl: 'bg-BG', stripeLocale: 'bg', fontProbe: 'AЖ' },
} as const satisfies Record<string, LanguageTraits>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];

/** The language of a reader who has not chosen one. */
export const defaultLanguage: Language = 'EN';

/** Whether a stored or received value is the code of a language; inherited keys such as `toString` are not. */
export function isLanguage(value: string | null): value is Language {
  return languageCodes.some((code) => code === value);
}
