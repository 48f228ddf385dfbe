import type { Language } from '@savet/contract/languages';
import { documents as bulgarian } from '../bg/files/documents.ts';
import { documents as english } from '../en/files/documents.ts';

/** Texts in files for others. They are not part of the catalogues, because no browser needs them. */
export const documentTexts: Record<Language, typeof english> = { EN: english, BG: bulgarian };
