import { lettered } from '@savet/text/lettered';
import type { Read } from '../role.ts';
import { isMoney, withRole } from './by-question.ts';
import { placedByTrade } from './by-trade.ts';
import { around } from './read.ts';
import { said } from './words.ts';

type Pass = (figures: Read[], text: string) => Read[];

const isNumber = ({ unit }: Read) => unit === 'count' || unit === 'bare';
const withRoles = (figures: Read[], roles: ReadonlyMap<Read, Partial<Read>>): Read[] =>
  figures.map((each) => ({ ...each, ...roles.get(each) }));

const before = said(
  'last (?:year|month|season|week)|(?:миналата|предишната) (?:година|седмица)|(?:миналия|предишния) (?:месец|сезон)|лани',
);
const now = said(
  'this (?:year|month|season|week)|(?:тази|сегашната) (?:година|седмица)|тоя месец|този (?:месец|сезон)|сега|now|тази|този',
);
const sales = said(
  'sales|turnover|revenue|takings|did|made|took|оборот~|приход~|продажб~|направи~|изкара~|продадох~',
);

/** “Last year 1,312 repairs, this year 1,574”: two numbers of two times. */
const inTwoTimes: Pass = (figures) => {
  const numbers = figures.filter(
    (each) =>
      isNumber(each) &&
      (each.role === 'sold' ||
        each.role === null ||
        each.role === 'price' ||
        each.role === 'stage'),
  );
  const first = numbers.find((each) => before.test(each.lead.slice(-30)) || before.test(each.tail));
  const second = numbers.find((each) => each !== first && now.test(each.gap.slice(-24)));
  const hasPrices = figures.some(({ role }) => role === 'newPrice');
  if (!first || !second || !hasPrices || first.sign !== '' || second.sign !== '') return figures;
  return withRoles(
    figures,
    new Map([
      [first, { role: 'sold' as const }],
      [second, { role: 'newSold' as const }],
    ]),
  );
};

const timeNames = lettered(
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|20\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L}|\d)/giu,
);

/** Names of months or years beside an amount: “7,940 in june”, „през 2022 беше 212 000“. */
const timeOf = (figure: Read, text: string): string | null => {
  const near = around(figure, text);
  const [head = '', tail = ''] = near.split('#');
  const behind = tail.slice(0, 18);
  const found = [...behind.matchAll(timeNames)][0];
  if (found) return found[0];
  return [...head.slice(-24).matchAll(timeNames)].at(-1)?.[0] ?? null;
};

/** Sales of two months or years that are named. */
const inNamedTimes: Pass = (figures, text) => {
  if (!sales.test(text)) return figures;
  const sums = figures.filter(
    (each) =>
      isMoney(each) &&
      each.value >= 100 &&
      (each.role === null ||
        each.role === 'revenue' ||
        each.role === 'unitCost' ||
        each.role === 'fixed'),
  );
  const [first, second, ...others] = sums;
  if (!first || !second || others.length > 0) return figures;
  const [one, other] = [timeOf(first, text), timeOf(second, text)];
  if (one === null || other === null || one === other) return figures;
  const isTurned = one.startsWith('20') && other.startsWith('20') && Number(one) > Number(other);
  const [old, next] = isTurned ? [second, first] : [first, second];
  return withRoles(
    figures,
    new Map([
      [old, { role: 'revenueBefore' as const }],
      [next, { role: 'revenueNow' as const }],
    ]),
  );
};

/** “£55 an hour, the cost is about £20 of that” */
const costOfHour: Pass = (figures, text) => {
  const hour = figures.find(({ role }) => role === 'hourPrice');
  if (!hour || figures.some(({ role }) => role === 'hourCost')) return figures;
  const cost = figures.find(
    (each) =>
      isMoney(each) &&
      (each.role === 'unitCost' || each.role === null) &&
      said('# ?(?:of|from|от) (?:that|it|this|them|тях|това|него|нея|тези)').test(
        around(each, text),
      ) &&
      said('cost~|разход~|струва|излиза').test(each.words),
  );
  return cost ? withRole(figures, cost, 'hourCost') : figures;
};

/** The goods of a month that are told beside the stock. */
const goodsOfMonth: Pass = (figures, text) =>
  figures.map((each) =>
    each.role === 'goodsYear' &&
    each.per === null &&
    said('month~|monthly|месец~|месечно').test(around(each, text))
      ? { ...each, per: 'month' as const }
      : each,
  );

/** “How many of the present 110 can I lose?” asks what share leaves. */
const ofPresent: Pass = (figures, text) => {
  if (figures.some(({ role }) => role === 'sold')) return figures;
  const all = figures.find(
    (each) =>
      each.role === 'lost' &&
      said(
        '(?:from|of|out of|от) (?:the |my |our |тези |всички |моите )?(?:current |present |existing |сегашните |днешните |общо |настоящите )?#',
      ).test(around(each, text)),
  );
  return all &&
    said('(?:how many|колко)[^.?!]{0,50}(?:lose|leave|губя|губим|тръгнат|откажат)').test(text)
    ? withRole(figures, all, 'sold')
    : figures;
};

