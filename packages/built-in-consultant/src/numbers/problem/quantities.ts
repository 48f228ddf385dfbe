import { lettered } from '@savet/text/lettered';
import { type Figure, figuresIn } from '../figures.ts';
import type { Period } from '../solution.ts';
import { inDigits } from '../worded/worded.ts';
import { type Clue, cluesIn, noClue } from './clues/clues.ts';
import { anyPeriod, periodOf } from './period-words.ts';
import { sold } from './vocabulary.ts';
import { any } from './words.ts';

/** A figure of a question, with the properties that its own words show. */
export interface Quantity {
  value: number;
  /** `bare`: an amount of money or a number, as its words say. */
  unit: 'money' | 'percent' | 'count' | 'time' | 'bare';
  /** The words of its clause, in lower case, with `#` in place of the figure. */
  around: string;
  /** The same with all the words up to the next figure. */
  wide: string;
  /** “40 a week”: the period that it is for. */
  per: Period | null;
  /** “Each month 8 leave and 11 come”: the period that its sentence is for. */
  told: Period | null;
  /** “28 per head”, “15 each”: for one of several. */
  isEach: boolean;
  /** “46 weeks”, “6 hours a day”: the time that it counts. */
  counts: Period | null;
  /** Its verb and its purpose. */
  clue: Clue;
}

const adverb = 'daily|weekly|monthly|yearly|annually|дневно|седмично|месечно|годишно';
const perSign = `(?<!\\p{L})(?:(?:a|an|per|each|every|in a|на|за|в|във|всеки|всяка)\\s+(${anyPeriod})|(${adverb}))(?!\\p{L})`;
const perAfter = lettered(perSign, 'u');
const perBefore = lettered(
  `(?<!\\p{L})(?:(?:a|per|each|every|last|this|на|за|всеки|всяка|миналата|миналия)\\s+(${anyPeriod})|(daily|weekly|monthly|yearly|annual|дневн\\p{L}+|седмичн\\p{L}+|месеч\\p{L}+|годиш\\p{L}+))(?!\\p{L})`,
  'u',
);
/** “Each month we lose 8 of 160 clients and win 11”: said of all that follows in the sentence. */
const perSentence = lettered(
  `(?:^|[.;!?]\\s*|,\\s*)(?:(?:each|every|per|всеки|всяка|на)\\s+(${anyPeriod})|(monthly|weekly|daily))(?!\\p{L})`,
  'iu',
);

/** The end of a clause: words behind it belong to the next figure. */
const clauseEnd = lettered(
  /[.;:!?]|,\s|\s[-–—]\s|(?<!\p{L})(?:and|but|plus|if|or|и|но|а|ако|плюс|или)(?!\p{L})/u,
);
/** “How much a day so that 3,000 are left”: the day belongs to what is asked. */
const purpose = lettered(/(?<!\p{L})(?:(?:за|че) да|so(?: that)? (?:i|we))(?!\p{L})/u);
const oneOf = any(
  'глава|брой|бройка|парче|кг|килограм|литър|дете|маса|стая|нощ|човек|опаковка|кутия|клиент|гост|билет|сеанс|масаж|урок|чаша|метър|кв',
);
const eachAfter = lettered(
  `^\\s*(?:each|apiece|всеки|всяка|едно|(?:на|за)\\s+(?:един |една |едно )?(?:${sold}|${oneOf})|(?:a|an|per|for each|for one)\\s+(?!(?:${anyPeriod}|half|full|total|all|rent|ads?|marketing|реклам\\p{L}*|достав\\p{L}*|наем\\p{L}*|всичко|общо|стока\\p{L}*|мат\\p{L}*)(?!\\p{L}))\\p{L}{2,})(?!\\p{L})`,
  'u',
);
const small =
  '(?:(?:me|us|ми|ни|си|about|around|по|около|взимам|вземам|печеля|остават?|взимаме|печелим|оставят?|носи|струва|излиза|charge|i charge|i take|i earn)\\s+)';
const eachBefore = lettered(
  [
    `(?<!\\p{L})(?:each|every|one|per|a single|всек[иа]|всяко|един|една|едно)\\s+(?:new |нов\\p{L}* )?\\p{L}+\\s+(?:(?:is|costs?|leaves?|pays?|brings?|earns?|струва|оставя|плаща|носи|излиза|е)\\s+)?${small}{0,3}[€$]?$`,
    `(?<!\\p{L})(?:a|an)\\s+(?:\\p{L}+\\s+){1,2}(?:(?:is|leaves?|pays?|brings?|sells for)\\s+|costs?\\s+(?:me|us)\\s+)${small}{0,2}[€$]?$`,
    `(?<!\\p{L})(?:от|на)\\s+\\p{L}+\\s+${small}{1,3}[€$]?$`,
    '(?<!\\p{L})(?:at|по|a|an)\\s*[€$]?$|(?<!\\p{L})(?:each|всеки|всяка|всяко)\\s(?:оставя?|остави|плати|плаща|носи|leaves?|pays?|brings?|spends?|харчи)\\s(?:\\p{L}+\\s){0,1}$',
  ].join('|'),
  'u',
);

