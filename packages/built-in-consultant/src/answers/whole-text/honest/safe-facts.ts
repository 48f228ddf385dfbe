import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

const month = {
  EN: '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)',
  BG: '(?:януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)',
};
const weekday = {
  EN: '(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  BG: '(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя)',
};
const dayOf = (language: Language) =>
  `(?:(?:${weekday[language]} )?\\d{1,2}(?:st|nd|rd|th)? ${month[language]}|${month[language]} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}\\.\\d{1,2}\\.?(?:\\d{4})?(?!\\d| ?(?:am|pm|€|лв))|${weekday[language]})`;
const dayIn: Record<Language, RegExp> = {
  EN: lettered(`(?<!\\p{L})${dayOf('EN')}(?!\\p{L})`, 'giu'),
  BG: lettered(`(?<!\\p{L})${dayOf('BG')}(?!\\p{L})`, 'giu'),
};
/** A day by which the reader is to do something; “closed until Friday” and our own dates are none. */
const deadlineIn: Record<Language, readonly RegExp[]> = {
  EN: [
    lettered(
      `(?<!\\p{L})(?:pay\\p{L}*|paid|reply|answer|respond|confirm|rsvp|know)(?!\\p{L})[^.!?]{0,40}? (?:by|before) (${dayOf('EN')})(?!\\p{L})`,
      'iu',
    ),
  ],
  BG: [
    lettered(
      `(?<!\\p{L})(?:плат|внес|отговор|потвърд|пиш)\\p{L}*[^.!?]{0,40}? (?:до|най-късно) (${dayOf('BG')})(?!\\p{L})`,
      'iu',
    ),
    lettered(
      `(?<!\\p{L})(?:до|най-късно) (${dayOf('BG')}) (?:да )?(?:се )?(?:плат|внес|отговор|потвърд|пиш)`,
      'iu',
    ),
  ],
};
const money = lettered(
  /(?:[€$£] ?\d[\d.,]*\d|[€$£] ?\d|\d[\d.,]*(?:€| ?(?:€|eur|euros?|евро|лв\.?|лева|pounds?|dollars?)(?!\p{L})))/giu,
);
/** “Owes me 380”: a figure that is money without its sign. */
const owed: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:owes?|owe) (?:me|us) (?:[€$£] ?)?(\d[\d.,]*\d)/iu),
  BG: lettered(/(?<!\p{L})(?:дължи|дължат) (?:ми|ни)? ?(\d[\d.,]*\d)/iu),
};
const owes: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:owes?|unpaid|hasn[’']?t paid|not paid|overdue)(?!\p{L})/iu),
  BG: lettered(
    /(?<!\p{L})(?:дължи|дължат|длъжник\p{L}*|неплатен\p{L}*|не (?:е|са|си) плати\p{L}*|не плати|просрочен\p{L}*)(?!\p{L})/iu,
  ),
};
/** „За ремонт на баня“, “for the fence”: what is owed, up to the next word that may begin a clause. */
const owedFor: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})for (the \p{Ll}{3,}(?: \p{Ll}{3,}(?<!since|from|which|that|and|last|but))?)(?= since| from| on|[,.]|$)/u,
  ),
  BG: lettered(
    /(?<!\p{L})за ((?:ремонт|монтаж|изработка|доставка|боядисване|почистване|поддръжка|смяна|превод|уроци|рекламa?|материали)(?: на \p{Ll}{3,}(?: \p{Ll}{3,})?)?)(?= от|[,.]|$)/u,
  ),
};

/** The facts of an order that can be read without a doubt. */
export interface SafeFacts {
  amounts: readonly string[];
  /** The days named, without the deadline. */
  days: readonly string[];
  deadline: string;
  isOwed: boolean;
  owedFor: string;
}

export function safeFacts(request: string, language: Language): SafeFacts {
  // The figures in a quotation are not the writer’s.
  const own = request.replace(/[„“"][^„“”"]*[“”"]/gu, ' ');
  const deadline = deadlineIn[language].map((sign) => sign.exec(own)?.[1]).find((day) => day) ?? '';
  const bare = owed[language].exec(own)?.[1] ?? '';
  const found = (own.match(money) ?? []).map((each) => each.trim().replace(/ ?лв$/iu, ' лв.'));
  const amounts = found.length > 0 || bare === '' ? found : [bare];
  const days = (own.match(dayIn[language]) ?? []).filter((day) => day !== deadline);
  const isOwed = owes[language].test(own) && amounts.length === 1;
  return {
    amounts: [...new Set(amounts)],
    days: [...new Set(days)].map((day) => named(day, language)),
    deadline: named(deadline, language),
    isOwed,
    owedFor: isOwed ? (owedFor[language].exec(own)?.[1] ?? '') : '',
  };
}

/** “Monday”, “3 November”. */
function named(day: string, language: Language): string {
  if (!isEnglish[language]) return day;
  return day.replace(/(?<![A-Za-z\d])(?!next|this)[a-z]/gu, (letter) => letter.toUpperCase());
}
