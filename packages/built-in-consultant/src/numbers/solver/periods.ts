import { lettered } from '@savet/text/lettered';
import type { Period } from '../solution.ts';
import { said } from './reading/words.ts';
import type { Read } from './role.ts';

const times: readonly [Period, RegExp][] = [
  ['day', said('(?:a|per|each|every) day|daily|на ден|дневно')],
  ['week', said('(?:a|per|each|every) week|weekly|седмично|на седмица')],
  ['month', said('(?:a|per|each|every) month|monthly|месечно|на месец')],
];
/** Whether the text names a period that no figure has, so that the period of the figures is in doubt. */
export const hasOtherTime = (figures: readonly Read[], text: string, period: Period): boolean =>
  times.some(
    ([time, words]) =>
      time !== period &&
      words.test(text) &&
      !figures.some(({ per, role }) => per === time || (time === 'day' && role === 'days')),
  );

const yearly = said(
  '(?:a|per|each|every|next|the) year|yearly|annual~|годишно|на година|за (?:една |цялата )?година(?:та)?',
);
const weekly = said(
  '(?:a|per|each|every|the) week|weekly|седмично|на седмица|за (?:една )?седмица(?:та)?',
);
const monthly = said(
  '(?:a|per|each|every|the) month|monthly|месечно|на месец(?:а)?|за (?:един )?месец(?:а)?',
);

/** The period of a figure is not one that is asked for: “at 60 a month”. */
const withTime = lettered(/\d\S*(?: \p{L}+)? (?:a|per|на) \p{L}+/gu);

/** The period of the calculation: the one that is asked for, otherwise the only one of the figures, otherwise a month. */
export function periodOf(figures: readonly Read[], text: string): Period {
  const asking = text
    .split(/(?<=[.?!])\s/u)
    .filter((each) => /\?|колко|how|what|какво/u.test(each))
    .join(' ')
    .replace(withTime, '');
  const told = new Set(
    figures.flatMap(({ per, role }) =>
      per === null || per === 'hour' || role === 'interest' ? [] : [per],
    ),
  );
  if (yearly.test(asking)) return 'year';
  if (monthly.test(asking)) return 'month';
  if (weekly.test(asking)) return 'week';
  const [only] = told;
  if (told.has('year') && figures.some(({ role }) => role === 'months')) return 'year';
  if (
    told.size === 1 &&
    only !== undefined &&
    (only !== 'day' || !figures.some(({ role }) => role === 'days'))
  )
    return only;
  return 'month';
}
