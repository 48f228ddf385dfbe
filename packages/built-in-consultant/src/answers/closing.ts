import { capitalised, fillTemplate } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import type { Topic } from '../knowledge/topic.schema.ts';
import { bullets, join } from '../text/markdown.ts';
import { type AnswerContext, askLimits } from './answer-context.ts';
import { type Block, nextLabels } from './topic-blocks.ts';

/** The end of every answer: the missing facts, or a question back. */
export const closing: Block = (context) => {
  const { missing, topic, input } = context;
  if (missing.length === 0) {
    return input.context.includes(topic.question) ? nextLabels(context) : topic.question;
  }
  return input.brandHubLocked ? questions(context) : missingFields(context);
};

/** The end of an answer that has no room for reasons: one missing fact, or a question back. */
export const shortClosing: Block = (context) => {
  const { missing, input, phrases } = context;
  const [first] = missing;
  if (first === undefined) return closing(context);
  const ask = fillTemplate(phrases.askFact, { ask: first.ask });
  if (input.brandHubLocked) return ask;
  const label = quote(phrases.labels[first.field], phrases);
  return `${fillTemplate(phrases.missingShort, { fields: label })} ${ask}`;
};

/** Asks for facts in the chat without naming a field. */
function questions({ missing, reading, phrases }: AnswerContext): string {
  const asks = missing.slice(0, askLimits[reading.responseStyle].asks).map(({ ask }) => ask);
  const [first = ''] = asks;
  if (asks.length === 1) return fillTemplate(phrases.askFact, { ask: first });
  return `${phrases.askFacts}\n\n${bullets(asks.map(capitalised))}`;
}

/** Names the empty fields that would help most, the reasons, and the drafts that they make possible. */
function missingFields(context: AnswerContext): string {
  const { missing, reading, phrases, topic, input } = context;
  const named = missing.slice(0, askLimits[reading.responseStyle].missing);
  const [first] = named;
  if (first === undefined) return '';
  // A reason that the thread has given already is not repeated.
  const explained = input.context.includes(first.why);
  if (reading.responseStyle === 'concise' || explained) return shortClosing(context);
  const titles = unlocked(topic, input.values, named).map((title) => quote(title, phrases));
  const unlocks =
    titles.length === 0 ? '' : fillTemplate(phrases.unlocks, { titles: titles.join(', ') });
  const ask = { ask: first.ask };
  if (named.length === 1) {
    const label = quote(phrases.labels[first.field], phrases);
    const sentence = fillTemplate(phrases.missingOne, { fields: label, why: first.why });
    return join(sentence, fillTemplate(phrases.fillOrTell, ask));
  }
  const lines = named.map((line) => `**${phrases.labels[line.field]}** – ${line.why}`);
  const end = [unlocks, fillTemplate(phrases.fillOrTellMany, ask)].filter(Boolean).join(' ');
  return join(phrases.missingMany, bullets(lines), end);
}

/** Titles of the drafts that become possible with these fields. */
function unlocked(topic: Topic, values: AnswerContext['values'], named: Topic['lines']): string[] {
  const has = (field: string) => (values[field] ?? '').trim() !== '';
  const soon = new Set(named.map(({ field }) => field));
  return topic.drafts
    .filter(({ needs }) => needs.some((field) => !has(field)))
    .filter(({ needs }) => needs.every((field) => has(field) || soon.has(field)))
    .map(({ title }) => title);
}
