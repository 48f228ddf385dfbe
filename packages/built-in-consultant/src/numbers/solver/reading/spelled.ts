import { lettered } from '@savet/text/lettered';

const hundred =
  '(?:на|per|\\/|за|по)\\s?(?:100|сто|hundred)(?:\\s?(?:км|km|kms|километ\\p{L}*|kilomet\\p{L}*))?';

/** Ways to write units and times, and the words that the rules know them by. */
export const spelled: readonly [RegExp, string][] = [
  // “9.4 l/100 km”, „гори 9 на сто“
  [
    lettered(
      `(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)?)\\s?(?:л|l|литра|литри|lit(?:re|er)s?)\\.?\\s?${hundred}(?!\\p{L})`,
      'giu',
    ),
    '$1 литрастокм',
  ],
  [
    lettered(
      `(?<=(?<!\\p{L})(?:гори|харчи|разход|burns|uses|does|drinks)\\s(?:около\\s|по\\s|about\\s)?)(\\d+(?:[.,]\\d+)?)\\s${hundred}(?!\\p{L}|\\d)`,
      'giu',
    ),
    '$1 литрастокм',
  ],
  // “Turnover 2022 – 188 000” is no range.
  [lettered(/(?<![\p{L}\d.,])(?:през |in )?(20\d\d)(?: ?[–—-] ?|: )(?=\d{2})/giu), 'през $1 '],
  [lettered(/(?<=\p{L})['’]s (?=[€£$]?\d)/giu), ' is '],
  [lettered(/(?<!\p{L})twice a (?=day|week|month|year)/giu), '2 times a '],
  [lettered(/(?<!\p{L})once a (?=week|month|year)/giu), '1 times a '],
  [lettered(/(?<!\p{L})(?:два пъти|дваж) (?=(?:на|в|седмично|месечно))/giu), '2 пъти '],
  [lettered(/(?<!\p{L})per working day(?!\p{L})/giu), 'a day'],
  [lettered(/(?<!\p{L})на работен ден(?!\p{L})/giu), 'на ден'],
  // „150 лв дневна всеки“
  [
    lettered(
      /(?<=\d\s?(?:лв\.?|лева|евро|€)?\s?)(?:дневна|надник|на надник)(?: (?:на )?всек\p{L}+| на човек)?(?!\p{L})/giu,
    ),
    ' на ден',
  ],
  // “From 1 April” dates the question and is no figure of it.
  [
    lettered(
      /(?<!\p{L})(?:от|from|since|as of|считано от) \d{1,2}(?:st|nd|rd|th|-?(?:ви|ри|ти|во|ми))? (?:january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?!\p{L})/giu,
    ),
    ' ',
  ],
  // “Half of the bookings” and “2/3 of the nights”
  [lettered(/(?<![\d.,/])2\/3(?= (?:of|от))/giu), '66.66666667% '],
  [lettered(/(?<![\d.,/])1\/3(?= (?:of|от))/giu), '33.33333333% '],
  [lettered(/(?<![\d.,/])3\/4(?= (?:of|от))/giu), '75% '],
  [lettered(/(?<![\d.,/])1\/2(?= (?:of|от))/giu), '50% '],
];

const cents = lettered(
  /(?<![\d.,])(\d{1,2})(?:p| (?:cents?|pence)| ?(?:цента|стотинки))(?!\p{L})/giu,
);

/** “7 cents” as an amount. */
export const withCents = (text: string): string =>
  text.replace(cents, (_, digits: string) => `${Number(digits) / 100} пари`);
