import { fillTemplate, sentencesOf } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import type { Topic, TopicLine } from '../knowledge/topic.schema.ts';
import { bullets, section } from '../text/markdown.ts';
import { labelName } from '../understanding/choice.ts';
import type { AnswerContext } from './answer-context.ts';

/** A part of an answer; empty if there is nothing to say. */
export type Block = (context: AnswerContext) => string;

/** The filled fields of the topic, each with its advice, without a heading; first those that its card depends on. */
export const quotes =
  (longest: number): Block =>
  (context) => {
    const { filled, card } = context;
    const first = filled.filter(({ field }) => card.fields.includes(field));
    const lines = [...new Set([...first, ...filled])].slice(0, longest);
    return bullets(lines.map((line) => usedLine(line, context)));
  };

/** The same under a heading. */
export const ownCase =
  (longest: number): Block =>
  (context) =>
    section(context.phrases.headings.known, quotes(longest)(context));

/** The form of the topic, filled in from the profile. */
export const form: Block = (context) => {
  const { topic, filled, phrases, input, values, reading } = context;
  // With an empty profile, the form would only repeat the questions that follow.
  if (filled.length === 0 && input.brandHubLocked && reading.facts === null) return '';
  const lines = topic.lines.map((line) => {
    if (filled.includes(line)) return usedLine(line, context);
    const open = filled.length === 0 ? '' : `*${phrases.stillOpen}* – `;
    return `**${line.label}:** ${open}${line.otherwise}`;
  });
  const name = values['businessName'];
  const heading = filled.length === 0 ? phrases.headings.form : phrases.headings.known;
  const titled = name ? `${heading} (${quote(name, phrases)})` : heading;
  return section(titled, bullets(lines));
};

function usedLine({ label, field, use }: TopicLine, { values, phrases }: AnswerContext): string {
  return `**${label}:** ${quote(values[field] ?? '', phrases)}. ${use}`;
}

export const steps: Block = ({ topic, phrases }) =>
  section(phrases.headings.steps, numbered(topic.steps));

function numbered(list: Topic['steps']): string {
  return list.map(({ title, text }, index) => `${index + 1}. **${title}** ${text}`).join('\n');
}

export const sample: Block = ({ topic, phrases }) => section(phrases.headings.sample, topic.sample);

export const oneMistake: Block = ({ topic, phrases, variant }) =>
  section(phrases.headings.mistake, topic.mistakes[variant % topic.mistakes.length] ?? '');

export const mistakes: Block = ({ topic, phrases }) =>
  section(phrases.headings.mistakes, bullets(topic.mistakes));

export const checks =
  (longest: number): Block =>
  ({ topic, phrases }) =>
    section(phrases.headings.checks, bullets(topic.checks.slice(0, longest)));

export const measure: Block = ({ topic, phrases }) =>
  section(phrases.headings.measure, topic.measure);

export const sources: Block = ({ topic, phrases }) =>
  section(phrases.headings.sources, bullets(topic.sources ?? []));

export const remarks =
  (longest: number): Block =>
  ({ remarks: all, phrases }) =>
    section(phrases.headings.remarks, bullets(all.slice(0, longest)));

/** The next topics. */
export const nextLabels: Block = ({ card, knowledge, phrases, language }) => {
  const names = card.next.map((label) => labelName(label, language, knowledge)).filter(Boolean);
  return names.length === 0 ? '' : fillTemplate(phrases.nextTopics, { topics: names.join(', ') });
};

/** The second topic of a question: the first sentence of its card. */
export const alsoAbout: Block = ({ reading, knowledge, phrases, language }) => {
  const card =
    reading.also === null ? undefined : knowledge.topicCards.get(reading.also)?.[language];
  if (card === undefined) return '';
  const [answer = ''] = sentencesOf(card.answer);
  return fillTemplate(phrases.alsoAbout, { topic: quote(card.name, phrases), answer });
};

/** Repeats a fact from the chat, and says which field it belongs to. */
export const noted: Block = ({ reading, phrases, factField, input }) => {
  if (reading.facts === null) return '';
  const words = `${quote(reading.facts, phrases)}.`;
  if (factField === null)
    return `${fillTemplate(phrases.noted, { quote: words })} ${phrases.notedBelow}`;
  if (input.brandHubLocked) return fillTemplate(phrases.noted, { quote: words });
  const label = quote(phrases.labels[factField], phrases);
  return fillTemplate(phrases.notedAs, { field: label, quote: words });
};
