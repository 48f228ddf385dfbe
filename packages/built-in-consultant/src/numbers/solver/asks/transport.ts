import type { Period } from '../../solution.ts';
import { type Ask, type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, constant, given, type Node } from '../node.ts';
import { asking, said } from '../reading/words.ts';
import { distanceOf } from '../relations/each.ts';
import { fixedIn } from '../relations/period.ts';

const all = (m: Model): Period =>
  m.figures.some(({ per, role }) => per === 'year' && role !== 'interest') ? 'year' : 'month';

/** The fuel of one kilometre. */
function fuelOfKm(m: Model): Node | null {
  const hundred = by('fuelHundred', 'product', [m.one('litres'), m.one('litrePrice')], 'money');
  return by('fuelKm', 'quotient', [hundred, constant(100)], 'money');
}

/** The kilometres of a period; those without one are of the whole time that is told. */
function kmIn(m: Model, period: Period): Node | null {
  const read = m.reads('km')[0];
  const one = distanceOf(m);
  const cars = m.one('cars');
  const way = cars && one ? by('kmOfCars', 'product', [one, cars], 'number') : one;
  if (read === undefined || way === null || m.reads('km').length > 1) return null;
  const trips = m.reads('trips')[0] ?? m.reads('times')[0];
  if (trips) {
    const ways = by('kmAll', 'product', [way, given(trips, 'number')], 'number');
    return m.inPeriod(ways, trips.per ?? period, period);
  }
  return m.inPeriod(way, read.per ?? period, period);
}

function fuel(m: Model): Found | null {
  const km = fuelOfKm(m);
  if (km === null) return null;
  const isYear = said('(?:a|per) year|yearly|годишно|на година|за година(?:та)?').test(m.text);
  const read = m.reads('km')[0];
  const isOnce = read?.per === null && !m.has('trips', 'days', 'times', 'cars');
  const period: Period = isYear && !isOnce ? 'year' : 'month';
  const way = isOnce ? distanceOf(m) : kmIn(m, period);
  const sum = by('fuelAll', 'product', [way, km], 'money');
  const say = perKm.test(m.text) ? 'fuel-and-km' : 'fuel';
  return found(isOnce ? 'fuel-way' : say, { sum, km, way }, isOnce ? {} : { per: period });
}

const perKm = said('(?:per|a|на) (?:км|km|километ~|километър~)');

/** What one kilometre costs, with all that the car costs in the same time. */
function ofKm(m: Model): Found | null {
  const km = m.has('litres') ? fuelOfKm(m) : m.one('kmCost');
  const period = all(m);
  const fixed = fixedIn(m, period);
  if (fixed === undefined) return null;
  if (fixed === null)
    return m.has('litres') ? found('km', { km }, { ignores: ['km', 'days', 'trips'] }) : null;
  const way = kmIn(m, period);
  const rest = by('fixedKm', 'quotient', [fixed, way], 'money');
  return km === null
    ? found('km', { km: rest })
    : found('km-all', { all: by('kmAllIn', 'sum', [km, rest], 'money'), km, rest });
}

const asksFuel = asking(
  '(?:what|how much|колко|какво)[^.?!]{0,50}(?:fuel|petrol|diesel|гориво~|нафта~|бензин~|дизел~)[^.?!]{0,40}(?:month|year|week|месец|година|седмица)',
);
/** Questions about a car and its way. */
export const transport: readonly Ask[] = [
  {
    name: 'ofKm',
    asks: asking(
      'per (?:km|км|mile)(?! do| are)|cost of (?:a|one) (?:km|км|mile)|(?:и )?на (?:километ~|км)(?![^.?!]{0,30}#)|(?:колко|каква|what|how much)[^.?!]{0,44}(?:километър(?:ът|а)?|км|km|mile)(?! на)|за километър',
    ),
    not: said('how many (?:km|miles)|колко км'),
    needs: (has) => has('litres') || (has('km') && has('fixed') && !has('price', 'kmPrice')),
    solve: (m) => (asksFuel.test(m.text) && !m.has('fixed') ? fuel(m) : ofKm(m)),
  },
  {
    name: 'fuel',
    asks: asking(
      '(?:what|how much|колко|какво)[^.?!]{0,50}(?:fuel|petrol|diesel|gas|гориво~|нафта~|бензин~|дизел~)[^.?!]{0,40}|fuel (?:cost )?(?:per|a) (?:month|year|trip)|(?:колко|what|how much)[^.?!]{0,40}(?:на|за|a|per|this) (?:курс|месец|trip|month|week)|колко (?:ще )?(?:ми |ни )?(?:излиза|струва)[^.?!]{0,30}(?:път|курс)~',
    ),
    needs: (has) => has('litres'),
    solve: fuel,
  },
];
