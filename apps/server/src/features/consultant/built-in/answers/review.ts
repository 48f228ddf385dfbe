import { clip, sentencesOf } from '../../text.ts';
import { quote } from '../filling/quote.ts';
import { bullets, join, section } from '../markdown.ts';
import { type Finding, findingsIn } from '../reviewing/findings.ts';
import type { Piece } from './piece.ts';
import { place } from './place.ts';
import { type Block, fullAnswer } from './topic-blocks.ts';

/** Findings that an answer of each style names. */
const FINDINGS = { concise: 2, normal: 9, explanatory: 12 };

/** The first sentence is shown so far, in UTF-16 units. */
const FIRST_SENTENCE_MAX = 100;

/** A pasted text held against rules, and against the questions of the topic; without a text, its questions. */
export const review: Block = (piece) => {
  const { reading, phrases, topic } = piece;
  if (reading.pasted === null) {
    return join(fullAnswer(piece), section(phrases.headings.checks, bullets(topic.checks)));
  }
  const findings = findingsIn(reading.pasted.text, piece);
  const lead = findings.length === 0 ? phrases.review.leadFine : phrases.review.lead;
  const short = reading.responseStyle === 'concise';
  const named = findings.slice(0, FINDINGS[reading.responseStyle]).map(({ text }) => text);
  return join(
    short ? '' : place(lead, { topic: topic.name }),
    short ? bullets(named) : section(phrases.headings.findings, bullets(named)),
    section(phrases.headings.firstChange, firstChange(findings, piece)),
    short ? '' : section(phrases.headings.checkYourself, questions(piece, reading.pasted.text)),
  );
};

function firstChange([first]: readonly Finding[], { phrases }: Piece): string {
  const { review: texts } = phrases;
  if (first === undefined) return texts.firstNone;
  if (first.kind === 'vague') return place(texts.firstVague, { word: quote(first.word, phrases) });
  const changes: Partial<Record<Finding['kind'], string>> = {
    long: texts.firstLong,
    noProof: texts.firstProof,
    noAction: texts.firstAction,
    aboutUs: texts.firstReader,
  };
  return changes[first.kind] ?? texts.firstNone;
}

/** The questions of the topic, with the sentence that they are asked about first. */
function questions({ topic, phrases }: Piece, text: string): string {
  const [first = ''] = sentencesOf(text);
  const start = place(phrases.review.firstSentence, {
    quote: quote(clip(first, FIRST_SENTENCE_MAX), phrases),
  });
  return join(start, bullets(topic.checks));
}
