import type { FieldValues } from './filling/fill.ts';
import { escapeMarkdown } from './text/markdown.ts';

/** Shorter parts of a value occur by chance. In UTF-16 units. */
const PART_MIN = 4;

/** The parts of a value that a text shows, in lower case. */
export function shownParts(text: string, value: string): string[] {
  const shown = text.toLowerCase();
  return value
    .split(/[.;,\n]/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part.length >= PART_MIN)
    .filter((part) => shown.includes(part) || shown.includes(escapeMarkdown(part)));
}

/** The names of the fields of which a text shows at least a part, in the order of the values. */
export function usedFields(text: string, values: FieldValues): string[] {
  return Object.entries(values).flatMap(([name, value = '']) =>
    shownParts(text, value).length > 0 ? [name] : [],
  );
}
