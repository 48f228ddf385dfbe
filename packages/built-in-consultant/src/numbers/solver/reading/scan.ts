import { lettered } from '@savet/text/lettered';
import { periodOf } from '../../problem/period-words.ts';
import type { Period } from '../../solution.ts';
import type { Figure } from '../figure.ts';
import { isCostNoun, noNoun } from './nouns.ts';

const FIGURES_MAX = 14;
const number = lettered(
  /(?<![\p{L}\d.,/:])(€|£|\$|евро|lv\.?|bgn)?\s?(\d{1,3}(?:[ .,]\d{3})+(?![\d.,]*\d)(?:[.,]\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d{1,2}|\d+(?:[.,]\d+)?)(?!\d|:\d)\s?(€|£|\$|евро|лв|лева|lv|leva|bgn|долара|пари|%)?(?!\p{L})/giu,
);
const hard = lettered(/[;:!?()]|[.,](?=\s|$)|\s[-–—]\s/giu);
const soft = lettered(
  /(?<!\p{L})(?:and|plus|but|then|while|so|because|if|when|that|which|who|what|how|und|и|плюс|но|ама|а|ако|после|като|че|защото|където|който|която|което|които|колко|каква?|какво|за да|докато)(?!\p{L})|\+|\n/giu,
);
const hardEnd = lettered(/[;:!?()]|[.,](?=\s|$)/u);
const perWords = lettered(
  /^\s*(?:\(?(?:each(?! (?:month|week|day|year|hour))|apiece|a piece|a pop|всеки|всяка|всяко|бройката|парчето|едното)(?!\p{L})|(?:a|an|per|for each|for every|for one|on each|each|every|на|за|от|по|в|във|на всек\p{L}+|за всек\p{L}+|от всек\p{L}+)\s(?:всек\p{L}+ |един |една |едно |single )?(\p{L}+)|(monthly|weekly|daily|yearly|annually|hourly|месечно|седмично|дневно|годишно))/iu,
);
const nounAt = lettered(
  /^\s?(?:(?:new|more|нови|нов|нова|още|повече|working|billable|open|работни|платени|редовни|регулярни|paying|equal|равни|extra|допълнителни)\s)?(\p{L}[\p{L}-]*)/iu,
);

const valueOf = (digits: string): number => {
  const plain = digits.replace(/ /gu, '');
  if (/^\d{1,3}([.,]\d{3})+$/u.test(plain) && !/^0[.,]/u.test(plain))
    return Number(plain.replace(/[.,]/gu, ''));
  return Number(plain.replace(/[.,](?=\d{3}(?:[.,]|$))/gu, '').replace(',', '.'));
};

/** A range, an alternative or a date is no figure: nothing is worked out beside one. */
const unread = lettered(
  /\d\s?(?:[–—-]|до)\s?\d|(?<!\p{L})(?:един|една|едно|one)-\d|\d (?:plus|\+|плюс) (?:one|1|едно|един|една)(?!\p{L}|\d)|(?<!\p{L})(?:dozens?|several|couple|няколко|десетина|двайсетина|петнайсетина|twice|triple|двойно|тройно)(?!\p{L})|(?<!\p{L})\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?!\p{L})|\d[^.?!,\d]{0,12}\s(?:or|или)\s(?:\p{L}+\s){0,2}\d/iu,
);
const year = lettered(/(?:in|since|from|през|от|за)\s$/iu);

/** The figures of a question in plain text; null if it has none, too many, or one that cannot be read. */
export function figuresIn(text: string): Figure[] | null {
  if (unread.test(text)) return null;
  const matches = [...text.matchAll(number)].filter(
    (match) =>
      !(
        /^(?:19|20)\d\d$/u.test(match[2] ?? '') &&
        year.test(text.slice(0, match.index + (match[0].startsWith(' ') ? 1 : 0)))
      ),
  );
  if (matches.length === 0 || matches.length > FIGURES_MAX || hasOthers(text, matches)) return null;
  let rest = '';
  return matches.map((match, index) => {
    const [whole, before = '', digits = '', behind = ''] = match;
    const start = match.index + (/^\s/u.test(whole) ? 1 : 0);
    const end = match.index + whole.trimEnd().length;
    const last = matches[index - 1];
    const next = matches[index + 1];
    const gap = text.slice(last ? last.index + last[0].trimEnd().length : 0, start);
    const after = text.slice(end, next ? next.index + (/^\s/u.test(next[0]) ? 1 : 0) : undefined);
    const sign = before || behind;
    const read = behindFigure(after, sign, valueOf(digits));
    const head = headOf(index === 0 ? gap : rest, gap);
    const own = tailOf(after, read.length, next !== undefined);
    // The noun of a percentage may belong to the next figure, too: “18% of a salary of 42,000”.
    const isShare = read.unit === 'percent' && own.words === '' && next !== undefined;
    const tail = isShare ? { ...own, words: ofNext.exec(after)?.[0].trim() ?? '' } : own;
    rest = next ? after.slice(tail.used) : '';
    return {
      ...{
        value: valueOf(digits),
        sign,
        head,
        tail: tail.words,
        gap,
        wide: after.split(hardEnd)[0] ?? '',
        start,
        end,
      },
      ...{ unit: read.unit, counts: read.counts, per: read.per, each: read.each, noun: read.noun },
      words: `${head} # ${tail.words}`.trim(),
      lead:
        text
          .slice(0, start)
          .split(/[.!?;](?:\s|$)/u)
          .at(-1) ?? '',
    };
  });
}

/** Whether there are digits that were not read: nothing is worked out beside them. */
function hasOthers(text: string, matches: readonly RegExpMatchArray[]): boolean {
  const rest = matches.reduceRight((left, match) => {
    const at = match.index ?? 0;
    return `${left.slice(0, at)} ${left.slice(at + match[0].length)}`;
  }, text);
  return loose.test(rest.replace(yearAt, ' '));
}
const loose = lettered(/(?<![\p{L}\d])\d/u);
const yearAt = lettered(/(?:in|since|from|през|от|за)\s(?:19|20)\d\d(?!\d)/giu);

const ofNext = lettered(/^\s(?:of|от)(?:\s\p{L}+){1,4}/iu);

interface Behind extends Pick<Figure, 'unit' | 'counts' | 'per' | 'each' | 'noun'> {
  /** Letters that belong to the figure in any case. */
  length: number;
}

/** Units of measure: their figures can be fractions. */
const measured = lettered(
  /^(?:kg|kilos?|lit(?:er|re)s?|l|m|км|km|miles?|met(?:er|re)s?|кг|кил\p{L}+|литр\p{L}*|литър|м|квм|метр\p{L}*|tons?|tonnes?|тон\p{L}*|days?|дни|hours?|hrs?|h|часа?|литрастокм)$/iu,
);

function behindFigure(after: string, sign: string, value: number): Behind {
  const none = { counts: null, per: null, each: '', noun: '' };
  if (sign === '%') {
    const word = ofShare.exec(after);
    const noun = word?.[1] ?? '';
    return { ...none, unit: 'percent', noun, ...forWhat(after, 0), length: word?.[0].length ?? 0 };
  }
  const unit = sign === '' ? 'bare' : 'money';
  const direct = forWhat(after, 0);
  if (direct.length > 0) return { ...none, unit, ...direct };
  const found = nounAt.exec(after);
  const noun = found?.[1] ?? '';
  if (noun === '' || noNoun.test(noun)) return { ...none, unit, length: 0 };
  const length = found?.[0].length ?? 0;
  const further = furtherOf(after, length);
  const counts = unit === 'bare' ? (clock[noun] ?? periodOf(noun)) : null;
  if (counts !== null) {
    const isFor = further.per !== null && further.per !== counts;
    return {
      ...none,
      unit: 'time',
      counts,
      noun,
      length: isFor ? further.length : length,
      per: isFor ? further.per : null,
    };
  }
  // “20 support per licence” is an amount, “40 licences a month” a number.
  const isPart = !Number.isInteger(value) && !measured.test(noun);
  const isAmount = unit === 'money' || isPart || isCostNoun.test(noun) || further.each !== '';
  return {
    ...none,
    ...further,
    noun,
    unit: isAmount ? unit : 'count',
    length: Math.max(length, further.length),
  };
}

const nextWord = lettered(/^\s(\p{L}+)/u);
/** “120 protein bars a week”: another word of the noun may stand before the time. */
function furtherOf(after: string, length: number): Pick<Behind, 'per' | 'each' | 'length'> {
  const own = forWhat(after, length);
  if (own.length > 0) return own;
  const next = nextWord.exec(after.slice(length));
  const word = next?.[1] ?? '';
  if (next === null || (noNoun.test(word) && word !== 'повече')) return own;
  const behind = forWhat(after, length + next[0].length);
  return behind.per === null ? own : behind;
}

/** The noun of a percentage: “20% VAT”, „5% отстъпка“. */
const ofShare = lettered(
  /^\s(?:(?:gross|profit|trade|of (?:those|them|these|it)|от (?:тях|тези|него|нея)|търговска|брутен|данък)\s(?=\p{L}))?(?!(?:and|or|plus|on|of|if|when|for|to|at|и|или|плюс|на|от|ако|за|до|при|с|със)\s)(\p{L}+)/iu,
);

/** “A month”, “per order”, “each” behind a figure or its noun. */
function forWhat(after: string, from: number): Pick<Behind, 'per' | 'each' | 'length'> {
  const found = perWords.exec(after.slice(from));
  if (found === null) return { per: null, each: '', length: 0 };
  const length = from + found[0].length;
  const word = found[1] ?? found[2] ?? '';
  const per = word === '' ? null : (clock[word] ?? periodOf(word));
  if (per !== null)
    return {
      per,
      each: /each|apiece|всек/u.test(after.slice(length, length + 7)) ? 'each' : '',
      length,
    };
  if (word === '') return { per: null, each: 'each', length };
  return isOne.test(found[0]) && !noNoun.test(word) && (weekday.test(word) || !notEach.test(word))
    ? { per: null, each: word, length }
    : { per: null, each: '', length: 0 };
}
const clock: Readonly<Record<string, Period>> = { h: 'hour', hr: 'hour', ч: 'hour', mo: 'month' };
const isOne = lettered(
  /^\s*(?:per|a|an|for each|for every|on each|each|every|на|за всек\p{L}+|от всек\p{L}+|на всек\p{L}+|за (?:един|една|едно))\s/iu,
);
const weekday = lettered(
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|вечер|сутрин|evening|morning|night|нощ|смяна|shift)$/iu,
);
const notEach = lettered(
  /^(?:\p{L}+(?:ване|ния|нието|ето|ите|ата|та|то|ът|ят)|всичко|общо|база|склад|режийни|facebook|google|фейсбук|гугъл|ads?|реклам\p{L}*|rent|наем|total|kind|lot|bit|half|full|profit|loss|margin|discount|час|month|customer base|цена|ръка|кредит|лизинг|вноски|агенция|\p{L}+ing)$/iu,
);

function headOf(rest: string, gap: string): string {
  const text = rest === '' && gap === '' ? '' : rest;
  const [own = ''] = text.split(hard).slice(-1);
  const [near = ''] = own.split(soft).slice(-1);
  return near.trim().replace(/\s+/gu, ' ');
}

/** The words behind a figure that belong to it: up to the end of its clause, or only its noun and unit if the next figure comes first. */
function tailOf(after: string, least: number, isAhead: boolean): { words: string; used: number } {
  const end = after.slice(least).search(hard);
  const part = after.slice(least).search(soft);
  const stops = [end, part].filter((place) => place >= 0);
  const used = stops.length > 0 ? least + Math.min(...stops) : isAhead ? least : after.length;
  const clean = after.slice(0, used).trim().replace(/\s+/gu, ' ');
  return { words: clean, used };
}
