/** The space after a Cyrillic word of one or two letters. */
const AFTER_SHORT_WORD = /(?<![\p{L}\p{N}])(\p{Script=Cyrillic}{1,2}) (?=\S)/gu;

/**
 * A Bulgarian text, or the source of a file with such texts, with non-breaking spaces after words of one or two letters:
 * Bulgarian typesetting keeps them off the ends of lines. No length changes.
 */
export function bindShortWords(text: string): string {
  return text.replace(AFTER_SHORT_WORD, '$1\u00A0');
}

/** A text of the catalogue with plain spaces, for the places where it becomes a text of the user. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
