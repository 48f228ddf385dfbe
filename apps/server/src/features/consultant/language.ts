import type { Language } from '@savet/contract/limits';
import { isLatinBulgarian } from './latin-bulgarian.ts';

/** A text with this share of Cyrillic among its letters counts as Bulgarian: English terms are common in it. */
const CYRILLIC_SHARE = 0.3;
/** Latin letters up to which a text may be a bare term (‘SEO?’, ‘USP’) and says nothing about its language. */
const BARE_TERM_MAX = 6;
/** The language of a text shows in this much of it, in UTF-16 units. */
const SOURCE_MAX = 4_000;

/** The language a text is written in, Bulgarian in Latin letters included; the fallback where that is unclear. */
export function languageOf(whole: string, fallback: Language): Language {
  const text = whole.slice(0, SOURCE_MAX);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return fallback;
  if (cyrillicShare(text) >= CYRILLIC_SHARE) return 'BG';
  if (isLatinBulgarian(text)) return 'BG';
  return letters <= BARE_TERM_MAX && !/\s/.test(text.trim()) ? fallback : 'EN';
}

/** Share of Cyrillic among the letters, 0 to 1; 0 without letters. */
export function cyrillicShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return letters === 0 ? 0 : cyrillic / letters;
}
