import { lettered } from './lettered.ts';

const sentences = new Intl.Segmenter('bg', { granularity: 'sentence' });

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(lettered(/[\p{L}\p{N}]+/gu)) ?? [];
}

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );
}

/** Cuts a text at the end of a word to at most `longest` UTF-16 units, and marks the cut by an ellipsis. */
export function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  const whole =
    space > longest / 2 ? cut.slice(0, space) : cut.toWellFormed().replace(/\uFFFD$/, '');
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}

/** With an upper-case first letter. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Fills the `{name}` placeholders of a phrase. Values are inserted unchanged. */
export function fillTemplate(
  phrase: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return phrase.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
