/** The space after a Cyrillic word of one or two letters, except “ли”: it asks about the word before it. */
const AFTER_SHORT_WORD = /(?<![\p{L}\p{N}])(?!ли )(\p{Script=Cyrillic}{1,2}) (?=\S)/gu;
const BEFORE_QUESTION_WORD = /(?<=\S) (?=ли(?![\p{L}\p{N}]))/gu;

/** The space between a number and its noun, and within the name of the product's part. */
const WITHIN_UNIT = /(?<=\d) (?=\p{Script=Cyrillic})|(?<=Brand) (?=Hub)/gu;

/**
 * A Bulgarian text, or the source of a file with such texts, with non-breaking spaces after words of one or two letters,
 * which Bulgarian typesetting keeps off the ends of lines, before “ли”, and in what is read as one. No length changes.
 */
export function bindShortWords(text: string): string {
  return text
    .replace(AFTER_SHORT_WORD, '$1\u00A0')
    .replace(BEFORE_QUESTION_WORD, '\u00A0')
    .replace(WITHIN_UNIT, '\u00A0');
}

/** A text of the catalogue with plain spaces, for the places where it becomes a text of the user. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
