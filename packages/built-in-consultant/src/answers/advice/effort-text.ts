import { fillTemplate } from '@savet/text/text';
import type { Effort, FollowUpPhrases } from '../../knowledge/follow-ups.schema.ts';

const MINUTES = 60;
/** From so many weeks on, months are easier to read. */
const MONTHS_FROM = 26;
const WEEKS_PER_MONTH = 52 / 12;

/** “1–2 hours”, “30–60 minutes”. */
export function hoursText([from, to]: Effort['hours'], { hours }: FollowUpPhrases): string {
  if (to < 1) return fillTemplate(hours.minute, { to: to * MINUTES });
  if (from < 1 && to <= 1)
    return fillTemplate(hours.minutes, { from: from * MINUTES, to: to * MINUTES });
  if (from < 1) return fillTemplate(hours.halfTo, { to });
  return from === to ? hours.hour : fillTemplate(hours.hours, { from, to });
}

/** “2–4 weeks”, “6–12 months”. */
export function weeksText([from, to]: Effort['weeks'], { weeks }: FollowUpPhrases): string {
  const months = (count: number) => Math.round(count / WEEKS_PER_MONTH);
  if (from >= MONTHS_FROM)
    return fillTemplate(weeks.months, { from: months(from), to: months(to) });
  return from === to ? weeks.week : fillTemplate(weeks.weeks, { from, to });
}

/** “€70–140”. */
export function sumText(
  { from, to }: NonNullable<Effort['cost']>,
  phrases: FollowUpPhrases,
): string {
  return fillTemplate(phrases.sum, { from, to });
}
