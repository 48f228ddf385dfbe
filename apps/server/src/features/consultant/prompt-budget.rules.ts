import type { Message } from '@savet/built-in-consultant';

/**
 * Longest prompt including its instructions, in estimated tokens. It is half of the smallest default context
 * window of the providers' current models (32,768), so that the answer fits in despite a wrong estimate.
 */
export const PROMPT_BUDGET = 16_000;

/** The parts of a prompt that may be cut. The question is never cut. */
export interface PromptParts {
  /** Notes on topics that may help, best match first. */
  notes: readonly string[];
  /** Earlier messages, oldest first. */
  conversation: readonly Message[];
  /** Profile text, most important lines first. */
  profile: string;
}

/** The parts that did not fit: numbers of notes and messages, and whether the profile was cut. */
export interface LeftOut {
  notes: number;
  messages: number;
  profile: boolean;
}

/**
 * Estimates the tokens of a text, rounded up. In current tokenizers a token is about four Latin or two Cyrillic
 * letters. Other characters count as one token each.
 */
export function estimatedTokens(text: string): number {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}\p{N}\s]/gu)?.length ?? 0;
  return Math.ceil(cyrillic / 2 + latin / 4 + (text.length - cyrillic - latin));
}

/**
 * Cuts the parts to the budget minus `fixed` tokens. Drops notes first (worst match first), then messages
 * (oldest first), then lines at the end of the profile.
 */
export function fitted(parts: PromptParts, fixed: number): PromptParts & { leftOut: LeftOut } {
  let room = PROMPT_BUDGET - fixed;
  const take = (text: string) => {
    const cost = estimatedTokens(text);
    if (cost > room) return false;
    room -= cost;
    return true;
  };
  const lines = parts.profile.split('\n');
  const profile = lines.slice(0, countWhile(lines, take));
  const recent = parts.conversation.toReversed();
  const texts = recent.map(({ text }) => text);
  const conversation = recent.slice(0, countWhile(texts, take)).toReversed();
  const notes = parts.notes.slice(0, countWhile(parts.notes, take));
  return {
    notes,
    conversation,
    profile: profile.join('\n'),
    leftOut: {
      notes: parts.notes.length - notes.length,
      messages: parts.conversation.length - conversation.length,
      profile: profile.length < lines.length,
    },
  };
}

/** Number of texts before the first that does not pass. */
function countWhile(texts: readonly string[], passes: (text: string) => boolean): number {
  const end = texts.findIndex((text) => !passes(text));
  return end < 0 ? texts.length : end;
}
