import { lettered } from '@savet/text/lettered';
import type { Figure } from '../figures.ts';
import { isPercent, only, type WordedSum } from './worded.ts';

const MONTHS = 12;
const PEOPLE_MAX = 500;
/** The lowest figure that is a monthly pay, and not a number of hours or days. */
const PAY_MIN = 100;

const yearly = lettered(
  /(?<!\p{L})(?:year\p{L}*|annual\p{L}*|per annum|12 months|годин\p{L}*|годиш\p{L}*|12 месеца)(?!\p{L})/iu,
);
const paying = lettered(
  /(?<!\p{L})(?:payroll|salar\p{L}*|wages?|earn\p{L}*|gross|staff|employ\p{L}*|people|workers?|pay (?:my|our|them)|заплат\p{L}*|възнагражден\p{L}*|бруто|брутн\p{L}*|служител\p{L}*|работни[кц]\p{L}*|персонал\p{L}*|души|човека|получават|взимат|вземат)(?!\p{L})/iu,
);
const contributions = lettered(
  /(?<!\p{L})(?:contributions?|employer\p{L}*|social security|insurance|осигур\p{L}*|работодател\p{L}*|вноск\p{L}*)(?!\p{L})/iu,
);
/** Other sums about people and money. */
const other = lettered(
  /(?<!\p{L})(?:customers?|clients?|subscri\p{L}*|visitors?|rais\p{L}*|bonus\p{L}*|hours?|a week|per week|weekly|an hour|net|take home|клиент\p{L}*|абонат\p{L}*|вдиг\p{L}*|увелич\p{L}*|бонус\p{L}*|часа|на час|на седмица|седмичн\p{L}*|чисто|нето|нетна)(?!\p{L})/iu,
);

/** The yearly cost of several people: people × monthly pay × 12, with the employer’s costs only if they are given. */
export const yearlyPayroll: WordedSum = (question, figures) => {
  const isPay = paying.test(question) || contributions.test(question);
  if (!yearly.test(question) || !isPay || other.test(question)) return null;
  const rate = only(figures, isPercent);
  const amounts = figures.filter((figure) => !isPercent(figure) && !isTwelve(figure));
  const groups = groupsOf(amounts);
  if (groups === null) return null;
  const asksContributions = contributions.test(question);
  if (asksContributions && rate === undefined) return { name: 'yearly-payroll', lacks: ['rate'] };
  if (figures.some(isPercent) && !asksContributions) return null;
  const month = groups.reduce((sum, { people, pay }) => sum + people * pay, 0);
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  const [first] = groups;
  const pays = groups.length === 1 && first !== undefined ? { pay: first.pay } : {};
  const share = rate === undefined ? {} : { rate: rate.value };
  return {
    name: 'yearly-payroll',
    given: { people, ...pays, ...share },
    results: {
      month: { value: month, as: 'money' },
      year: { value: month * MONTHS, as: 'money' },
      ...(rate !== undefined && {
        left: { value: month * MONTHS * (1 + rate.value / 100), as: 'money' },
      }),
    },
  };
};

function isTwelve({ value, after }: Figure): boolean {
  return value === MONTHS && /^\s*(?:months?|месец)/iu.test(after);
}

/** “3 bakers at 1,700 and 2 sellers at 1,300”: people and pay in turn. */
function groupsOf(amounts: readonly Figure[]): { people: number; pay: number }[] | null {
  if (amounts.length === 0 || amounts.length % 2 !== 0) return null;
  const groups = Array.from({ length: amounts.length / 2 }, (_, at) => ({
    people: amounts[at * 2]?.value ?? 0,
    pay: amounts[at * 2 + 1]?.value ?? 0,
  }));
  const areSound = groups.every(
    ({ people, pay }) =>
      Number.isInteger(people) && people > 0 && people <= PEOPLE_MAX && pay >= PAY_MIN,
  );
  return areSound ? groups : null;
}
