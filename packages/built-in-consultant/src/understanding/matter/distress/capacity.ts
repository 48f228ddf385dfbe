import { said } from '../said.ts';

const makes = said(
  '(?:i|we)(?: can| only| can only| am able to)? (?:knit|bake|sew|make|produce|paint|build|carve|roast|brew|weave|crochet|print|repair|clean|teach|see|take|do|serve|manage|handle)',
  "can[’']?t (?:make |do |take )?(?:any )?more",
  'плета|пека|шия|правя|изработвам|рисувам|дялам|тъка|бродирам|плетем|печем|шием|правим|изработваме|поправям|чистя|приемам|обслужвам|преподавам|смогвам|успявам|не мога',
);
const perTime = said(
  '\\d+(?: \\p{L}+){0,3} (?:a|per|each|every|in a) (?:hour|day|week|month|year)|(?:weekly|daily|monthly)',
  '\\d+(?: \\p{L}+){0,3} (?:на|в|за|всеки|всяка) (?:час|ден|седмица|месец|година)|(?:дневно|седмично|месечно)',
);
/** Signs that it is about the person after all. */
const suffers = said(
  "sleep\\p{L}*|awake|cr(?:y|ies|ied|ying)|tears|tired\\p{L}*|exhaust\\p{L}*|burn(?:ed|t)|burnout|burning|pain|hurts?|ill|sick|breakdown|hate|nights?|weekends?|strength|panic\\p{L}*|can[’']t (?:go on|take (?:it|this)|cope)|hours|owe|debts?|drink\\p{L}*|live",
  'спя|сън\\p{L}*|плач\\p{L}*|рева|умор\\p{L}*|измор\\p{L}*|изтощ\\p{L}*|прегор\\p{L}*|бол\\p{L}*|срив\\p{L}*|мразя|нощ\\p{L}*|уикенд\\p{L}*|сили|паник\\p{L}*|издържа\\p{L}*|часа|почив\\p{L}*|пия|дълж\\p{L}*|живея',
);

/** Whether a message only says how much somebody can make: “I knit three a week, I can’t do more”. */
export function isCapacity(message: string): boolean {
  return makes.test(message) && perTime.test(message) && !suffers.test(message);
}
