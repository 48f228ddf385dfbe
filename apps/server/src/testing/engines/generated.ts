import { firstTokens, textTokens } from './prompt-tokens.ts';

export interface Generated {
  pieces: string[];
  tokens: number;
  reason: 'stop' | 'length';
}

/** A reply in pieces of about a word, cut to the limit. */
export function generated(reply: string, limit: number): Generated {
  const tokens = textTokens(reply);
  const isWhole = tokens <= limit;
  const text = isWhole ? reply : firstTokens(reply, limit);
  return {
    pieces: text.match(/\s*\S+\s*$|\s*\S+/gu) ?? [],
    tokens: isWhole ? tokens : Math.max(0, limit),
    reason: isWhole ? 'stop' : 'length',
  };
}
