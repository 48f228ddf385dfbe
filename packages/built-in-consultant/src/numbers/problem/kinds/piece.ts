import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import type { Relation } from '../relations.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;
/** Words for a quantity that is bought at once and makes several pieces. */
const bulk =
  '(?:kilos?|kg|lit(?:er|re)|sack|box|roll|кило(?:то|грам\\p{L}*)?|кг|литър\\p{L}*|чувал\\p{L}*|кашон\\p{L}*|ролка\\p{L}*)(?!\\p{L})';
const bought = lettered(`(?<!\\p{L})(?:buy|купува\\p{L}*)(?!\\p{L}).*#.*${bulk}`, 'iu');
const made = lettered(
  `(?:from|out of|от) (?:a |one |едно? |един )?${bulk}.*#|#.*(?:from|out of|от) (?:a |one |едно? |един )?${bulk}`,
  'iu',
);
/** Words for a one-time cost of all pieces: for a trip, an evening, a room. */
const once = sign(
  '# (?:(?:per|a|for each|на|за) )(?:trip|run|journey|курс|рейс)|(?:each|every|per|на|за|всеки) (?:\\p{L}+ )?(?:run|trip|journey|курс|рейс)|rent|hire|hall|room|venue|band|acts?|dj|fixed|insurance|wages?|salar~|staff|stall|overheads?|speakers?|host|quizmaster|comedians?|actors?|magician|caterers?|lights|sound|singers?|musicians?|marquee|security|licen[cs]e|pub|зала~|групата|група|оркестър~|наем~|постоянн~|заплат~|ток|тока|озвучав~|водещ~|дидже~|музикант~|актьор~|фотограф~|озвучител~|певец~|осветлен~|охрана~|щанд~|лектор~',
);
const goesOff = sign(
  'comes? to|costs? (?:me|us)|cost price|ingredients?|materials?|packag~|postage|shipping|courier|wool|yarn|fabric|thread|beads?|tags?|bags?|flour|labels?|wax|lids?|cups?|sugar|milk|clay|food|blanks?|leather|glaze|излиза~|съставк~|материал~|опаковк~|кути~|чаш~|капач~|буркан~|етикет~|пощ~|храна~|кож~|захар~|мляко~|сироп~|плат~|прежда~|конци|брашно~|торбичк~|салфетк~|струва~|себестойност~|доставк~|куриер~',
);
const aims = before(
  'make|earn|clear|take home|изкарам|изкарвам|останат|остават|остане|печеля|спечеля',
);
const wantsEven =
  'break(?:ing)? even|(?:not|do not|don.t) (?:to )?lose|cover|before it(?: is|.s)? worth|на нула|на загуба|губя|да покри';

