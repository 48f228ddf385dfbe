import type { Language } from '@savet/contract/languages';
import { isLatinBulgarian } from './latin-bulgarian.ts';

/** The locales for numbers and dates. */
export const locales: Record<Language, string> = { EN: 'en-GB', BG: 'bg-BG' };

/** Share of Cyrillic letters from which a text counts as Bulgarian. It is low, because English terms are common. */
const CYRILLIC_SHARE = 0.3;
/** A single word of up to this many letters may be a term (“SEO?”, “USP”), which shows no language. */
const BARE_TERM_MAX = 6;
/** How much of a text is read, in UTF-16 units. */
const SOURCE_MAX = 4_000;

/** The language of a text. Recognises Bulgarian in Latin letters; returns the fallback if the text shows none. */
export function languageOf(whole: string, fallback: Language): Language {
  const text = whole.slice(0, SOURCE_MAX);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return fallback;
  if (cyrillicShare(text) >= CYRILLIC_SHARE) return 'BG';
  if (isLatinBulgarian(text)) return 'BG';
  return letters <= BARE_TERM_MAX && !/\s/.test(text.trim()) ? fallback : 'EN';
}

/** Share of Cyrillic among the letters of a text, 0 to 1. */
export function cyrillicShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return letters === 0 ? 0 : cyrillic / letters;
}
