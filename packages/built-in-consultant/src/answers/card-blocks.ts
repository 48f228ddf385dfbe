import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../knowledge/card.schema.ts';
import { bullets, join, section } from '../text/markdown.ts';
import { askersTrade } from '../understanding/details/trade.ts';
import { labelOf, tradeCase } from './advice/trade-case.ts';
import { ownFiguresText } from './figures/own-figures-text.ts';
import type { Block } from './topic-blocks.ts';

/** A card in the normal style leaves out its last points beyond this many words; the explanatory style has all. */
const NORMAL_WORDS = 230;
/** Fewer points are no list. */
const POINTS_MIN = 2;
/** The sentences of an answer that introduce a plan. */
const OPENING_SENTENCES = 2;

export const answer: Block = ({ card }) => card.answer;

export const ownFigures: Block = ({ reading, language, knowledge }) =>
  ownFiguresText(reading.own, language, knowledge);

/** The beginning of the answer, before a plan. */
export const opening: Block = ({ card }) =>
  sentencesOf(card.answer).slice(0, OPENING_SENTENCES).join(' ');

/** The meaning of the topic, before the answer to a question that asks for it. */
export const meaning: Block = ({ topic }) => topic.meaning ?? '';

export const firstPoint: Block = ({ card }) => card.points[0] ?? '';

/** As many points as fit into the normal style. */
export const fittingPoints: Block = ({ card }) => bullets(pointsThatFit(card));

export const allPoints: Block = ({ card }) => bullets(card.points);

export const example: Block = ({ card }) => card.example;

/** The example from the trade that the question names. */
export const tradeExample: Block = ({ reading, input, language, knowledge }) =>
  tradeCase(labelOf(reading), askersTrade(input.query, knowledge), language, knowledge);

export const caveat: Block = ({ card }) => card.caveat;

/** The reasons, under a heading. */
export const why: Block = ({ card, phrases }) => section(phrases.headings.why, join(...card.more));

/** The first reason alone. */
export const firstReason: Block = ({ card }) => card.more[0] ?? '';

/** All reasons, without a heading: the answer to “Why?”. */
export const reasons: Block = ({ card }) => join(...card.more);

function pointsThatFit({
  answer: first,
  points,
  example: shown,
  caveat: last,
}: TopicCard): string[] {
  const rest = wordCount(join(first, shown, last));
  let longest = points.length;
  const words = () => rest + wordCount(points.slice(0, longest).join(' '));
  while (longest > POINTS_MIN && words() > NORMAL_WORDS) longest -= 1;
  return points.slice(0, longest);
}

/** Words as a reader counts them: “1,000–1,200” is one, the marks of a table are none. */
function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => lettered(/[\p{L}\p{N}]/u).test(word)).length;
}
