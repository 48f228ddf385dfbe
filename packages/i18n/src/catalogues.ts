import type { Language } from '@savet/contract/languages';
import { bg } from './bg.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** All texts of every language. The server uses them; the browser loads one language at a time. */
export const catalogues: Record<Language, Catalogue> = { EN: en, BG: bg };
