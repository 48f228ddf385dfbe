import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { oneProduct } from '../several-sums.ts';
import { figuresOf, type WordedSum } from './worded.ts';

/** The role of a figure of one product. Several fixed costs add up. */
type Role = 'price' | 'cost' | 'fixed' | 'wanted' | 'quantity';

/** Parts of a question with one figure each. */
const clauseEnd = lettered(
  /[,;.?!:](?=\s|$)|(?<!\p{L})(?:and|but|if|when|while|и|но|а|ако|като|при положение че)(?!\p{L})/giu,
);

const wanted = lettered(
  /(?:want|like|need|have) to (?:earn|make|take home|have left|pay myself)|иска(?:м|ме) да (?:изкар|спечел|печел|ми оста|ни оста|взема|си плащ)\p{L}*/iu,
);
const fixed = lettered(
  /(?<!\p{L})(?:rent|fixed|overheads?|salar\p{L}*|wages?|bills|insurance|lease|loan|monthly costs|наем\p{L}*|постоянн\p{L}*|заплат\p{L}*|сметки\p{L}*|режий\p{L}*|кредит\p{L}*|лизинг\p{L}*|осигуровк\p{L}*)(?!\p{L})/iu,
);
const cost = lettered(
  /(?<!\p{L})(?:costs?|ingredients?|materials?|products|suppl\p{L}*|making|make (?:one|it|each)|струва\p{L}*|себестойн\p{L}*|разход\p{L}*|материал\p{L}*|продуктите|суровин\p{L}*|влага\p{L}*|излиза ми)(?!\p{L})/iu,
);
const price = lettered(
  /(?<!\p{L})(?:sell|sells|selling|sold|price|charge|at|for|продава\p{L}*|цена\p{L}*|взема\p{L}*|по|за)(?!\p{L})/iu,
);
const soldBefore = lettered(
  /(?<!\p{L})(?:sell|selling|sold|sales of|make|продам|продадем|продавам|продаваме|при)(?: (?:about|around|only|около|само))? $/iu,
);
const piecesAfter = lettered(
  /^\s*(?:pieces|units|sales|of (?:them|these)|items|броя|бройки|бр\.|продажби|от тях)(?!\p{L})/iu,
);
const soldWith = lettered(/(?<!\p{L})(?:with|from|of|при|от)(?: about| около)? $/iu);
const left = lettered(/(?<!\p{L})(?:left|profit|earn|печалб\p{L}*|оста\p{L}*|печеля)(?!\p{L})/iu);
const perTime = lettered(
  /^\s*(?:a|per|each|every|на) (?:day|week|month|ден|седмица|месец)(?!\p{L})/iu,
);
const sold = lettered(/(?<!\p{L})(?:sell|sold|charge|price|продава|цена|взема)/iu);
const perUnit = lettered(/(?<!\p{L})(?:for|at|по|за) [€$]?$/iu);

/** Words that ask for the margin, the break-even point or the profit of one product. */
const asks: readonly RegExp[] = [
  lettered(/(?<!\p{L})(?:margin|mark-?\s?up|марж\p{L}*|надценк\p{L}*)(?!\p{L})/iu),
  lettered(
    /break.?even|(?<!\p{L})(?:на нула|нулата|рентабилност\p{L}*|покри\p{L}* (?:си )?разход\p{L}*|cover (?:my|the|our|all) costs)(?!\p{L})/iu,
  ),
  lettered(
    /(?<!\p{L})(?:profit|(?:is|what[’']s) left|left over|do i (?:earn|make)|печалб\p{L}*|ми оста\p{L}*|колко оста\p{L}*|печеля)(?!\p{L})/iu,
  ),
];
const howMany = lettered(/(?<!\p{L})(?:how many|колко)(?!\p{L})/iu);
/** With the tax in the price, the margin is another one. */
const other = lettered(/(?<!\p{L})(?:vat|ддс|hours?|часа?)(?!\p{L})|%/iu);

function roleOf({ unit, before, after }: Figure, clause: string): Role | null {
  if (unit === 'time' || unit === 'percent') return null;
  if (unit === 'none' && (piecesAfter.test(after) || soldBefore.test(before))) return 'quantity';
  if (wanted.test(clause)) return 'wanted';
  if (unit === 'none' && soldWith.test(before) && left.test(clause)) return 'quantity';
  // “The pitch costs 120 a day” is a fixed cost.
  if (fixed.test(clause) || (cost.test(clause) && perTime.test(after))) return 'fixed';
  if (cost.test(clause) && !lettered(/(?<!\p{L})(?:sell|продава)/iu).test(clause)) return 'cost';
  const isPrice = price.test(clause) || perUnit.test(before);
  // “The stall is 90 a month”.
  if (perTime.test(after) && !sold.test(clause)) return 'fixed';
  return isPrice ? 'price' : null;
}

/** The figures of a question by their roles; null if one of them has none, or two have the same. */
function rolesIn(question: string): Partial<Record<Role, number>> | null {
  const given: Partial<Record<Role, number>> = {};
  for (const clause of question.split(clauseEnd)) {
    const [figure, ...others] = figuresOf(clause);
    if (figure === undefined) continue;
    const role = others.length > 0 ? null : roleOf(figure, clause);
    if (role === null || (given[role] !== undefined && role !== 'fixed')) return null;
    given[role] = (given[role] ?? 0) + figure.value;
  }
  return given;
}

/** “It costs 4, I sell it for 12, the rent is 600: what are my margin and break-even?” Everything that is asked of one product. */
export const oneProductSum: WordedSum = (question) => {
  if (other.test(question)) return null;
  const given = rolesIn(question);
  if (given?.price === undefined || given.cost === undefined) return null;
  const count = asks.filter((sign) => sign.test(question)).length;
  const isNeeded =
    howMany.test(question) && given.fixed !== undefined && given.wanted !== undefined;
  if (count < 2 && !isNeeded) return null;
  const results = oneProduct.compute(given);
  return results === null ? null : { name: 'one-product', given, results };
};
