import type { enFrame } from './en-frame.ts';
import type { enInside } from './en-inside.ts';

/** Texts that are shown before anybody is signed in, and after it too; those with something to fill in are functions. */
export type FrameCatalogue = typeof enFrame;
/** Those that only somebody who is signed in meets. */
export type InsideCatalogue = typeof enInside;
/** All texts of one language. */
export type Catalogue = FrameCatalogue & InsideCatalogue;
