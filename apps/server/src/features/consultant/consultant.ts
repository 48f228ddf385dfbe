import { randomBytes } from 'node:crypto';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ReplyErrorCode } from '@savet/contract/errors';
import type { Language, ResponseStyle } from '@savet/contract/limits';
import type { Plan } from '@savet/contract/plans';
import { type Generation, generate } from '../../platform/llm/generation.ts';
import { type AiConfiguration, openProvider, type Usage } from '../../platform/llm/models.ts';
import { loadLibrary } from '../../platform/llm/provider-request.ts';
import type { GenerationTimeouts } from '../../platform/llm/watch.ts';
import type { BuiltInTask } from './built-in/model.ts';
import { createCanaryFilter } from './canary.ts';
import { answerPrompt, PROMPT_VERSION, type Prompt, summaryPrompt, titlePrompt } from './prompt.ts';
import { titleFrom } from './title.rules.ts';

/** What is needed of a pino logger. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type ConsultantTimeouts = GenerationTimeouts;

export interface ConsultantOptions {
  log: Logger;
  timeouts?: Partial<ConsultantTimeouts>;
  /** Pace of the built-in consultant; Infinity, as when absent, gives its answers at once. */
  wordsPerSecond?: number;
}

export interface AnswerRequest {
  query: string;
  /** The last five messages as `sender: text` lines. */
  context: string;
  userInfo: string;
  responseStyle: ResponseStyle;
  /** Of the interface; the answer follows the language of the question. */
  language: Language;
  plan: Plan;
  brandHubLocked: boolean;
}

export type AnswerOutcome =
  | { kind: 'complete' | 'empty' | 'aborted'; usage: Usage | null }
  | {
      kind: 'failed';
      errorCode: ReplyErrorCode;
      /** For the log: no secrets, no chat text. */
      detail: string;
      usage: Usage | null;
    };

export interface Consultant {
  /** Never rejects. `onText` gets the pieces in order; a surrogate pair is never split. */
  answer(
    request: AnswerRequest,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<AnswerOutcome>;
  /** At most 60 characters, in the language of the exchange; null when it failed. */
  title(
    exchange: { query: string; response: string },
    options: { signal: AbortSignal },
  ): Promise<string | null>;
  /** Null when it failed. */
  summarize(
    text: string,
    language: Language,
    options: { signal: AbortSignal },
  ): Promise<string | null>;
}

/**
 * A reply's lease allows 90 s in all, under the client's 100. Models that think first can take
 * most of a minute until they write; once they write, half a minute of silence is a dead line.
 */
const defaultTimeouts: ConsultantTimeouts = {
  totalMs: 90_000,
  firstTextMs: 60_000,
  stallMs: 30_000,
  retryPauseMs: 300,
};
/** A title is not worth waiting longer for, in milliseconds. */
const TITLE_TIMEOUT_MS = 20_000;
/** Topics of the built-in knowledge in a prompt. */
const NOTES_MAX = 2;

/**
 * The consultant that answers with the configured provider, or the built-in one.
 * @throws when a setting of the provider is missing
 */
export function createConsultant(
  configuration: AiConfiguration,
  { log, timeouts, wordsPerSecond = Infinity }: ConsultantOptions,
): Consultant {
  const limits = { ...defaultTimeouts, ...timeouts };
  const titleLimits = { ...limits, totalMs: Math.min(limits.totalMs, TITLE_TIMEOUT_MS) };
  const builtIn = configuration.provider === 'built-in';
  const modelFor = modelsOf(configuration, wordsPerSecond);
  // So that the first question doesn't wait for it; what fails here fails again with the question.
  const knowledge = builtIn ? undefined : import('./built-in/matching-topics.ts');
  Promise.all([loadLibrary(), modelFor('pro'), knowledge]).catch((error: unknown) =>
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
        : { model, ...prompt };
    }, options);
  }

  /** The whole text of a side task, or null. */
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
      const task: BuiltInTask = { task: 'answer', ...input };
      const canary = newCanary();
      const notes = builtIn ? [] : await notesFor(input);
      const { leftOut, ...prompt } = answerPrompt({ ...input, notes, canary });
      if (!builtIn) log.info({ promptVersion: PROMPT_VERSION, leftOut }, 'a model is asked');
      const filter = createCanaryFilter(canary);
      const told = (text: string) => {
        if (text !== '') onText(text);
      };
      const outcome = await run(plan, task, prompt, {
        signal,
        timeouts: limits,
        onText: (text) => told(filter.push(text)),
      });
      told(filter.end());
      // The query stays charged: nobody is to get an answer for nothing by asking for the instructions.
      if (filter.wasSeen)
        log.warn({ promptVersion: PROMPT_VERSION }, 'an answer gave away its mark');
      if (outcome.kind !== 'failed') return outcome;
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

/** Different for every answer, so that nobody can know it beforehand. */
function newCanary(): string {
  return `SV${randomBytes(6).toString('hex')}`;
}

/** What the built-in knowledge has to say about a question. */
async function notesFor({
  query,
  context,
  language,
}: Omit<AnswerRequest, 'plan'>): Promise<string[]> {
  const { matchingTopics } = await import('./built-in/matching-topics.ts');
  return matchingTopics(query, context, language, NOTES_MAX);
}

/** The model for a plan: each is made once, the libraries behind it are loaded on first use. */
function modelsOf(
  configuration: AiConfiguration,
  wordsPerSecond: number,
): (plan: Plan) => Promise<LanguageModelV4> {
  if (configuration.provider === 'built-in') {
    let model: Promise<LanguageModelV4> | undefined;
    return () => {
      model ??= import('./built-in/model.ts').then((module) =>
        module.createBuiltInModel(wordsPerSecond),
      );
      return model;
    };
  }
  const open = openProvider(configuration);
  const { model, modelFree } = configuration;
  return (plan) => open((plan === 'free' ? modelFree : null) ?? model ?? '');
}
