import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

/** Numbers are bounded: a message of digits only must be read in no time. */
const number = '\\d{1,3}(?:[ .,]?\\d{1,3}){0,3}';
const currency = '€|eur(?:os?)?|евро|лв\\.?|лева|лев|leva|bgn|usd|\\$|£';
const amount = lettered(
  `(?<![\\d.,])(?:([€$£]) ?(${number})|(${number}) ?(${currency}))(?![\\p{L}\\d])`,
  'giu',
);
const percent = lettered(
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent|per cent|процент[аи]?|на сто)(?!\p{L})/iu,
);
const invoice = lettered(
  /(?<!\p{L})(?:invoices?|фактур\p{L}*|bill|сметк\p{L}*)(?: ?(?:no\.?|nr\.?|number|номер|№|#))? ?(?:№|#)?(\d[\d/-]{0,12})(?![\d/-]|[.,]\d| ?(?:€|евро|eur|лв|%))/iu,
);
const duration = lettered(
  /(?<![\d.,])((?:\d{1,3}(?:[-–]\d{1,3})?|a|an|one|two|three|four|five|един|една|два|две|три|четири|пет) (?:(?:working|business|работни|работен) )?(?:hours?|days?|weeks?|months?|minutes?|час(?:а|ове)?|ден|дни|седмиц[аи]|месец(?:а|и)?|минути))(?!\p{L})/iu,
);
const years = lettered(
  /(?<!\d)(\d{1,3})(?:(?:-| )?(?:st|nd|rd|th|ва|ма|та))?[ -](?:years?|anniversary|birthday|години|годишнина|год\.?|г\.)(?!\p{L})/iu,
);
const turning = lettered(
  /(?<!\p{L})(?:turns?|turning|celebrat\p{L}*|навърш\p{L}*|става(?:ме)?(?: на)?|празнува(?:ме)?) (\d{1,3})(?![\d%€])/iu,
);
const since = lettered(
  /(?<!\p{L})(?:since|from|от|(?:founded|established|est\.?)(?: in)?|(?:основан|създаден)\p{L}*(?: през)?) ((?:19|20)\d\d)(?: г\.?| година)?(?!\d)/iu,
);
const frequency = lettered(
  /(?<!\p{L})((?:(?:once|twice|\d{1,2} times|three times|веднъж|два пъти|три пъти|\d{1,2} пъти) (?:a|per|every|на|в)?\s?(?:day|week|month|year|ден|седмица|седмицата|месец|месеца|година|годишно|седмично|месечно|дневно))|(?:every|всеки|всяка) (?:day|week|month|ден|седмица|месец)|weekly|monthly|daily|ежеседмично|ежемесечно|ежедневно)(?!\p{L})/iu,
);
/** “350 euro per month”. */
const per = lettered(
  /^ ?(per|a|an|\/|на|за)? ?(month|hour|day|week|year|person|piece|kg|jar|visit|night|месец|час|ден|седмица|година|човек|брой|килограм|кг|буркан\p{L}*|бутилка|посещение|нощувка|месечно|годишно|седмично)(?!\p{L})/iu,
);

const symbols: Readonly<Record<string, string>> = { '€': '€', $: '$', '£': '£' };

interface Amount {
  shown: string;
  /** “From” before the amount. */
  from: string;
  index: number;
  end: number;
}

/** The amounts of money of a text, written as the language writes them. */
export function amountsIn(text: string, language: Language): Amount[] {
  return [...text.matchAll(amount)].map((found) => {
    const value = (found[2] ?? found[3] ?? '').trim();
    const unit = (found[1] ?? found[4] ?? '').toLowerCase();
    const symbol =
      symbols[unit] ??
      (/^(?:eur|евро)/.test(unit) ? '€' : /^(?:лв|лев|lev|bgn)/.test(unit) ? 'лв.' : '$');
    const from =
      lettered(/(?<!\p{L})(?:from|от)\s$/iu).exec(
        text.slice(Math.max(0, found.index - 6), found.index),
      )?.[0] ?? '';
    const isBefore = isEnglish[language] && symbol !== 'лв.';
    const shown = isBefore
      ? `${symbol}${value}`
      : `${value}\u00A0${symbol === 'лв.' && isEnglish[language] ? 'BGN' : symbol}`;
    return { shown, from, index: found.index, end: found.index + found[0].length };
  });
}

/** Figures with a name, and the price with what it is for. */
export function figuresIn(text: string, language: Language): Record<string, string> {
  const amounts = amountsIn(text, language);
  const [first, second] = amounts;
  const after = first === undefined ? '' : text.slice(first.end, first.end + 30);
  const unit = per.exec(after);
  const { newAmount, oldAmount } = turned(text, amounts);
  const share = percent.exec(text)?.[1] ?? '';
  return {
    amount: first?.shown ?? '',
    amountPer:
      first === undefined
        ? ''
        : `${second === undefined ? first.from : ''}${first.shown}${unit ? unit[0].replace(/^ ?\//, ' / ').trimEnd() : ''}`.replace(
            /(\S)(per|на|за|a) /u,
            '$1$2 ',
          ),
    ...{ newAmount, oldAmount },
    percent: share === '' ? '' : isEnglish[language] ? `${share}%` : `${share}\u00A0%`,
    invoice: invoice.exec(text)?.[1] ?? '',
    duration: duration.exec(text)?.[1] ?? '',
    years: years.exec(text)?.[1] ?? turning.exec(text)?.[1] ?? '',
    year: since.exec(text)?.[1] ?? '',
    isSeveral: amounts.length > 2 ? 'several' : '',
    frequency: frequency.exec(text)?.[1] ?? '',
  };
}

/** “From 22 to 25”, “25 instead of 22”. */
function turned(
  text: string,
  amounts: readonly Amount[],
): { newAmount: string; oldAmount: string } {
  const bare = lettered(
    /(?<!\p{L})(?:from|от) (\d{1,5}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur|евро|лв\.?|leva)? ?(?:to|на) (\d{1,5}(?:[.,]\d{1,2})?) ?(€|euros?|eur|евро|лв\.?|leva)/iu,
  ).exec(text);
  const [first, second] = amounts;
  if (first !== undefined && second !== undefined) {
    const between = text.slice(first.end, second.index);
    if (/instead of|вместо|not/iu.test(between))
      return { newAmount: first.shown, oldAmount: second.shown };
    if (/(?:^|\s)(?:to|на|става|стават)\s*$/iu.test(between)) {
      return { newAmount: second.shown, oldAmount: first.shown };
    }
  }
  if (bare && first !== undefined) {
    const old = first.shown.replace(bare[2] ?? '', bare[1] ?? '');
    return { newAmount: first.shown, oldAmount: old };
  }
  const before = /(?:instead of|вместо) (\d{1,5}(?:[.,]\d{1,2})?)/iu.exec(text)?.[1];
  if (before !== undefined && first !== undefined) {
    const old = first.shown.replace(/\d[\d.,]*/u, before);
    return old === first.shown
      ? { newAmount: '', oldAmount: '' }
      : { newAmount: first.shown, oldAmount: old };
  }
  return { newAmount: first?.shown ?? '', oldAmount: '' };
}
