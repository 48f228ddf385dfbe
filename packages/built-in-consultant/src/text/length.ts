import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';

/** The longest text that is wanted. */
export interface TextLimit {
  max: number;
  unit: 'characters' | 'words';
}

/** The length of a text in the unit of a limit, without the marks of Markdown. */
export function lengthIn(text: string, unit: TextLimit['unit']): number {
  const plain = text
    .replace(/^> ?|^#+ /gm, '')
    .replace(/\*\*|\\(?=[\\`*[\]<|~_])/g, '')
    .trim();
  if (unit === 'characters') return plain.length;
  return plain.split(/\s+/).filter((word) => lettered(/[\p{L}\p{N}]/u).test(word)).length;
}

/** The text, or as many whole sentences of it as the limit allows; null if not even the first one fits. */
export function shortenedTo(text: string, { max, unit }: TextLimit): string | null {
  if (lengthIn(text, unit) <= max) return text;
  let whole = '';
  for (const sentence of sentencesOf(text.replace(/\n+/g, ' '))) {
    const longer = `${whole} ${sentence}`.trim();
    if (lengthIn(longer, unit) > max) break;
    whole = longer;
  }
  return whole === '' ? null : whole;
}
