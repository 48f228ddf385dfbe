import type { LanguageModelV4 } from '@ai-sdk/provider';
import {
  type BuiltInTask,
  createBuiltInModel,
  noteOn,
  prepareKnowledge,
  replyFacts,
} from '@savet/built-in-consultant';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { ReplyOffer } from '@savet/contract/documents';
import type { ReplyErrorCode } from '@savet/contract/errors';
import type { Language } from '@savet/contract/languages';
import type { ResponseStyle } from '@savet/contract/limits';
import type { Plan } from '@savet/contract/plans';
import { type Generation, generate } from '../../platform/llm/generation.ts';
import { type AiConfiguration, openProvider, type Usage } from '../../platform/llm/models.ts';
import { loadLibrary } from '../../platform/llm/provider-request.ts';
import { replySettings } from '../../platform/llm/reply-settings.rules.ts';
import type { GenerationTimeouts } from '../../platform/llm/watch.ts';
import { profileValues } from '../brand-hub/brand-hub.rules.ts';
import { answerLanguage, answerPrompt, PROMPT_VERSION } from './prompt.ts';
import type { Prompt } from './prompt-parts.ts';
import { summaryPrompt, titlePrompt } from './side-prompts.ts';
import { titleFrom } from './title.rules.ts';

/** The part of a pino logger that the consultant uses. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type ConsultantTimeouts = GenerationTimeouts;

export interface ConsultantOptions {
  log: Logger;
  timeouts?: Partial<ConsultantTimeouts>;
  now?: () => Date;
  /** Pace of the built-in consultant; by default its answers come at once. */
  wordsPerSecond?: number;
}

export interface AnswerRequest {
  query: string;
  /** The last five messages as `sender: text` lines. */
  context: string;
  /** The first question of the chat, if it is older than the context; else null. */
  firstRequest: string | null;
  userInfo: string;
  /** Brand Hub fields that the owner has not filled in; null if it is not known. */
  emptyFields: readonly BrandFieldName[] | null;
  responseStyle: ResponseStyle;
  /** Language of the interface, for questions that show no language. */
  language: Language;
  plan: Plan;
  brandHubLocked: boolean;
  /** The queries left before this question; null outside an account. */
  allowance: { left: number; limit: number; renewsAt: string | null } | null;
}

export type AnswerOutcome =
  | { kind: 'empty'; usage: Usage | null }
  | {
      kind: 'complete' | 'aborted';
      usage: Usage | null;
      /** Whether the text answers the question. Refusals, greetings and the like take no query. */
      isAnswer: boolean;
      /** Names of the Brand Hub fields that the text shows, where it is known exactly. */
      usedFields?: readonly string[];
      /** Choices, or a way to the team, in place of an answer. */
      offer?: ReplyOffer;
    }
  | {
      kind: 'failed';
      errorCode: ReplyErrorCode;
      /** For the log; contains no secrets and no chat text. */
      detail: string;
      usage: Usage | null;
    };

