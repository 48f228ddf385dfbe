import type { Language, ResponseStyle } from '@savet/contract/limits';
import { wordsOf } from '../../text.ts';
import { type FilledDraft, writeDrafts } from '../filling/drafts.ts';
import type { FieldValues } from '../filling/fill.ts';
import { quote } from '../filling/quote.ts';
import { type ToneRules, toneRules } from '../filling/tone.ts';
import { variantOf } from '../filling/variant.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Phrases } from '../phrases.schema.ts';
import { remarksOn } from '../remarks.ts';
import type { FieldName, Topic, TopicLine } from '../topic.schema.ts';
import type { TopicReading } from '../understanding/reading.ts';
import { holdsAny } from '../understanding/signs.ts';
import { fold } from '../understanding/stems.ts';
import { messagesOf, type Question } from '../understanding/thread.ts';

export interface AnswerInput extends Question {
  /** Brand Hub values by field name. */
  values: FieldValues;
  /** Fields must not be named then; facts are asked for in the chat. */
  brandHubLocked: boolean;
}

/** All that the blocks of an answer are made of. */
export interface Piece {
  topic: Topic;
  reading: TopicReading;
  input: AnswerInput;
  knowledge: Knowledge;
  phrases: Phrases;
  language: Language;
  /** Brand Hub values, with what was told in the chat. */
  values: FieldValues;
  filled: TopicLine[];
  missing: TopicLine[];
  /** The field that a told fact was taken for. */
  toldField: FieldName | null;
  drafts: FilledDraft[];
  remarks: string[];
  tone: ToneRules;
  /** The same for the same business and topic. */
  variant: number;
}

/** How many facts an answer of each style asks for, and how many missing fields it names. */
export const asked: Record<ResponseStyle, { asks: number; missing: number }> = {
  concise: { asks: 1, missing: 1 },
  normal: { asks: 3, missing: 2 },
  explanatory: { asks: 5, missing: 4 },
};

/** Puts together what a topic and the profile give for an answer; undefined for an unknown topic. */
export function pieceFor(
  reading: TopicReading,
  input: AnswerInput,
  knowledge: Knowledge,
): Piece | undefined {
  const { language } = reading;
  const topic = knowledge.topics.get(reading.topic)?.[language];
  if (topic === undefined) return undefined;
  const phrases = knowledge.phrases[language];
  const { values, toldField } = withTold(topic, reading, input, knowledge);
  const filled = topic.lines.filter(({ field }) => hasText(values[field]));
  const missing = topic.lines.filter((line) => !filled.includes(line));
  const said = saidBefore(reading, input.context);
  const drafts = writeDrafts(
    {
      ...{ topic, topicName: reading.topic, query: input.query, values, said, language },
      channel: reading.channel,
    },
    knowledge,
  );
  const tone = toneRules(values['toneOfVoice'] ?? '', knowledge, language);
  const remarks = remarksFor(filled, input, knowledge, language);
  const variant = variantOf(reading.topic, ...Object.values(values).map(String));
  return {
    ...{ topic, reading, input, knowledge, phrases, language, values },
    ...{ filled, missing, toldField, drafts, remarks, tone, variant },
  };
}

/**
 * A told fact stands for the field that its words name, else for the one that was asked for; several
 * facts, one a line, for as many questions.
 */
function withTold(
  topic: Topic,
  { told, responseStyle }: TopicReading,
  { values, brandHubLocked }: AnswerInput,
  { understanding }: Knowledge,
): Pick<Piece, 'values' | 'toldField'> {
  if (told === null) return { values, toldField: null };
  const open = topic.lines.map(({ field }) => field).filter((field) => !hasText(values[field]));
  const count = brandHubLocked ? asked[responseStyle].asks : 1;
  const questions = open.slice(0, count);
  const facts = told.split(/\n+/).filter(hasText);
  if (facts.length > 1 && facts.length === questions.length) {
    const answers = questions.map((field, index) => [field, facts[index] ?? ''] as const);
    return { values: { ...values, ...Object.fromEntries(answers) }, toldField: null };
  }
  const words = wordsOf(told).map(fold);
  const named = Object.entries(understanding.facts).find(([, signs]) => holdsAny(words, signs));
  const only = questions.length === 1 ? questions[0] : undefined;
  const toldField = (named?.[0] as FieldName | undefined) ?? only ?? null;
  if (toldField === null) return { values, toldField };
  return { values: { ...values, [toldField]: told }, toldField };
}

/** What must not be said again: all answers of the thread, but not the one that is only given another form. */
function saidBefore({ fresh, again }: TopicReading, context: string): string {
  if (!fresh && !again) return '';
  const answers = messagesOf(context).filter(({ sender }) => sender === 'assistant');
  const kept = again ? answers.slice(0, -1) : answers;
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
