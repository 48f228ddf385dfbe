import type { CheckChannel } from '@savet/contract/brand-check';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { type WordIndex, wordIndexOf } from '@savet/text/search/word-index';
import { type AvoidedExpressions, avoidedExpressions } from './language/avoided-words.ts';
import { countMarks, type MarkCounts } from './language/inside-marks.ts';
import { quotationsMasked, withoutSpans } from './language/masks.ts';
import { type Sentence, sentencesIn } from './language/sentences.ts';
import { type Token, tokensOf } from './language/tokens.ts';

export type Values = Readonly<Partial<Record<BrandFieldName, string>>>;

/** A text with everything that the rules read of it. All views have the positions of the text itself. */
export interface CheckedText {
  text: string;
  language: Language;
  channel: CheckChannel;
  values: Values;
  /** The question that the text answers; empty if there is none. */
  question: string;
  /** Without addresses, code, mentions and placeholders. */
  readable: string;
  /** Also without quotations, which are other people's words. */
  own: string;
  /** The words of `own`. */
  tokens: readonly Token[];
  /** The same words and marks by how they begin, for the search for phrases. */
  words: WordIndex;
  sentences: readonly Sentence[];
  /** The brackets, quotation marks and marks of emphasis of `text`. */
  marks: MarkCounts;
  /** What the vocabulary guide avoids. */
  avoided: AvoidedExpressions;
}

export interface CheckInput {
  text: string;
  language: Language;
  channel: CheckChannel;
  values: Values;
  question?: string;
}

export function readText({ question = '', ...input }: CheckInput): CheckedText {
  const readable = withoutSpans(input.text);
  const own = quotationsMasked(readable);
  return {
    ...input,
    ...{ question, readable, own },
    tokens: tokensOf(own),
    words: wordIndexOf(own),
    sentences: sentencesIn(readable),
    marks: countMarks(input.text),
    avoided: avoidedExpressions(valueOf(input.values, 'vocabularyGuide')),
  };
}

/** The value of a field without white space around it. */
export function valueOf(values: Values, field: BrandFieldName): string {
  return (values[field] ?? '').trim();
}
