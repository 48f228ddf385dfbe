import { lettered } from '@savet/text/lettered';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 200;
const WORDS_MAX = 7;
const amount = lettered(
  /(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|\$|£|eur|euros?|евро|evro|лв\.?|лева|lv|leva))(?!\p{L})/giu,
);
/** Words of a question, a request or a matter of business. */
const business = lettered(
  /[?:]|(?<!\p{L})(?:how|what|why|when|which|should|can|could|is it|too|for sale|write|need|want|help|ad|advert|post|poster|flyer|email|text|label|price|prices|pricing|budget|discount|offer|invoice|per|off|profit|margin|salary|cost|costs|sell\p{L}*|selling|worth|expensive|cheap|as|или|or|как|какво|колко|защо|дали|ли|да|искам|трябва|напиши|пост|обява|имейл|текст|реклама|етикет|цена\p{L}*|цени\p{L}*|бюджет|отстъпка|оферта|фактура|марж|печалба|заплата|скъп\p{L}*|евтин\p{L}*|продава\p{L}*|вместо|instead|на месец|на час|month|hour|budjet|kak|kakvo|kolko)(?!\p{L})/iu,
);

/** “Apples 3 euro and a coffee 2 euro”: things with sums, and nothing that is asked or wanted. */
export function isBareSum(message: string): boolean {
  if (message.length > READ_MAX) return false;
  if (business.test(message)) return false;
  const left = message.replace(amount, ' ');
  if (left === message) return false;
  const words = left.match(lettered(/[\p{L}\d]+/gu)) ?? [];
  return words.length > 0 && words.length <= WORDS_MAX;
}
