import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { plain, shown } from '../figures/shown-number.ts';

const hoursIn = lettered(/(?<![\d.,])(\d{1,2}(?:[.,]5)?)[ -]?(?:hours?|h|час\p{L}*|ч)(?!\p{L})/iu);
const peopleIn = lettered(
  /(?<![\d.,])(\d{1,3}) (?:\p{L}+ )?(?:guests?|people|persons?|participants?|kids|children|students|pupils|places|adults|душ\p{L}*|гост\p{L}*|участни\p{L}*|деца|ученици|места|човека|хора)(?!\p{L})/iu,
);
/** Assumptions that the reply names. */
const RATE = 20;
const PREPARATION = 1 / 3;
const FILLED = 2 / 3;
/** With fewer people, two thirds of them are no group. */
const PEOPLE_MIN = 3;

/** The price of a group for each person, from the hours and the places of a question; a made-up example if it doesn't name both. */
export function groupSum(query: string, language: Language, { angles }: Knowledge): string {
  const { groupExample, groupOwn } = angles.texts[language];
  const hours = Number(hoursIn.exec(query)?.[1]?.replace(',', '.') ?? 0);
  const people = Number(peopleIn.exec(query)?.[1] ?? 0);
  if (hours === 0 || people < PEOPLE_MIN) return groupExample;
  const paid = hours * (1 + PREPARATION) * RATE;
  const few = Math.max(Math.round(people * FILLED), 2);
  const money = (value: number) => shown({ value: rounded(value), as: 'money' }, '€', language);
  return fillTemplate(groupOwn, {
    ...{ hours: plain(hours, language), people, few },
    ...{ sum: money(paid), price: money(paid / few), full: money(paid / people) },
  });
}

/** A small price counts in tenths. */
function rounded(value: number): number {
  return value < 20 ? Math.round(value * 10) / 10 : Math.round(value);
}
