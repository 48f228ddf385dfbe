export interface Part {
  text: string;
  isMatch: boolean;
  /** Start, in UTF-16 units. */
  at: number;
}

/** Splits a text at the matches of a query, ignoring case. */
export function parts(text: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const lowered = text.toLowerCase();
  // If lower case changes the length, offsets would not match.
  if (wanted === '' || lowered.length !== text.length) return [{ text, isMatch: false, at: 0 }];
  const found: Part[] = [];
  let at = 0;
  for (let next = lowered.indexOf(wanted); next !== -1; next = lowered.indexOf(wanted, at)) {
    if (next > at) found.push({ text: text.slice(at, next), isMatch: false, at });
    at = next + wanted.length;
    found.push({ text: text.slice(next, at), isMatch: true, at: next });
  }
  if (at < text.length) found.push({ text: text.slice(at), isMatch: false, at });
  return found;
}
