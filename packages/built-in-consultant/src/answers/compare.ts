import { quote } from '../filling/quote.ts';
import type { Topic } from '../knowledge/topic.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { bullets, join, section } from '../text/markdown.ts';
import { holdsAny } from '../text/signs.ts';
import { capitalised, fillTemplate, sentencesOf } from '../text/text.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Block, fullAnswer, sample, shortAnswer, why, yourCase } from './topic-blocks.ts';

/** Compares two topics and says which comes first; for one topic, lists the criteria. */
export const comparison: Block = (context) => {
  const { reading, knowledge, language } = context;
  const other = reading.also === null ? undefined : knowledge.topics.get(reading.also)?.[language];
  return other ? twoTopics(context, other) : twoWays(context);
};

function twoTopics(context: AnswerContext, other: Topic): string {
  const { topic, phrases, reading } = context;
  const short = reading.responseStyle === 'concise';
  const [first, second] = [topic, other].map(({ name }) => quote(name, phrases));
  const lead = fillTemplate(phrases.compareTwo, { first: first ?? '', second: second ?? '' });
  const order = fillTemplate(phrases.compareUse, {
    ...{ first: first ?? '', second: second ?? '' },
    ...{ firstQuestion: topic.question, secondQuestion: other.question },
  });
  const sections = [topic, other].map((each) =>
    section(capitalised(each.name), about(each, context)),
  );
  return join(lead, ...sections, short ? order : section(phrases.headings.order, order));
}

function about(topic: Topic, { reading, values, phrases }: AnswerContext): string {
  const short = reading.responseStyle === 'concise';
  const sentences = sentencesOf(topic.answer);
  if (short) return sentences.slice(0, 1).join(' ');
  const deep = reading.responseStyle === 'explanatory';
  const filledLines = topic.lines
    .filter(({ field }) => (values[field] ?? '').trim() !== '')
    .slice(0, 2)
    .map(({ label, field, why }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${why}`);
  return join(sentences.join(' '), deep ? topic.why : '', bullets(filledLines));
}

function twoWays(context: AnswerContext): string {
  const { phrases, reading, knowledge, input } = context;
  const short = reading.responseStyle === 'concise';
  const answer = short ? shortAnswer(context) : fullAnswer(context);
  if (holdsAny(comparedWords(input.query), knowledge.understanding.difference)) {
    return short ? answer : join(answer, why(context), yourCase(3)(context), sample(context));
  }
  return join(
    answer,
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
