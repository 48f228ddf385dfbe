import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { numberWordsIn } from '@savet/text/number-words';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { COUNT_MAX, type IdeaRequest, USUAL_COUNT } from '../details/idea-request.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { IdeasAsk } from '../reading.ts';
import { nameIn, townIn, tradeNamed } from './about.ts';

const lead =
  '(?:(?:ok|okay|and|great|good|thanks|nice|please|pls|give|show|me|can|could|i|you|have|get|do|want|some|a|few|any|now|the|make|them|it|take|use|let|’s|s|но|и|а|ок|добре|супер|благодаря|моля|дай|дайте|покажи|може|ли|искам|малко|няколко|сега|вземи|вземете|да|ми|ни|ги|го|я|направи|направете)[,.!\\s]+)*';
const tail =
  '(?:[,\\s]+(?:please|pls|ones?|ideas?|of them|like that|моля|идеи|такива|от тях|ако може|versions?|варианта|неща|теми|предложения))*';
const number =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|две|два|три|четири|пет|шест|седем|осем|девет|десет)';

const more = lettered(
  `^[^\\p{L}\\p{N}]*${lead}(?:(?:${number} )?(?:more|others?|new|different|other ones|something else)|another(?: ${number})?|other|още(?: ${number})?|(?:${number} )?(?:други|нови|различни)|нещо друго)${tail}[^\\p{L}\\p{N}]*$`,
  'iu',
);
const shorter = lettered(
  `^[^\\p{L}\\p{N}]*${lead}(?:much |a bit |a little |по-?|малко |още )*(?:shorter|short|briefer|кратко|кратки|къси|късо|по-?кратк[иоа]|по-?къс[иоа]?)${tail}[^\\p{L}\\p{N}]*$`,
  'iu',
);
const inLanguage: Record<Language, RegExp> = {
  EN: lettered(
    `^[^\\p{L}\\p{N}]*${lead}(?:in english|на английски|translate (?:it |them )?(?:in)?to english|преведи (?:ги )?на английски)${tail}[^\\p{L}\\p{N}]*$`,
    'iu',
  ),
  BG: lettered(
    `^[^\\p{L}\\p{N}]*${lead}(?:in bulgarian|на български|translate (?:it |them )?(?:in)?to bulgarian|преведи (?:ги )?на български)${tail}[^\\p{L}\\p{N}]*$`,
    'iu',
  ),
};
const ordinalWords: readonly string[] = [
  'first|първ(?:ата|ия|ото|а|и|о)',
  'second|втор(?:ата|ия|ото|а|и|о)',
  'third|трет(?:ата|ия|ото|а|и|о)',
  'fourth|четвърт(?:ата|ия|ото|а|и|о)',
  'fifth|пет(?:ата|ия|ото)',
  'sixth|шест(?:ата|ия|ото)',
  'seventh|седм(?:ата|ия|ото)',
  'eighth|осм(?:ата|ия|ото)',
  'ninth|девет(?:ата|ия|ото)',
  'tenth|десет(?:ата|ия|ото)',
];
const ordinals = ordinalWords.map((words) => lettered(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
const numbered = lettered(
  /(?:number|no\.?|nr\.?|#|номер|№|идея|idea)\s*(\d{1,2})|(?<!\d)(\d{1,2})(?!\d)/iu,
);
const placed = `(?:\\d{1,2}|${ordinalWords.join('|')})`;
/** Two of the list, at the beginning of the message. */
const pair = lettered(
  `^[^\\p{L}\\p{N}]*${lead}(?:(?:what about|how about|for|tell me about|explain|write|draft|use|take|like|about|за|напиши|разпиши|развий|харесвам)\\s+)?(?:(?:the|numbers?|no\\.?|nos\\.?|nr\\.?|#|ideas?|номер(?:а|ата)?|№|иде[яи])\\s*)*(${placed})(?:\\s*(?:,|&|\\+|and|и)\\s*)(?:(?:the|number|no\\.?|nr\\.?|#|номер|№)\\s*)*(${placed})(?![\\p{L}\\p{N}%€])`,
  'iu',
);
const joint = lettered(/\s*(?:,|(?<!\p{L})(?:and|but|и|но)(?!\p{L}))\s*/iu);
const picked = lettered(
  /^[^\p{L}\p{N}]*(?:(?:ok|okay|and|great|good|nice|please|pls|i like|i take|i(?:’|')?ll take|ок|добре|супер|моля|харесвам|харесва ми|и|а)[,.!\s]+)*(?:(?:write|draft|take|use|make|develop|expand|do|turn|напиши\p{L}*|напишете|вземи\p{L}*|развий\p{L}*|разпиши|направи\p{L}*|съчини)(?!\p{L})|(?:number|no\.?|nr\.?|#|номер|№|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))(?!\p{L}))/iu,
);
const tone = lettered(
  `^[^\\p{L}\\p{N}]*${lead}(?:much |a bit |a little |more |less |по-? ?|малко |още )*(?:fun|funny|funnier|serious|formal|catchy|catchier|creative|better|bolder|edgier|warmer|friendlier|playful|(?:по-? ?)?(?:смешни|забавни|сериозни|закачливи|официални|креативни|добри|смели|весели|топли|оригинални))${tail}[^\\p{L}\\p{N}]*$`,
  'iu',
);
/** Whose business or which thing the list is for, told afterwards. */
const told = lettered(
  /^[^\p{L}\p{N}]*(?:(?:ok|well|it(?:’|')?s|hi|добре|ами|значи)[, ]+)*(?:(?:i|we)(?:’|')?(?: a)?(?:m|re| have| run| own| sell| make)|my|our|имам|имаме|държа|продавам|продаваме|правя|правим|аз съм|ние сме|(?:and|what about|а|ами|и) (?:for|за))(?!\p{L})|(?<!\p{L})(?:сме|съм|продаваме|продавам)(?!\p{L})/iu,
);
const sold = lettered(
  /(?<!\p{L})(?:sell|make|offer|продаваме?|правим|предлагаме?|предлагам)\s+([^,.;:!?]{2,40})/iu,
);
/** A longer message says something of its own. */
const WORDS_MAX = 12;

/** A few words on the list before: more, others, shorter ones, another language, one of them as a text. */
export function onIdeas(
  query: string,
  { ideas }: Thread,
  knowledge: Pick<Knowledge, 'followUps' | 'ideas'>,
): IdeasAsk | null {
  if (ideas === null || query.split(/\s+/u).length > WORDS_MAX) return null;
  const text = inCyrillicIfBulgarian(query).trim();
  const { request } = ideas;
  const given = request.count ?? USUAL_COUNT;
  const list = { ...ideas, place: null, places: null, isShort: false, isTone: false };
  if (more.test(text)) {
    const count = countIn(text) ?? request.count;
    return { ...list, request: { ...request, count }, skip: ideas.skip + given };
  }
  if (shorter.test(text)) return { ...list, isShort: true };
  for (const language of ['EN', 'BG'] as const)
    if (inLanguage[language].test(text)) return { ...list, language, skip: 0 };
  if (tone.test(text)) return { ...list, isTone: true };
  const both = shorterInLanguage(text);
  if (both !== null) return { ...list, isShort: true, language: both, skip: 0 };
  const now = toldAfterwards(text, request, knowledge);
  if (now !== null) return { ...list, request: now, skip: 0 };
  const places = placesIn(text);
  if (places.length > 1) return { ...ideas, isTone: false, place: places[0] ?? null, places };
  const place = picked.test(text) ? placeIn(text) : null;
  return place === null ? null : { ...ideas, isTone: false, place, places: null };
}

/** “Shorter and in Bulgarian”: two wishes at once, in either order. */
function shorterInLanguage(text: string): Language | null {
  const parts = text.split(joint).filter((part) => part.trim() !== '');
  if (parts.length !== 2) return null;
  const language = (['EN', 'BG'] as const).find((each) =>
    parts.some((part) => inLanguage[each].test(part)),
  );
  return language !== undefined && parts.some((part) => shorter.test(part)) ? language : null;
}

/** “Number 3 and 5”, “the first and the fourth”; empty without two of them side by side. */
function placesIn(text: string): number[] {
  const [, ...sides] = pair.exec(text) ?? [];
  return sides.flatMap((each) => placeIn(each) ?? []);
}

/** The request with the trade or the thing that it lacked, or for another one. */
function toldAfterwards(
  text: string,
  request: IdeaRequest,
  knowledge: Pick<Knowledge, 'followUps' | 'ideas'>,
): IdeaRequest | null {
  if (!told.test(text)) return null;
  const trade = tradeNamed(text, knowledge);
  const thing = sold.exec(text)?.[1]?.trim() ?? null;
  if (trade === null && thing === null) return null;
  return {
    ...{ ...request, thing, trade, named: [], business: null, namesBusiness: trade !== null },
    ...{ name: nameIn(text), place: townIn(text) ?? request.place },
  };
}

function countIn(text: string): number | null {
  const digits = /\d{1,2}/u.exec(text)?.[0];
  const [word] = numberWordsIn(text);
  const count = digits === undefined ? word : Number(digits);
  return count === undefined || count < 1 ? null : Math.min(count, COUNT_MAX);
}

function placeIn(text: string): number | null {
  const ordinal = ordinals.findIndex((each) => each.test(text));
  if (ordinal >= 0) return ordinal + 1;
  const found = numbered.exec(text);
  const place = Number(found?.[1] ?? found?.[2] ?? 0);
  return place > 0 ? place : null;
}
