import { lettered } from '@savet/text/lettered';
import type { Solution } from '../../solution.ts';
import { count, money, type Step, step, type Term } from '../../steps.ts';
import type { Quantity } from '../quantities.ts';
import { sign } from '../words.ts';
import { isForEach } from './roles.ts';

const asksOne = lettered(
  /(?:an?|one|each) \p{L}+ (?:cost|come)|cost of (?:an?|one|each)|(?:cost|price|come|much)[^?]{0,25}(?<!\p{L})(?:per|a|each|one|every)(?!\p{L})|(?:колко|какво)[^?]{0,30}(?:един|една|едно|парче\p{L}*|порция\p{L}*|бройка\p{L}*|на брой|брой)|(?:колко|какво)[^?]{0,20}(?:струва|излиза)/iu,
);
const unless = sign(
  'sell|sells|charge|price|margin|profit|rent|month~|hours?|hourly|week~|продавам|цена~|взимам|наем~|марж~|печалб~|месец~|час|часа|%',
);
const measure = lettered(
  /^\s*(?:kilos?|kg|lit(?:er|re)s?|l|metres?|meters?|m|bags?|sacks?|packs?|boxes|bottles?|tins?|jars?|rolls?|pieces?|sheets?|dozen|кг|кило(?:грама?)?|кила|литр?[аъ]?р?а?|метра?|пакета?|чувала?|кутии|бутилки|буркана?|ролки|листа?|броя)(?!\p{L})/iu,
);
const makes = (quantity: Quantity) =>
  quantity.clue.deeds.has('making') || /(?:into|for|на|от)\s*$/iu.test(quantity.clue.own);
/** “Makes 14 jars.” */
const madeNow = /(?:makes?|gives?|yields?|gets?|излизат|стават|правя|правим)(?: me)?\s*$/iu;
const perMeasure = /(?:at|@|по|x|х)\s*$/iu;
const forAll = /(?:for|за|costs?|is)\s*$/iu;

/** The cost of one portion or piece, from the ingredients of the whole batch: amounts, and quantities at a unit price. */
export function recipe(quantities: readonly Quantity[], question: string): Solution | null {
  if (!asksOne.test(question) || unless.test(question)) return null;
  const steps: Step[] = [];
  const items: Term[] = [];
  let open: Quantity | null = null;
  let made: Quantity | null = null;
  for (const quantity of quantities) {
    const isMoney = ['money', 'bare'].includes(quantity.unit);
    if (open !== null) {
      if (!isMoney || !isOfSame(open, quantity)) return null;
      if (forAll.test(quantity.clue.own) && !quantity.isEach) {
        items.push(money(quantity.value));
        open = null;
        continue;
      }
      if (!perMeasure.test(quantity.clue.own) && !quantity.isEach) return null;
      const goods = step(
        'ingredient',
        'product',
        [count(open.value), money(quantity.value)],
        'money',
      );
      steps.push(goods);
      items.push(money(goods.value));
      open = null;
    } else if (quantity.unit === 'count' && made === null && madeNow.test(quantity.clue.own)) {
      made = quantity;
    } else if (quantity.unit === 'count' && measure.test(quantity.clue.rest)) {
      open = quantity;
    } else if (quantity.unit === 'count' && makes(quantity) && made === null) {
      made = quantity;
    } else if (isMoney && quantity.per === null && !isForEach(quantity) && !makesMoney(quantity)) {
      items.push(money(quantity.value));
    } else return null;
  }
  if (open !== null || made === null || items.length < 2) return null;
  const all = step('batch', 'sum', items, 'money');
  const one = step('one', 'quotient', [money(all.value), count(made.value)], 'money');
  return {
    ...{ kind: 'recipe', asked: 'one', noun: null, base: null },
    ...{ steps: [...steps, all, one], beside: [], assumes: [] },
  };
}

/** “2 kg at 9 a kilo”: the price is for the same measure, or names none. */
function isOfSame(measured: Quantity, price: Quantity): boolean {
  const [, per] =
    lettered(/^\s*(?:a|an|per|each|на|за)\s+(?:един\s|една\s)?(\p{L}+)/iu).exec(price.clue.rest) ??
    [];
  const [, of = ''] = lettered(/^\s*(\p{L}+)/u).exec(measured.clue.rest) ?? [];
  if (per === undefined) return true;
  const family = (word: string) => word.replace(/^kg/iu, 'ki').replace(/^кг/iu, 'ки').slice(0, 2);
  return family(per) === family(of);
}

/** “It makes 14” may be a number. */
const makesMoney = ({ unit, clue }: Quantity) =>
  unit === 'bare' &&
  ['makes', 'make', 'gives', 'излизат', 'правя'].some((each) => clue.own.includes(each));

const takes = sign(
  'takes?|uses?|needs?|goes? (?:in|into)|go (?:in|into)|влизат?|отиват?|слагам|има|трябват',
);
const boxOf = lettered(
  /(?:box|bag|pack|sack|case|roll|bundle|crate|tray|кутия|чувал|пакет|кашон|стек|ролка|връзка)\p{L}*\s(?:of|от|с|със|по)\s*$/iu,
);

/** The cost of one piece that uses part of a priced box, plus its other costs. */
export function fromBox(quantities: readonly Quantity[], question: string): Solution | null {
  if (!asksOne.test(question) || unless.test(question)) return null;
  const [pack, price, used, ...others] = quantities;
  if (pack === undefined || price === undefined || used === undefined) return null;
  const isBox = ['count', 'bare'].includes(pack.unit) && boxOf.test(pack.clue.own);
  const isPriced =
    ['money', 'bare'].includes(price.unit) && !price.clue.isEach && price.per === null;
  const isUsed = ['count', 'bare'].includes(used.unit) && takes.test(used.clue.own);
  const areCosts = others.every(
    ({ unit, per }) => ['money', 'bare'].includes(unit) && per === null,
  );
  if (!isBox || !isPriced || !isUsed || !areCosts || used.value >= pack.value) return null;
  const single = step('single', 'quotient', [money(price.value), count(pack.value)], 'money');
  const goods = step('ingredient', 'product', [count(used.value), money(single.value)], 'money');
  const costs = others.map(({ value }) => money(value));
  const one = step('one', 'sum', [money(goods.value), ...costs], 'money');
  return {
    ...{ kind: 'recipe', asked: 'one', noun: null, base: null, beside: [], assumes: [] },
    steps: costs.length === 0 ? [single, goods] : [single, goods, one],
  };
}
