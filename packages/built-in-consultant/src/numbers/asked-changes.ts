import { lettered } from '@savet/text/lettered';
import { cost, type Definition, type Input, price } from './inputs.ts';

const from: Input = {
  name: 'from',
  units: ['money', 'none'],
  signs: lettered(/from|(?<!\p{L})(?:was|от|беше)(?!\p{L})/u),
  isBefore: true,
};
const to: Input = {
  name: 'to',
  units: ['money', 'none'],
  signs: lettered(/(?<!\p{L})(?:to|now|на|сега)(?!\p{L})/u),
  isBefore: true,
};
const costOfOne: Input = {
  ...cost,
  signs: /cost|(?:per|a) unit|make|material|buy|себестойн|струва|разход|материал|купув/u,
};
const changesPrice = lettered(
  /^(?=.*(?:price|charge|цена))(?=.*(?:from|от)\s+[€$]?\d[\d.,]*\s?(?:€|\p{L}{1,4}\.?)?\s+(?:to|на)\s)/isu,
);
const withVat = lettered(
  /(?<!\p{L})(?:with|incl\p{L}*|including|с|включено|включен)\s+(?:the\s+)?(?:\d+\s?%\s+)?(?:vat|ддс)(?!\p{L})|(?:vat|ддс)\s+(?:included|inclusive|включено)/iu,
);
const byHour = lettered(
  /(?<!\p{L})(?:an hour|per hour|hourly|един час|на час|часът|за час)(?!\p{L})/iu,
);

/** The profit on each sale before and after a change of price, and how much the number of sales may change. */
function priceChange(isRise: boolean): Definition {
  return {
    fallback: 'topics/pricing',
    needs: changesPrice,
    inputs: [from, to, costOfOne],
    compute: ({ from = 0, to = 0, cost = 0 }) => {
      if (cost <= 0 || from <= cost || to <= cost || to > from !== isRise) return null;
      return {
        before: { value: from - cost, as: 'money' },
        after: { value: to - cost, as: 'money' },
        change: { value: Math.abs((from - cost) / (to - cost) - 1) * 100, as: 'percent' },
      };
    },
  };
}

/** Sums about a change, a rate or the result of a campaign. The words of the question select one of them. */
export const askedChanges: Readonly<Record<string, Definition>> = {
  'price-cut': priceChange(false),
  'price-rise': priceChange(true),
  'margin-after-vat': {
    fallback: 'cards/gross-margin',
    needs: lettered(
      `^(?=.*(?:margin|mark-?up|profit|марж|надценк|печал)).*${withVat.source}`,
      'isu',
    ),
    inputs: [
      price,
      { ...costOfOne, isSum: true },
      { name: 'vat', units: ['percent'], signs: lettered(/(?<!\p{L})(?:vat|ддс)(?!\p{L})/u) },
    ],
    compute: ({ price = 0, cost = 0, vat = 0 }) => {
      const net = price / (1 + vat / 100);
      if (vat <= 0 || vat >= 100 || cost <= 0 || net <= cost) return null;
      return {
        net: { value: net, as: 'money' },
        profit: { value: net - cost, as: 'money' },
        margin: { value: ((net - cost) / net) * 100, as: 'percent' },
        markup: { value: ((net - cost) / cost) * 100, as: 'percent' },
      };
    },
  },
  'conversion-change': {
    fallback: 'cards/traffic-without-orders',
    needs: /conver|конверс/iu,
    inputs: [
      { ...from, units: ['percent'] },
      { ...to, units: ['percent'] },
      {
        name: 'visitors',
        units: ['none'],
        signs: /visit|session|click|people|traffic|посе|посещ|клик|хора|трафик/u,
      },
    ],
    compute: ({ from = 0, to = 0, visitors = 0 }) =>
      from > 0 && to > from && to <= 100 && visitors > 0
        ? {
            before: { value: (visitors * from) / 100, as: 'number' },
            after: { value: (visitors * to) / 100, as: 'number' },
            more: { value: (visitors * (to - from)) / 100, as: 'number' },
          }
        : null,
  },
  'mail-rates': {
    fallback: 'topics/newsletter',
    needs: /^(?=.*(?:mail|newsletter|мейл|бюлетин))(?=.*(?:open|отвор))/isu,
    inputs: [
      {
        name: 'sent',
        units: ['none'],
        signs: /sent|mailed|deliver|recipient|e-?mails?|newsletter|прат|мейл|бюлетин|получател/u,
      },
      { name: 'opened', units: ['none'], signs: /open|отвор/u },
      { name: 'clicked', units: ['none'], signs: /click|клик|цъкн/u, isOptional: true },
    ],
    compute: ({ sent = 0, opened = 0, clicked }) =>
      opened > 0 && sent >= opened && opened >= (clicked ?? 0)
        ? {
            rate: { value: (opened / sent) * 100, as: 'percent' },
            ...(clicked !== undefined && {
              left: { value: (clicked / sent) * 100, as: 'percent' },
              ofOpened: { value: (clicked / opened) * 100, as: 'percent' },
            }),
          }
        : null,
  },
  'cost-of-hour': {
    fallback: 'cards/first-hire',
    needs: lettered(
      `^(?=.*(?:employee|worker|staff|salar|wage|служител|работник|заплат))(?=.*(?:cost|струва)).*${byHour.source}`,
      'isu',
    ),
    unless: lettered(
      /(?<!\p{L})(?:a week|per week|weekly|a year|на седмица|седмично|годишно|данък|осигур\p{L}*)(?!\p{L})/iu,
    ),
    inputs: [
      { name: 'hours', units: ['none'], signs: /hours|часа/u },
      {
        name: 'monthly',
        units: ['money', 'none'],
        signs: /cost|salar|wage|pay|month|струва|заплат|месец/u,
      },
    ],
    compute: ({ hours = 0, monthly = 0 }) =>
      hours > 0 && monthly > 0 ? { rate: { value: monthly / hours, as: 'money' } } : null,
  },
  'campaign-turnover': {
    fallback: 'cards/customer-acquisition-cost',
    keepsProducts: true,
    needs: lettered(
      /^(?=.*(?:leaflet|flyer|advert|(?<!\p{L})ads?(?!\p{L})|campaign|листовк|флаер|реклам|кампани))(?=.*(?:worth|pay off|paid off|make sense|струва(?:ло|ше)? ли си|струвало ли|заслужава|изплат|избил))/isu,
    ),
    inputs: [
      {
        name: 'spend',
        units: ['money', 'none'],
        signs: lettered(
          /leaflet|flyer|advert|(?<!\p{L})ads?(?!\p{L})|campaign|paid|budget|листовк|флаер|реклам|кампани|платих|дад|бюджет/u,
        ),
      },
      {
        name: 'customers',
        units: ['none'],
        signs: /people|customer|client|guest|buyer|order|човек|души|клиент|гост|поръч/u,
      },
      {
        name: 'each',
        units: ['money', 'none'],
        signs: lettered(
          /each|every|per |on average|a head|(?<!\p{L})(?:at|по)(?!\p{L})|всеки|средно/u,
        ),
      },
    ],
    compute: ({ spend = 0, customers = 0, each = 0 }) =>
      spend > 0 && customers > 0 && each > 0
        ? {
            turnover: { value: customers * each, as: 'money' },
            cac: { value: spend / customers, as: 'money' },
            needed: { value: (spend / (customers * each)) * 100, as: 'percent' },
          }
        : null,
  },
};
