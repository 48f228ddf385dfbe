import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { month, weekdayBg, weekdayEn } from './days.ts';

const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?: \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.?(?:\\d{2,4})?|(?:the )?\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}-?(?:ви|ри|ти|ми)|(?:next |this )?${weekdayEn}|${weekdayBg})`;
const money = lettered(
  '(?:[€$£] ?\\d[\\d., ]*\\d|[€$£] ?\\d|\\d[\\d., ]*(?:k )? ?(?:€|eur\\p{L}*|евро|лв\\.?|лева|pounds?|dollars?|usd|gbp|bgn)(?!\\p{L}))',
  'iu',
);
const bills: Record<Language, RegExp> = {
  EN: lettered(
    /(?:(?:our|the) )?invoice(?: (?:no\.?|number|nr\.?|#))? ?#?((?:[A-Z]{0,4}-?)?\d[\d/-]*)?/iu,
  ),
  BG: lettered(/фактура(?:та)?(?: ?(?:№|номер|N))? ?(\d[\d/-]*)?/iu),
};
const dues: Record<Language, RegExp> = {
  EN: lettered(
    `(?:was due|is due|due(?: date)?|overdue since|payable)(?: on| by| since| was)? (${day})`,
    'iu',
  ),
  BG: lettered(
    `(?:падеж\\p{L}*(?: беше| е| на)*|платима до|срок\\p{L}*(?: беше| е| до| на)*) (${day})`,
    'iu',
  ),
};
const lates: Record<Language, RegExp> = {
  EN: lettered(
    /((?:\d+|one|two|three|four|five|six|a) (?:days?|weeks?|months?))(?= (?:overdue|late|past|ago|now)|,|$)|(?:overdue|late)(?: by| for)? ((?:\d+|two|three|four|five|six) (?:days?|weeks?|months?))/iu,
  ),
  BG: lettered(
    /(?:вече |с |от )?((?:\d+|две|три|четири|пет|шест|един|една) (?:дни|ден|седмици|седмица|месец\p{L}*))/iu,
  ),
};
const deadlines: Record<Language, RegExp> = {
  EN: lettered(`(?:by|until|deadline(?: is)?|before|no later than) (?:the )?(${day})`, 'iu'),
  BG: lettered(
    `(?:краен срок|да плат\\p{L}+|плащане|превод\\p{L}*)[^,.]{0,20}?(?:до|е|на) (${day})`,
    'iu',
  ),
};
/** Which reminder it is. */
const nth: Record<Language, RegExp> = {
  EN: /\b(second|third|last|final|2nd|3rd)\b/iu,
  BG: lettered(/(?<!\p{L})(второ|трето|последно)(?!\p{L})/iu),
};
const person: Record<Language, RegExp> = {
  EN: lettered(
    /(?:contact(?: person)?(?: is|:)?|(?:his|her) name is|called|to|at [^,]{2,30} is) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u,
  ),
  BG: lettered(
    /(?:казва се|лице за контакт(?: е|:)?|контакт(?: е|:)?|името му е|до) ((?:(?:г-н|г-жа|д-р) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  ),
};
/** Clauses of the request that the letter need not repeat, such as “hasn’t paid”. */
const noFact: Record<Language, RegExp> = {
  EN: /^(?:(?:the )?(?:client|customer|company|contact|contact person)(?: is| called|:)? |chasing |(?:second|third|last|final) one$|this is the (?:second|third|last|final) (?:time|reminder|one)$|hasn[’']t (?:been )?paid|not paid|still unpaid|unpaid|(?:they|he|she|the client|the customer|who) (?:has|have)(?:n[’']t| not) paid|they owe|he owes|she owes|from \p{Lu}|to \p{Lu})/iu,
  BG: /^(?:клиентът|клиентът е|фирмата|контакт|лице за контакт|казва се|името му|ко(?:й|я)то не е плати|не е плат|неплатен|още не е|второ$|последно$|до \p{Lu}|от \p{Lu})/iu,
};

/** A longer note on the delay says something of its own. */
const LATE_WORDS = 6;

export interface Debt {
  /** Whether an invoice is named, and its number if it has one. */
  hasBill: boolean;
  number: string;
  sum: string;
  /** When it was due, and how long ago that is. */
  due: string;
  late: string;
  /** Until when it is to be paid. */
  until: string;
}

/** The debt in a request; null without an invoice or a sum, or if nothing is known of the invoice. */
export function debtIn(text: string, language: Language): Debt | null {
  const bill = bills[language].exec(text);
  const number = bill?.[1] ?? '';
  // The number of the invoice is no sum.
  const sum = (money.exec(text.replace(bill?.[0] ?? '\n', ' '))?.[0] ?? '')
    .trim()
    .replace(/(?<=\d) ?лв$/iu, ' лв.');
  const due = dues[language].exec(text)?.[1] ?? '';
  if ((bill === null && sum === '') || (number === '' && sum === '' && due === '')) return null;
  const delay = lates[language].exec(text);
  const late = delay?.[1] ?? delay?.[2] ?? '';
  const until = deadlines[language].exec(text.replace(dues[language], ' '))?.[1] ?? '';
  return { hasBill: bill !== null, number, sum, due, late, until };
}

/** “Second”, „трето“; empty if the request counts no reminders. */
export function ordinalIn(text: string, language: Language): string {
  const found = nth[language].exec(text)?.[1]?.toLowerCase() ?? '';
  return inWords[found] ?? found;
}

const inWords: Readonly<Record<string, string>> = { '2nd': 'second', '3rd': 'third' };

export function debtorIn(text: string, language: Language): string {
  return person[language].exec(text)?.[1] ?? '';
}

/** Whether a part of the request says a fact of the debt, so that the letter has it in its own words. */
export function isOfDebt(part: string, language: Language): boolean {
  const signs = [bills, dues, person, noFact, deadlines].map((sign) => sign[language]);
  if ([money, ...signs].some((sign) => sign.test(part))) return true;
  return lates[language].test(part) && part.split(' ').length <= LATE_WORDS;
}
