import { lettered } from '@savet/text/lettered';
import type { Asked } from './asks/asks.ts';
import { said } from './reading/words.ts';
import type { Read, Role } from './role.ts';

const whatIf = lettered(
  /(?<!\p{L})(?:and |but |so |or |а |и |ами |но |а пък )?(?:what (?:if|about if|happens if)|if|suppose|with|ако|какво ако|колко ако|при положение че|при)(?!\p{L})/giu,
);
const begins = lettered(/^(?:and|but|so|or|а|и|ами|но|what|колко|какво|колко ако)(?!\p{L})/iu);

/** The position where “what if …” begins, behind the first question; the length of the text if there is none. */
export function scenarioAt(text: string, asks: readonly Asked[], reads: readonly Read[]): number {
  const [first] = asks;
  const signs = [...text.matchAll(whatIf)].filter(({ index, 0: word }) => {
    const isAfter =
      first === undefined
        ? /what (?:if|happens)/u.test(word)
        : index >= first.end - 2 || index > first.at + 4;
    const isPlain = begins.test(word) || isNewAsk(text, index, asks);
    return isAfter && isPlain && reads.some(({ start }) => start > index);
  });
  const [sign] = signs;
  if (sign === undefined) return text.length;
  // “And how much is it if …”: this question is about the figures of “what if …”.
  const asking = asks
    .filter(
      ({ at }) =>
        first !== undefined &&
        at > first.at &&
        at <= sign.index &&
        isSameSentence(text, at, sign.index),
    )
    .at(-1);
  const at = asking ? asking.at : sign.index;
  return reads.some(({ start }) => start >= at) && (first === undefined || at > first.at)
    ? at
    : text.length;
}

const isSameSentence = (text: string, from: number, to: number) =>
  !/[.?!;]/u.test(text.slice(from, to));
/** “… and what is the price if I give 5% off”: another question with its own condition. */
const isNewAsk = (text: string, index: number, asks: readonly Asked[]) =>
  asks.some(({ at }, order) => order > 0 && at < index && isSameSentence(text, at, index));

const lists: readonly Role[] = ['fixed', 'unitCost', 'spend', 'invest', 'commission', 'costShare'];
const hires = said(
  'hire|hiring|take on|add|another|extra|employ|наема~|назнач~|взема|добав~|още един|още една',
);
const itIs = lettered(
  /(?:^|\s)(?:it(?: is| was|'s)?|they are|това е|е|са|бъде|стане|станат|излезе)(?: only| just| more like| само)? #/iu,
);
const becomes = said('become~|turn into|стават|станат|стана');
const goesTo = lettered(
  /(?:скоч|стан|вдигн|паднат?|увелич|go(?:es)?|jump|rise|drop|fall|becom)\p{L}*\s(?:\p{L}+\s)?(?:на|до|to|up to|down to)?\s?#/iu,
);

/** The figures with those of “what if …” in their places, or beside them; null if one has no place. */
export function merged(first: readonly Read[], then: readonly Read[]): readonly Read[] | null {
  if (then.length === 0) return first;
  return then.reduce<readonly Read[] | null>((all, read) => all && placed(all, read, first), first);
}

function placed(all: readonly Read[], read: Read, first: readonly Read[]): readonly Read[] | null {
  const named = namesake(all, read);
  const { role } = read;
  if (
    role === null ||
    (named && goesTo.test(read.words) && lists.includes(named.role ?? 'price'))
  ) {
    if (named) return replaced(all, named, read);
    const shares = all.filter(({ unit }) => unit === 'percent');
    if (
      read.unit === 'percent' &&
      shares[0] &&
      shares.length === 1 &&
      (goesTo.test(read.words) || itIs.test(read.words))
    )
      return replaced(all, shares[0], read);
    if (hires.test(read.words) && read.unit !== 'percent')
      return [...all, { ...read, role: 'fixed' }];
    const steps = all.filter((each) => each.role === 'stage');
    const become = steps.filter(({ words }) => becomes.test(words)).at(-1);
    // “4 become customers”, and later “what if 6 do?”: a number without a currency is no amount.
    if (become && becomes.test(read.words) && read.unit === 'bare' && read.sign === '')
      return replaced(all, become, read);
    if (itIs.test(read.words) && first.length > 0) {
      const last = all.filter((each) => amountOf(each) === amountOf(read)).at(-1);
      return last ? replaced(all, last, read) : null;
    }
    return null;
  }
  if (role === 'newPrice') {
    const price = all.filter((each) => each.role === 'price');
    const costs = all.filter((each) => each.role === 'fixed');
    // “If we cut to 2,400”, where only one cost is told.
    if (price.length === 0 && costs[0] && costs.length === 1) return replaced(all, costs[0], read);
    return price[0] && price.length === 1
      ? replaced(all, price[0], { ...read, role: 'price' })
      : null;
  }
  const same = all.filter((each) => each.role === role);
  const [only, ...others] = same;
  if (lists.includes(role)) {
    if (hires.test(read.words)) return [...all, read];
    if (named && named.role === role) return replaced(all, named, read);
    const isOneCost =
      only &&
      others.length === 0 &&
      (itIs.test(read.words) ||
        goesTo.test(read.words) ||
        said('cost (?:is|goes)|разходът').test(read.words));
    return isOneCost ? replaced(all, only, read) : [...all, read];
  }
  if (others.length > 0) return null;
  return only ? replaced(all, only, read) : [...all, read];
}

const amountOf = ({ unit }: Read) => (unit === 'money' || unit === 'bare' ? 'amount' : unit);
const replaced = (all: readonly Read[], old: Read, next: Read): Read[] =>
  all.map((each) =>
    each === old
      ? { ...next, role: old.role, per: next.per ?? old.per, each: next.each || old.each }
      : each,
  );

const STEM = 4;
const word = lettered(/\p{L}{4,}/giu);
const common = said(
  'sell~|sold|прода~|струва|излиза|печеля|cost~|price|what|with|only|month|year|they|have|would|разход~|цена~|стан~|скоч~|вдигн~|когато|месец~|лева|евро|ако',
);
const namesOf = (words: string) =>
  (words.match(word) ?? [])
    .filter((each) => !common.test(each))
    .map((each) => each.slice(0, STEM).toLowerCase());

/** The only figure before that has a name in common: „сървърите скочат на 1 600“. */
function namesake(all: readonly Read[], read: Read): Read | undefined {
  const names = namesOf(read.words);
  const alike = (told: (each: Read) => string) =>
    all.filter(
      (each) =>
        amountOf(each) === amountOf(read) &&
        namesOf(told(each)).some((name) => names.includes(name)),
    );
  const found = alike(({ words }) => words);
  const [only, ...others] = found.length > 0 ? found : alike(({ wide }) => wide);
  return others.length === 0 ? only : undefined;
}
