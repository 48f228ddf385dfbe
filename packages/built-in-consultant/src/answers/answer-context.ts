import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Language } from '@savet/contract/languages';
import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { capitalised, wordsOf } from '@savet/text/text';
import { type FilledDraft, variantOf, writeDrafts } from '../filling/drafts.ts';
import type { FieldValues } from '../filling/fill.ts';
import { quote } from '../filling/quote.ts';
import { valuesWithBlanks } from '../filling/readable-values.ts';
import { fillRoom } from '../filling/room.ts';
import { type ToneRules, toneRules } from '../filling/tone.ts';
import type { TopicCard } from '../knowledge/card.schema.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Phrases } from '../knowledge/phrases.schema.ts';
import type { FrameKind } from '../knowledge/skeletons.schema.ts';
import type { FieldName, Topic, TopicLine } from '../knowledge/topic.schema.ts';
import { isOfAccount } from '../reviewing/empty-fields.ts';
import { remarksOn } from '../reviewing/remarks.ts';
import { shortenedTo } from '../text/length.ts';
import { tellsCost } from '../understanding/own/states-value.ts';
import type { TopicReading } from '../understanding/reading.ts';
import { messagesOf, type Question } from '../understanding/thread.ts';
import { frameForTopic, hasReadyText } from './frames/frame-asked.ts';

export interface AnswerInput extends Question {
  /** Brand Hub values by field name. */
  values: FieldValues;
  /** Names of the empty fields; null for those without a value. */
  emptyFields: readonly string[] | null;
  /** The queries that are left; null if it is not known. */
  allowance: { left: number; limit: number; renewsAt: string | null } | null;
}

/** Everything that the blocks of an answer use. */
export interface AnswerContext {
  topic: Topic;
  card: TopicCard;
  reading: TopicReading;
  input: AnswerInput;
  knowledge: Knowledge;
  phrases: Phrases;
  language: Language;
  /** Brand Hub values with the facts from the chat. */
  values: FieldValues;
  /** Lines whose field has a value, in any language, and lines whose field has none. */
  filled: TopicLine[];
  missing: TopicLine[];
  /** The field that a fact from the chat was stored under. */
  factField: FieldName | null;
  drafts: FilledDraft[];
  /** The kind of a text that no draft is about, and the topic's card has. */
  readyKind: FrameKind | null;
  remarks: string[];
  tone: ToneRules;
  /** Chooses between phrases; the same for the same business and topic. */
  variant: number;
}

/** How many facts an answer asks for at most, and how many missing fields it names. */
export const askLimits: Record<ResponseStyle, { asks: number; missing: number }> = {
  concise: { asks: 1, missing: 1 },
  normal: { asks: 3, missing: 2 },
  explanatory: { asks: 5, missing: 4 },
};

/**
 * Combines topic, profile and thread.
 * @throws for an unknown topic
 */
export function buildAnswerContext(
  reading: TopicReading,
  input: AnswerInput,
  knowledge: Knowledge,
): AnswerContext {
  const { language } = reading;
  const known = knowledge.topics.get(reading.topic)?.[language];
  const topic = known && { ...known, steps: stepsOf(known, reading) };
  const card = knowledge.topicCards.get(reading.topic)?.[language];
  if (topic === undefined || card === undefined) throw new Error(`no topic ${reading.topic}`);
  const phrases = knowledge.phrases[language];
  const { values, factField } = withFacts(topic, reading, input, knowledge);
  const filled = topic.lines.filter(({ field }) => hasText(values[field]));
  const missing = topic.lines.filter(
    (line) => !filled.includes(line) && isOfAccount(line.field, values, input.emptyFields),
  );
  const said = saidBefore(reading, input.context);
  const written = writeDrafts(
    {
      ...{ topic, topicName: reading.topic, query: input.query, said, language },
      // Advice quotes any language; in a text to send it would be a foreign body.
      values: valuesWithBlanks(values, phrases.labels, language),
      channel: reading.channel,
    },
    knowledge,
  );
  const { limit } = reading.details;
  // At least the first sentence has to fit.
  const drafts = written
    .filter(({ text }) => limit === null || shortenedTo(text, limit) !== null)
    .map((draft) => ({ ...draft, text: fillRoom(draft.text, reading.details, knowledge.details) }));
  const kind = frameForTopic(reading, values, knowledge);
  const readyKind = kind !== null && hasReadyText(kind, reading, knowledge) ? kind : null;
  const tone = toneRules(values['toneOfVoice'] ?? '', knowledge, language);
  const remarks = remarksFor(filled, input, knowledge, language);
  const variant = variantOf(reading.topic, ...Object.values(values).map(String));
  return {
    ...{ topic, card, reading, input, knowledge, phrases, language, values },
    ...{ filled, missing, factField, drafts, readyKind, remarks, tone, variant },
  };
}

