import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';

const monthsEn =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthsBg =
  'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември';
const weekdaysEn = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const weekdaysBg = 'понеделник|вторник|сряда|сриада|четвъртък|петък|събота|неделя';
const year = '(?:,? 20\\d\\d(?: г\\.?)?)?';

/** A day, without a preposition. All parts are bounded. */
const days: Record<Language, string> = {
  EN:
    `(?:(?:this|next|the coming|coming) )?${weekdaysEn}(?: (?:morning|afternoon|evening|night))?(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthsEn})${year})?` +
    `|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthsEn})${year}` +
    `|(?:${monthsEn}) \\d{1,2}(?:st|nd|rd|th)?${year}` +
    `|tomorrow(?: (?:morning|afternoon|evening))?|today|tonight|next (?:week|month|year)|(?:the )?end of (?:(?:the|this|next) )?(?:month|week|year|${monthsEn})` +
    `|\\d{1,2}[./]\\d{1,2}[./]20\\d\\d|the \\d{1,2}(?:st|nd|rd|th)`,
  BG:
    `(?:(?:този|тази|това|следващия|следващата|идния|идната|другата|другия) )?(?:${weekdaysBg})(?: (?:сутринта|сутрин|следобед|вечерта|вечер|на обяд))?(?:,? \\d{1,2} (?:${monthsBg})${year})?` +
    `|\\d{1,2}(?:-ви|-ри|-ти|-и)? (?:${monthsBg})${year}` +
    `|утре(?: (?:сутрин|следобед|вечер))?|днес|довечера|следващата седмица|следващия месец|края на (?:месеца|седмицата|годината|${monthsBg})` +
    `|\\d{1,2}\\.\\d{1,2}\\.20\\d\\d(?: г\\.?)?|\\d{1,2}-(?:ви|ри|ти)(?!\\p{L})`,
};
const times: Record<Language, string> = {
  EN: "\\d{1,2}(?::\\d{2})? ?(?:-|–|to) ?\\d{1,2}(?::\\d{2})? ?(?:am|pm|h)|\\d{1,2}:\\d{2} ?(?:-|–|to) ?\\d{1,2}:\\d{2}|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o[’']clock)|\\d{1,2}:\\d{2}|(?<=at )\\d{1,2}(?![\\d.,]|\\s?(?:%|€|euro|place|street))|(?<=from )\\d{1,2} ?(?:-|–|to|till) ?\\d{1,2}(?=[,.;!?]|$)|noon",
  BG: '\\d{1,2}(?::\\d{2})? ?(?:-|–|до) ?\\d{1,2}(?::\\d{2})? ?(?:ч\\.|ч(?!\\p{L})|часа)|\\d{1,2}:\\d{2} ?(?:-|–|до) ?\\d{1,2}:\\d{2}|\\d{1,2}(?:[:.]\\d{2})? ?(?:ч\\.|ч(?!\\p{L})|часа|часът)|\\d{1,2}:\\d{2}|(?<=в )\\d{1,2}(?![\\d.,]|\\s?(?:%|€|евро|лв|дни|\\p{L}))|(?<=от )\\d{1,2} ?(?:-|–|до) ?\\d{1,2}(?=[,.;!?]|$)',
};
const before: Record<Language, Record<string, string>> = {
  EN: {
    from: 'from|start(?:ing|s)?(?: from| on)?|as of|effective|since|of',
    until: 'ends(?: on)?|ending(?: on)?|until|till|by|to|through|before',
    due: 'due(?: date)?(?: on| by| since)?(?: was| is)?',
    reopen:
      '(?:re)?open(?:ing)? (?:again )?(?:on|from)?|back (?:again )?(?:on|from)?|again (?:on|from)',
    day: '(?:on|this|at)?',
  },
  BG: {
    from: 'считано от|начало(?: от| на)?|старт(?: от| на)?|в сила от|от',
    until: 'до|преди',
    due: 'падеж(?:ът|ът е|а)?(?: е| беше| на)?|срок(?:ът)?(?: за плащане)?(?: е| беше)?|платима до',
    reopen: '(?:отваряме|отворени|работим|отново|пак)(?: сме)?(?: пак| отново)?(?: на| в| от)?',
    day: '(?:на|във|в)?',
  },
};
const bareDays = {
  EN: /^(?:tomorrow|today|tonight|next|this)/iu,
  BG: /^(?:утре|днес|довечера|следващ|другат|края)/iu,
};

