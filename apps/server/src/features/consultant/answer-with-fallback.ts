import type { LanguageModelV4 } from '@ai-sdk/provider';
import { standInText } from '@savet/built-in-consultant';
import type { OpenConnection } from '../models/open-connection.ts';
import type { AnswerOptions, AnswerOutcome, AnswerRequest } from './answer.ts';
import { answerBuiltIn } from './answer-built-in.ts';
import { answerWithModel, type ModelAnswerDependencies } from './answer-with-model.ts';
import { readyModel } from './ask-model.ts';
import { answerLanguage } from './prompts/prompt.ts';

/**
 * Answers with the model of a connection. If the model fails, the built-in consultant answers where the operator allows it. Otherwise
 * the user reads that the model has reached its ceiling, if that is the cause.
 */
export async function answerWithFallback(
  open: OpenConnection,
  request: AnswerRequest,
  options: AnswerOptions,
  builtIn: () => LanguageModelV4,
  dependencies: ModelAnswerDependencies,
): Promise<AnswerOutcome> {
  let hasText = false;
  const onText = (text: string) => {
    hasText ||= text.trim() !== '';
    options.onText(text);
  };
  const ready = await readyModel(open, request.plan);
  const outcome = await answerWithModel(ready, request, { ...options, onText }, dependencies);
  if (hasText || options.signal.aborted || (outcome && !needsFallback(outcome))) {
    return outcome ?? { kind: 'empty', usage: null };
  }
  const language = answerLanguage(request);
  if (open.connection.takesOver) {
    options.onText(`${standInText('standIn', language)}\n\n`);
    const standIn = await answerBuiltIn(builtIn, request, options, dependencies.timeouts);
    return 'isAnswer' in standIn ? { ...standIn, isStandIn: true } : standIn;
  }
  if (outcome !== null) return outcome;
  options.onText(standInText('resting', language));
  const offer = { choices: [], team: true };
  return { kind: 'complete', usage: null, isAnswer: false, offer };
}

function needsFallback(outcome: AnswerOutcome): boolean {
  // A question that is too long must not be a way around the quota.
  if (outcome.kind === 'failed') return outcome.errorCode !== 'QUESTION_TOO_LONG';
  return outcome.kind === 'empty';
}
