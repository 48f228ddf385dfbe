import type { ToldFigure } from './figure.ts';
import type { Label } from './rule.ts';

export interface Labelled extends ToldFigure {
  label: Label;
  /** Whether only the other figures tell what it is. */
  isGuess?: true;
}

/** A figure of a later message, or of a story where no word says what it is, has none. */
export type MayBeLabelled = ToldFigure & { label: Label | null; isGuess?: true };
