import { isSaidBefore } from './unsaid.ts';

/** Whether an answer of the chat has this text, which may have several paragraphs. */
export function isShown(text: string, context: string): boolean {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  return isSaidBefore(text, context) || context.includes(longest);
}
