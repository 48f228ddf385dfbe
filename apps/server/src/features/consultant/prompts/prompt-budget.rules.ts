import type { Message } from '@savet/built-in-consultant';

/**
 * Longest prompt including its instructions, in estimated tokens. It is half of the smallest default context
 * window of the providers' current models (32,768), so that the answer fits in despite a wrong estimate.
 */
export const PROMPT_BUDGET = 16_000;
/** From this window on, a prompt of the usual budget fits however its tokens are counted. */
const WIDE_WINDOW = 2 * PROMPT_BUDGET;
/** Tokens that an engine adds around the messages of a prompt: roles, separators, the start of the reply. */
const TEMPLATE_TOKENS = 256;

/** How long a prompt may be, and how its length is counted. */
export interface PromptRoom {
  /** Beyond it, parts are left out. */
  tokens: number;
  /** Beyond it, the model can't take the prompt; Infinity if its window is not known. */
  maxTokens: number;
  count: (text: string) => number;
}

/** The room in a window that is not known. */
export const usualRoom: PromptRoom = {
  tokens: PROMPT_BUDGET,
  maxTokens: Infinity,
  count: (text) => estimatedTokens(text),
};

/**
 * The room for a prompt.
 * @param contextWindow of the model, in tokens; null if it is not known
 * @param replyTokens kept free for the reply
 * @param scale below 1 after the model has refused a prompt as too long
 */
export function promptRoom(
  contextWindow: number | null,
  replyTokens: number,
  scale = 1,
): PromptRoom {
  if (contextWindow === null) return { ...usualRoom, tokens: Math.floor(PROMPT_BUDGET * scale) };
  const maxTokens = contextWindow - replyTokens - TEMPLATE_TOKENS;
  const tokens = Math.floor(Math.min(PROMPT_BUDGET, maxTokens) * scale);
  const isWide = contextWindow >= WIDE_WINDOW;
  return { tokens, maxTokens, count: isWide ? estimatedTokens : tokenUpperBound };
}

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
  const cyrillic = lengthOf(text, /\p{Script=Cyrillic}+/gu);
  const latin = lengthOf(text, /[\p{Script=Latin}\p{N}\s]+/gu);
  return Math.ceil(cyrillic / 2 + latin / 4 + (text.length - cyrillic - latin));
}

/** The length of all that a pattern finds: far faster with runs of letters than with single ones. */
function lengthOf(text: string, runs: RegExp): number {
  return text.match(runs)?.reduce((sum, run) => sum + run.length, 0) ?? 0;
}

/**
 * An upper bound of the tokens of an ordinary text in any current tokenizer, the worst of which split Cyrillic words
 * into pieces of one or two letters. For engines that cut a prompt which is too long without saying so.
 */
export function tokenUpperBound(text: string): number {
  let tokens = 0;
  for (const piece of text.match(/\p{L}+|\p{N}|\n|[^\S\n]+|[^\p{L}\p{N}\s]/gu) ?? []) {
    tokens += tokenUpperBoundOf(piece);
  }
  return tokens;
}

function tokenUpperBoundOf(piece: string): number {
  // A space belongs to the word after it.
  if (piece === ' ') return 0;
  if (/^[\p{N}\s]/u.test(piece)) return 1;
  const isWord = piece.length <= LONG_WORD;
  if (/^\p{Script=Latin}+$/u.test(piece)) return Math.ceil(piece.length / (isWord ? 3.5 : 1.5));
  if (/^\p{Script=Cyrillic}+$/u.test(piece)) return Math.ceil(piece.length / (isWord ? 1.6 : 1));
  return Buffer.byteLength(piece);
}

/** Longer strings of letters are hardly words, in UTF-16 units. */
const LONG_WORD = 18;

/**
 * Cuts the parts to the room minus `fixed` tokens. Drops notes first (worst match first), then messages
 * (oldest first), then lines at the end of the profile.
 */
export function fitted(
  parts: PromptParts,
  fixed: number,
  { tokens, count }: PromptRoom,
): PromptParts & { leftOut: LeftOut } {
  let room = tokens - fixed;
  const take = (text: string) => {
    const cost = count(text);
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
