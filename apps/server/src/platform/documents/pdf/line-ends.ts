const NO_BREAK = '\u00A0';

/**
 * The space after a Cyrillic word of one or two letters, which Bulgarian typesetting keeps off the ends of lines, except “ли”: it
 * asks about the word before it. Then the spaces in “1 250 лв.”, “14 km”, “15 %”, “№ 5” and „Знаете ли“.
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
