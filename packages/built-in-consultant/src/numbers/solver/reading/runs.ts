import { lettered } from '@savet/text/lettered';
import type { Read, Role } from '../role.ts';
import { said } from './words.ts';

/** Only a noun stands between two figures of a list: “rent 4,200, wages 6,900”. */
const next = lettered(
  /^\s*(?:(?:a month|per \p{L}+|on \p{L}+|each|на месец|на \p{L}+|\p{L}+)\s*)?(?:,|\+|and|plus|и|плюс|&)\s*(?:and |и |plus )?(?:(?!(?:but|after|minus|less|след|ама|но|обаче|we|i|get|got|sell|win|lose|expect|продавам|имам|купих|at|по)\s)[\p{L}&-]+\s){0,3}(?:is|are|е|са|за|at|about|around|roughly|около|costs?)?\s*$/iu,
);
const listed: readonly Role[] = [
  'fixed',
  'unitCost',
  'spend',
  'invest',
  'commission',
  'partnerShare',
];
const noCost = said(
  'brings?|leaves?|income|turnover|revenue|sales?|profit|оборот~|приход~|печалба~|носи|искам|want|price|цена~|pays?|client',
);

/** Figures of a list without words of their own take the role of the others. */
export function inRuns(figures: readonly Read[], text: string): Read[] {
  const runs: Read[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && next.test(figure.gap) && isAlike(last, figure)) run.push(figure);
    else runs.push([figure]);
  }
  const price = figures.find(({ role }) => role === 'price')?.value ?? 0;
  return runs.flatMap((run) => (run.length > 1 ? unified(run, text, price) : run));
}

const kind = ({ unit }: Read) =>
  unit === 'percent' ? 'share' : unit === 'money' || unit === 'bare' ? 'amount' : unit;
function isAlike(last: Read, figure: Read): boolean {
  if (kind(last) === kind(figure)) return true;
  // “1.4% + 0.25”
  return (
    last.role === 'commission' &&
    kind(figure) === 'amount' &&
    /(?:\+|plus|and|и|плюс)\s*$/u.test(figure.gap)
  );
}

const hasPrice = said('sell~|price~|charge|ticket|цена~|продавам~|такса');

function unified(run: readonly Read[], text: string, price: number): Read[] {
  const roles = new Set(run.flatMap(({ role }) => (role === null ? [] : [role])));
  const [first] = run;
  if (first && kind(first) === 'share') return asShares(run, text);
  const known = [...roles].filter((role) => listed.includes(role));
  const isMixed = known.length === 2 && known.includes('fixed') && known.includes('unitCost');
  if (
    isMixed &&
    !hasPrice.test(text) &&
    run.every(({ role, each }) => role !== 'price' && each === '')
  )
    return run.map((each) => ({ ...each, role: 'fixed' as const }));
  if (known.length === 2 && known.includes('spend'))
    return run.map((each) => ({
      ...each,
      role: listed.includes(each.role ?? 'spend') ? 'spend' : each.role,
    }));
  const [only, ...others] = known;
  if (only === undefined || others.length > 0) return [...run];
  const own = only === 'commission' ? 'unitCost' : only;
  return run.map((each) =>
    each.role === null && !noCost.test(each.words) && each.unit !== 'percent'
      ? {
          ...each,
          role:
            own === 'fixed' && each.value < price && !Number.isInteger(each.value)
              ? 'unitCost'
              : own,
        }
      : each,
  );
}

const WHOLE = 100;
/** Partners’ percentages that add up to 100 are their shares; beside a commission, percentages are commissions and amounts unit costs. */
function asShares(run: readonly Read[], text: string): Read[] {
  const shares = run.filter(({ unit }) => unit === 'percent');
  const isWhole = shares.reduce((all, { value }) => all + value, 0) === WHOLE;
  if (
    isWhole &&
    shares.every(({ role }) => role === null) &&
    /partner|owner|founder|съдруж|собствени|делим/u.test(text)
  )
    return run.map((each) => ({ ...each, role: 'partnerShare' as const }));
  const first = shares.find(({ role }) => role !== null)?.role ?? null;
  if (first !== 'commission') return [...run];
  return run.map((each) => {
    if (each.role !== null) return each;
    return { ...each, role: each.unit === 'percent' ? first : ('unitCost' as const) };
  });
}
