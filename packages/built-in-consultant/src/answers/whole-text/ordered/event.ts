import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { escapeMarkdown } from '../../../text/markdown.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { inSentences, isSaid, withArticle } from './spoken.ts';
import { whyPart } from './why.ts';

const months = {
  EN: 'jan\\p{L}*|feb\\p{L}*|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep\\p{L}*|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  BG: 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
};
const weekdays = {
  EN: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  BG: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя',
};
const time: Record<Language, string> = {
  EN: '(?:from |at )?(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?|noon) ?(?:-|–|to|till|until) ?(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?|midnight|noon|late)|(?:from |at )?\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)|(?:from |at )?\\d{1,2}[:.]\\d{2}|at noon',
  BG: '(?:от |в )?\\d{1,2}(?:[:.]\\d{2})? ?(?:-|–|до) ?\\d{1,2}(?:[:.]\\d{2})? ?(?:ч\\.?|часа)?|(?:от |в )?\\d{1,2}(?:[:.]\\d{2})? ?(?:ч\\.?|часа|часът)|(?:от |в )?\\d{1,2}[:.]\\d{2}',
};
const day = (language: Language) =>
  `(?:(?:on |в |във |на )?(?:${weekdays[language]}),? ?)?(?:(?:on |the |на )?\\d{1,2}(?:st|nd|rd|th|-?(?:и|ти|ви|ри))?(?: of)? (?:${months[language]})(?: \\d{4}(?: г\\.)?)?)|(?:on |this |next |в |във |тази |този )?(?:${weekdays[language]})(?! \\d)`;
const whenIn: Record<Language, RegExp> = {
  EN: lettered(`^(?:${day('EN')})?,? ?(?:${time.EN})?(?=[ ,]|$)`, 'iu'),
  BG: lettered(`^(?:${day('BG')})?,? ?(?:${time.BG})?(?=[ ,]|$)`, 'iu'),
};
const spot: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:in|at) (?:the |our )?\p{L}|^(?:room|hall|floor) \S+$|(?<!\p{L})(?:street|st\.|lane|way|road|rd|avenue|square|hall|lobby|garden|park|district|café|cafe|restaurant|hotel|library|room|studio|museum|centre|center|upstairs)(?:,? \p{L}+)?$/iu,
  ),
  BG: lettered(
    /^(?:в(?:ъв)?|на|пред|при) (?:\p{L}|[„“"])|^(?:ул|бул|пл|кв|гр)\.|^(?:зала|стая|етаж) \S+$|(?<!\p{L})(?:фоайе\p{L}*|зала\p{L}*|площад|парк|градина|улица|ресторант|хотел|библиотека|салон\p{L}*|галерия|читалище\p{L}*|двор\p{L}*)(?: на \p{L}+| „[^“]+“)?$/iu,
  ),
};
const answerTo: Record<Language, RegExp> = {
  EN: /^(?:please )?(?:rsvp|reply|confirm|let (?:us|me) know|sign up|register)(?: (?:to|at|on|with))?/iu,
  BG: lettered(
    /^(?:моля,? )?(?:потвърд\p{L}+|запи[сш]\p{L}+|отговор\p{L}*|rsvp)(?: (?:на|до|за))?/iu,
  ),
};
const contactIn =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d ]{6,}\d|(?:https?:\/\/|www\.)\S+/u;
const untilIn: Record<Language, RegExp> = {
  EN: lettered(
    `(?:by|until|before) ((?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:${months.EN}))?|(?:${weekdays.EN}))`,
    'iu',
  ),
  BG: lettered(`до (\\d{1,2}(?:-?(?:и|ти|ви|ри))?(?: (?:${months.BG}))?|(?:${weekdays.BG}))`, 'iu'),
};

interface EventParts {
  when: string[];
  where: string[];
  answer: string;
  says: string[];
}

