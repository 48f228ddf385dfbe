import { type Language, languages } from '@savet/contract/languages';
import type { PublicCatalogue } from '@savet/i18n/catalogue';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadOrReload } from '../lazy/load-or-reload.ts';
import { storeLanguage } from './language.ts';
import { LanguageContext } from './language-context.ts';
import { loadNeededTexts } from './texts.ts';

interface Loaded {
  language: Language;
  texts: PublicCatalogue;
}

/** Provides the texts of the chosen language; the old ones stay until the new ones have loaded. */
export function LanguageProvider({ first, children }: { first: Loaded; children: ReactNode }) {
  const [loaded, setLoaded] = useState(first);
  const chosen = useRef(first.language);
  const choose = useCallback((language: Language) => {
    chosen.current = language;
    storeLanguage(language);
    loadOrReload(() => loadNeededTexts(language)).then(
      (texts) => {
        // Only the last choice counts: its texts may load before those of an earlier one.
        if (chosen.current === language) setLoaded({ language, texts });
      },
      // The old texts stay; the choice applies after the next page load.
      () => undefined,
    );
  }, []);
  const locale = languages[loaded.language].tag;
  useLocalizedValidation(loaded.texts);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo(() => ({ ...loaded, locale, choose }), [loaded, locale, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Shows the browser's form validation messages in the screen's language instead of the browser's. */
function useLocalizedValidation({ accounts: { errors } }: PublicCatalogue): void {
  useEffect(() => {
    const onInvalid = ({ target }: Event) => {
      if (!isField(target)) return;
      const { valueMissing, patternMismatch, typeMismatch } = target.validity;
      if (valueMissing || patternMismatch) target.setCustomValidity(errors.required);
      else target.setCustomValidity(typeMismatch ? errors.invalidEmail : '');
    };
    const onInput = ({ target }: Event) => {
      if (isField(target)) target.setCustomValidity('');
    };
    // In the capture phase: `invalid` does not bubble.
    document.addEventListener('invalid', onInvalid, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('invalid', onInvalid, true);
      document.removeEventListener('input', onInput, true);
    };
  }, [errors]);
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
