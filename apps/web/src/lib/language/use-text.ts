import type { Catalogue, PublicCatalogue } from '@savet/i18n/catalogue';
import { use } from 'react';
import { allTexts, loadAllTexts } from './texts.ts';
import { useLanguage } from './use-language.ts';

/** All texts in the reader's language; waits for them where they are not there yet. */
export function useText(): Catalogue {
  const { language } = useLanguage();
  return allTexts(language) ?? use(loadAllTexts(language));
}

/** The texts of the screens before signing in, and of what can break anywhere: always there. */
export function usePublicText(): PublicCatalogue {
  return useLanguage().frame;
}
