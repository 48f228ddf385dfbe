import type { Language } from '@savet/contract/languages';
import { mails as bulgarian } from './bg/mails.ts';
import { mails as english } from './en/mails.ts';

/** Texts of emails. They are not part of the catalogues, because no browser needs them. */
export const mails: Record<Language, typeof english> = { EN: english, BG: bulgarian };
