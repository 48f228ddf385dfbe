import { capitalised, sentencesOf } from '../../text.ts';
import { quote } from '../filling/quote.ts';
import { bullets, join, section } from '../markdown.ts';
import type { Topic } from '../topic.schema.ts';
import { holdsAny } from '../understanding/signs.ts';
import { comparedWords } from '../understanding/topics.ts';
import type { Piece } from './piece.ts';
import { place } from './place.ts';
import { type Block, fullAnswer, sample, shortAnswer, why, yourCase } from './topic-blocks.ts';

/** Two topics beside each other and which comes first; for one topic, the questions that decide. */
export const comparison: Block = (piece) => {
  const { reading, knowledge, language } = piece;
  const other = reading.also === null ? undefined : knowledge.topics.get(reading.also)?.[language];
  return other ? twoTopics(piece, other) : twoWays(piece);
};

function twoTopics(piece: Piece, other: Topic): string {
  const { topic, phrases, reading } = piece;
  const short = reading.responseStyle === 'concise';
  const [first, second] = [topic, other].map(({ name }) => quote(name, phrases));
  const lead = place(phrases.compareTwo, { first: first ?? '', second: second ?? '' });
  const order = place(phrases.compareUse, {
    ...{ first: first ?? '', second: second ?? '' },
    ...{ firstQuestion: topic.question, secondQuestion: other.question },
  });
  const sections = [topic, other].map((each) =>
    section(capitalised(each.name), about(each, piece)),
  );
  return join(lead, ...sections, short ? order : section(phrases.headings.order, order));
}

function about(topic: Topic, { reading, values, phrases }: Piece): string {
  const short = reading.responseStyle === 'concise';
  const sentences = sentencesOf(topic.answer);
  if (short) return sentences.slice(0, 1).join(' ');
  const deep = reading.responseStyle === 'explanatory';
  const known = topic.lines
    .filter(({ field }) => (values[field] ?? '').trim() !== '')
    .slice(0, 2)
    .map(({ label, field, why }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${why}`);
  return join(sentences.join(' '), deep ? topic.why : '', bullets(known));
}

function twoWays(piece: Piece): string {
  const { phrases, reading, knowledge, input } = piece;
  const short = reading.responseStyle === 'concise';
  const answer = short ? shortAnswer(piece) : fullAnswer(piece);
  if (holdsAny(comparedWords(input.query), knowledge.understanding.difference)) {
    return short ? answer : join(answer, why(piece), yourCase(3)(piece), sample(piece));
  }
  return join(
    answer,
    phrases.compareLead,
    bullets(criteria(piece).slice(0, short ? 3 : undefined)),
  );
}

/** What matters for the topic, with what is known of it. */
function criteria({ topic, values, phrases }: Piece): string[] {
  return topic.lines.map(({ label, field, why: reason }) => {
    const value = values[field] ?? '';
    return value.trim() === ''
      ? `**${label}:** ${reason}`
      : `**${label}:** ${quote(value, phrases)}. ${reason}`;
  });
}