/** The dates of a text by their part in it, and the text with a mark in place of each. */
export function datesIn(
  text: string,
  language: Language,
  mark: string,
): { dates: Record<string, string>; rest: string } {
  const dates: Record<string, string> = {};
  let rest = text;
  const period = periodIn(rest, language);
  if (period !== null) {
    Object.assign(dates, period.dates);
    rest = rest.replace(period.whole, mark);
  }
  for (const [part, words] of Object.entries(before[language])) {
    const months =
      part === 'from' || part === 'until' ? `|${isEnglish[language] ? monthsEn : monthsBg}` : '';
    const pattern = lettered(
      `(?<![\\p{L}\\d])(?:${words})\\s?(?<![\\p{L}\\d.])(${days[language]}${months})(?![\\p{L}\\d])`,
      'iu',
    );
    const found = pattern.exec(rest);
    if (found?.[1] === undefined || dates[part]) continue;
    dates[part] = found[1].trim();
    rest = rest.replace(found[0], mark);
  }
  const time = lettered(
    `(?<![\\p{L}\\d.,:/])(?:(?:at|from|в|от) )?(${times[language]})(?![\\p{L}\\d:])`,
    'iu',
  ).exec(rest);
  if (time?.[1] !== undefined) {
    dates['time'] = time[1].replace(/^(?:at|в) /u, '').trim();
    rest = rest.replace(time[0], mark);
  }
  const named = isEnglish[language] ? mapped(dates, capitalisedNames) : dates;
  return { dates: { ...named, ...whenOf(named, language) }, rest };
}

const namesEn = lettered(`(?<!\\p{L})(?:${monthsEn}|${weekdaysEn})(?!\\p{L})`, 'giu');

/** “3 november” → “3 November”. */
function capitalisedNames(date: string): string {
  return date.replace(namesEn, (name) =>
    name === 'may' || name.length > 2 ? capitalised(name) : name,
  );
}

function mapped(
  dates: Record<string, string>,
  change: (date: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(dates).map(([part, date]) => [part, change(date)]));
}

/** “From 24 to 27 December”, „от 3 до 10 август“. */
function periodIn(
  text: string,
  language: Language,
): { dates: Record<string, string>; whole: string } | null {
  const day = days[language];
  const found = (
    isEnglish[language]
      ? lettered(
          `(?<!\\p{L})(?:from |between )?(\\d{1,2}(?:st|nd|rd|th)?|${day})(?: to | until | till | and | ?[-–] ?)(${day})(?![\\p{L}\\d])`,
          'iu',
        )
      : lettered(
          `(?<!\\p{L})(?:от |между )?(\\d{1,2}(?:-ви|-ри|-ти)?|${day})(?: до | и | ?[-–] ?)(${day})(?![\\p{L}\\d])`,
          'iu',
        )
  ).exec(text);
  const [whole = '', first = '', last = ''] = found ?? [];
  if (first === '' || last === '') return null;
  // „8 до 18, събота“ are hours.
  if (/^(?:\d{1,2})$/.test(first) && !/^(?:the )?\d/.test(last)) return null;
  const period = isEnglish[language] ? `from ${first} to ${last}` : `от ${first} до ${last}`;
  return { whole, dates: { period, start: first } };
}

function whenOf(
  { day = '', time = '' }: Record<string, string>,
  language: Language,
): Record<string, string> {
  const when = withPreposition(day, language);
  const named = time.replace(/^at /u, '');
  return { when, whenTime: day === '' ? '' : [day, named].filter(Boolean).join(', ') };
}

/** A day as it stands in a sentence: “on Friday”, „във вторник“. */
function withPreposition(day: string, language: Language): string {
  if (day === '' || bareDays[language].test(day)) return day;
  if (isEnglish[language]) return `on ${day}`;
  if (/^\d/.test(day)) return `на ${day}`;
  return `${/^[вф]/iu.test(day) ? 'във' : 'в'} ${day}`;
}
