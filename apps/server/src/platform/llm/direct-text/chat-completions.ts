import type { Taken } from './event-filter.ts';

interface Chunk {
  choices?: { delta?: Record<string, unknown> | null; finish_reason?: unknown }[];
}

/** Fields of a delta whose text the library would send as text of the answer. */
const otherText = (delta: Record<string, unknown>) =>
  isSomething(delta['refusal']) || Array.isArray(delta['content']);

/** Takes the text out of a chunk of OpenAI's chat completions; see `TakeText`. */
export function takeChatText(data: string): Taken | null {
  const json = data.trim();
  if (json === '[DONE]') return { text: '', rest: json };
  let chunk: Chunk | null;
  try {
    chunk = JSON.parse(json) as Chunk | null;
  } catch {
    return null;
  }
  const choice = chunk?.choices?.[0];
  const delta = choice?.delta;
  if (!chunk || !choice || !delta) return { text: '', rest: json };
  if (otherText(delta) || (chunk.choices?.length ?? 0) > 1) return null;
  const { content } = delta;
  if (typeof content !== 'string' || content === '') return { text: '', rest: json };
  if (isTextOnly(chunk)) return { text: content, rest: null };
  delta['content'] = '';
  return { text: content, rest: JSON.stringify(chunk) };
}

function isTextOnly(chunk: Chunk & { usage?: unknown; error?: unknown }): boolean {
  const { delta, finish_reason: reason } = chunk.choices?.[0] ?? {};
  if (isSomething(reason) || isSomething(chunk.usage) || isSomething(chunk.error)) return false;
  for (const name in delta) {
    if (name !== 'content' && name !== 'role' && isSomething(delta[name])) return false;
  }
  return true;
}

function isSomething(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
