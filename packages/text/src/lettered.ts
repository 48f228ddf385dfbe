/**
 * Letters for the consultant and the check, as members of a class, in any case: those of the Latin, Greek and Cyrillic
 * alphabets, with accents. Those of other alphabets end words.
 */
export const letters = 'A-Za-zÀ-ÖØ-öø-ʯͰ-ӿḀ-ῼ';

/** A letter of Unicode, any other escaped character, the beginning and the end of a class. */
const part = /\\p\{L\}|\\.|[[\]]/gsu;
/** Patterns by what is written, so that one within a function is made once. */
const made = new Map<string, Map<string, RegExp>>();

/**
 * A pattern in which `\p{L}` is one of `letters`: V8 takes four times as long to compile all letters of Unicode beside `i`, and their code
 * takes three times the memory. The same literal gives the same pattern.
 */
export function lettered(written: RegExp | string, flags?: string): RegExp {
  if (typeof written === 'string') return new RegExp(spelled(written), flags);
  return flags === undefined ? once(written) : once(new RegExp(written, flags));
}

function once({ source, flags }: RegExp): RegExp {
  const bySource = made.get(flags) ?? new Map<string, RegExp>();
  if (bySource.size === 0) made.set(flags, bySource);
  let found = bySource.get(source);
  if (!found) {
    found = new RegExp(spelled(source), flags);
    bySource.set(source, found);
  }
  return found;
}

function spelled(source: string): string {
  let isInClass = false;
  return source.replace(part, (found) => {
    if (found === '[') isInClass = true;
    if (found === ']') isInClass = false;
    if (found !== String.raw`\p{L}`) return found;
    return isInClass ? letters : `[${letters}]`;
  });
}
