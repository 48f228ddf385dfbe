import { decode, encode } from 'gpt-tokenizer/encoding/cl100k_base';

export interface Message {
  role: string;
  content: string;
}

/** Tokens that a chat template adds to each message. */
const TEMPLATE_TOKENS = 8;
/** Text that looks like a special token is just text. */
const asText = { disallowedSpecial: new Set<string>() };

/**
 * The tokens of a prompt, as a model whose tokenizer knows little Bulgarian counts them: cl100k_base takes about one
 * token for two letters, more than current ones.
 */
export function tokensOf(messages: readonly Message[]): number {
  const counts = messages.map(({ content }) => textTokens(content) + TEMPLATE_TOKENS);
  return counts.reduce((sum, count) => sum + count, 0);
}

export function textTokens(text: string): number {
  return encode(text, asText).length;
}

/** The beginning of a text that has at most so many tokens. */
export function firstTokens(text: string, count: number): string {
  return decode(encode(text, asText).slice(0, Math.max(0, count)));
}

/** Drops the oldest messages, but no system message and not the last one, until the rest fits or none is left. */
export function withoutOldest(messages: readonly Message[], room: number): Message[] {
  const kept = [...messages];
  while (tokensOf(kept) > room) {
    const oldest = kept.findIndex(({ role }) => role !== 'system');
    if (oldest < 0 || oldest === kept.length - 1) break;
    kept.splice(oldest, 1);
  }
  return kept;
}

/** The end of a prompt that has at most so many tokens, wherever that begins. */
export function lastTokens(messages: readonly Message[], count: number): Message[] {
  const kept: Message[] = [];
  let room = count;
  for (const message of messages.toReversed()) {
    room -= TEMPLATE_TOKENS;
    if (room <= 0) break;
    const tokens = encode(message.content, asText).slice(-room);
    room -= tokens.length;
    kept.unshift({ ...message, content: decode(tokens) });
  }
  return kept;
}
