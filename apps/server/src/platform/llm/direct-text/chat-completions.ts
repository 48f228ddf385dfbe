import type { Taken, TakeText } from './event-filter.ts';

interface Chunk {
  choices?: { delta?: Record<string, unknown> | null; finish_reason?: unknown }[];
}

/** Fields of a delta whose text the library would send as text of the answer. */
const otherText = (delta: Record<string, unknown>) =>
  isSomething(delta['refusal']) || Array.isArray(delta['content']);

/** A chunk around its text. */
interface Frame {
  before: string;
  after: string;
}

/** Chunks to learn the frame from: the first often has a role, and some providers make each one different. */
const LESSONS_MAX = 4;
/** Characters that JSON writes as they are. */
const plain = /^[^"\\\p{Cc}]+$/u;
const contentStart = /"content": ?"/;

/**
 * Takes the text out of the chunks of one answer in OpenAI's chat completions; see `TakeText`. Most chunks of an answer differ only in
 * their text, so those are not parsed.
 */
export function chatText(): TakeText {
  let frame: Frame | null = null;
  let lessons = 0;
  return (data) => {
    const json = data.trim();
    const known = frame && textIn(json, frame);
    if (known !== null) return { text: known, rest: null };
    const taken = takeChatText(json);
    if (taken?.rest === null && lessons < LESSONS_MAX) {
      lessons += 1;
      frame = frameOf(json, taken.text) ?? frame;
    }
    return taken;
  };
}

/** The text of a chunk in this frame; null if the chunk has another one, or if its text has to be parsed. */
function textIn(json: string, { before, after }: Frame): string | null {
  if (!json.startsWith(before) || !json.endsWith(after)) return null;
  const text = json.slice(before.length, json.length - after.length);
  return plain.test(text) ? text : null;
}

/** Null if it is not certain where the text is: another field can have the same name. */
function frameOf(json: string, text: string): Frame | null {
  const found = contentStart.exec(json);
  if (!found) return null;
  const before = json.slice(0, found.index + found[0].length);
  if (!json.startsWith(text, before.length)) return null;
  const after = json.slice(before.length + text.length);
  const probe = `${text}?`;
  return after.startsWith('"') && takeChatText(before + probe + after)?.text === probe
    ? { before, after }
    : null;
}

function takeChatText(json: string): Taken | null {
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
