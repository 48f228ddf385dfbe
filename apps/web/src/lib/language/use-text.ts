import type { Catalogue, PublicCatalogue } from '@savet/i18n/catalogue';
import { use } from 'react';
import { allTexts, loadAllTexts } from './texts.ts';
import { useLanguage } from './use-language.ts';

/** All texts in the reader's language; suspends until they have loaded. */
export function useText(): Catalogue {
  const { language } = useLanguage();
  return allTexts(language) ?? use(loadAllTexts(language));
}

/** The texts of signed-out screens and of errors on any screen; always loaded. */
export function usePublicText(): PublicCatalogue {
  return useLanguage().texts;
}
