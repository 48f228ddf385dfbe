const NO_BREAK = '\u00A0';

/**
 * The space after a Cyrillic word of one or two letters, which Bulgarian typesetting keeps off the ends of lines, except “ли”: it
 * asks about the word before it. Also the space before “ли”, after “№”, and between a number and its digits, word or unit: “1 250 лв.”, “14 km”, “15 %”.
 */
const held = new RegExp(
  [
    String.raw`(?<=(?<![\p{L}\p{N}])(?!ли )\p{Script=Cyrillic}{1,2}) (?=\S)`,
    String.raw`(?<=\S) (?=ли(?![\p{L}\p{N}]))`,
    String.raw`(?<=\d) (?=[\p{Script=Cyrillic}€%°]|\p{L}{1,2}(?!\p{L})|\d{3}(?!\d))`,
    String.raw`(?<=№) (?=\d)`,
  ].join('|'),
  'gu',
);

/** Puts non-breaking spaces where no line ends. No length changes. */
export function withHeldSpaces(text: string): string {
  return text.replace(held, NO_BREAK);
}
