import { brandFields } from '@savet/contract/brand-hub';
import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Language } from '@savet/contract/languages';
import { answer } from '../../answers/answer.ts';
import type { AnswerInput } from '../../answers/answer-context.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import type { Reading } from '../../understanding/reading.ts';
import { bakery, recruiter, studio, yard } from '../brand-hubs.ts';
import sixty from './sixty-questions.json' with { type: 'json' };

/** One of the sixty questions, its Brand Hub and the requirements for its answer. */
export interface SampleQuestion {
  hub: string;
  language: Language;
  question: string;
  /** Earlier questions of the thread; their answers are generated. */
  thread?: string[];
  /** Null if the question is off-topic; `*` for any topic. */
  topic: string | null;
  intent?: string;
  style?: ResponseStyle;
  locked?: boolean;
  /** Brand Hub fields that the answer must quote. */
  uses: string[];
  /** Other texts that the answer must contain. */
  says?: string[];
}

/** A question with its answer. */
export interface AnsweredQuestion {
  sample: SampleQuestion;
  reading: Reading;
  values: Partial<Record<string, string>>;
  context: string;
  text: string;
  /** How long the answer took, in milliseconds. */
  ms: number;
}

export const sampleHubs: Readonly<Record<string, Partial<Record<string, string>>>> = {
  bakery,
  recruiter,
  studio,
  yard,
  empty: {},
};
export const sampleQuestions = sixty as SampleQuestion[];

/** Number of earlier messages sent with a question. */
const CONTEXT_MESSAGES = 5;

/** Asks one of the sixty questions, optionally with another Brand Hub or style. */
export function ask(
  sample: SampleQuestion,
  { hub = sample.hub, style = 'normal' }: { hub?: string; style?: ResponseStyle } = {},
): AnsweredQuestion {
  const knowledge = loadKnowledge();
  const values = sampleHubs[hub] ?? {};
  const messages: string[] = [];
  const inputFor = (query: string): AnswerInput => ({
    query,
    context: messages.slice(-CONTEXT_MESSAGES).join('\n'),
    responseStyle: style,
    language: 'EN',
    values,
    emptyFields: brandFields.map(({ name }) => name).filter((name) => !values[name]),
    allowance: null,
    brandHubLocked: sample.locked ?? false,
  });
  for (const question of sample.thread ?? []) {
    const { text } = answer(inputFor(question), knowledge);
    messages.push(`user: ${question}`, `assistant: ${text}`);
  }
  const input = inputFor(sample.question);
  const start = performance.now();
  const { text } = answer(input, knowledge);
  const ms = performance.now() - start;
  const reading = readQuestion(input, knowledge);
  return { sample, reading, values, context: input.context, text, ms };
}