export interface Consultant {
  /** Never rejects. `onText` gets the text in order and never half of a surrogate pair. */
  answer(
    request: AnswerRequest,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<AnswerOutcome>;
  /** A title of at most 60 characters in the language of the exchange; null on failure. */
  title(
    exchange: { query: string; response: string },
    options: { signal: AbortSignal },
  ): Promise<string | null>;
  /** Null on failure. */
  summarize(
    text: string,
    language: Language,
    options: { signal: AbortSignal },
  ): Promise<string | null>;
}

/**
 * 90 s in total stay below the client's timeout of 100 s. Reasoning models can take most of a minute before the
 * first text; after that, half a minute of silence means a dead connection.
 */
const defaultTimeouts: ConsultantTimeouts = {
  totalMs: 90_000,
  firstTextMs: 60_000,
  stallMs: 30_000,
  retryPauseMs: 300,
};
/** Longest time for a title, in milliseconds. */
const TITLE_TIMEOUT_MS = 20_000;

/**
 * Creates the consultant for the configured provider, or the built-in one.
 * @throws when a setting of the provider is missing
 */
export function createConsultant(
  configuration: AiConfiguration,
  { log, timeouts, now = () => new Date(), wordsPerSecond = Infinity }: ConsultantOptions,
): Consultant {
  const limits = { ...defaultTimeouts, ...timeouts };
  const titleLimits = { ...limits, totalMs: Math.min(limits.totalMs, TITLE_TIMEOUT_MS) };
  const builtIn = configuration.provider === 'built-in';
  const modelFor = modelsOf(configuration, wordsPerSecond);
  // All of it is loaded ahead of the first question.
  prepareKnowledge();
  // An error here comes again with each question.
  Promise.all([loadLibrary(), modelFor('pro')]).catch((error: unknown) =>
    log.error({ detail: String(error) }, 'the consultant is not ready'),
  );

  function run(
    plan: Plan,
    task: BuiltInTask,
    prompt: Prompt,
    options: Parameters<typeof generate>[1],
  ): Promise<Generation> {
    return generate(async () => {
      const model = await modelFor(plan);
      return builtIn
        ? { model, ...prompt, providerOptions: { savet: task } }
        : { model, ...prompt, ...replySettings(model.modelId) };
    }, options);
  }

  /** The text of a title or summary; null on failure. */
  async function textOf(task: BuiltInTask, prompt: Prompt, signal: AbortSignal, limit = limits) {
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    const outcome = await run('pro', task, prompt, { signal, timeouts: limit, onText });
    if (outcome.kind === 'failed') log.warn({ task: task.task, detail: outcome.detail }, 'no text');
    return outcome.kind === 'complete' ? text : null;
  }

  return {
    async answer(request, { signal, onText }) {
      const { plan, ...input } = request;
      const values = profileValues(input.userInfo);
      const task: BuiltInTask = { task: 'answer', ...input, values };
      const note = builtIn ? null : noteOn(input.query, input.context, answerLanguage(input));
      const { leftOut, ...prompt } = answerPrompt({
        ...input,
        notes: note === null ? [] : [note],
        today: now(),
      });
      if (!builtIn) log.info({ promptVersion: PROMPT_VERSION, leftOut }, 'a model is asked');
      const outcome = await run(plan, task, prompt, { signal, timeouts: limits, onText });
      if (outcome.kind !== 'failed') {
        const { kind, usage, metadata } = outcome;
        if (kind === 'empty') return { kind, usage };
        // Only the built-in consultant is believed: a provider must not decide what is charged.
        return { kind, usage, ...((builtIn && replyFacts(metadata)) || { isAnswer: true }) };
      }
      const { detail, usage, connectionLost } = outcome;
      log.warn({ detail }, 'answer failed');
      const errorCode = connectionLost ? 'CONNECTION_LOST' : 'GENERATION_FAILED';
      return { kind: 'failed', errorCode, detail, usage };
    },
    async title(exchange, { signal }) {
      const task: BuiltInTask = { task: 'title', query: exchange.query };
      const text = await textOf(task, titlePrompt(exchange), signal, titleLimits);
      return text === null ? null : titleFrom(text);
    },
    async summarize(text, language, { signal }) {
      const task: BuiltInTask = { task: 'summary', text, language };
      const summary = await textOf(task, summaryPrompt(text, language), signal);
      return summary === null ? null : summary.trim();
    },
  };
}

/** The model of a plan. Each is created once; provider libraries are loaded on first use. */
function modelsOf(
  configuration: AiConfiguration,
  wordsPerSecond: number,
): (plan: Plan) => Promise<LanguageModelV4> {
  if (configuration.provider === 'built-in') {
    let model: LanguageModelV4 | undefined;
    return async () => {
      model ??= createBuiltInModel(wordsPerSecond);
      return model;
    };
  }
  const open = openProvider(configuration);
  const { model, modelFree } = configuration;
  return (plan) => open((plan === 'free' ? modelFree : null) ?? model ?? '');
}
