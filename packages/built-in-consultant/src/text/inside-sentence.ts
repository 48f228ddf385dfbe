/** A phrase as it stands inside a sentence: with a small letter, unless it begins with an abbreviation. */
export function insideSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
