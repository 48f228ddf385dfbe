import type { Read } from '../role.ts';
import { placedByOthers } from './by-place.ts';
import { amounted, grown, isMoney, priced, recoupedAdvance, withRole } from './by-question.ts';
import { said } from './words.ts';

/** Assigns the roles that depend on the whole question. */
export function inContext(figures: readonly Read[], text: string): Read[] {
  return [
    ...placedByOthers,
    rented,
    soldThen,
    once,
    reached,
    plusShare,
    grown,
    won,
    invested,
    loaned,
    priced,
    counted,
    recoupedAdvance,
    amounted,
    timed,
    beyond,
    besideCosts,
  ].reduce<Read[]>((all, rule) => rule(all, text), [...figures]);
}

/** The only amount beside rooms and how many of them are taken. */
function rented(figures: Read[]): Read[] {
  const isLet =
    figures.some(({ role }) => role === 'rooms') &&
    figures.some(({ role }) => role === 'occupancy');
  const open = figures.filter(
    (each) =>
      (each.unit === 'money' || each.unit === 'bare') &&
      (each.role === null || each.role === 'unitCost'),
  );
  const [only] = open;
  return isLet && only && open.length === 1 && !figures.some(({ role }) => role === 'price')
    ? withRole(figures, only, 'price')
    : figures;
}

const forTime = said(
  '^(?:[\\p{L}]+ ){1,2}# (?:for|a|per|на|за) (?:the )?(?:year|month|season|година(?:та)?|месец)',
);
/** “Hall 35 a rehearsal, conductor 2,800 for the year”: another cost beside costs. */
function besideCosts(figures: Read[]): Read[] {
  if (!figures.some(({ role }) => role === 'fixed')) return figures;
  return figures.map((each) => {
    if (each.role !== null || !isMoney(each) || !forTime.test(each.words)) return each;
    const isYear = said('# (?:for|a|per|на|за) (?:the )?(?:year|година(?:та)?)').test(each.words);
    return {
      ...each,
      role: 'fixed' as const,
      per: each.per ?? (isYear ? ('year' as const) : null),
    };
  });
}

const comesTo = said('(?:още|another|extra) #|# (?:more|extra|още)');
const sellsThen = said('(?:if|ако) [^.?!]{0,60}(?:sell|прода)~(?: only| just| по| само)? *$');

/** “90 bags a month … if I give 10% off and sell 120” */
function soldThen(figures: Read[]): Read[] {
  const [first, second, ...others] = figures.filter(({ role }) => role === 'sold');
  const isChanged = figures.some(
    ({ role }) => role === 'discount' || role === 'newPrice' || role === 'rise',
  );
  if (!first || !second || others.length > 0 || !isChanged) return figures;
  if (comesTo.test(first.words) || comesTo.test(second.words))
    return figures.map((each) =>
      comesTo.test(each.words) && (each === first || each === second)
        ? { ...each, role: 'gained' }
        : each,
    );
  return second.noun === '' && sellsThen.test(second.lead)
    ? withRole(figures, second, 'newSold')
    : figures;
}

/** “90 guards … 90 x 168 hours”: told twice. */
function once(figures: Read[]): Read[] {
  return figures.filter((each, index) => {
    const isFactor = /^\s*(?:x|х|×)\s*$/u.test(figures[index + 1]?.gap ?? '');
    return !(
      isFactor &&
      figures.slice(0, index).some(({ value, unit }) => value === each.value && unit === 'count')
    );
  });
}

/** Beside an advertisement, customers are the last step of those who came. */
function won(figures: Read[]): Read[] {
  const isCampaign =
    figures.some(({ role }) => role === 'spend') && !figures.some(({ role }) => role === 'fixed');
  return isCampaign
    ? figures.map((each) =>
        each.role === 'sold' && each.unit === 'count' ? { ...each, role: 'stage' } : each,
      )
    : figures;
}

const paysBack = said(
  'pay~ (?:itself|back|off|for itself)|payback|money back|recoup|изплат~|изплащ~|избие|избия|върне|възвърн~',
);

