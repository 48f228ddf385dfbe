import type { Draft } from '../derivation.ts';
import type { Sheet } from '../derived/plan.ts';
import type { Labelled } from './labelled.ts';
import type { Label } from './rule.ts';

/** The figures of a story by their labels. */
export interface Told {
  question: string;
  /** In the order of the question. */
  figures: readonly Labelled[];
  /** The only figure with a label. */
  one(label: Label): Labelled | undefined;
  all(label: Label): readonly Labelled[];
}

/** A kind of story: what is asked, what its figures can be, and the steps to the result. */
export interface Kind {
  name: string;
  asks: RegExp;
  unless?: RegExp;
  needs: readonly Label[];
  may?: readonly Label[];
  /** Labels that several figures may have. */
  lists?: readonly Label[];
  /** Labels that this kind replaces: “material 280” of a job is no part of a price. */
  as?: Readonly<Partial<Record<Label, Label>>>;
  /** Labels of figures that change nothing: the answer names them as not needed. */
  beside?: readonly Label[];
  /** The label of an amount that no word names. */
  rest?: Label;
  /** Whether nothing else can be meant. Otherwise the sum takes no query. */
  isRestSure?: true;
  /** Whether it tells prices with VAT from those without. */
  knowsVat?: true;
  /** Null if the figures make no sense together. */
  work(told: Told, sheet: Sheet): Draft | null;
}

export const of = (figure: Pick<Labelled, 'value'> | undefined): number =>
  figure?.value ?? Number.NaN;
