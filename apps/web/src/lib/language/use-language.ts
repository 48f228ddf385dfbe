import { useContext } from 'react';
import type { LanguageValue } from './language.ts';
import { LanguageContext } from './language-context.ts';

/** The reader's language, its locale for formats, and how to choose another. */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('There is no LanguageProvider above');
  return value;
}
