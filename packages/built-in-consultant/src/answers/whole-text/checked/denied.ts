import { lettered } from '@savet/text/lettered';

const overdue = /was due|has not been paid yet|не е платена/u;
const notYet = lettered(
  /(?<!\p{L})(?:is|are) due (?:by|on)|due by|(?:е|са) до (?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|\d)/iu,
);
const late = lettered(
  /(?<!\p{L})(?:was due|overdue|unpaid|late|not (?:been )?paid|reminder no|second|неплатен\p{L}*|просроч\p{L}*|закъсн\p{L}*|падеж\p{L}*|дълж\p{L}*)(?!\p{L})/iu,
);

/** A debt of what is only due later. */
export function isReminded(shown: string, given: string): boolean {
  return overdue.test(shown) && notYet.test(given) && !late.test(given);
}

const granted = /(?:You get|Получавате|Давам Ви|Даваме Ви) (\d+) ?%/u;

/** A discount that was only asked for. */
export function grantsWish(shown: string, given: string): boolean {
  const share = granted.exec(shown)?.[1];
  if (share === undefined) return false;
  return lettered(
    `(?<!\\p{L})(?:asks?|asked|asking|wants?|wanted|иска|поиска|моли|пита)(?!\\p{L})[^.!?]{0,50}(?<!\\d)${share} ?%`,
    'iu',
  ).test(given);
}

const refusing = lettered(
  /(?:write|draft|напиши) (?:me )?(?:an? )?(?:polite |kind |учтив )?(?:no|refusal|отказ)(?!\p{L})/iu,
);
const refused = lettered(
  /(?<!\p{L})(?:unfortunately|can[’']t|cannot|not able|decline|за съжаление|не можем|не мога)(?!\p{L})/iu,
);

/** A refusal that says no to nothing. */
export function lacksRefusal(shown: string, given: string): boolean {
  return refusing.test(given) && !refused.test(shown);
}
