import type { Language } from '@savet/contract/languages';
import type { ResponseStyle } from '@savet/contract/limits';
import { answer } from '../answers/answer.ts';
import type { AnswerInput } from '../answers/answer-context.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { Reading } from '../understanding/reading.ts';
import { bakery, recruiter, studio, yard } from './brand-hubs.ts';
import sixty from './sixty-questions.json' with { type: 'json' };

/** One of the sixty: what is asked, of whose Brand Hub, and what has to come of it. */
export interface SampleQuestion {
  hub: string;
  language: Language;
  question: string;
  /** Earlier questions of the thread; their answers are worked out. */
  thread?: string[];
  /** Null for what is about no topic; `*` where any will do. */
  topic: string | null;
  intent?: string;
  style?: ResponseStyle;
  locked?: boolean;
  /** Brand Hub fields whose words must stand in the answer. */
  uses: string[];
  /** What else must stand in it. */
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

/** Messages that are sent along with a question. */
const CONTEXT_MESSAGES = 5;

/** Asks one of the sixty, with another Brand Hub or in another style where these are given. */
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
    brandHubLocked: sample.locked ?? false,
  });
  for (const question of sample.thread ?? []) {
    const text = answer(inputFor(question), knowledge);
    messages.push(`user: ${question}`, `assistant: ${text}`);
  }
  const input = inputFor(sample.question);
  const start = performance.now();
  const text = answer(input, knowledge);
  const ms = performance.now() - start;
  const reading = readQuestion(input, knowledge);
  return { sample, reading, values, context: input.context, text, ms };
}
