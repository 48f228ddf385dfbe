import { quote } from '../filling/quote.ts';
import { topicName } from '../knowledge/knowledge.ts';
import type { Topic } from '../knowledge/topic.schema.ts';
import { bullets, section } from '../text/markdown.ts';
import { fillTemplate, sentencesOf } from '../text/text.ts';
import type { AnswerContext } from './answer-context.ts';

/** A part of an answer; empty if there is nothing to say. */
export type Block = (context: AnswerContext) => string;

/** Filled fields that a short answer quotes. */
const CONCISE_QUOTES = 2;
/** The first sentences of a topic's answer, which are complete without the rest. */
const SHORT_SENTENCES = 2;

export const shortAnswer: Block = ({ topic }) =>
  sentencesOf(topic.answer).slice(0, SHORT_SENTENCES).join(' ');

export const fullAnswer: Block = ({ topic }) => topic.answer;

export const why: Block = ({ topic, phrases }) => section(phrases.headings.why, topic.why);

export const shortWhy: Block = ({ topic }) => sentencesOf(topic.why).slice(0, 1).join(' ');

/** The values of the topic's fields, without advice. */
export const quotes: Block = ({ filled, phrases, values }) =>
  bullets(
    filled
      .slice(0, CONCISE_QUOTES)
      .map(
        ({ label, field, use }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${use}`,
      ),
  );

/** The form of the topic, filled in from the profile. */
export const form: Block = ({ topic, filled, phrases, input, values, reading }) => {
  // With an empty profile, the form would only repeat the questions that follow.
  if (filled.length === 0 && input.brandHubLocked && reading.facts === null) return '';
  const lines = topic.lines.map((line) => {
    const value = values[line.field] ?? '';
    if (filled.includes(line)) return `**${line.label}:** ${quote(value, phrases)}. ${line.use}`;
    const open = filled.length === 0 ? '' : `*${phrases.stillOpen}* – `;
    return `**${line.label}:** ${open}${line.otherwise}`;
  });
  const name = values['businessName'];
  const heading = filled.length === 0 ? phrases.headings.form : phrases.headings.known;
  return section(name ? `${heading} (${quote(name, phrases)})` : heading, bullets(lines));
};

/** The values of the topic's fields, each with the reason why it matters. */
export const yourCase =
  (longest: number): Block =>
  ({ filled, phrases, values }) =>
    section(
      phrases.headings.yourCase,
      bullets(
        filled
          .slice(0, longest)
          .map(
            ({ label, field, why: reason }) =>
              `**${label}:** ${quote(values[field] ?? '', phrases)}. ${reason}`,
          ),
      ),
    );

/** The first steps, without a heading. A title alone says too little. */
export const firstSteps =
  (longest: number): Block =>
  ({ topic }) =>
    numbered(topic.steps.slice(0, longest));

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

/** The topics that follow this one. */
export const nextTopics: Block = ({ topic, knowledge, phrases, language }) => {
  const names = topic.next.map((name) => topicName(name, knowledge, language)).filter(Boolean);
  return names.length === 0 ? '' : fillTemplate(phrases.nextTopics, { topics: names.join(', ') });
};

/** The second topic of a question, in two sentences. */
export const alsoAbout: Block = ({ reading, knowledge, phrases, language }) => {
  const topic = reading.also === null ? undefined : knowledge.topics.get(reading.also)?.[language];
  if (topic === undefined) return '';
  const answer = sentencesOf(topic.answer).slice(0, SHORT_SENTENCES).join(' ');
  return fillTemplate(phrases.alsoAbout, { topic: quote(topic.name, phrases), answer });
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
