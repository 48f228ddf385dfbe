import { lettered } from '@savet/text/lettered';
import type { Read, Role } from '../role.ts';
import { direct, said } from './words.ts';

export const isMoney = ({ unit, each }: Read) =>
  (unit === 'money' || unit === 'bare') && each === '';

/** “A tour is 30”, „курсът ми е 149 лв“, “on a 45 euro order” */
const ofOneThing = lettered(
  /^(?:the|my|our|a|an|one|each|every|един|една|едно|всеки|всяка)?\s?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:is|costs|е|ми е|ни е|струва)\s#|^[\p{L}-]+(?:ът|ят|та|то|а|я)\s(?:ми |ни )?е\s#|(?:^|\s)(?:on|for|from|при|от)\s(?:an?|one|един|една|едно|поръчка|сметка)\s(?:\p{L}+\s(?:за|от|of)\s)?#/iu,
);

const lastYear = said(
  'last year|previous|before|in 20\\d\\d|миналата(?: година)?|миналия|преди|предишната',
);

const thisYear = said('this(?: year)?|now|тази(?: година)?|този|сега');

const growing = said(
  'growth|grow~|change|percent|per cent|процент~|ръст~|растеж|next year|догодина',
);

const vatOrPart = said('vat|ддс|advance|deposit|аванс~|капаро|invoice|фактура~');

const recouped = said('recoup|earn back|advance|аванс~|върнем|върна');

const saleNow = said('sell|price|charge|fee|ticket|цена|такса|продавам~|билет');

export const withRole = (figures: readonly Read[], read: Read, role: Role): Read[] =>
  figures.map((each) => (each === read ? { ...each, role } : each));

/** Sales of two years. */
export function grown(figures: Read[], text: string): Read[] {
  if (!growing.test(text)) return figures;
  const sums = figures.filter(
    (each) => isMoney(each) && (each.role === null || each.role === 'revenue'),
  );
  const [first, second] = sums;
  if (first === undefined || second === undefined || sums.length > 2) return figures;
  const isTold =
    lastYear.test(`${first.lead.slice(-60)} ${first.tail}`) &&
    (thisYear.test(`${second.gap} ${second.tail}`) || !lastYear.test(second.gap));
  const isTurned = lastYear.test(second.gap) && thisYear.test(first.lead);
  if (!isTold && !isTurned) return figures;
  const [before, now] = isTurned && !lastYear.test(first.lead) ? [second, first] : [first, second];
  return figures.map((each) =>
    each === before
      ? { ...each, role: 'revenueBefore' as const }
      : each === now
        ? { ...each, role: 'revenueNow' as const }
        : each,
  );
}

/** The price of the one thing that is sold. */
export function priced(figures: Read[], text: string): Read[] {
  if (figures.some(({ role }) => role === 'price' || role === 'gainEach')) return figures;
  const open = figures.filter(
    (each) =>
      isMoney(each) &&
      each.per === null &&
      (each.role === null || isWeak(each)) &&
      ofOneThing.test(each.words),
  );
  const [only, ...others] = open;
  const isSold =
    saleNow.test(text) ||
    figures.some(
      ({ role }) =>
        role === 'commission' || role === 'unitCost' || role === 'costShare' || role === 'ownShare',
    );
  return only && others.length === 0 && isSold ? withRole(figures, only, 'price') : figures;
}

/** “A tour is 30” in a list of costs by its place only. */
const isWeak = ({ role, words }: Read) =>
  role === 'unitCost' &&
  !said(`${direct}|cost~|разход~|струва|излиза|материал~|себестойност~`).test(words);

export function recoupedAdvance(figures: Read[], text: string): Read[] {
  const open = figures.filter(
    (each) => isMoney(each) && each.role === null && recouped.test(each.words),
  );
  const [only, ...others] = open;
  return only &&
    others.length === 0 &&
    figures.some(({ role }) => role === 'ownShare') &&
    recouped.test(text)
    ? withRole(figures, only, 'invest')
    : figures;
}

/** The only amount of a question on VAT, an advance or an invoice; or a share of the final sum. */
export function amounted(figures: Read[], text: string): Read[] {
  if (!vatOrPart.test(text)) return figures;
  const open = figures.filter((each) => isMoney(each) && each.role === null && each.per === null);
  const [only, ...others] = open;
  const known =
    only &&
    others.length === 0 &&
    !figures.some(({ role }) => role === 'price' || role === 'hourPrice')
      ? withRole(figures, only, 'amount')
      : figures;
  const part = known.find(
    ({ unit, role, words, lead }) =>
      unit === 'percent' &&
      role === null &&
      said('(?:advance|deposit|аванс~|капаро)').test(`${lead} ${words}`),
  );
  return part ? withRole(known, part, 'advance') : known;
}
