import { defaultLanguage, type Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** “In Bulgarian” asks for a language and is not about Bulgaria. */
export function withoutWish(
  text: string,
  wanted: Language | null,
  { understanding }: Knowledge,
): string {
  if (wanted === null) return text;
  const words = new RegExp(
    `(?<!\\p{L})(?:${understanding.inLanguage[wanted].join('|')})(?!\\p{L})`,
    'giu',
  );
  return text.replace(words, ' ');
}

/** Names of channels are the same in every language, so they must not decide which one it is. */
export function withoutChannels(text: string, { channels }: Knowledge): string {
  const names = Object.values(channels).map(({ name }) => name[defaultLanguage]);
  const words = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
  return text.replace(words, ' ');
}
