import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import type { ModelAnswerDependencies } from './answer-with-model.ts';
import { type Asker, askModel, type ReadyModel } from './ask-model.ts';
import { promptRoom } from './prompts/prompt-budget.rules.ts';
import type { Prompt } from './prompts/prompt-parts.ts';
import {
  type FlaggedSentence,
  factPrompt,
  rewritePrompt,
  summaryPrompt,
  titlePrompt,
} from './prompts/side-prompts.ts';
import { checkedField, isWorthAsking } from './stated-fact.rules.ts';

/** Longest time for a title, in milliseconds. */
const TITLE_TIMEOUT_MS = 20_000;

type Dependencies = Pick<ModelAnswerDependencies, 'spending' | 'log' | 'timeouts'>;

/** A model's title for an exchange; null on failure. */
export function modelTitle(
  model: ReadyModel,
  exchange: { query: string; response: string },
  asker: Asker,
  signal: AbortSignal,
  dependencies: Dependencies,
): Promise<string | null> {
  const { timeouts } = dependencies;
  const totalMs = Math.min(timeouts.totalMs, TITLE_TIMEOUT_MS);
  const limited = { ...dependencies, timeouts: { ...timeouts, totalMs } };
  return textOf(model, titlePrompt(exchange), { ...asker, purpose: 'title' }, signal, limited);
}

/**
 * A model's summary of a text; null on failure. A text that is longer than the model's window is summarised in parts, whose
 * summaries are summarised together.
 */
export async function modelSummary(
  model: ReadyModel,
  text: string,
  language: Language,
  asker: Asker,
  signal: AbortSignal,
  dependencies: Dependencies,
): Promise<string | null> {
  const purpose = { ...asker, purpose: 'summary' as const };
  const ask = (part: string) =>
    textOf(model, summaryPrompt(part, language), purpose, signal, dependencies);
  const { maxTokens, count } = promptRoom(model.contextWindow, model.replyTokens);
  const parts = partsOf(text, maxTokens - count(summaryPrompt('', language).instructions), count);
  if (parts.length === 1) return ask(text);
  const summaries: string[] = [];
  for (const part of parts) {
    const summary = await ask(part);
    if (summary === null) return null;
    summaries.push(summary);
  }
  const joined = summaries.join('\n\n');
  // Shorter with each round.
  return joined.length < text.length
    ? modelSummary(model, joined, language, asker, signal, dependencies)
    : null;
}

/**
 * The empty field whose value a message states, as a model decides and rules check; null for none, or when in
 * doubt.
 */
export async function modelStatedField(
  model: ReadyModel,
  message: string,
  emptyFields: readonly BrandFieldName[],
  asker: Asker,
  signal: AbortSignal,
  dependencies: Dependencies,
): Promise<BrandFieldName | null> {
  if (emptyFields.length === 0 || !isWorthAsking(message)) return null;
  const prompt = factPrompt(message, emptyFields);
  const reply = await textOf(model, prompt, { ...asker, purpose: 'fact' }, signal, dependencies);
  return reply === null ? null : checkedField(reply, message, emptyFields);
}

/** A model's rewrites of sentences, in their order; null on failure. */
export async function modelRewrites(
  model: ReadyModel,
  sentences: readonly FlaggedSentence[],
  language: Language,
  asker: Asker,
  signal: AbortSignal,
  dependencies: Dependencies,
): Promise<string[] | null> {
  const prompt = rewritePrompt(sentences, language);
  const purpose = { ...asker, purpose: 'rewrite' as const };
  const reply = await textOf(model, prompt, purpose, signal, dependencies);
  return reply === null ? null : stringsIn(reply, sentences.length);
}

/** The JSON array of a reply, which may stand in a code block; null unless it has one string for each sentence. */
function stringsIn(reply: string, count: number): string[] | null {
  const [json = ''] = /\[[\s\S]*\]/.exec(reply) ?? [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  const isRight =
    Array.isArray(parsed) &&
    parsed.length === count &&
    parsed.every((entry) => typeof entry === 'string');
  return isRight ? (parsed as string[]) : null;
}

/** The paragraphs of a text in parts of at most so many tokens; a longer paragraph is cut into pieces. */
function partsOf(text: string, maxTokens: number, count: (text: string) => number): string[] {
  // Each line gets a mark in the prompt.
  const lines = text.split('\n').length;
  if (count(text) + 2 * lines <= maxTokens) return [text];
  const pieces = text.split(/(?<=\n)/).flatMap((line) => line.match(PIECE) ?? []);
  const parts: string[] = [];
  let size = Infinity;
  for (const piece of pieces) {
    const cost = count(piece) + 2;
    if (size + cost > maxTokens) {
      parts.push('');
      size = 0;
    }
    parts[parts.length - 1] += piece;
    size += cost;
  }
  return parts;
}

/** Short enough for any window, in UTF-16 units. */
const PIECE = /[\s\S]{1,500}/gu;

async function textOf(
  model: ReadyModel,
  prompt: Prompt,
  asker: Asker & { purpose: 'title' | 'summary' | 'fact' | 'rewrite' },
  signal: AbortSignal,
  { spending, log, timeouts }: Dependencies,
): Promise<string | null> {
  const { maxTokens, count } = promptRoom(model.contextWindow, model.replyTokens);
  const all = [prompt.instructions, ...prompt.messages.map(({ content }) => content)].join('\n');
  // Nothing is sent that an engine could cut.
  if (count(all) > maxTokens) return null;
  let text = '';
  const onText = (piece: string) => {
    text += piece;
  };
  const asked = { ...asker, spending, log };
  const outcome = await askModel(model, prompt, asked, { signal, timeouts, onText });
  if (outcome?.kind === 'failed') {
    log.warn({ purpose: asker.purpose, detail: outcome.detail }, 'no text');
  }
  return outcome?.kind === 'complete' ? text : null;
}
