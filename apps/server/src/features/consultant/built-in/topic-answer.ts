import type { Language, ResponseStyle } from '@savet/contract/limits';
import { sentencesOf } from '../text.ts';
import {
  type Knowledge,
  type Phrases,
  type Topic,
  type TopicLine,
  topicName,
} from './knowledge.ts';
import { bullets, section } from './markdown.ts';
import { quote } from './quote.ts';
import type { Question, Reading } from './reading.ts';
import { remarksOn } from './remarks.ts';

export interface AnswerInput extends Question {
  /** Brand Hub values by field name. */
  values: Partial<Record<string, string>>;
  /** Fields must not be named then; facts are asked for in the chat. */
  brandHubLocked: boolean;
}

interface Piece {
  topic: Topic;
  reading: Extract<Reading, { kind: 'topic' }>;
  input: AnswerInput;
  phrases: Phrases;
  filled: TopicLine[];
  missing: TopicLine[];
  remarks: string[];
}

/** How many remarks, questions and missing fields an answer of each style has. */
const amounts: Record<ResponseStyle, { remarks: number; asks: number; missing: number }> = {
  concise: { remarks: 0, asks: 1, missing: 1 },
  normal: { remarks: 2, asks: 3, missing: 2 },
  explanatory: { remarks: 5, asks: 5, missing: 5 },
};
/** Filled fields that a concise answer quotes. */
const CONCISE_QUOTES = 3;
/** The blocks of an answer about a topic; some may be empty. */
export function topicAnswer(
  reading: Extract<Reading, { kind: 'topic' }>,
  input: AnswerInput,
  knowledge: Knowledge,
  language: Language,
): string[] {
  const topic = knowledge.topics.get(reading.topic)?.[language];
  if (topic === undefined) return [];
  const phrases = knowledge.phrases[language];
  const filled = topic.lines.filter(({ field }) => hasValue(input, field));
  const fields = filled.map(({ field }) => field);
  const remarks = remarksOn(fields, input.values, knowledge, language).map(
    ({ field, word, remark }) =>
      phrases.remark
        .replace('{field}', () => quote(phrases.labels[field], phrases))
        .replace('{word}', () => quote(word, phrases))
        .replace('{remark}', () => remark),
  );
  const missing = topic.lines.filter((line) => !filled.includes(line));
  const piece: Piece = { topic, reading, input, phrases, filled, missing, remarks };
  const also = topicName(reading.also, knowledge, language);
  const alsoAbout = also && phrases.alsoAbout.replace('{topic}', () => quote(also, phrases));
  return reading.responseStyle === 'concise'
    ? [...conciseAnswer(piece)]
    : [...fullAnswer(piece), alsoAbout];
}

function conciseAnswer(piece: Piece): string[] {
  const { topic, filled, phrases, input } = piece;
  const start = sentencesOf(topic.answer).slice(0, 2).join(' ');
  const known = filled
    .slice(0, CONCISE_QUOTES)
    .map(({ label, field }) => `- **${label}:** ${quote(input.values[field] ?? '', phrases)}`);
  const steps = topic.steps.slice(0, 3).map(({ title }, index) => `${index + 1}. ${title}`);
  return [told(piece), start, known.join('\n'), steps.join('\n'), ...closing(piece)];
}

function fullAnswer(piece: Piece): string[] {
  const { topic, phrases, reading, remarks, filled } = piece;
  const { headings } = phrases;
  const deep = reading.responseStyle === 'explanatory';
  const steps = topic.steps.map(({ title, text }, index) => `${index + 1}. **${title}** ${text}`);
  const pressed = remarks.slice(0, amounts[reading.responseStyle].remarks);
  const showSample = deep || filled.length * 2 < topic.lines.length;
  const [firstMistake = ''] = topic.mistakes;
  return [
    told(piece),
    topic.answer,
    deep ? section(headings.why, topic.why) : '',
    draft(piece),
    section(headings.remarks, bullets(pressed)),
    section(headings.steps, steps.join('\n')),
    showSample ? section(headings.sample, topic.sample) : '',
    deep
      ? section(headings.mistakes, bullets(topic.mistakes))
      : section(headings.mistake, firstMistake),
    deep ? section(headings.measure, topic.measure) : '',
    deep ? section(headings.sources, bullets(topic.sources ?? [])) : '',
    ...closing(piece),
  ];
}

function told({ reading, phrases }: Piece): string {
  const { told: words } = reading;
  return words === null ? '' : phrases.told.replace('{quote}', () => `${quote(words, phrases)}.`);
}

/** The form of the topic, filled in as far as the profile goes. */
function draft({ topic, filled, phrases, input, reading }: Piece): string {
  const deep = reading.responseStyle === 'explanatory' || reading.told !== null;
  // Where nothing is known and questions follow anyway, the form would only say them twice.
  if (filled.length === 0 && input.brandHubLocked && !deep) return '';
  const lines = topic.lines.map((line) => {
    const value = input.values[line.field] ?? '';
    if (filled.includes(line)) return `- **${line.label}:** ${quote(value, phrases)}. ${line.use}`;
    const open = filled.length === 0 ? '' : `*${phrases.stillOpen}* – `;
    return `- **${line.label}:** ${open}${line.otherwise}`;
  });
  const name = input.values.businessName;
  const heading = filled.length === 0 ? phrases.headings.draftEmpty : phrases.headings.draft;
  return section(name ? `${heading} (${quote(name, phrases)})` : heading, lines.join('\n'));
}

/** What is still needed, or a question back. */
function closing({ topic, missing, phrases, input, reading }: Piece): string[] {
  const { asks, missing: named } = amounts[reading.responseStyle];
  if (input.brandHubLocked) {
    const questions = missing.slice(0, asks).map(({ ask }) => ask);
    if (questions.length === 0) return [topic.question];
    if (questions.length === 1) return [`${phrases.askFact} ${questions[0]}`];
    return [`${phrases.askFacts}\n\n${bullets(questions.map(capitalised))}`];
  }
  const labels = missing.slice(0, named).map(({ field }) => quote(phrases.labels[field], phrases));
  const sentence = labels.length === 1 ? phrases.missingOne : phrases.missingMany;
  const hint = labels.length === 0 ? '' : sentence.replace('{fields}', () => labels.join(', '));
  return [hint, topic.question];
}

function hasValue({ values }: AnswerInput, field: string): boolean {
  return (values[field] ?? '').trim() !== '';
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
