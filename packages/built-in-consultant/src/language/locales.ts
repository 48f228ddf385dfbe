import type { Language } from '@savet/contract/languages';

/** The locales for numbers and dates. */
export const locales: Record<Language, string> = { EN: 'en-GB', BG: 'bg-BG' };
