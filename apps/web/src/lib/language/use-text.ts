import type { Catalogue } from '@savet/i18n/catalogue';
import { useLanguage } from './use-language.ts';

/** All texts in the reader's language. */
export function useText(): Catalogue {
  return useLanguage().texts;
}
