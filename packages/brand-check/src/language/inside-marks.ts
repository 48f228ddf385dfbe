import { lettered } from '@savet/text/lettered';

const patterns = {
  bracketsOpened: /[([]/g,
  bracketsClosed: /[)\]]/g,
  lowQuotes: /„/g,
  leftQuotes: /“/g,
  rightQuotes: /”/g,
  guillemetsOpened: /«/g,
  guillemetsClosed: /»/g,
  straightQuotes: /"/g,
  doubleStars: /\*\*/g,
  stars: /(?<!\*)\*(?!\*)/g,
  underscoresOpened: lettered(/(?<![\p{L}\p{N}])_(?=\S)/gu),
  underscoresClosed: lettered(/(?<=\S)_(?![\p{L}\p{N}])/gu),
};
type Mark = keyof typeof patterns;
const names = Object.keys(patterns) as Mark[];

/** How many brackets, quotation marks and marks of emphasis a text has. */
export type MarkCounts = Readonly<Record<Mark, number>>;

export function countMarks(text: string): MarkCounts {
  return perMark((name) => text.match(patterns[name])?.length ?? 0);
}

/** The marks of the rest of a text. */
export function marksWithout(all: MarkCounts, part: MarkCounts): MarkCounts {
  return perMark((name) => all[name] - part[name]);
}

/** Whether a bracket, a quotation or emphasis is not closed. */
export function areOpen(counts: MarkCounts): boolean {
  return (
    counts.bracketsOpened > counts.bracketsClosed ||
    counts.lowQuotes > counts.leftQuotes ||
    (counts.lowQuotes === 0 && counts.leftQuotes > counts.rightQuotes) ||
    counts.guillemetsOpened > counts.guillemetsClosed ||
    counts.straightQuotes % 2 === 1 ||
    counts.doubleStars % 2 === 1 ||
    counts.stars % 2 === 1 ||
    counts.underscoresOpened > counts.underscoresClosed
  );
}

/** Whether a position is inside brackets, quotation marks or emphasis, which have to stay in one piece. */
export function isInsideMarks(text: string, at: number): boolean {
  return areOpen(countMarks(text.slice(0, at)));
}

function perMark(count: (name: Mark) => number): MarkCounts {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Mark, number>;
}
