import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { beginsWith, byRole, endsWith, isAfter } from './by-role.ts';
import { isAmount, isPercent, type WordedSum } from './worded.ts';

const joins = '(?:\\s(?:is|are|ми|ни|е|са|me|us|about|around|около|към|at least|поне|only|само))*';

const dearer = lettered(
  /(?<!\p{L})(?:went up|gone up|is up|are up|rose|risen|up by|dearer|поскъпна\p{L}*|вдигна\p{L}*|скочи\p{L}*|се качи\p{L}*|поскъпване\p{L}*)(?!\p{L})/iu,
);
const ofCost =
  '(?:of|от)\\s(?:(?:my|the|our|all|total|production|разходите|общите)\\s)*(?:costs?|себестойност\\p{L}*|разход\\p{L}*|тях)';
const keeps = lettered(
  /(?<!\p{L})(?:same|keep\p{L}*|maintain\p{L}*|запаз\p{L}*|същи\p{L}*|задърж\p{L}*)(?!\p{L})[^.?!]*(?:margin|марж\p{L}*)/iu,
);

/** “Flour went up 14 % and is 30 % of my cost; a loaf costs 1.60 and sells at 2.40: which price keeps the margin?” */
export const priceAfterRise: WordedSum = (question, figures) => {
  if (!dearer.test(question) || !keeps.test(question)) return null;
  const shares = figures.filter(isPercent);
  const amounts = figures.filter((figure) => !shares.includes(figure));
  const half = shares.length / 2;
  if (!Number.isInteger(half) || half < 1 || half > 3) return null;
  const [rises, parts] = [shares.slice(0, half), shares.slice(half)];
  // All of the rises stand before all of the shares, in the same order of things.
  if (rises.some((figure) => beginsWith(figure, ofCost))) return null;
  if (!parts.some((figure) => beginsWith(figure, ofCost) || isAfter(figure, ofCost))) return null;
  if (half > 1 && !rises.every((figure, at) => sharesThing(figure, parts[at]))) return null;
  const given = byRole(amounts, {
    cost: (figure) =>
      isAmount(figure) &&
      (beginsWith(figure, 'to (?:make|produce|bake)') ||
        endsWith(figure, `(?:costs?|струва\\p{L}*|себестойност\\p{L}*|излиза\\p{L}*)${joins}`)),
    price: (figure) =>
      isAmount(figure) &&
      isAfter(figure, 'sells?|selling|sold|price|charge|продава\\p{L}*|цена\\p{L}*') &&
      !beginsWith(figure, 'to (?:make|produce|bake)'),
  });
  if (given === null) return null;
  const { cost = 0, price = 0 } = given;
  const rise = rises.reduce(
    (sum, { value }, at) => sum + (value * (parts[at]?.value ?? 0)) / 100,
    0,
  );
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (cost <= 0 || price <= cost || whole > 100 || rise <= 0) return null;
  return {
    name: 'price-after-rise',
    given: { cost, price, rise },
    results: {
      rise: { value: rise, as: 'percent' },
      cost: { value: cost * (1 + rise / 100), as: 'money' },
      margin: { value: (1 - cost / price) * 100, as: 'percent' },
      price: { value: price * (1 + rise / 100), as: 'money' },
    },
  };
};

/** Whether the words before two figures name the same thing. */
function sharesThing(one: Figure, other: Figure | undefined): boolean {
  const words = (text: string): readonly string[] => text.match(lettered(/\p{L}{4,}/gu)) ?? [];
  const known = words(one.before);
  return words(other?.before ?? '').some((word) => known.includes(word));
}