/** The only amount without a word of its own, where it is asked when it is back. */
function invested(figures: Read[], text: string): Read[] {
  if (!paysBack.test(text) || figures.some(({ role }) => role === 'invest')) return figures;
  const open = figures.filter((each) => isMoney(each) && each.role === null && each.per === null);
  const [only] = open;
  return only &&
    open.length === 1 &&
    figures.some(({ role }) => role === 'profitTime' || role === 'gainEach')
    ? withRole(figures, only, 'invest')
    : figures;
}

/** The rate of a loan, and the price that it is for. */
function loaned(figures: Read[], text: string): Read[] {
  if (!said('loan|credit|mortgage|кредит~|заем~|ипотек~').test(text)) return figures;
  const rate = figures.find(({ unit, role }) => unit === 'percent' && role === null);
  const known = rate ? withRole(figures, rate, 'interest') : figures;
  if (known.some(({ role }) => role === 'loan')) return known;
  const bought = known.filter(
    (each) =>
      isMoney(each) &&
      each.role === null &&
      said('(?:buy|bought|купя|купим|покупка~)[^#]{0,20} #').test(each.words),
  );
  const [only] = bought;
  return only && bought.length === 1 ? withRole(known, only, 'loan') : known;
}

/** A unit cost above the only price is a cost of all units: a guide at 120 for a tour at 30 a head. */
function beyond(figures: Read[]): Read[] {
  const [price, ...others] = figures.filter(({ role }) => role === 'price');
  if (price === undefined || others.length > 0) return figures;
  return figures.map((each) =>
    each.role === 'unitCost' &&
    each.each !== '' &&
    each.each !== 'each' &&
    each.value > price.value &&
    !figures.some(({ role }) => role === 'sold')
      ? { ...each, role: 'fixed', each: '', per: null }
      : each,
  );
}

/** The number of people beside a conversion rate is the first stage of a funnel. */
function reached(figures: Read[]): Read[] {
  const isChain =
    figures.some(({ role }) => role === 'winShare') &&
    !figures.some(({ role }) => role === 'stage');
  const first = figures.find(({ role }) => role === 'sold');
  return isChain && first ? withRole(figures, first, 'stage') : figures;
}

/** “Material 340 plus 15%”, “20% of 54,000”, the only percentage beside VAT */
function plusShare(figures: Read[], text: string): Read[] {
  const shares = figures.filter(({ unit, role }) => unit === 'percent' && role === null);
  const [only] = shares;
  return figures.map((each, index): Read => {
    const last = figures[index - 1];
    if (
      each === only &&
      shares.length === 1 &&
      /(?:plus|\+|плюс)\s*$/u.test(each.gap) &&
      last?.role === 'unitCost'
    )
      return { ...each, role: 'markup' };
    if (
      each === only &&
      shares.length === 1 &&
      said('vat|ддс').test(text) &&
      !figures.some(({ role }) => role === 'vat')
    )
      return { ...each, role: 'vat' };
    if (
      last?.role === 'ownShare' &&
      each.role === null &&
      isMoney(each) &&
      /^\s*(?:of|от)\s*$/u.test(each.gap)
    )
      return { ...each, role: 'salary' };
    return each;
  });
}

/** “4 Saturdays” beside “80 a Saturday”. */
function counted(figures: Read[]): Read[] {
  return figures
    .map((each): Read => {
      const isOf = figures.some(
        (other) =>
          other.each !== '' &&
          other.each !== 'each' &&
          each.noun !== '' &&
          other.each.slice(0, 4) === each.noun.slice(0, 4),
      );
      const others = figures.filter((other) => other !== each && other.role === 'sold');
      if (isOf && each.role === 'sold' && others.length > 0) return { ...each, role: 'times' };
      const named = figures.find((other) => other.role === 'times');
      return named ? each : each;
    })
    .map((each, _, all): Read => {
      const times = all.find((other) => other.role === 'times');
      const isOf = times && each.each !== '' && times.noun.slice(0, 4) === each.each.slice(0, 4);
      return isOf && each.role === 'unitCost' ? { ...each, role: 'fixed', per: null } : each;
    });
}

/** “3 hours x 5 evenings” */
function timed(figures: Read[]): Read[] {
  return figures.map((each, index) => {
    const last = figures[index - 1];
    const isTimes =
      last?.counts === 'hour' &&
      /(?:^|\s)(?:x|х|×|по|times)\s*$/u.test(each.gap) &&
      each.unit !== 'money';
    return isTimes ? { ...each, role: 'times' as const } : each;
  });
}
