import { lettered } from '@savet/text/lettered';
import { calculationIn } from '../calculation.ts';
import type { Result } from '../inputs.ts';
import { figuresOf, isPercent, only, type WordedSum } from './worded.ts';

const asksCount = lettered(
  /(?<!\p{L})(?:how (?:many|much|big|high|large|far)|what|колко|каква|какъв|какви)(?!\p{L})/iu,
);
/** Shares in words. */
const inWords: readonly [RegExp, string][] = [
  [lettered(/(?<!\p{L})(?:half(?: of)?|половината(?: от)?)(?!\p{L})/giu), '50 % of'],
  [lettered(/(?<!\p{L})(?:a quarter(?: of)?|(?:една )?четвърт(?: от)?)(?!\p{L})/giu), '25 % of'],
  [lettered(/(?<!\p{L})(?:a fifth(?: of)?|една пета(?: от)?)(?!\p{L})/giu), '20 % of'],
  [lettered(/(?<!\p{L})(?:a tenth(?: of)?|една десета(?: от)?)(?!\p{L})/giu), '10 % of'],
];
const goesOn =
  /become|turn into|buy|bought|order|book|put|add|open|click|reply|answer|come|sign|convert|subscribe|pay|стават|става|купуват|поръчват|слагат|добавят|отварят|кликват|отговарят|идват|записват|плащат|абонират|превръщат/iu;
const changes = lettered(/(?<!\p{L})(?:from|to|от|на|до)\s$/iu);
const taxes = lettered(/(?<!\p{L})(?:vat|tax|ддс|discount|отстъпк\p{L}*|off)(?!\p{L})/iu);
const STEPS_MAX = 3;

/** “200 leads, 25 % become meetings, half of those buy”: each share is one of the step before. */
export const funnel: WordedSum = (asked) => {
  const question = inWords.reduce((text, [from, to]) => text.replace(from, to), asked);
  const figures = figuresOf(question);
  const steps = figures.filter(isPercent);
  const start = only(figures, ({ unit }) => unit === 'none');
  const each = only(figures, ({ unit }) => unit === 'money');
  const [first] = figures;
  if (start === undefined || start !== first || steps.length < 2 || steps.length > STEPS_MAX)
    return null;
  if (figures.length !== steps.length + (each === undefined ? 1 : 2)) return null;
  if (!asksCount.test(question) || taxes.test(question)) return null;
  if (!steps.every(({ after, before }) => goesOn.test(after) && !changes.test(before))) return null;
  // “10 % of the visitors” again is no share of the step before.
  const noun = lettered(/^\s*(?:\p{L}+\s)?(\p{L}{4})/u).exec(start.after)?.[1] ?? '';
  const again = steps
    .slice(1)
    .some(
      ({ after }) =>
        noun !== '' && /^\s*(?:of|от)/iu.test(after) && after.slice(0, 30).includes(noun),
    );
  if (again || start.value <= 0) return null;
  const rate = steps.reduce((share, { value }) => (share * value) / 100, 1);
  const end = start.value * rate;
  const result: Record<string, Result> = {
    end: { value: end, as: 'number' },
    middle: { value: (start.value * (steps[0]?.value ?? 0)) / 100, as: 'number' },
    rate: { value: rate * 100, as: 'percent' },
  };
  if (each !== undefined) result['left'] = { value: end * each.value, as: 'money' };
  const given = Object.fromEntries(steps.map(({ value }, at) => [`step${at + 1}`, value]));
  return {
    name: 'funnel',
    given: { start: start.value, ...given, ...(each === undefined ? {} : { each: each.value }) },
    results: result,
  };
};

const fromBefore = lettered(/(?<!\p{L})(?:from|от)\s$/iu);
const toBefore = lettered(/^[^\d.?!]*(?<!\p{L})(?:to|на|до)\s$/iu);

