/** Marks of quotes and lists before each other on a line; more would make reading slow, and no page has room for them. */
const DEEPEST = 12;
/** Marks of emphasis and links in a block. A table of a thousand bold words has as many. */
const INLINE_MAX = 2_000;

/** Separates the blocks of a text. */
export const BLANK_LINES = /\n(?:[ \t\r]*\n)+/;

const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gmu;
const mark = /[>*+-]|\d+[.)]/g;
const inlineMark = /[*_~]+|[[\]]/g;

/** Leaves marks out that nest deeper than any document can show: the time to read them grows with the square of their number. */
export function boundedSource(markdown: string): string {
  return markdown.replaceAll(marks, (line) => {
    const last = [...line.matchAll(mark)][DEEPEST - 1];
    return last ? line.slice(0, last.index + last[0].length) : line;
  });
}

/** Whether a block has so many marks of emphasis and links that the time to read them would grow with their square. */
export function hasTooManyMarks(markdown: string): boolean {
  return markdown.split(BLANK_LINES).some((block) => countOf(block) > INLINE_MAX);
}

function countOf(block: string): number {
  return block.match(inlineMark)?.length ?? 0;
}