/** “A stall is 60 a day” is no price of one. */
const forPeriod = lettered(/(?<!\p{L})(?:a|an|the)\s+(?:\p{L}+\s+){1,2}(?:is|costs?)\s+[€$]?$/u);

/** Units of measure: their figures can be fractions. */
const measured = lettered(
  /^\s*(?:kg|kilos?|lit(?:er|re)s?|l|m|km|metres?|meters?|кг|кил\p{L}+|литр\p{L}*|литър|м|км|метр\p{L}*)(?!\p{L})/iu,
);

/** Words behind a plain figure that are not a noun that it counts. */
const noNoun = lettered(
  /^\s*(?:$|[^\p{L}\s]|(?:a|an|per|each|apiece|in|on|for|of|to|from|at|with|and|or|but|is|are|was|were|now|instead|after|before|go|goes|на|за|от|до|по|в|с|със|без|при|и|или|но|е|са|беше|вместо|сега|днес|всеки|всяка|месечно|годишно|дневно|седмично|monthly|weekly|daily|yearly|чисто|нето|бруто|net|gross|clear|today|more|повече|less|extra|i|we|аз|аз|ми|ни|годишен|delivery|free|including|incl|plus|minus|profit|margin|shipping|transport|commission|off|печалба|доставка|отстъпка|комисион|комисиона|ток|чиста|плюс|минус|turnover|оборот|excluding|excl|след|преди|vat|ддс|rent|наем|euro|евро|salary|заплата|wages|into|up|down|through|as|by|then|net|that|which|когато|което|което|instead|а|може|или)(?!\p{L}))/u,
);

