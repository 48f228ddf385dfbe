import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type BuiltInTask, replyFacts } from '@savet/built-in-consultant';
import {
  type Generation,
  type GenerationOptions,
  generate,
} from '../../platform/llm/generation.ts';
import { profileValues } from '../brand-hub/brand-hub.rules.ts';
import type { AnswerOptions, AnswerOutcome, AnswerRequest, ConsultantTimeouts } from './answer.ts';

/** Runs a task of the built-in consultant, which takes it in place of a prompt. */
export function runBuiltIn(
  model: () => LanguageModelV4,
  task: BuiltInTask,
  options: GenerationOptions,
): Promise<Generation> {
  return generate(
    async () => ({
      model: model(),
      instructions: '',
      messages: [{ role: 'user', content: task.task }],
      providerOptions: { savet: task },
    }),
    options,
  );
}

/** The built-in consultant's answer. Only its own word on what is an answer decides what is charged. */
export async function answerBuiltIn(
  model: () => LanguageModelV4,
  { uid: _uid, plan: _plan, messageId: _messageId, project: _project, ...request }: AnswerRequest,
  { signal, onText }: AnswerOptions,
  timeouts: ConsultantTimeouts,
): Promise<AnswerOutcome> {
  const values = profileValues(request.userInfo);
  const task: BuiltInTask = { task: 'answer', ...request, values };
  const outcome = await runBuiltIn(model, task, { signal, timeouts, onText });
  if (outcome.kind === 'failed') {
    const { detail, usage } = outcome;
    return { kind: 'failed', errorCode: 'GENERATION_FAILED', detail, usage };
  }
  const { kind, usage, metadata } = outcome;
  if (kind === 'empty') return { kind, usage };
  return { kind, usage, ignoresProject: true, ...(replyFacts(metadata) ?? { isAnswer: true }) };
}
