import type { Language } from '@savet/contract/languages';
import { exportFiles as bulgarian } from '../bg/files/export-files.ts';
import { exportFiles as english } from '../en/files/export-files.ts';

/** Texts in the files of an account's export. They are not part of the catalogues, because no browser needs them. */
export const exportFiles: Record<Language, typeof english> = { EN: english, BG: bulgarian };
