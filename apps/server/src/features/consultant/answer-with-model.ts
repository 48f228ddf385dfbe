import { loadReading, standInText, usedFields } from '@savet/built-in-consultant';
import { profileValues } from '../brand-hub/brand-hub.rules.ts';
import type { Spending } from '../models/spending.ts';
import type { AnswerOptions, AnswerOutcome, AnswerRequest, ConsultantTimeouts } from './answer.ts';
import { askModel, type ReadyModel } from './ask-model.ts';
import {
  type AnswerPrompt,
  answerLanguage,
  answerPrompt,
  PROMPT_VERSION,
} from './prompts/prompt.ts';
import { promptRoom } from './prompts/prompt-budget.rules.ts';

/** The room that is left after the model has refused a prompt as too long. */
const SMALLER = 0.7;
/** How often a prompt is made smaller: the last one has a third of the room. */
const SMALLER_MAX = 3;

export interface ModelAnswerDependencies {
  spending: Spending;
  log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  };
  timeouts: ConsultantTimeouts;
  now: () => Date;
}

/**
 * Answers with a model. What does not fit into its window is left out and named; a prompt that it refuses as too long
 * is made smaller.
 * @returns null if the answer could exceed a ceiling: then the model was not asked
 */
export async function answerWithModel(
  model: ReadyModel,
  request: AnswerRequest,
  { signal, onText, onWarmUp, onPrompt }: AnswerOptions,
  { spending, log, timeouts, now }: ModelAnswerDependencies,
): Promise<AnswerOutcome | null> {
  const { uid, plan, messageId, ...input } = request;
  const isWarmingUp = model.isLoaded === false;
  if (isWarmingUp) onWarmUp?.();
  const { noteOn } = await loadReading();
  const note = noteOn(input.query, input.context, answerLanguage(input));
  const notes = note === null ? [] : [note];
  const firstTextMs = isWarmingUp ? timeouts.totalMs : timeouts.firstTextMs;
  let text = '';
  const asked = { uid, plan, messageId, purpose: 'answer', spending, log } as const;
  const options = {
    signal,
    timeouts: { ...timeouts, firstTextMs },
    onText: (piece: string) => {
      text += piece;
      onText(piece);
    },
  };

  for (let cuts = 0; ; cuts += 1) {
    const room = promptRoom(model.contextWindow, model.replyTokens, SMALLER ** cuts);
    const prompt = answerPrompt({ ...input, notes, today: now() }, room);
    const { instructions, messages, leftOut } = prompt;
    if (!prompt.fits) return tooLong('the question alone does not fit');
    const fields = { promptVersion: PROMPT_VERSION, leftOut };
    if (onPrompt) onPrompt(fields);
    else log.info(fields, 'a model is asked');
    const outcome = await askModel(model, { instructions, messages }, asked, options);
    if (outcome === null) return null;
    if (outcome.kind === 'empty') return { kind: 'empty', usage: outcome.usage };
    if (outcome.kind !== 'failed') {
      const { kind, usage, isCut } = outcome;
      if (isCut) options.onText(`\n\n${standInText('cut', answerLanguage(input))}`);
      return { kind, usage, isAnswer: true, given: givenFacts(text, prompt, input.userInfo) };
    }
    const { detail, usage, connectionLost, isTooLong } = outcome;
    if (isTooLong && text === '') {
      if (cuts < SMALLER_MAX) continue;
      return tooLong(detail);
    }
    log.warn({ detail }, 'answer failed');
    const errorCode = connectionLost ? 'CONNECTION_LOST' : 'GENERATION_FAILED';
    return { kind: 'failed', errorCode, detail, usage };
  }
}

function tooLong(detail: string): AnswerOutcome {
  return { kind: 'failed', errorCode: 'QUESTION_TOO_LONG', detail, usage: null };
}

/** Which fields the answer quotes, and which fields and messages were left out of the prompt. */
function givenFacts(text: string, { profile, leftOut }: AnswerPrompt, userInfo: string) {
  const all = profileValues(userInfo);
  const kept = profileValues(profile);
  const names = Object.keys(all);
  return {
    shown: usedFields(text, kept),
    leftOut: {
      messages: leftOut.messages,
      project: leftOut.project,
      fields: names.filter((name) => kept[name] === undefined),
      cut: names.filter((name) => kept[name] !== undefined && kept[name] !== all[name]),
    },
  };
}
