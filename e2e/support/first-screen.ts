import { defaultLanguage, type Language } from '@savet/contract/languages';

/**
 * The tags of a journey that exists in every language: `npm test` runs it in English on a desktop and in the other
 * languages on a phone, `npm run test:long` in all languages on both.
 */
export function firstScreen(language: Language): string[] {
  return language === defaultLanguage ? [] : ['@phone-first'];
}
