import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createBuiltInModel, prepareConsultant, restConsultant } from '@savet/built-in-consultant';
import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import type { ConnectionSource, OpenConnection } from '../models/open-connection.ts';
import { noSpending, type Spending } from '../models/spending.ts';
import type { AnswerOptions, AnswerOutcome, AnswerRequest, ConsultantTimeouts } from './answer.ts';
import { answerBuiltIn, runBuiltIn } from './answer-built-in.ts';
import { answerWithFallback } from './answer-with-fallback.ts';
import { type Asker, readyModel } from './ask-model.ts';
import type { FlaggedSentence } from './prompts/side-prompts.ts';
import { modelRewrites, modelStatedField, modelSummary, modelTitle } from './side-texts.ts';
import { titleFrom } from './title.rules.ts';

/** The part of a pino logger that the consultant uses. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ConsultantOptions {
  log: Logger;
  timeouts?: Partial<ConsultantTimeouts>;
  now?: () => Date;
  /** Pace of the built-in consultant; by default its answers come at once. */
  wordsPerSecond?: number;
  /** By default, nothing is recorded. */
  spending?: Spending;
}

export interface SideOptions {
  signal: AbortSignal;
  asker: Asker;
}

export interface Consultant {
  /** Never rejects. */
  answer(request: AnswerRequest, options: AnswerOptions): Promise<AnswerOutcome>;
  /** A title of at most 60 characters in the language of the exchange; null on failure. */
  title(
    exchange: { query: string; response: string },
    options: SideOptions,
  ): Promise<string | null>;
  /** Whether a model answers; otherwise the built-in consultant does. */
  usesModel(): Promise<boolean>;
  /** The empty Brand Hub field whose value a message states, decided by the model; null for none. */
  statedField(
    message: string,
    emptyFields: readonly BrandFieldName[],
    options: SideOptions,
  ): Promise<BrandFieldName | null>;
  /** Rewrites of sentences in their order, by the model; null without one and on failure. */
  rewrite(
    sentences: readonly FlaggedSentence[],
    language: Language,
    options: SideOptions,
  ): Promise<string[] | null>;
  /** Null on failure. */
  summarize(text: string, language: Language, options: SideOptions): Promise<string | null>;
  /** Loads what the next question needs, and would otherwise wait for. */
  prepare(): Promise<void>;
  /** Lets go what is fast to load again. @returns whether there was anything */
  rest(): boolean;
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

/** Creates the consultant, which asks the connection in use, or answers by itself. */
export function createConsultant(
  source: ConnectionSource,
  {
    log,
    timeouts,
    now = () => new Date(),
    wordsPerSecond = Infinity,
    spending = noSpending,
  }: ConsultantOptions,
): Consultant {
  const limits = { ...defaultTimeouts, ...timeouts };
  const dependencies = { spending, log, timeouts: limits, now };
  let model: LanguageModelV4 | undefined;
  const builtIn = () => {
    model ??= createBuiltInModel(wordsPerSecond);
    return model;
  };

  async function answer(request: AnswerRequest, options: AnswerOptions): Promise<AnswerOutcome> {
    const open = await source.current();
    return isBuiltIn(open)
      ? answerBuiltIn(builtIn, request, options, limits)
      : answerWithFallback(open, request, options, builtIn, dependencies);
  }

  return {
    answer: (request, options) =>
      answer(request, options).catch((error: unknown): AnswerOutcome => {
        const detail = error instanceof Error ? error.name : 'error';
        log.error({ error }, 'answering failed');
        return { kind: 'failed', errorCode: 'GENERATION_FAILED', detail, usage: null };
      }),

    async title(exchange, { signal, asker }) {
      const open = await source.current();
      const ready = isBuiltIn(open) ? null : await readyModel(open, asker.plan);
      const text = ready && (await modelTitle(ready, exchange, asker, signal, dependencies));
      if (text !== null) return titleFrom(text);
      const isStandIn = ready === null || open.connection.takesOver;
      const title =
        isStandIn && (await builtInText({ task: 'title', query: exchange.query }, signal));
      return title ? titleFrom(title) : null;
    },

    usesModel: async () => !isBuiltIn(await source.current()),

    async statedField(message, emptyFields, { signal, asker }) {
      const open = await source.current();
      if (isBuiltIn(open)) return null;
      const ready = await readyModel(open, asker.plan);
      return modelStatedField(ready, message, emptyFields, asker, signal, dependencies);
    },

    async rewrite(sentences, language, { signal, asker }) {
      const open = await source.current();
      if (isBuiltIn(open)) return null;
      const ready = await readyModel(open, asker.plan);
      return modelRewrites(ready, sentences, language, asker, signal, dependencies);
    },

    async summarize(text, language, { signal, asker }) {
      const open = await source.current();
      const summary = isBuiltIn(open)
        ? await builtInText({ task: 'summary', text, language }, signal)
        : await modelSummary(
            await readyModel(open, asker.plan),
            text,
            language,
            asker,
            signal,
            dependencies,
          );
      return summary === null ? null : summary.trim();
    },

    async prepare() {
      const open = await source.current();
      await prepareConsultant({ answers: isBuiltIn(open) });
      await loadLibrary(open);
    },

    rest: restConsultant,
  };

  async function builtInText(
    task: Parameters<typeof runBuiltIn>[1],
    signal: AbortSignal,
  ): Promise<string | null> {
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    const outcome = await runBuiltIn(builtIn, task, { signal, timeouts: limits, onText });
    return outcome.kind === 'complete' ? text : null;
  }
}

function isBuiltIn({ connection }: OpenConnection): boolean {
  return connection.provider === 'built-in';
}

/** The provider's library, which is otherwise loaded with the first question. */
async function loadLibrary(open: OpenConnection): Promise<void> {
  if (isBuiltIn(open)) return;
  await open.model(open.modelIdFor('free'), open.connection.contextWindow);
}
