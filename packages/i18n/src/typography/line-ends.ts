/** Short pronouns, and “ли”, belong to the word before them: “профила си”, “срокът ѝ”. */
const CLITICS = 'ли|ви|си|ѝ|му|им|ни|ги';
const BEFORE_CLITIC = new RegExp(
  String.raw`(?<=[\p{L}\p{N}“"]) (?=(?:${CLITICS})(?![\p{L}\p{N}]))`,
  'giu',
);

/**
 * The space after Cyrillic words of one or two letters, and after prepositions of three; not after a clitic whose word
 * is long enough to end a line with it: “профила си”, but “ще Ви пишем”.
 */
const AFTER_SHORT_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?!(?<=[\p{L}\p{N}“"]{3}\u00A0)(?:${CLITICS}) )` +
    String.raw`(\p{Script=Cyrillic}{1,2}|във|със|към|при|без|над|под|зад) (?=\S)`,
  'giu',
);

/** The space after a further sentence's first word of three letters, such as “Ако”. */
const AFTER_FIRST_WORD = /(?<=[.!?…] )([А-Я][а-я]{2}) (?=\S)/gu;

/** The space between a number, or what a text inserts as one, and its noun or sign. */
const AFTER_NUMBER =
  /(?<=\d|\$\{(?:formatNumber\([^()]*\)|count|days|minutes)\}) (?=[\p{Script=Cyrillic}€%])/gu;

/**
 * A Bulgarian text, or the source of a file with such texts, as Bulgarian typesetting divides it into lines: short words
 * stay with the word that they belong to, and numbers with their nouns. No length changes.
 */
export function bindShortWords(text: string): string {
  return text
    .replaceAll('Brand Hub', 'Brand\u00A0Hub')
    .replace(BEFORE_CLITIC, '\u00A0')
    .replace(AFTER_SHORT_WORD, '$1\u00A0')
    .replace(AFTER_FIRST_WORD, '$1\u00A0')
    .replace(AFTER_NUMBER, '\u00A0');
}

/** The space between a number, or what a text inserts as one, and its English noun. */
const AFTER_ENGLISH_NUMBER =
  /(?<=\d|\$\{(?:formatNumber\([^()]*\)|count|days|minutes)\}) (?=[a-z]|\$\{plural\()/gi;

/** The space after the first word of a further sentence, if it is short, and after “by” and “per”. */
const AFTER_ENGLISH_WORD = /(?<=[.!?] )([A-Z][a-z]{0,2}) (?=\S)|\b(by|per) (?=[\w$])/g;

/** As `bindShortWords`, for English: a new sentence does not begin at the end of a line. */
export function bindEnglish(text: string): string {
  return text
    .replace(AFTER_ENGLISH_NUMBER, '\u00A0')
    .replace(AFTER_ENGLISH_WORD, (found) => found.replace(' ', '\u00A0'));
}

/** A text of the catalogue as it is typed, for the places where it becomes a text of the user. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
