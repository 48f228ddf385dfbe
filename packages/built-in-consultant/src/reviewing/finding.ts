import type { Language } from '@savet/contract/languages';
import type { FieldValues } from '../filling/fill.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Phrases } from '../knowledge/phrases.schema.ts';

/** The parts of an answer's context that a review needs. */
export interface ReviewContext {
  knowledge: Pick<Knowledge, 'remarks' | 'understanding'>;
  phrases: Phrases;
  language: Language;
  values: FieldValues;
  /** The review of a locked Brand Hub never names its fields. */
  brandHubLocked: boolean;
}

export interface Finding {
  kind:
    | 'vague'
    | 'long'
    | 'noProof'
    | 'aboutUs'
    | 'noAction'
    | 'exclamations'
    | 'mixedAddress'
    | 'avoided'
    | 'notUsed'
    /** A rule of the check against the brand. */
    | 'brand';
  text: string;
  /** The word that the finding is about; empty for the whole text. */
  word: string;
}

/** A text of this many words or more must contain a proof and a request. */
export const WHOLE_TEXT_WORDS = 25;
