import { holdsAny } from '@savet/text/signs';
import { capitalised, fillTemplate, sentencesOf } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import { comparedWords } from '../recognition/features.ts';
import { bullets, join, section } from '../text/markdown.ts';
import type { AnswerContext } from './answer-context.ts';
import { answer, opening, why } from './card-blocks.ts';
import { type Block, ownCase, sample } from './topic-blocks.ts';

/** Compares two topics and says which comes first; for one topic, lists the criteria. */
export const comparison: Block = (context) => {
  const { reading, knowledge, language } = context;
  if (reading.also === null) return twoWays(context);
  const topic = knowledge.topics.get(reading.also)?.[language];
  const card = knowledge.topicCards.get(reading.also)?.[language];
  return topic && card ? twoTopics(context, { topic, card }) : twoWays(context);
};

type Compared = Pick<AnswerContext, 'topic' | 'card'>;

function twoTopics(context: AnswerContext, second: Compared): string {
  const { topic, phrases, reading } = context;
  const { topic: other } = second;
  const short = reading.responseStyle === 'concise';
  const names = { first: quote(topic.name, phrases), second: quote(other.name, phrases) };
  const lead = fillTemplate(phrases.compareTwo, names);
  const order = fillTemplate(phrases.compareUse, {
    ...names,
    ...{ firstQuestion: topic.question, secondQuestion: other.question },
  });
  const sections = [context, second].map((each) =>
    section(capitalised(each.topic.name), about(each, context)),
  );
  return join(lead, ...sections, short ? order : section(phrases.headings.order, order));
}

function about({ topic, card }: Compared, { reading, values, phrases }: AnswerContext): string {
  const sentences = sentencesOf(card.answer);
  const [first = ''] = sentences;
  if (reading.responseStyle === 'concise') return topic.meaning ?? first;
  const deep = reading.responseStyle === 'explanatory';
  const filledLines = topic.lines
    .filter(({ field }) => (values[field] ?? '').trim() !== '')
    .slice(0, 2)
    .map(({ label, field, why }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${why}`);
  const advice = topic.meaning === undefined || deep ? card.answer : first;
  return join(topic.meaning ?? '', advice, bullets(filledLines));
}

function twoWays(context: AnswerContext): string {
  const { topic, phrases, reading, knowledge, input } = context;
  const short = reading.responseStyle === 'concise';
  if (holdsAny(comparedWords(input.query), knowledge.understanding.difference)) {
    const difference = topic.meaning ?? opening(context);
    if (short) return difference;
    return join(difference, answer(context), why(context), ownCase(3)(context), sample(context));
  }
  return join(
    short ? opening(context) : answer(context),
    phrases.compareLead,
    bullets(criteria(context).slice(0, short ? 3 : undefined)),
  );
}

/** The criteria of a topic, with the values that the profile has. */
function criteria({ topic, values, phrases }: AnswerContext): string[] {
  return topic.lines.map(({ label, field, why: reason }) => {
    const value = values[field] ?? '';
    return value.trim() === ''
      ? `**${label}:** ${reason}`
      : `**${label}:** ${quote(value, phrases)}. ${reason}`;
  });
}
