import type { en } from './en.ts';
import type { enFrame } from './en-frame.ts';

/** All texts of one language; those with something to fill in are functions. */
export type Catalogue = typeof en;
/** Those that are shown before anybody is signed in. */
export type FrameCatalogue = typeof enFrame;
