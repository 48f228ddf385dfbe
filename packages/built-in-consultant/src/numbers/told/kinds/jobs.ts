import { lettered } from '@savet/text/lettered';
import { namesIn } from '../../derived/names.ts';
import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Term } from '../../steps.ts';
import { alikeName } from '../alike.ts';
import type { Kind, Told } from '../kind.ts';
import type { Labelled } from '../labelled.ts';
import { said } from '../rule.ts';

const materialWords = said(
  'materials?|parts|paint|goods|supplies|tiles|wood|material~|материал~|част(?:и|ите)|боя(?:та)?|плочки(?:те)?|стока(?:та)?',
);
const everything = said('everything|all|the (?:lot|whole|total)|overall|всичко|цялото|общо');
/** “Materials 280 plus 15%” */
const rightBehind = lettered(
  /^\s*(?:лв\.?|лева|евро|euros?|eur)?\s*(?:with|plus|\+|плюс|с)\s*(?:a |another |още )?$/iu,
);

/** “Timber 780, and 12% on the timber” */
function alikeCosts({ words }: Labelled, told: Told): readonly Labelled[] {
  const names = namesIn(words);
  return told.all('unitCost').filter((item) => {
    const own = namesIn(item.words);
    return names.some((name) => alikeName(name, own));
  });
}

/** Whether what is added is of the material; null if that is not clear. */
function isOfMaterial(markup: Labelled, told: Told): boolean | null {
  const isNamed = materialWords.test(markup.words) || alikeCosts(markup, told).length > 0;
  if (isNamed && everything.test(markup.words)) return null;
  const last = told.figures[told.figures.indexOf(markup) - 1];
  const isBehind = last?.label === 'unitCost' && rightBehind.test(markup.before);
  return isNamed || (isBehind && !everything.test(markup.words));
}

const namesVat = said('vat|ддс');

/** A job from its hours, its way, its material and what comes on top. */
const job: Kind = {
  name: 'told-job',
  asks: said(
    'what (?:do|should|would|must|can) (?:i|we) (?:charge|ask|quote|invoice|bill)|how much (?:should|do|would|to|must) (?:i |we )?(?:charge|ask|quote|invoice|bill)|what (?:is|’s|should)[^?]{0,20}(?:quote|price|total|offer|bill|be)|price\\?|price for|quote|what does (?:it|that|the job) (?:come to|cost)|каква (?:цена|оферта|сума)|колко (?:да|става|излиза|ще (?:стане|излезе))|на колко|оферта~|каква да е цената|цена(?:та)? да',
  ),
  unless: said('an hour\\?|hourly rate|часова ставка|на час\\?|left|остава|наем~|rent'),
  needs: [],
  may: ['hourRate', 'hours', 'days', 'crew', 'km', 'perKm', 'markup', 'off', 'vat'],
  lists: ['unitCost'],
  as: { sold: 'crew', goneOf: 'crew', running: 'unitCost', invest: 'unitCost' },
  rest: 'unitCost',
  isRestSure: true,
  knowsVat: true,
  work(told, sheet) {
    const parts = [labour(told, sheet), way(told, sheet)];
    if (parts.includes(null)) return null;
    const [markup, off, vat] = [told.one('markup'), told.one('off'), told.one('vat')];
    const isOfMaterials = markup ? isOfMaterial(markup, told) : false;
    if (isOfMaterials === null) return null;
    const goods = material(told, isOfMaterials ? markup : undefined, sheet);
    const work = parts.filter((part) => part !== undefined && part !== null);
    const terms = [...work, ...goods];
    if (work.length === 0 || terms.length < 2) return null;
    const costs = sheet.sum('costs', terms, 'money');
    const full =
      markup && !isOfMaterials
        ? sheet.add('price', 'more', [costs, percent(markup.value)], 'money')
        : costs;
    const price = off ? sheet.add('discounted', 'rest', [full, percent(off.value)], 'money') : full;
    if (!vat && namesVat.test(told.question)) return null;
    const values = { price, costs };
    if (!vat)
      return {
        say: off ? 'off' : markup && !isOfMaterials ? 'marked' : 'price',
        values: { ...values, full },
        steps: sheet.steps,
      };
    const gross = sheet.add('withVat', 'more', [price, percent(vat.value)], 'money');
    return { say: 'vat', values: { gross, ...values }, steps: sheet.steps };
  },
};

/** Material, with what is added to it, and the other costs of the job. */
function material(told: Told, markup: Labelled | undefined, sheet: Sheet): readonly Term[] {
  const items = told.all('unitCost');
  const days = told.one('days');
  const term = (item: Labelled): Term => {
    const one = sheet.term('part', item, 'money');
    if (item.per === null) return one;
    // “A van at 35 per day”
    const isDaily = item.per === 'day' && days !== undefined;
    const times = isDaily ? number(days.value) : number(Number.NaN);
    return sheet.add('part', 'product', [times, one], 'money');
  };
  if (!markup) return items.map(term);
  const [only] = items;
  const named = items.filter(({ words }) => materialWords.test(words));
  const alike = alikeCosts(markup, told);
  const marked = items.length === 1 && only ? [only] : alike.length > 0 ? alike : named;
  if (marked.length === 0) return [{ value: Number.NaN, as: 'money' }];
  const all = sheet.sum('material', marked.map(term), 'money');
  const dearer = sheet.add('materialWithMarkup', 'more', [all, percent(markup.value)], 'money');
  return [dearer, ...items.filter((item) => !marked.includes(item)).map(term)];
}

