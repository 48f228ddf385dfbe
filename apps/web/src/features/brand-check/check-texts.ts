import type { CheckTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/brand-check')).brandCheck,
  BG: async () => (await import('@savet/i18n/bg/brand-check')).brandCheck,
};

/** The texts of the check of a text against the brand. */
export const checkTexts = createLateTexts<CheckTexts>((language) => parts[language]());
