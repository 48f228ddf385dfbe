/**
 * Longest prompt with its instructions, in estimated tokens. Half of the smallest window that current models
 * of the providers have by default (32,768), so that an answer and a wrong estimate fit in as well.
 */
export const PROMPT_BUDGET = 16_000;

/** What a prompt is put together from, beside the question, which is never cut. */
export interface PromptParts {
  /** Topics that may help, the nearest first. */
  notes: readonly string[];
  /** Earlier messages as `sender: text`, the oldest first. */
  conversation: readonly string[];
  /** Profile text; its most important lines come first. */
  profile: string;
}

/** What was left out for length: counts of notes and messages, and whether the profile was cut. */
export interface LeftOut {
  notes: number;
  messages: number;
  profile: boolean;
}

/**
 * About how many tokens a text is, rounded up. The tokenizers of current models take some four Latin
 * letters for one and some two Cyrillic ones; signs and other scripts are counted one each.
 */
export function estimatedTokens(text: string): number {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}\p{N}\s]/gu)?.length ?? 0;
  return Math.ceil(cyrillic / 2 + latin / 4 + (text.length - cyrillic - latin));
}

/**
 * Leaves out what does not fit beside what is `fixed`, in tokens: notes first, the farthest before the nearest,
 * then messages, the oldest first, then lines from the end of the profile.
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
  const conversation = recent.slice(0, countWhile(recent, take)).toReversed();
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

/** How many at the beginning pass, up to the first that does not. */
function countWhile(texts: readonly string[], passes: (text: string) => boolean): number {
  const end = texts.findIndex((text) => !passes(text));
  return end < 0 ? texts.length : end;
}
