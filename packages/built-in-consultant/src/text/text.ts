const sentences = new Intl.Segmenter('bg', { granularity: 'sentence' });

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );
}

/** Whether the words contain this phrase of stems. */
export function containsStems(words: readonly string[], stems: string): boolean {
  return indexOfPhrase(words, wordsOf(stems), fitsStem) >= 0;
}

/** Whether a word begins with the stem. Stems of up to three letters must equal the word. */
export function fitsStem(word: string, stem: string): boolean {
  return stem.length <= 3 ? word === stem : word.startsWith(stem);
}

/** Cuts a text at the end of a word to at most `longest` UTF-16 units, and marks the cut by an ellipsis. */
export function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  const whole =
    space > longest / 2 ? cut.slice(0, space) : cut.toWellFormed().replace(/\uFFFD$/, '');
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}

function indexOfPhrase(
  words: readonly string[],
  phrase: readonly string[],
  fits: (word: string, part: string) => boolean,
): number {
  return words.findIndex((_, start) =>
    phrase.every((part, index) => {
      const word = words[start + index];
      return word !== undefined && fits(word, part);
    }),
  );
}

/** With an upper-case first letter. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
