import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figure.ts';
import type { Read, Role, Rule } from '../role.ts';
import { amountRules } from './amounts.ts';
import { countRules } from './counts.ts';
import { firstRules } from './first.ts';
import { inPairs } from './pairs.ts';
import { inRuns } from './runs.ts';
import { shareRules } from './shares.ts';
import { unitRules } from './unit-amounts.ts';
import { said } from './words.ts';

/** Each figure of a text with the role that its words and its neighbours show. */
export function readFigures(figures: readonly Figure[], text: string): Read[] {
  const read = figures.map(
    (figure): Read => withVat({ ...figure, role: roleOf(figure, text) }, text),
  );
  return inRuns(inPairs(read, text), text);
}

const sells = lettered(
  /(?<!\p{L})(?:(?:(?:i|we|and|to|then|only) |^)sell|sold|продам|продадем|продадох(?:ме)?|продавам(?:е)?)(?: only| just| about| around| roughly| само| около| по| общо){0,2} #(?: (?:a|per|на) \p{L}+)?(?: now| сега| currently)?$/iu,
);
const charges = said(
  'charge|charging|bill|billing|rate|price|we ask|i ask|взимам~|таксувам~|цена~|тарифа~|искам',
);
const labour = said('cost~|internal|wages?|pay|paid|плащам~|струва|излиза|разход~|all in');
const peopleDays = said(
  '(?:men|man|people|guys|workers?|fitters|painters|[\\p{L}]+ers|души|човека|хора|мъже|работни~|майстор~|монтажни~|монтьор~) [^.?!]{0,24}(?:days?|дни|ден)|(?:days?|дни) [^.?!]{0,24}(?:men|man|people|guys|workers?|fitters|painters|души|човека|хора|мъже|майстор~)',
);
const daily = said('rent|stall|наем~|сергия|щанд');

function roleOf(figure: Figure, text: string): Role | null {
  const { unit, per, each, counts } = figure;
  const isAmount = unit === 'money' || unit === 'bare';
  const clear = ruled(firstRules, figure, text);
  if (clear !== null) return clear;
  if (unit === 'percent') return ruled(shareRules, figure, text);
  if (isAmount && per === 'hour') return isCharged(figure, text) ? 'hourPrice' : 'hourCost';
  if (isAmount && per === 'day' && peopleDays.test(text) && !daily.test(figure.words))
    return 'dayCost';
  if (unit === 'bare' && sells.test(figure.words) && each === '')
    return ruled(countRules, figure, text);
  if (unit === 'bare') {
    const first = ruled(countRules.filter(isPlain), figure, text);
    if (first !== null && strong.includes(first)) return first;
  }
  const rules = each === '' ? [...amountRules, ...unitRules] : [...unitRules, ...amountRules];
  const found = isAmount ? ruled(rules, figure, text) : null;
  if (found !== null || unit === 'money') return found ?? (each === '' ? null : eachRole(figure));
  if (unit === 'bare' && each !== '') return eachRole(figure);
  return unit === 'time' && counts === null ? null : ruled(countRules, figure, text);
}

/** Roles of bare numbers that go before any amount: “I lose 9”. */
const strong: readonly Role[] = [
  'freeOf',
  'instalments',
  'leaversThen',
  'leavers',
  'lost',
  'bought',
  'restPart',
  'soldPart',
  'termShort',
  'termLong',
];
const isPlain = ({ units }: Rule) => units.includes('bare');

const pays = said(
  'price|sell~|charge~|ticket|pays|цена~|продавам~|такса~|взимам~|плащат|таксувам~|при|at|по',
);
/** “0.60 per sale” without a word on what it is, is a cost of one beside costs, and a price with the verb of one. */
function eachRole(figure: Figure): Role | null {
  if (pays.test(figure.head)) return 'price';
  return spendsEach.test(figure.words) || figure.each !== 'each' ? 'unitCost' : null;
}
const spendsEach = said(
  'pay|paying|costs?|takes?|fee|плащам~|взима(?:т)?|струва|излиза|такса|отива|дава(?:м|ме)|[\\p{L}]*(?:ч|р|ник|ор|ер)(?:ът|а)? (?:взима|иска) #',
);

/** “I charge … and 48 an hour”: what an hour brings; otherwise what it costs. */
function isCharged(figure: Figure, text: string): boolean {
  if (labour.test(figure.words)) return false;
  if (charges.test(figure.words)) return true;
  const own = figure.lead.split(/[,;]/u).at(-1) ?? '';
  return charges.test(own) && !labour.test(own) && !said('margin|марж~').test(text);
}

function ruled(rules: readonly Rule[], figure: Figure, text: string): Role | null {
  return rules.find((rule) => fits(rule, figure, text))?.role ?? null;
}

function fits(rule: Rule, figure: Figure, text: string): boolean {
  if (!rule.units.includes(figure.unit)) return false;
  if (rule.counts !== undefined && figure.counts !== rule.counts) return false;
  const isForTime = figure.per !== null && figure.per !== 'hour';
  if (rule.period === 'needed' && !isForTime) return false;
  if (rule.period === 'none' && isForTime) return false;
  if (rule.each === 'needed' && figure.each === '') return false;
  if (rule.each === 'none' && figure.each !== '') return false;
  if (!rule.words.test(figure.words) || rule.not?.test(figure.words)) return false;
  if (rule.most !== undefined && figure.value > rule.most) return false;
  if (rule.around && !rule.around.test(around(figure, text))) return false;
  return rule.beside?.test(text) ?? true;
}

const NEAR = 44;
/** The text on both sides of a figure, up to the ends of its sentence. */
export function around({ start, end }: Figure, text: string): string {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.?!;]\s/u)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + NEAR).split(/[.?!;](?:\s|$)/u);
  return `${before}#${after}`;
}

const gross = lettered(
  /^[^.?!]{0,14}?(?<!\p{L})(?:с|със|incl\.?|including|inclusive of|with|inc\.?) (?:\d+% )?(?:ддс|vat)(?!\p{L})/iu,
);
const asked = lettered(/(?<!\p{L})(?:колко|how much|what|is|е)(?!\p{L})/iu);

function withVat(figure: Read, text: string): Read {
  if (figure.unit !== 'money' && figure.unit !== 'bare') return figure;
  const after = text.slice(figure.end, figure.end + 40);
  const isGross =
    gross.test(after) && !asked.test((gross.exec(after)?.[0] ?? '').replace(/^\s*(?:е|is)\s/u, ''));
  return isGross ? { ...figure, isGross } : figure;
}