/** A country that is named needs no choosing. */
function stepsOf({ steps }: Topic, { details }: TopicReading): Topic['steps'] {
  return details.place === null ? steps : steps.filter(({ choosesPlace }) => choosesPlace !== true);
}

/**
 * Stores a fact under the field that its words name, else under the only field that we asked for. Several
 * facts, one per line, answer as many questions in order.
 */
function withFacts(
  topic: Topic,
  { facts }: TopicReading,
  { values, context }: AnswerInput,
  { understanding }: Knowledge,
): Pick<AnswerContext, 'values' | 'factField'> {
  if (facts === null) return { values, factField: null };
  const open = topic.lines.filter(({ field }) => !hasText(values[field]));
  const reply = lastAnswer(context);
  const asked = open.filter(({ ask }) => reply.includes(ask) || reply.includes(capitalised(ask)));
  // A reply in another language asked in other words.
  const questions = (asked.length > 0 ? asked : open.slice(0, 1)).map(({ field }) => field);
  const stated = facts.split(/\n+/).filter(hasText);
  if (stated.length > 1 && stated.length === questions.length) {
    const answers = questions.map((field, index) => [field, stated[index] ?? ''] as const);
    return { values: { ...values, ...Object.fromEntries(answers) }, factField: null };
  }
  const words = wordsOf(facts).map(fold);
  const named = Object.entries(understanding.facts).find(([, signs]) => holdsAny(words, signs));
  const only = questions.length === 1 ? questions[0] : undefined;
  const factField = (named?.[0] as FieldName | undefined) ?? only ?? null;
  // A cost is not stored as an entry.
  if (factField === null || tellsCost(facts)) return { values, factField: null };
  return { values: { ...values, [factField]: facts }, factField };
}

/** The last answer of the thread; empty if there is none. */
function lastAnswer(context: string): string {
  return messagesOf(context).findLast(({ sender }) => sender === 'assistant')?.text ?? '';
}

/** Answers whose drafts must not be repeated; the one that only gets another form may be. */
function saidBefore({ newDrafts, sameDrafts }: TopicReading, context: string): string {
  if (!newDrafts && !sameDrafts) return '';
  const answers = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const kept = sameDrafts ? answers.slice(0, -1) : answers;
  return kept.map(({ text }) => text).join('\n');
}

function remarksFor(
  filled: readonly TopicLine[],
  { values, brandHubLocked }: AnswerInput,
  knowledge: Knowledge,
  language: Language,
): string[] {
  if (brandHubLocked) return [];
  const phrases = knowledge.phrases[language];
  const fields = filled.map(({ field }) => field);
  return remarksOn(fields, values, knowledge, language).map(({ field, word, remark }) =>
    phrases.remark
      .replace('{field}', () => quote(phrases.labels[field], phrases))
      .replace('{word}', () => quote(word, phrases))
      .replace('{remark}', () => remark),
  );
}

function hasText(value: string | undefined): boolean {
  return (value ?? '').trim() !== '';
}
