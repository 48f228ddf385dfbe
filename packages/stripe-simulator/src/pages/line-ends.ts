/** The texts of a page, without its tags and their attributes. */
const BETWEEN_TAGS = /(?<=>)[^<]+/g;
/** The space after a Bulgarian word of one or two letters. “Ли” asks about the word before it. */
const AFTER_SHORT_WORD = /(?<![\p{L}\p{N}])(?!ли )(\p{Script=Cyrillic}{1,2}) (?=\S)/gu;
const BEFORE_QUESTION_WORD = /(?<=\S) (?=ли(?![\p{L}\p{N}]))/gu;
/** The space between a number and its noun. */
const AFTER_NUMBER = /(?<=\d) (?=\p{Script=Cyrillic})/gu;

/** The HTML of a page with non-breaking spaces where Bulgarian typesetting ends no line. */
export function bindShortWords(html: string): string {
  return html.replace(BETWEEN_TAGS, (text) =>
    text
      .replace(AFTER_SHORT_WORD, '$1\u00a0')
      .replace(BEFORE_QUESTION_WORD, '\u00a0')
      .replace(AFTER_NUMBER, '\u00a0'),
  );
}
