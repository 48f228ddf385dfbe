import type { en } from './en.ts';

/** All texts of one language; those with something to fill in are functions. */
export type Catalogue = typeof en;