function partsOf(clauses: readonly string[], language: Language): EventParts {
  const parts: EventParts = { when: [], where: [], answer: '', says: [] };
  for (const clause of clauses) {
    const when = whenIn[language].exec(clause)?.[0].trim() ?? '';
    const left = clause
      .slice(when.length)
      .replace(/^[.,]?\s+/u, '')
      .trim();
    if (answerTo[language].test(clause)) parts.answer = clause;
    else if (when !== '' && left === '') parts.when.push(when);
    else if (when !== '' && spot[language].test(left)) {
      parts.when.push(when);
      parts.where.push(left);
    } else if (spot[language].test(clause) && !isSaid(clause, language)) parts.where.push(clause);
    else if (isBarePlace(clause, parts)) parts.where.push(clause);
    else parts.says.push(clause);
  }
  return parts;
}

/** A name alone right after the time: „НДК“, “Kapana”. */
function isBarePlace(clause: string, { when, where, says }: EventParts): boolean {
  return (
    when.length > 0 &&
    where.length === 0 &&
    says.length === 0 &&
    /^[„“"\p{Lu}]/u.test(clause) &&
    clause.split(' ').length <= 4
  );
}

/** An invitation: the event, its time and place, the programme, and how to answer. */
export function event(setting: OrderSetting): OrderText {
  const { order, language, wanted, room } = setting;
  const words = wordsOf(setting).event;
  const [name, rest] = datedTitle(order.title, language);
  const { when, where, answer, says } = partsOf([rest, ...order.clauses].filter(Boolean), language);
  const title = escapeMarkdown(nameOf(name, language));
  const shownWhen = when
    .join(', ')
    .replace(/^(?:on|на|в|във) /iu, '')
    .replace(/, (?:at|в) (?=\d)/iu, ', ');
  const at = where.map((place) => place.replace(/^(?:in|at) /u, '')).join(', ');
  const lines = [
    shownWhen === '' ? '' : `${words.when}: ${escapeMarkdown(shownWhen)}`,
    at === '' ? '' : `${words.where}: ${escapeMarkdown(at)}`,
  ].filter(Boolean);
  const contact = contactIn.exec(answer)?.[0] ?? '';
  const until = untilIn[language].exec(answer)?.[1] ?? '';
  const reason = order.wishes.why === '' ? null : whyPart(order.wishes.why, setting);
  const told = inSentences(says, language, wanted.form !== 'post');
  const ask =
    answer === ''
      ? ''
      : words.reply(
          contact || (isEnglish[language] ? '[phone or email]' : '[телефон или имейл]'),
          until,
        );
  const body = [
    words.invited(title),
    wanted.form === 'short' ? ended(lines) : lines.join('\n'),
    capitalised(told),
    reason?.text ?? '',
    [ask, room > 0 ? words.close : ''].filter(Boolean).join(' '),
  ];
  return {
    subject: words.subject(title, dayOf(shownWhen)),
    body,
    ...(reason?.unmet === undefined ? {} : { unmet: reason.unmet }),
  };
}

/** “A dinner on 4 June at 19:00”: the day is no part of the name. */
function datedTitle(title: string, language: Language): [string, string] {
  const found = lettered(` (?=${day(language)}|(?:from |at |от |в )\\d)`, 'iu').exec(title);
  if (
    found === null ||
    /[„“"]/u.test(title.slice(0, found.index).replace(/[„“"][^“”"]*[“”"]/gu, ''))
  )
    return [title, ''];
  return [title.slice(0, found.index), title.slice(found.index + 1)];
}

function ended(lines: readonly string[]): string {
  return lines.map((line) => (line.endsWith('.') ? line : `${line}.`)).join(' ');
}

/** “Bread Night” stays, “10-ия ни рожден ден” too; the launch has its article. */
function nameOf(title: string, language: Language): string {
  return withArticle(title, language);
}

function dayOf(when: string): string {
  return when.split(/, (?=от |from |at |\d{1,2}[:.]|\d{1,2} ?(?:am|pm|ч))/u)[0] ?? '';
}