/** The contribution of one piece or guest, and values that follow from it: margin, profit, break-even number. */
export const piece: Kind = {
  name: 'piece',
  isTogether: true,
  unless: sign(
    'vat|ддс|churn|instead|discount|отстъпк~|from \\d[\\d.,]* to|от \\d[\\d.,]* на \\d+|now|сега|tax|данък~|more|повече|interest|лихва~|hours?|hourly|час|часа|часов~',
  ),
  roles: {
    price: [
      {
        units: amount,
        as: 'money',
        signs: lettered(
          /(?<!\p{L})(?:sell|sells|selling|sold|продава\p{L}*)(?:\s\p{L}+){0,5}\s(?:for|at|за|по)\s*#/iu,
        ),
      },
      {
        units: amount,
        as: 'money',
        signs: lettered(/(?<!\p{L})at\s*#/iu),
        not: sign('buy|costs?'),
      },
      {
        units: amount,
        as: 'money',
        signs: before('price|tickets?|билет~|вход~|цената|charge|взимам|вземам'),
      },
      {
        units: amount,
        as: 'money',
        signs: lettered(/#\s(?:a head|per head|a ticket|на човек)(?!\p{L})/iu),
        not: lettered(`${goesOff.source}|${once.source}|another|extra|още|допълнително`, 'iu'),
      },
    ],
    bulk: [{ units: amount, as: 'money', signs: bought }],
    made: [{ units: ['count'], as: 'number', signs: made }],
    cost: [
      {
        units: amount,
        as: 'money',
        signs: goesOff,
        not: lettered(`${once.source}|${bought.source}|${aims.source}`, 'iu'),
        isSum: true,
      },
    ],
    fee: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign('takes?|keeps?|fees?|commission|взима~|удържа~|такса~|комисион~'),
        not: sign('margin|profit|марж~|печалб~'),
        isSum: true,
      },
    ],
    fixed: [
      { units: amount, as: 'money', signs: once, not: aims, isFlow: true, isSum: true },
      // “350 fixed costs” counts nothing.
      {
        units: ['count'],
        as: 'money',
        signs: lettered(/#\s(?:of )?(?:fixed|rent|постоянни|наем)(?!\p{L})/iu),
        isFlow: true,
        isSum: true,
      },
      {
        units: amount,
        as: 'money',
        signs: lettered(/\p{L}/u),
        not: lettered(`${aims.source}|sell|продава`, 'iu'),
        isFlow: true,
        isSum: true,
        isPeriodic: true,
      },
    ],
    extra: [
      {
        units: amount,
        as: 'money',
        signs: /(?:another|extra|още|допълнително)[^#]*#[^#]*(?:a head|per head|each|на човек)/iu,
      },
    ],
    wanted: [{ units: amount, as: 'money', signs: aims, isEach: false, isFlow: true }],
    count: [
      {
        units: ['count'],
        as: 'number',
        signs: lettered(
          /#\s(?:people|guests|души|човека|хора|гости)(?!\p{L})|(?<!\p{L})(?:on|from|if i sell|от|ако продам|при)\s#/iu,
        ),
        not: made,
      },
    ],
  },
  asked: [
    {
      name: 'left',
      signs: sign(
        '(?:make|earn|left)[^?]{0,12} (?:on|from|per) (?:a|an|one|each) (?!month|week|day|year|hour)\\p{L}+|(?:печеля|остава) от (?:един |една |едно )?(?!всичк|вс)\\p{L}+',
      ),
    },
    { name: 'margin', signs: sign('margin|марж~') },
    {
      name: 'profit',
      signs: sign(
        'do (?:i|we) make (?:money|a profit|anything)|(?:how much|what) (?:do|will|would) (?:i|we) (?:make|earn)(?! (?:on|from|per) (?:a|an|one|each) )|(?:печеля|печелим) ли|на печалба ли|колко (?:ще )?(?:печеля|печелим|изкарвам|изкарам|спечеля)(?! от (?!\\d))',
      ),
    },
    {
      name: 'even',
      isWhole: true,
      signs: lettered(`(?:how many|колко)[^?]*(?<!\\p{L})(?:${wantsEven})`, 'iu'),
    },
    {
      name: 'enough',
      isWhole: true,
      signs: lettered(
        `(?:how many(?! \\p{L}+ a )|колко (?:\\p{L}+ )?(?:трябва|да продам|ми трябват))(?![^?]*(?<!\\p{L})(?:${wantsEven}))`,
        'iu',
      ),
    },
  ],
  kinds: { margin: 'percent', even: 'number', enough: 'number' },
  relations: piecesRelations,
  assumes: (given, asked) => (asked === 'profit' && !given.has('fixed') ? ['no-fixed'] : []),
  excludes: (values) => (values.get('cost') ?? 0) >= (values.get('price') ?? Infinity),
};

function piecesRelations(given: ReadonlySet<string>): Relation[] {
  const has = (name: string) => given.has(name);
  const relations: Relation[] = [];
  const off = has('cost') ? ['cost'] : [];
  if (has('bulk')) {
    relations.push({ kind: 'product', whole: 'bulk', parts: ['portion', 'made'] });
    off.unshift('portion');
  }
  const [only = ''] = off;
  const goods = off.length > 1 ? 'goods' : only;
  if (off.length > 1) relations.push({ kind: 'sum', whole: 'goods', parts: off });
  if (has('fee'))
    relations.push({ kind: 'rest', whole: 'price', percent: 'fee', part: 'afterFee' });
  const kept = has('fee') ? 'afterFee' : 'price';
  if (has('extra')) relations.push({ kind: 'sum', whole: 'with', parts: [kept, 'extra'] });
  const from = has('extra') ? 'with' : kept;
  // The contribution of each: the price, if nothing is deducted.
  const left = goods === '' ? from : 'left';
  if (goods !== '') relations.push({ kind: 'sum', whole: from, parts: [goods, 'left'] });
  relations.push({ kind: 'share', whole: 'price', percent: 'margin', part: left });
  const all = has('fixed') ? 'gross' : 'profit';
  relations.push({ kind: 'product', whole: all, parts: [left, 'count'] });
  if (has('fixed')) {
    relations.push({ kind: 'sum', whole: 'gross', parts: ['fixed', 'profit'] });
    relations.push({ kind: 'product', whole: 'fixed', parts: [left, 'even'] });
  }
  if (has('wanted')) {
    const sum = has('fixed') ? 'needed' : 'wanted';
    if (has('fixed')) relations.push({ kind: 'sum', whole: 'needed', parts: ['fixed', 'wanted'] });
    relations.push({ kind: 'product', whole: sum, parts: [left, 'enough'] });
  }
  return relations;
}