/** A price that is no whole number is no number of things sold: „продаваме по 0,89“. */
const soldAt: Pass = (figures) =>
  figures.map((each) =>
    each.role === 'sold' &&
    each.unit === 'bare' &&
    !Number.isInteger(each.value) &&
    said('(?:sell~|sold|прода~)[^#]{0,14}(?:at|for|по|за) #').test(each.words)
      ? { ...each, role: 'price' as const }
      : each,
  );

/** „Ако картонът поскъпне с 7 цента“ */
const dearer: Pass = (figures) =>
  figures.map((each) =>
    isMoney(each) &&
    said('(?:поскъп~|скоч~|goes up|gets dearer|rises?|increases?|more expensive)(?: by| с) #').test(
      each.words,
    ) &&
    figures.some(({ role }) => role === 'unitCost') &&
    !said('price|цена~|rent|наем~').test(each.words)
      ? { ...each, role: 'unitCost' as const }
      : each,
  );

/** A place at a table, or any name beside the number of guests, is what one pays: „130 гости, куверт 78“. */
const perGuest: Pass = (figures) => {
  if (figures.some(({ role }) => role === 'price')) return figures;
  const each = figures.find(
    (one) =>
      isMoney(one) &&
      one.role === null &&
      said(
        '(?:куверт~|cover|per (?:head|person|guest|cover)|menu|меню|на човек|вход)(?: е| is| за| at| по)* #|# (?:a head|per head|a cover|на човек|на куверт)',
      ).test(one.words),
  );
  return each && figures.some(({ role }) => role === 'sold')
    ? withRole(figures, each, 'price')
    : figures;
};

/** The only amount that has a price of its own: “a £320 course that has a 40% margin”. */
const nounPriced: Pass = (figures) => {
  if (figures.some(({ role }) => role === 'price')) return figures;
  const open = figures.filter(
    (each) => each.unit === 'money' && each.role === null && each.per === null,
  );
  const [only, ...others] = open;
  const isSale =
    figures.some(({ role }) => role === 'discount') &&
    figures.some(({ role }) => role === 'margin');
  return only &&
    others.length === 0 &&
    isSale &&
    said('(?:a|the|off a|my|our|one) # (?:[\\p{L}]+)|(?:off|от) (?:an? |the )?#').test(only.words)
    ? withRole(figures, only, 'price')
    : figures;
};

/** “The same profit as on 50 at full price” */
const asOn: Pass = (figures) => {
  if (figures.some(({ role }) => role === 'sold')) return figures;
  const open = figures.find(
    (each) =>
      each.role === null &&
      isNumber(each) &&
      said(
        '(?:as|as on|as from|as with|колкото от|като от|колкото при) (?:on |from |with )?#',
      ).test(each.words),
  );
  return open ? withRole(figures, open, 'sold') : figures;
};

/** What each leaves is told after its own costs: the other costs are for all of them. */
const costsOfAll: Pass = (figures) =>
  figures.some(({ role }) => role === 'gainEach') && !figures.some(({ role }) => role === 'price')
    ? figures.map((each) =>
        each.role === 'unitCost' && each.each === '' ? { ...each, role: 'fixed' as const } : each,
      )
    : figures;

/** Nights that a house is open, beside its rooms. */
const nightsOpen: Pass = (figures) =>
  figures.some(({ role }) => role === 'rooms')
    ? figures.map((each) =>
        /^(?:nights?|нощи|нощувки|вечери)$/u.test(each.noun) && isNumber(each)
          ? { ...each, role: 'days' as const }
          : each,
      )
    : figures;

/** “90 a stay”, „110 лв на стая“ beside the rooms. */
const ofRoom: Pass = (figures) =>
  figures.some(({ role }) => role === 'rooms') && !figures.some(({ role }) => role === 'price')
    ? figures.map((each) =>
        isMoney({ ...each, each: '' }) &&
        /^(?:room|night|стая|нощ|нощувка)$/u.test(each.each) &&
        each.role === 'unitCost'
          ? { ...each, role: 'price' as const, each: '' }
          : each,
      )
    : figures;

/** Passes that look at the other figures before any other. */
export const placedByOthers: readonly Pass[] = [
  inTwoTimes,
  inNamedTimes,
  costOfHour,
  goodsOfMonth,
  ofPresent,
  soldAt,
  dearer,
  perGuest,
  nounPriced,
  asOn,
  costsOfAll,
  nightsOpen,
  ofRoom,
  ...placedByTrade,
];
