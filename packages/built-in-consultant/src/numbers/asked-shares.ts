import { lettered } from '@savet/text/lettered';
import { type Definition, type Input, margin, noSign } from './inputs.ts';

const percent: Input = { name: 'percent', units: ['percent'], signs: noSign };
const raise = lettered(
  /(?<!\p{L})(?:rais\p{L}*|increas\p{L}*|put up|вдиг\p{L}*|увелич\p{L}*|повиш\p{L}*|поскъп\p{L}*)(?!\p{L})/iu,
);
const taxed = lettered(/(?<!\p{L})(?:vat|tax|ддс|данък\p{L}*)(?!\p{L})/iu);

/** Sums of shares, of units and of what pays for itself, which the words of a question ask for. */
export const askedShares: Readonly<Record<string, Definition>> = {
  investment: {
    fallback: 'cards/cash-flow',
    needs:
      /pays? (?:itself|off|back|for itself)|paid (?:off|back)|pay-?back|earn(?:ed)? back|изплат|изплащ|възвърн|избие/iu,
    unless: lettered(
      /customer|client|(?<!\p{L})cac|клиент|(?<!\p{L})(?:a|per) (?:week|day|year)|на (?:ден|седмица|година)|годишно|седмично|дневно/iu,
    ),
    inputs: [
      {
        name: 'price',
        units: ['money', 'none'],
        signs:
          /cost|bought|buy|price|invest|machine|купи|купу|струва|цена|инвест|вложи|дад|дав|машина/u,
      },
      {
        name: 'monthly',
        units: ['money', 'none'],
        signs: /month|sav|bring|earn|месец|месеч|спест|нос|печел|изкарва/u,
        unless: /cost|bought|buy|price|invest|купи|купу|струва|цена|инвест|вложи|дад/u,
      },
    ],
    compute: ({ price = 0, monthly = 0 }) =>
      price > monthly && monthly > 0
        ? {
            months: { value: price / monthly, as: 'months' },
            year: { value: monthly * 12, as: 'money' },
          }
        : null,
  },
  clicks: {
    fallback: 'cards/search-ads',
    needs: lettered(/(?<!\p{L})ctr(?!\p{L})|click-?\s?through|кликваем/iu),
    inputs: [
      {
        name: 'impressions',
        units: ['none'],
        signs: /impression|view|shown|импреси|показв|видя/u,
      },
      { name: 'ctr', units: ['percent'], signs: /ctr|click-?\s?through|кликваем/u },
      {
        name: 'cpc',
        units: ['money', 'none'],
        signs: /cpc|(?:per|a|each) click|(?:на|за) клик/u,
        isOptional: true,
      },
    ],
    compute: ({ impressions = 0, ctr = 0, cpc }) =>
      impressions > 0 && ctr > 0 && ctr <= 100
        ? {
            clicks: { value: (impressions * ctr) / 100, as: 'number' },
            ...(cpc !== undefined && {
              left: { value: ((impressions * ctr) / 100) * cpc, as: 'money' },
            }),
          }
        : null,
  },
  'percent-of': {
    fallback: 'topics/metrics',
    needs: lettered(
      /(?:what(?:’s|'s| is)|how much is|колко (?:е|са|прави|правят)) \d+(?:[.,]\d+)?\s?(?:%|percent|процент\p{L}*|на сто) (?:of|от)(?!\p{L})|\d\s?(?:%|percent|процент\p{L}*|на сто) (?:\p{L}+ ){0,3}(?:of|on|от|върху)(?!\p{L})(?=.*(?:how much (?:is|would) (?:that|it|this)|колко (?:е|са|прави|правят)))/isu,
    ),
    unless: lettered(`${taxed.source}|discount|margin|markup|отстъп|марж|надценк`, 'iu'),
    inputs: [percent, { name: 'amount', units: ['money', 'none'], signs: noSign }],
    compute: ({ percent = 0, amount = 0 }) => ({
      part: { value: (amount * percent) / 100, as: 'number' },
      rest: { value: amount - (amount * percent) / 100, as: 'number' },
    }),
  },
  attempts: {
    fallback: 'cards/traffic-without-orders',
    needs:
      /^(?=.*(?:how many|колко))(?=.*(?:close|convert|conversion|win rate|success|become|turn into|accept|затвар|конверси|успева|става|приема|купува))/isu,
    unless: lettered(
      /margin|discount|price|(?<!\p{L})(?:lost|lose|losing|left)(?!\p{L})|марж|отстъп|цена|загуб|губ/iu,
    ),
    inputs: [
      { name: 'rate', units: ['percent'], signs: noSign },
      { name: 'wanted', units: ['none'], signs: noSign },
    ],
    compute: ({ rate = 0, wanted = 0 }) =>
      rate > 0 && rate <= 100 && wanted > 0
        ? { needed: { value: Math.ceil(wanted / (rate / 100) - 1e-9), as: 'number' } }
        : null,
  },
  'earned-per-hour': {
    fallback: 'cards/hourly-rate',
    needs:
      /^(?=.*(?:sell|sold|price|charge|продав|цена|взимам|вземам))(?=.*(?:per hour|an hour|hourly|на час|за час))/isu,
    unless: taxed,
    inputs: [
      {
        name: 'hours',
        units: ['none'],
        signs: lettered(/^\s*(?:hours?|h(?!\p{L})|часа|часове|ч(?!\p{L}))/u),
      },
      {
        name: 'price',
        units: ['money', 'none'],
        isBefore: true,
        signs: /sell|sold|price|charge|продав|цена|взимам|вземам/u,
      },
      {
        name: 'costs',
        units: ['money', 'none'],
        isBefore: true,
        signs: /material|cost|part|ingredient|материал|разход|части|продукти|плат|транспорт/u,
        isOptional: true,
        isSum: true,
      },
    ],
    compute: ({ hours = 0, price = 0, costs = 0 }) =>
      hours > 0 && price > costs
        ? {
            left: { value: price - costs, as: 'money' },
            rate: { value: (price - costs) / hours, as: 'money' },
          }
        : null,
  },
  'share-of': {
    fallback: 'topics/metrics',
    needs:
      /what (?:percent(?:age)?|share|%)|колко (?:процент|%)|какъв (?:процент|дял)|каква част/iu,
    unless: lettered(
      /(?<!\p{L})(?:up|down|more|less|grow\p{L}*|growth|drop\p{L}*|fell|fall|chang\p{L}*|last|previous|was|were|margin|mark-?up|повече|по-малко|надолу|нагоре|спад\p{L}*|ръст|расте|намал\p{L}*|минал\p{L}*|преди|беше|бяха|марж|надценка)(?!\p{L})/iu,
    ),
    inputs: [
      {
        name: 'whole',
        units: ['money', 'none'],
        isBefore: true,
        signs: lettered(/(?<!\p{L})(?:of|from|от)(?!\p{L})/u),
      },
      { name: 'part', units: ['money', 'none'], signs: noSign },
    ],
    compute: ({ whole = 0, part = 0 }) =>
      whole >= part && part > 0 ? { share: { value: (part / whole) * 100, as: 'percent' } } : null,
  },
  'per-unit': {
    fallback: 'cards/gross-margin',
    needs: lettered(
      /(?<!\p{L})(?:per (?:piece|unit|item|bottle|jar|loaf|box|bag|meal|portion|cup|bar|candle)|apiece|each|for one|(?:what (?:does|is|will)|how much (?:does|is)) (?:one|a) \p{L}+|one \p{L}+ costs?|колко (?:е|струва|излиза|ми излиза) (?:един|една|едно)|(?:за|на) (?:брой|бройка|парче|буркан|бутилка|порция|кутия|един|една|едно)|(?:един|една|едно) \p{L}+ (?:ми |ни )?(?:излиза|струва))(?!\p{L})/iu,
    ),
    unless:
      /sell|sold|price|margin|fixed|rent|прода[вмд]|цена|марж|наем|month|месец|печел|profit/iu,
    inputs: [
      // “At 18” is a price of one, and an income is no cost: they add up to nothing.
      {
        ...{ name: 'total', units: ['money'], signs: lettered(/\p{L}/u), isSum: true },
        unless: lettered(
          /(?<!\p{L})(?:at|for|по|вадя|извадя|изкар\p{L}*|спечел\p{L}*|earn|make)(?: ми| си)? ?$/u,
        ),
      },
      { name: 'count', units: ['none'], signs: lettered(/\p{L}/u) },
    ],
    compute: ({ total = 0, count = 0 }) =>
      total > 0 && count > 1 && Number.isInteger(count)
        ? { each: { value: total / count, as: 'money' } }
        : null,
  },
  'raise-effect': {
    fallback: 'cards/raising-prices',
    needs: lettered(
      `^(?=.*${raise.source})(?=.*(?:lose|afford|leave|изгуб|загуб|губ|отлив|напусн|тръгн|отказ))`,
      'isu',
    ),
    inputs: [{ name: 'raise', units: ['percent'], signs: raise }, margin],
    compute: ({ raise = 0, margin = 0 }) =>
      raise > 0 && margin > 0 && margin < 100
        ? { lose: { value: (raise / (margin + raise)) * 100, as: 'percent' } }
        : null,
  },
  'percent-on': {
    fallback: 'cards/raising-prices',
    needs: raise,
    unless: lettered(
      `${taxed.source}|margin|customer|client|lose|month|марж|клиент|губ|месец|cost|разход`,
      'iu',
    ),
    inputs: [
      { name: 'raise', units: ['percent'], signs: noSign },
      { name: 'price', units: ['money'], signs: noSign },
    ],
    compute: ({ raise = 0, price = 0 }) =>
      raise > 0 && price > 0
        ? {
            raised: { value: price * (1 + raise / 100), as: 'money' },
            more: { value: (price * raise) / 100, as: 'money' },
          }
        : null,
  },
};
