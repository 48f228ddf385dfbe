import type { SheetTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';
import { useLateTexts } from '#lib/language/use-text.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/brand-sheet')).brandSheet,
  BG: async () => (await import('@savet/i18n/bg/brand-sheet')).brandSheet,
};

const sheetTexts = createLateTexts<SheetTexts>((language) => parts[language]());

/** The texts of the brand sheet and of its sample, in the reader's language. */
export function useSheetText(): SheetTexts {
  return useLateTexts(sheetTexts);
}
