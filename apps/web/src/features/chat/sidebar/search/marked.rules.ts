export interface Part {
  text: string;
  isMatch: boolean;
  /** Start, in UTF-16 units. */
  at: number;
}

/** Splits a text at the words that a query matches, ignoring case. A match inside a word marks the whole word. */
export function parts(text: string, query: string): Part[] {
  const wanted = query.trim().toLowerCase();
  const lowered = text.toLowerCase();
  // If lower case changes the length, offsets would not match.
  if (wanted === '' || lowered.length !== text.length) return [{ text, isMatch: false, at: 0 }];
  const found: Part[] = [];
  let at = 0;
  for (let next = lowered.indexOf(wanted); next !== -1; next = lowered.indexOf(wanted, at)) {
    const start = Math.max(at, startOfWord(text, next));
    if (start > at) found.push({ text: text.slice(at, start), isMatch: false, at });
    at = endOfWord(text, next + wanted.length);
    found.push({ text: text.slice(start, at), isMatch: true, at: start });
  }
  if (at < text.length) found.push({ text: text.slice(at), isMatch: false, at });
  return found;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function startOfWord(text: string, index: number): number {
  let start = index;
  while (isLetter(text[start]) && isLetter(text[start - 1])) start -= 1;
  return start;
}

function endOfWord(text: string, index: number): number {
  let end = index;
  while (isLetter(text[end - 1]) && isLetter(text[end])) end += 1;
  return end;
}
