/** Marks of quotes and lists before each other on a line; more would make reading slow, and no page has room for them. */
const DEEPEST = 12;

const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])))+/gmu;

/** Leaves marks out that nest deeper than any document can show: the time to read them grows with the square of their number. */
export function boundedSource(markdown: string): string {
  return markdown.replaceAll(marks, (line) => {
    const places = [...line.matchAll(/[>*+-]/g)];
    return places.length <= DEEPEST ? line : line.slice(0, (places[DEEPEST - 1]?.index ?? 0) + 1);
  });
}
