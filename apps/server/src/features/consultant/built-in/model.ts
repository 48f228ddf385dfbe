import { setTimeout as sleep } from 'node:timers/promises';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { languages, responseStyles } from '@savet/contract/limits';
import { z } from 'zod';
import { profileValues } from '../../brand-hub/brand-hub.rules.ts';
import { answer } from './answer.ts';
import { extractSummary, extractTitle } from './extract.ts';
import { type Knowledge, loadKnowledge } from './knowledge.ts';

const language = z.enum(languages);
const task = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('answer'),
    query: z.string(),
    context: z.string(),
    userInfo: z.string(),
    responseStyle: z.enum(responseStyles),
    language,
    brandHubLocked: z.boolean(),
  }),
  z.object({ task: z.literal('title'), query: z.string() }),
  z.object({ task: z.literal('summary'), text: z.string(), language }),
]);
/** What the built-in consultant works from; it comes as `providerOptions.savet`, not as a prompt. */
export type BuiltInTask = z.infer<typeof task>;

/** Words that come in one piece. */
const PIECE_WORDS = 3;
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
 * The built-in consultant as a language model, so that it takes the same way as a real one.
 * `wordsPerSecond` is the pace of its answers; Infinity gives everything at once.
 * @throws when its knowledge does not pass the checks
 */
export function createBuiltInModel(wordsPerSecond: number): LanguageModelV4 {
  const knowledge = loadKnowledge();
  const taskOf = (options: LanguageModelV4CallOptions) =>
    task.parse(options.providerOptions?.savet);
  return {
    specificationVersion: 'v4',
    provider: 'savet',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      const content = [{ type: 'text' as const, text: perform(taskOf(options), knowledge) }];
      return { content, finishReason, usage: noTokens, warnings: [] };
    },
    async doStream(options) {
      const work = taskOf(options);
      // Titles and summaries are not watched while they come.
      const msPerWord = work.task === 'answer' ? 1_000 / wordsPerSecond : 0;
      const parts = partsOf(perform(work, knowledge), msPerWord, options.abortSignal);
      return { stream: ReadableStream.from(parts) };
    },
  };
}

function perform(work: BuiltInTask, knowledge: Knowledge): string {
  if (work.task === 'title') return extractTitle(work.query, knowledge) ?? '';
  if (work.task === 'summary') return extractSummary(work.text, work.language, knowledge);
  return answer({ ...work, values: profileValues(work.userInfo) }, knowledge);
}

async function* partsOf(
  text: string,
  msPerWord: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const id = 'text';
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id };
  const words = text.match(/\S+\s*/g) ?? [];
  for (let start = 0; start < words.length; start += PIECE_WORDS) {
    const pauseMs = start === 0 ? 0 : PIECE_WORDS * msPerWord;
    if (pauseMs > 0) await sleep(pauseMs, undefined, signal ? { signal } : {});
    yield { type: 'text-delta', id, delta: words.slice(start, start + PIECE_WORDS).join('') };
  }
  yield { type: 'text-end', id };
  yield { type: 'finish', finishReason, usage: noTokens };
}