/** “The open rate fell from 40 % to 28 %”: the change in points and as a share. */
export const rateChange: WordedSum = (question, figures) => {
  if (figures.length !== 2 || !figures.every(isPercent)) return null;
  if (!asksCount.test(question) || taxes.test(question)) return null;
  const before = only(figures, (figure) => fromBefore.test(figure.before));
  const after = only(figures, (figure) => figure !== before && toBefore.test(figure.before));
  if (before === undefined || after === undefined || before.value <= 0) return null;
  return {
    name: 'rate-change',
    given: { before: before.value, after: after.value },
    results: {
      points: { value: after.value - before.value, as: 'number' },
      share: { value: (after.value / before.value - 1) * 100, as: 'percent' },
    },
  };
};

const evenAsked = lettered(
  /(?<!\p{L})(?:break[- ]?even|(?:to |do i )cover|на нула|(?:да|за да) (?:си )?покри\p{L}*|излизам? на)(?!\p{L})/iu,
);
const dayAsked = lettered(
  /(?<!\p{L})(?:a|per|each|на|всеки) (?:day|ден)(?!\p{L})|(?:daily|дневно)/iu,
);
const fixedCosts = lettered(
  /(?<!\p{L})(?:rent|fixed|wages?|salar\p{L}*|costs|наем\p{L}*|заплат\p{L}*|постоянн\p{L}*|разход\p{L}*|режийн\p{L}*)(?!\p{L})/iu,
);
const daysAfter = lettered(/^\s*(?:working |open |работни )?(?:days?|дни|дена)(?!\p{L})/iu);

/** “How many covers a day, if we open 25 days?” */
export const evenPerDay: WordedSum = (question, figures) => {
  if (!dayAsked.test(question) || !fixedCosts.test(question)) return null;
  const days = only(figures, ({ after }) => daysAfter.test(after));
  if (days === undefined || days.value <= 0 || days.value > 31) return null;
  const even = calculationIn('break-even', question);
  const units = even?.results['units'];
  const each = even?.results['each'];
  if (even === null || units === undefined || each === undefined) return null;
  // Without a cost, the contribution of each would be its whole price.
  if (isOpen(even.given, question)) return { name: 'break-even', lacks: ['cost'] };
  return {
    name: 'even-per-day',
    given: { ...even.given, days: days.value },
    results: {
      day: { value: Math.ceil(units.value / days.value - 1e-9), as: 'number' },
      units,
      each,
    },
  };
};

/** Words for services without a unit cost, or for the absence of costs. */
const costless = lettered(
  /(?<!\p{L})(?:lessons?|hours?|sessions?|consult\p{L}*|class(?:es)?|courses?|subscri\p{L}*|members?\p{L}*|nights?|massages?|(?:no|without) (?:costs?|materials?)|урок\p{L}*|час\p{L}*|консултац\p{L}*|трениров\p{L}*|курс\p{L}*|абонамент\p{L}*|член\p{L}*|карт[аи]|нощувк\p{L}*|масаж\p{L}*|без (?:разход|материал)\p{L}*)(?!\p{L})/iu,
);

/** Rent and a price alone: the unit cost is missing. */
export const evenWithoutCost: WordedSum = (question) => {
  if (!evenAsked.test(question) || !fixedCosts.test(question)) return null;
  const even = calculationIn('break-even', question);
  return even !== null && isOpen(even.given, question)
    ? { name: 'break-even', lacks: ['cost'] }
    : null;
};

function isOpen(given: Readonly<Record<string, number>>, question: string): boolean {
  const isBare = given['cost'] === undefined && given['each'] === undefined;
  return isBare && !costless.test(question);
}

const sellsAndCosts = lettered(
  /(?<!\p{L})(?:sells?|sold|продава\p{L}*|продад\p{L}*)(?!\p{L})[^.?!]*\d[^.?!]*(?<!\p{L})(?:costs?|струва\p{L}*)(?!\p{L})[^.?!]*\d/iu,
);

/** “A lesson sells for 35 and costs 6”: only the margin can be asked for. */
export const unitMargin: WordedSum = (question, figures) =>
  figures.length === 2 && sellsAndCosts.test(question) ? calculationIn('margin', question) : null;
