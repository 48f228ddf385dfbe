import type { FieldValues } from './filling/fill.ts';
import { escapeMarkdown } from './text/markdown.ts';

/** Shorter parts of a value occur by chance. In UTF-16 units. */
const PART_MIN = 4;

/** The names of the fields of which a text shows at least a part, in the order of the values. */
export function usedFields(text: string, values: FieldValues): string[] {
  const shown = text.toLowerCase();
  return Object.entries(values).flatMap(([name, value = '']) => {
    const parts = value
      .split(/[.;,\n]/)
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part.length >= PART_MIN);
    const isShown = parts.some(
      (part) => shown.includes(part) || shown.includes(escapeMarkdown(part)),
    );
    return isShown ? [name] : [];
  });
}
