import type { Language } from '@savet/contract/languages';
import { documents as bulgarian } from './bg/documents.ts';
import { documents as english } from './en/documents.ts';

/** Texts in files for others. They are not part of the catalogues, because no browser needs them. */
export const documentTexts: Record<Language, typeof english> = { EN: english, BG: bulgarian };
