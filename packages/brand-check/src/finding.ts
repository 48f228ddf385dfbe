import type { CheckRule, CheckRuleGroup, Replacement } from '@savet/contract/brand-check';
import type { BrandFieldName } from '@savet/contract/brand-hub';

export interface Division {
  /** Sentences, or points of a list. */
  parts: number;
  /** Words of the longest part, which may still be more than the limit. */
  longest: number;
  isList: boolean;
}

/** What a rule marks in a text. */
export interface Finding {
  rule: CheckRule;
  group: CheckRuleGroup;
  /** Positions in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** The field from which the rule comes; null if it comes from the language or the channel. */
  field: BrandFieldName | null;
  /** The text to put there instead; null if only a person can write it. Empty: to delete. */
  fix: string | null;
  /**
   * All that the fix does to the text, where that is more or something else than `fix` in place of the words: a capital or an
   * article beside them, a sentence that is divided. None of them overlaps another.
   */
  edits?: readonly Replacement[];
  /** The parts into which the edits divide a sentence that is too long. */
  division?: Division;
  /** Where a person could divide a sentence that no rule divides: a position in the text. */
  cut?: number;
  /** What the sentence about the finding names: the part of the field, the limit. */
  detail: string;
}

/** A finding of one rule, before the rule's name and group are added. */
export type Mark = Omit<Finding, 'rule' | 'group'>;