/** Hours, of days if there are any, of all who work; null if one of them is missing. */
function labour(told: Told, sheet: Sheet): Term | null | undefined {
  const [rate, hours, days, crew] = (['hourRate', 'hours', 'days', 'crew'] as const).map((label) =>
    told.one(label),
  );
  if (!rate) return hours || days || crew ? null : undefined;
  if (!hours || (days && hours.per !== 'day')) return null;
  const numbers = [days, hours, crew]
    .filter((each) => each !== undefined)
    .map(({ value }) => number(value));
  return sheet.add('labour', 'product', [...numbers, amount(rate.value)], 'money');
}

function way(told: Told, sheet: Sheet): Term | null | undefined {
  const [km, rate] = [told.one('km'), told.one('perKm')];
  if (!km || !rate) return km || rate ? null : undefined;
  return sheet.add('travel', 'product', [number(km.value), amount(rate.value)], 'money');
}

/** The price of an hour from a wished income. */
const hourRate: Kind = {
  name: 'told-rate',
  asks: said(
    'hourly rate|(?:per|an) hour|hour rate|rate|day rate|per day|часова(?:та)? ставка|на час|ставка~|по колко|час(?:ът|а) ми',
  ),
  unless: said('loan|кредит~|lose|leave'),
  needs: ['reach', 'hours'],
  may: ['taxShare', 'weeks', 'days'],
  lists: ['running'],
  as: { unitCost: 'running', salary: 'running', instalment: 'running' },
  work(told, sheet) {
    const [wish, hours, weeks, tax] = [
      told.one('reach'),
      told.one('hours'),
      told.one('weeks'),
      told.one('taxShare'),
    ];
    const days = told.one('days');
    if (!wish || !hours || (days !== undefined) !== (hours.per === 'day') || (days && weeks))
      return null;
    // “60,000, at 1,100 hours a year”: the hours tell of what period the income is.
    const isYear = (wish.per ?? wish.told ?? hours.per) === 'year';
    const base = isYear || weeks ? ('year' as const) : ('month' as const);
    if ((wish.per ?? wish.told) === 'week') return null;
    const target = sheet.inPeriod('target', amount(wish.value), isYear ? 'year' : 'month', base);
    const worked = days
      ? hoursOfDays(hours, days, base, sheet)
      : hoursIn(hours, weeks, base, sheet);
    if (!target || !worked) return null;
    if ((tax?.value ?? 0) >= 90) return null;
    const gross = tax
      ? sheet.add('beforeTax', 'by-rest', [target, percent(tax.value)], 'money')
      : target;
    const costs = told
      .all('running')
      .map((item) =>
        sheet.inPeriod(
          'runningMonth',
          sheet.term('runningPart', item, 'money'),
          item.per ?? item.told ?? (isYear ? 'year' : 'month'),
          base,
        ),
      );
    if (costs.includes(null)) return null;
    const all = sheet.sum('needed', [gross, ...costs.filter((each) => each !== null)], 'money');
    const rate = sheet.add('ratePerHour', 'quotient', [all, worked], 'money');
    return {
      say: 'hour',
      values: { rate, needed: all, hours: worked },
      steps: sheet.steps,
      assumes: tax
        ? told.all('running').length > 0
          ? ['taxAfterCosts']
          : ['taxOfAll']
        : ['noTax'],
    };
  },
};

/** “20 days with 5 hours each”, “4 days a week” */
function hoursOfDays(
  hours: Labelled,
  days: Labelled,
  base: 'month' | 'year',
  sheet: Sheet,
): Term | null {
  const per = days.per ?? (days.value > 31 ? 'year' : 'month');
  if (per === 'day' || per === 'hour') return null;
  const all = sheet.add('hoursAll', 'product', [number(days.value), number(hours.value)], 'number');
  return sheet.inPeriod('hoursAll', all, per, base);
}

function hoursIn(
  hours: Labelled,
  weeks: Labelled | undefined,
  base: 'month' | 'year',
  sheet: Sheet,
): Term | null {
  const value = number(hours.value);
  if (weeks) return sheet.add('hoursAll', 'product', [number(weeks.value), value], 'number');
  const per = hours.per ?? hours.told ?? 'month';
  if (per === 'day' || per === 'hour') return null;
  return sheet.inPeriod('hoursAll', value, per, base);
}

export const jobs: readonly Kind[] = [hourRate, job];
