import { sentencesOf } from '../../text.ts';
import { quote } from '../filling/quote.ts';
import { topicName } from '../knowledge.ts';
import { bullets, section } from '../markdown.ts';
import type { Piece } from './piece.ts';
import { place } from './place.ts';

/** A part of an answer; empty where there is nothing to say. */
export type Block = (piece: Piece) => string;

/** Filled fields that a short answer quotes. */
const CONCISE_QUOTES = 3;
/** Sentences of a topic's answer that stand for themselves. */
const SHORT_SENTENCES = 2;

export const shortAnswer: Block = ({ topic }) =>
  sentencesOf(topic.answer).slice(0, SHORT_SENTENCES).join(' ');

export const fullAnswer: Block = ({ topic }) => topic.answer;

export const why: Block = ({ topic, phrases }) => section(phrases.headings.why, topic.why);

export const shortWhy: Block = ({ topic }) => sentencesOf(topic.why).slice(0, 1).join(' ');

/** The values that matter here, short. */
export const quotes: Block = ({ filled, phrases, values }) =>
  bullets(
    filled
      .slice(0, CONCISE_QUOTES)
      .map(({ label, field }) => `**${label}:** ${quote(values[field] ?? '', phrases)}`),
  );

/** The form of the topic, filled in as far as the profile goes. */
export const form: Block = ({ topic, filled, phrases, input, values, reading }) => {
  // Where nothing is known and questions follow anyway, the form would only say them twice.
  if (filled.length === 0 && input.brandHubLocked && reading.told === null) return '';
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

/** The values that matter here, and why they do. */
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

export const stepTitles =
  (longest: number): Block =>
  ({ topic }) =>
    topic.steps
      .slice(0, longest)
      .map(({ title }, index) => `${index + 1}. ${title}`)
      .join('\n');

export const steps: Block = ({ topic, phrases }) =>
  section(
    phrases.headings.steps,
    topic.steps.map(({ title, text }, index) => `${index + 1}. **${title}** ${text}`).join('\n'),
  );

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

/** The topics that come after this one. */
export const nextTopics: Block = ({ topic, knowledge, phrases, language }) => {
  const names = topic.next.map((name) => topicName(name, knowledge, language)).filter(Boolean);
  return names.length === 0 ? '' : place(phrases.nextTopics, { topics: names.join(', ') });
};

/** The second topic of a question, in two sentences. */
export const alsoAbout: Block = ({ reading, knowledge, phrases, language }) => {
  const topic = reading.also === null ? undefined : knowledge.topics.get(reading.also)?.[language];
  if (topic === undefined) return '';
  const answer = sentencesOf(topic.answer).slice(0, SHORT_SENTENCES).join(' ');
  return place(phrases.alsoAbout, { topic: quote(topic.name, phrases), answer });
};

/** What was told in the chat, and what it is taken for. */
export const told: Block = ({ reading, phrases, toldField, input }) => {
  if (reading.told === null) return '';
  const words = `${quote(reading.told, phrases)}.`;
  if (toldField === null) return `${place(phrases.told, { quote: words })} ${phrases.toldForm}`;
  if (input.brandHubLocked) return place(phrases.told, { quote: words });
  const label = quote(phrases.labels[toldField], phrases);
  return place(phrases.toldField, { field: label, quote: words });
};
