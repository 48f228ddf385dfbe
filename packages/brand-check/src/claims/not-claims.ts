import { lettered } from '@savet/text/lettered';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)';
const fromDigit = [
  String.raw`(?<!\d)\d{1,2}[:.,]\d{2}(?=\s?(?:ч\.|часа?|am|pm|h)(?!\p{L}))`,
  String.raw`(?<!\d)\d{1,2}:\d{2}(?!\d)`,
  String.raw`\d{1,2}(?:st|nd|rd|th|-?о|-?ти|-?ви|-?ри|-?ма)?(?: of)? ${month}(?!\p{L})(?: \d{4})?`,
  String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|-о|-ти|-ви|-ри)(?!\p{L})`,
  String.raw`(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
  String.raw`(?<!\d)\d{1,2}\s?(?:am|pm|o[’']clock|ч\.|часа)(?!\p{L})`,
  String.raw`(?:\+|(?<!\d)0)\d[\d /-]{5,}\d`,
  String.raw`(?<!\d)\d{5,}(?!\d|[ ,.]?\d|\s?[€%])`,
  String.raw`(?<!\d)24/7(?!\d)`,
  String.raw`(?<![\d€£$])(?:19|20)\d\d(?!\d|[ ,.]\d|\s?[€%])`,
  String.raw`\d+-\p{L}{4,}`,
].join('|');
const fromWord = [
  String.raw`(?<!\p{L})${month} \d{1,2}(?:st|nd|rd|th)?(?!\d)`,
  String.raw`(?:rooms?|pages?|no\.?|number|gates?|lines?|tables?|forms?|floors?|steps?|chapters?|flats?|зала|стая|страница|стр\.|№|номер|маса|етаж|стъпка|глава|вход|бул\.|ул\.) [„“]?\d+`,
].join('|');
/** At most nine letters (“September”) before a number. */
const beforeNumber = String.raw`(?=[\p{L}№]{1,9}\.? [„“]?\d)`;

/**
 * Dates, times, telephone numbers, addresses and names with numbers. They are looked for only at digits, and at words before one: a text has
 * few of them, and many letters.
 */
export const notClaims = lettered(
  String.raw`(?=[\d+])(?:${fromDigit})|${beforeNumber}(?:${fromWord})|\p{L}-\d+`,
  'giu',
);
