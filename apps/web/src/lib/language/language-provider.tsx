import type { Language } from '@savet/contract/limits';
import type { Catalogue } from '@savet/i18n/catalogue';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { loadTexts, locales, storedLanguage, storeLanguage } from './language.ts';
import { LanguageContext } from './language-context.ts';

interface Loaded {
  language: Language;
  texts: Catalogue;
}

/** Gives the texts of the chosen language; the old ones stay until the new ones are there. */
export function LanguageProvider({ first, children }: { first: Loaded; children: ReactNode }) {
  const [loaded, setLoaded] = useState(first);
  const choose = useCallback((language: Language) => {
    storeLanguage(language);
    void loadTexts(language).then((texts) => {
      // Only the last choice counts, however long its texts took to come.
      if (storedLanguage() === language) setLoaded({ language, texts });
    });
  }, []);
  const locale = locales[loaded.language];
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo(() => ({ ...loaded, locale, choose }), [loaded, locale, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
