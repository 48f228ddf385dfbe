import { lettered } from '@savet/text/lettered';

const emptySigns = lettered(
  /(?<!\p{L})(?:empty|missing|blank|unfilled|not filled|left out|still to fill|lacks?|празн\p{L}*|липсва\p{L}*|липсващ\p{L}*|непопълнен\p{L}*|не (?:е|са|съм) попълн\p{L}*|остава да попълня)(?!\p{L})/iu,
);
const weakSigns = lettered(
  /(?<!\p{L})(?:weak\p{L}*|vague|too short|thin|poor(?:ly)?|generic|bad(?:ly)?|empty words|unclear|слаб\p{L}*|неясн\p{L}*|твърде (?:кратк|общ)\p{L}*|прекалено (?:кратк|общ)\p{L}*|лош\p{L}*|неубедител\p{L}*)(?!\p{L})/iu,
);

/** “Is my Brand Hub complete?”, „попълнено ли е всичко?“ */
const complete = lettered(
  /(?<!\p{L})(?:complete|finished|fully filled|all filled|filled (?:in|out)|попълнен\p{L}* ли|пълен ли|завършен ли|готов ли|всичко (?:ли )?(?:е )?попълнен\p{L}*)(?!\p{L})/iu,
);

export function asksIfComplete(query: string): boolean {
  return complete.test(query);
}

/** “Which field is empty and which is weak?”: both are asked. */
export function asksEmptyAndWeak(query: string): boolean {
  return emptySigns.test(query) && weakSigns.test(query);
}
