import { gradeAnswer, type Hub, type Question, type Result } from '@savet/evaluation';
import type { Consultant } from '../../features/consultant/consultant.ts';
import { profileOf } from './hub-owner.ts';

export interface Answered {
  question: Question;
  hub: Hub;
  text: string;
  result: Result;
}

/** Longest time for one answer, in milliseconds. */
const ANSWER_MS = 95_000;

/** Asks a question as a customer would, and grades the answer. */
export async function askQuestion(
  consultant: Consultant,
  question: Question,
  hub: Hub,
): Promise<Answered> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let firstTextMs: number | null = null;
  let text = '';
  const outcome = await consultant.answer(
    {
      uid: null,
      plan: 'pro',
      query: question.question,
      context: (question.context ?? []).map(({ sender, text }) => `${sender}: ${text}`).join('\n'),
      firstRequest: null,
      ...profileOf(hub),
      responseStyle: question.style ?? 'normal',
      language: hub.language,
      brandHubLocked: false,
      allowance: null,
    },
    {
      signal: AbortSignal.timeout(ANSWER_MS),
      onText: (piece) => {
        firstTextMs ??= elapsed();
        text += piece;
      },
    },
  );
  const { language } = question.expects;
  const isComplete = outcome.kind === 'complete' && text.trim() !== '';
  const answered = isComplete
    ? {
        grades: gradeAnswer({ question, hub, text }),
        firstTextMs: firstTextMs ?? 0,
        totalMs: elapsed(),
      }
    : null;
  return { question, hub, text, result: { questionId: question.id, language, answered } };
}
