import type { Language } from '@savet/contract/languages';

/** Rules of grammar are of one language or the other. */
export const isEnglish: Readonly<Record<Language, boolean>> = { EN: true, BG: false };
