import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { small, spoken } from './spoken.ts';

const money =
  '(?:[€$£] ?\\d[\\d., \u00A0]*\\d|[€$£] ?\\d|\\d[\\d., \u00A0]* ?(?:€|eur\\p{L}*|евро|лв\\.?|лева|leva|pounds?)(?!\\p{L}))';
const amount = lettered(money, 'iu');
const month =
  '(?:jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)';
const day = `(?:\\d{1,2}(?:st|nd|rd|th)? ${month}(?: \\d{4})?|${month} \\d{1,2}|\\d{1,2}\\.\\d{1,2}(?:\\.\\d{2,4})?|(?:next |this |следващия |следващата |този )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|the \\d{1,2}(?:st|nd|rd|th))`;
const bills: Record<Language, RegExp> = {
  EN: lettered(
    `invoice(?: (?:no\\.?|number|#))? ?#?(?:[A-Z]{0,4}-?\\d[\\d/-]*)?(?: (?:of|from|dated) ${day})?`,
    'iu',
  ),
  BG: lettered(`фактура(?:та)?(?: ?(?:№|номер|N))? ?(?:\\d[\\d/-]*)?(?: от ${day})?`, 'iu'),
};
const dues: Record<Language, RegExp> = {
  EN: lettered(`(?:was due|is due|due(?: date)?|overdue)(?: on| since| by)? (${day})`, 'iu'),
  BG: lettered(
    `(?:падеж(?:ът|а)?(?: беше| е)?(?: на)?|платима до|(?:със )?срок(?:ът)?(?: беше| е)?(?: до| на)?)(?<!краен срок(?: до| на)?) (${day})`,
    'iu',
  ),
};
const deadlines: Record<Language, RegExp> = {
  EN: lettered(
    `(?:(?:pay|paid|payment|transfer|deadline)[\\p{L} ]*? |^)?(?:by|until|deadline(?: is)?) (${day})`,
    'iu',
  ),
  BG: lettered(`(?:краен срок(?: е| до)?|до) (${day})`, 'iu'),
};
const ordinals: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(first|second|third|last|final|2nd|3rd)(?: friendly| payment)? reminder/iu,
  ),
  BG: lettered(/(?<!\p{L})(първо|второ|трето|последно) напомняне/iu),
};
const threats: Record<Language, RegExp> = {
  EN: /^(?:otherwise,? |or )?((?:we|i)(?:[’']ll| will| have to)? (?:stop|pause|suspend|charge|cancel|hand|pass|take|add|will).*?)(?:,? (?:if|unless) .*)?$/iu,
  BG: /^(?:иначе,? |в противен случай,? )?((?:ще )?(?:спираме|спрем|прекратяваме|прекратим|начисляваме|начислим|предаваме|предадем).*?)(?:,? ако .*)?$/iu,
};

/** A payment reminder: the debt, its due date, the deadline, and the consequence. */
export function reminder(setting: OrderSetting): OrderText | null {
  const { order, language, wanted, room } = setting;
  const words = wordsOf(setting).reminder;
  const all = [...order.story, ...order.clauses].join(', ');
  const bill = (bills[language].exec(all)?.[0] ?? '').trim().replace(/^фактурата/iu, 'фактура');
  const sum = (amount.exec(all)?.[0] ?? '').trim().replace(/(?<=\d) ?лв$/iu, ' лв.');
  const due = dues[language].exec(all)?.[1] ?? '';
  const left = all.replace(bills[language], ' ').replace(dues[language], ' ');
  const until = deadlines[language].exec(left)?.[1] ?? '';
  const ordinal = ordinals[language].exec(wanted.request)?.[1]?.toLowerCase() ?? '';
  const threat =
    order.clauses.map((clause) => threats[language].exec(clause)?.[1]).find(Boolean) ?? '';
  if (bill === '' || (sum === '' && due === '' && !/\d/.test(bill))) return null;
  // A clause with none of these is kept as it is.
  const known = [amount, bills[language], dues[language], ordinals[language], threats[language]];
  const others = order.clauses.filter((clause) => {
    if (known.some((sign) => sign.test(clause))) return false;
    return !(until !== '' && clause.includes(until) && clause.split(' ').length <= DEADLINE_WORDS);
  });
  const named = words.open(bill.charAt(0).toLowerCase() + bill.slice(1), sum);
  return {
    subject: words.subject(isEnglish[language] ? capitalised(bill) : bill),
    body: [
      [
        capitalised(named),
        due === '' ? '' : words.due(due),
        ordinal === '' ? '' : words.nth(ordinal),
        ...others.map((text) => capitalised(spoken(text, language))),
      ]
        .filter(Boolean)
        .join(' '),
      [
        until === '' ? words.askSoon : words.ask(until),
        threat === ''
          ? ''
          : until === ''
            ? `${capitalised(threat)}.`
            : words.ifNot(until, small(threat)),
        wanted.form === 'mail' ? words.account : '',
      ]
        .filter(Boolean)
        .join(' '),
      room === 2 && wanted.form === 'mail' ? words.crossed : '',
    ],
  };
}

const DEADLINE_WORDS = 6;
