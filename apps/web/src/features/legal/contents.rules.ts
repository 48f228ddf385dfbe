/** A heading of a document. */
export interface Heading {
  id: string;
  name: string;
  /** 1 for the highest. */
  depth: number;
}

/** A text with this many headings is read as a whole. */
const FEW = 3;

/** The table of contents: the headings of the highest level that has more than a few. Empty where no level has. */
export function contentsOf(headings: readonly Heading[]): readonly Heading[] {
  const depths = new Set(headings.map(({ depth }) => depth));
  const levels = [...depths]
    .toSorted((a, b) => a - b)
    .map((level) => headings.filter(({ depth }) => depth === level));
  return levels.find((level) => level.length > FEW) ?? [];
}
