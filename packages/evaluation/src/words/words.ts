const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

/** The number of words as a word processor counts them: between spaces, with a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