const rewritten: readonly [RegExp, string][] = [
  [lettered(/(?<!\p{L})(what|how much|that|it)[’']?s(?= )/giu), '$1 is'],
  [lettered(/(?<!\p{L})i[’']?m(?= )/giu), 'i am'],
  [lettered(/(?<!\p{L})i[’']?ve(?= )/giu), 'i have'],
  // “A third consultant” is one more, not a part of one.
  [
    lettered(/(?<!\p{L})an? (?:second|third|fourth) (?=(?!of |off )\p{L}+ (?:who|that) )/giu),
    'another ',
  ],
  [lettered(/(?<!\p{L})(of|out of|от) (\d+) (clicks|клика) (?=\d)/giu), '$1 $2 $3, '],
  // “3-ма монтажници”, in either alphabet.
  [/(\d)\s?-?(?:ма|ma)(?=\s)/giu, '$1'],
  [/(\d+) (?:in|out of|of) (?:every )?(\d+) clicks? (order|buy)/giu, 'of $2 clicks, $1 $3'],
  [/(\d+ седмици) по (\d+(?:[.,]\d+)? (?:платени |работни )?часа)(?! на)/giu, '$1, $2 на седмица'],
  [/(\d+ дни) по (\d+(?:[.,]\d+)? (?:платени |работни )?часа)(?! на)/giu, '$1, $2 на ден'],
  [
    /(\d+ days) (?:of|at|with) (\d+(?:[.,]\d+)? (?:billable |paid )?hours)(?! a| per)/giu,
    '$1, $2 a day',
  ],
  // “40 лв. Колко”: a sentence ends there.
  [lettered(/(?<!\p{L})лв\.(?=\s+(?:\p{Lu}|колко|как(?:во|ва|ъв)|печеля))/gu), 'лв;'],
  [lettered(/(?<!\p{L})half (?=of (?:it|that|them|this|those))/giu), '50 % '],
  [lettered(/(?<!\p{L})половината (?=от (?:тях|това|него|нея|тези))/giu), '50 % '],
  [lettered(/(?<!\p{L})(?:a|one) quarter (?=of (?:it|that|them|this))/giu), '25 % '],
  [lettered(/(?<!\p{L})(?:една )?четвърт(?:ина)? (?=от (?:тях|това|него|нея))/giu), '25 % '],
  [lettered(/(?<!\p{L})half a year(?!\p{L})/giu), '6 months'],
  [lettered(/(?<!\p{L})половин година(?!\p{L})/giu), '6 месеца'],
  [lettered(/(?<=(?:will|would)[^?.]{0,60} (?:in|after) )(?:a|one) year(?!\p{L})/giu), '12 months'],
  [lettered(/(?<!\p{L})след (?:една )?година(?!\p{L})/giu), 'след 12 месеца'],
];

/** The question with its figures in digits. */
export function inFigures(question: string): string {
  const digits = inDigits(question);
  return rewritten.reduce((text, [sign, figure]) => text.replace(sign, figure), digits);
}

/** Unread number words, ranges and exclusions: a question with one of them is not calculated. */
const unread = lettered(
  /(?<!\p{L})(?:half|halves|thirds?|quarters?|twice|double[sd]?|triple|dozens?|couple|several|eleven|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|every (?:second|third|fourth|other|\d+ (?:weeks|days|months))|almost all|most of|except|apart from|without (?!vat|interest|tax|including)|половин\p{L}*|третина\p{L}*|трети|четвъртина\p{L}*|четвърт|двойн\p{L}*|удво\p{L}*|тройн\p{L}*|двайсет|двадесет|трийсет|тридесет|четирийсет|петнайсет|сто лева|(?:всеки|през) (?:втори|трети|четвърти|\d+ (?:седмици|дни|месеца))|всяка (?:втора|трета|четвърта)|освен|без да|с изключение)(?!\p{L})|\d\s?(?:[–—-]|до)\s?\d|\d[^.?!,\d]{0,12}\s(?:or|или)\s(?:\p{L}+\s){0,2}(?!\d[\d.,]*\s?(?:an hour|на час|(?:equal |monthly |равни |месечни )?(?:instal\p{L}*|payments|вноски)))\d/iu,
);

/** Whether a question has numbers that cannot be read as figures. */
export function hasUnread(question: string): boolean {
  return unread.test(question);
}

export function quantitiesIn(question: string): Quantity[] {
  const figures = figuresIn(question, false);
  const clues = cluesIn(figures);
  return figures.map((figure, index) => {
    const own = figure.before.split(clauseEnd).at(-1) ?? '';
    const [rest = ''] = figure.after.split(clauseEnd);
    // Without a comma between two figures, the words there may belong to either.
    const isBehind = index > 0 && own.length === figure.before.length;
    const isAhead = index < figures.length - 1 && rest.length === figure.after.length;
    const [, next = ''] =
      lettered(/^\s*(?:(?:working|billable|paid|платени|работни|equal|равни)\s+)?(\p{L}+)/u).exec(
        figure.after,
      ) ?? [];
    const counts = figure.unit === 'money' || figure.unit === 'percent' ? null : periodOf(next);
    const unit = unitOf(figure, counts);
    const [aim = ''] = own.split(purpose).slice(-1);
    const said = perOf(perAfter.exec(rest)) ?? (isBehind ? null : perOf(perBefore.exec(aim)));
    // “How many a day with 26 working days”: the day belongs to what is asked.
    const per = said !== null && said === counts ? null : said;
    const near = isAhead ? wordsBehind(rest) : rest.trimStart();
    return {
      value: figure.value,
      unit,
      around: `${own}# ${near}`,
      wide: `${own}# ${rest.trimStart()}`,
      per,
      // “Of 40 a week 4 don’t come”: the part is for the same time as the whole.
      told:
        toldFor(figures, index) ??
        (isBehind && unit === 'count' ? perOf(perAfter.exec(own)) : null),
      isEach:
        eachAfter.test(rest) || (eachBefore.test(own) && !(forPeriod.test(own) && per !== null)),
      counts,
      clue: clues[index] ?? noClue,
    };
  });
}

/** The words between two figures that belong to the first: at most two, and never the last one. */
function wordsBehind(between: string): string {
  const words = between.trim().split(/\s+/u);
  return words.slice(0, Math.min(2, words.length - 1)).join(' ');
}

/** The period that the sentence of a figure begins with, or names before the figure. */
function toldFor(figures: readonly Figure[], index: number): Period | null {
  let said = '';
  for (let at = index; at >= 0; at -= 1) {
    const parts = (figures[at]?.before ?? '').split(/[.;!?]\s/u);
    said = `${parts.at(-1)} ${said}`;
    if (parts.length > 1) break;
  }
  const told = perSentence.exec(said);
  return told === null ? null : periodOf(told[1] ?? told[2] ?? '');
}

function unitOf({ unit, value, after }: Figure, counts: Period | null): Quantity['unit'] {
  if (unit === 'money' || unit === 'percent') return unit;
  if (counts !== null) return 'time';
  // “9.60 all in”: a count is never a fraction.
  const isPart = !Number.isInteger(value) && !measured.test(after);
  return noNoun.test(after) || isPart ? 'bare' : 'count';
}

function perOf(found: RegExpExecArray | null): Period | null {
  return found === null ? null : periodOf(found[1] ?? found[2] ?? '');
}
