import type { Reply } from '../../reply.ts';
import { isSaidBefore } from './unsaid.ts';

/** Whether an answer of the chat has this text, which may have several paragraphs. */
export function isShown(text: string, context: string): boolean {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  return isSaidBefore(text, context) || context.includes(longest);
}

export function answered(text: string): Reply {
  return { text, isAnswer: true, usedFields: [] };
}

/** A reply that takes no query, and offers the team. */
export function free(text: string): Reply {
  return { text, isAnswer: false, usedFields: [], offer: { choices: [], team: true } };
}
