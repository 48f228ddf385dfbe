import type { Language } from '@savet/contract/limits';
import { mails as bulgarian } from './bg/mails.ts';
import { mails as english } from './en/mails.ts';

/** Texts of mails, apart from the screens' catalogues: no browser needs them. */
export const mails: Record<Language, typeof english> = { EN: english, BG: bulgarian };
