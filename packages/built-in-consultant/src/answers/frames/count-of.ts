import { fillTemplate } from '@savet/text/text';
import type { Phrases } from '../../knowledge/phrases.schema.ts';
import { lengthIn, type TextLimit } from '../../text/length.ts';

/** How long a text is, next to the limit of the question. */
export function countOf(text: string, { max, unit }: TextLimit, { counts }: Phrases): string {
  const count = fillTemplate(counts[unit], { count: lengthIn(text, unit), max });
  return /\[[^\]]+\]/.test(text) ? `${count} ${counts.withBlanks}` : count;
}
