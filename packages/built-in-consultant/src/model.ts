import { setTimeout as sleep } from 'node:timers/promises';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { responseStyles } from '@savet/contract/choices/response-styles';
import { languageCodes } from '@savet/contract/languages';
import { z } from 'zod';
import { extractSummary, extractTitle } from './extract.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { loadAnswering } from './on-demand.ts';
import { metadataOf, type Reply } from './reply.ts';

const language = z.enum(languageCodes);
const task = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('answer'),
    query: z.string(),
    context: z.string(),
    userInfo: z.string(),
    /** Brand Hub values by field name. */
    values: z.partialRecord(z.string(), z.string()),
    responseStyle: z.enum(responseStyles),
    language,
    /** Names of the Brand Hub fields that the owner has not filled in; null for those without a value. */
    emptyFields: z.array(z.string()).readonly().nullable(),
    brandHubLocked: z.boolean(),
    /** The queries left before this question; null if the number is not known. */
    allowance: z
      .object({ left: z.number(), limit: z.number(), renewsAt: z.iso.datetime().nullable() })
      .nullable(),
  }),
  z.object({ task: z.literal('title'), query: z.string() }),
  z.object({ task: z.literal('summary'), text: z.string(), language }),
]);
/** The input of the built-in consultant, passed as `providerOptions.savet` instead of a prompt. */
export type BuiltInTask = z.infer<typeof task>;

/** Words of a text delta. */
const DELTA_WORDS = 3;
const noTokens: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;

/**
 * The built-in consultant as a language model, so that the server treats it like a provider's.
 * @param wordsPerSecond pace of its answers; Infinity returns the text at once
 */
export function createBuiltInModel(wordsPerSecond: number): LanguageModelV4 {
  const taskOf = (options: LanguageModelV4CallOptions) =>
    task.parse(options.providerOptions?.savet);
  return {
    specificationVersion: 'v4',
    provider: 'savet',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      const { text } = await perform(taskOf(options));
      const content = [{ type: 'text' as const, text }];
      return { content, finishReason, usage: noTokens, warnings: [] };
    },
    async doStream(options) {
      const work = taskOf(options);
      // Titles and summaries are not streamed to a screen.
      const msPerWord = work.task === 'answer' ? 1_000 / wordsPerSecond : 0;
      const parts = partsOf(await perform(work), msPerWord, options.abortSignal);
      return { stream: ReadableStream.from(parts) };
    },
  };
}

async function perform(work: BuiltInTask): Promise<Reply> {
  const knowledge = loadKnowledge();
  if (work.task === 'answer') {
    const { answer } = await loadAnswering();
    return answer(work, knowledge);
  }
  const text =
    work.task === 'title'
      ? extractTitle(work.query, knowledge)
      : extractSummary(work.text, work.language, knowledge);
  return { text: text ?? '', isAnswer: true, usedFields: [] };
}

async function* partsOf(
  { text, ...facts }: Reply,
  msPerWord: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const id = 'text';
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id, providerMetadata: metadataOf(facts) };
  const words = text.match(/\S+\s*/g) ?? [];
  for (let start = 0; start < words.length; start += DELTA_WORDS) {
    const pauseMs = start === 0 ? 0 : DELTA_WORDS * msPerWord;
    if (pauseMs > 0) await sleep(pauseMs, undefined, signal ? { signal } : {});
    yield { type: 'text-delta', id, delta: words.slice(start, start + DELTA_WORDS).join('') };
  }
  yield { type: 'text-end', id };
  yield { type: 'finish', finishReason, usage: noTokens };
}
