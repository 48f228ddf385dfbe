import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { type OfPeople, ofPeople } from '../../knowledge/follow-ups.schema.ts';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { Verdict } from '../verdict/verdict.ts';

const apart = ['sensitive', 'savet', 'off-scope', 'brand-hub', 'numbers', 'talk'];
/** A longer message says something of its own. In words. */
const WORDS_MAX = 14;
/** With so few, it names no subject. */
const BARE_WORDS = 7;

const many = lettered(
  /(?<!\p{L})(?:patients|parents|customers|clients|guests|users|members|followers|клиентите|пациентите|родителите|гостите|хората|членовете|последователите)(?!\p{L})/iu,
);
const opening =
  '^[^\\p{L}]*(?:(?:and|but|so|then|well|ok|okay|great|thanks|а|и|но|ами|е|добре|ок|тогава)[,. ]+)*';
const whom = '(?:him|her|them|it|this|that|my \\p{L}+|our \\p{L}+|the \\p{L}+)';
const koi = '(?:му |им |ѝ |и |го |я |ги |ти )*';

const signs: Readonly<Record<OfPeople, RegExp>> = {
  'still-no': lettered(
    `${opening}(?:what )?(?:if|when|suppose|ако|като|когато)(?!\\p{L})[^?]{0,30}(?<!\\p{L})(?:still|again|anyway|пак|все пак|отново)(?!\\p{L})[^?]{0,20}(?<!\\p{L})(?:no|refuses?|do(?:es)?n[’']t (?:want|agree|budge|work)|не (?:ще|иска|искат|стане|става|се съгласи|се съгласят|отстъпи|отстъпят)|откаже|откажат|кажат? не)(?!\\p{L})`,
    'iu',
  ),
  'who-first': lettered(
    `${opening}(?:(?:who|whom|which|what)(?!\\p{L})[^?]{0,30}(?<!\\p{L})(?:call|ring|ask|write|visit|contact|talk|speak|approach|start|begin)(?!\\p{L})[^?]{0,25}(?<!\\p{L})(?:first|with)|(?:(?:на|с|от|при) )?(?:кого|кои|кой)(?!\\p{L})(?=[^?]{0,40}(?<!\\p{L})(?:първо|първи|първа|най-напред)(?!\\p{L}))[^?]{0,40}(?<!\\p{L})(?:питам|попитам|звънна|звъня|обадя|пиша|потърся|говоря|посетя|викна|извикам)(?!\\p{L})[^?]{0,20}|(?:с|от|на) кого да (?:започна|почна|започнем|се обадя|звънна|пиша)(?: първо)?)[^\\p{L}]*$`,
    'iu',
  ),
  'asked-why': lettered(
    `${opening}(?=[^?]{0,40}(?<!\\p{L})(?:say|tell|answer|reply|respond|кажа|кажем|казвам|казваме|отговоря|отговорим|отговарям)(?!\\p{L}))[^?]{0,60}(?<!\\p{L})(?:(?:if|when|once)(?: \\p{L}+){1,3}|(?:като|ако|когато)(?: (?:ме|ни|се|те|някой|клиент\\p{L}*))*) (?:asks?(?: me| us)?|пита(?:т)?|попита(?:т)?) (?:why|how come|защо)(?!\\p{L})`,
    'iu',
  ),
  tell: lettered(
    `${opening}(?:how (?:do|should|can|would) (?:i|we) (?:tell|explain (?:it |this |that )?to|announce|break|inform|let) (?:${whom})|как да ${koi}(?:кажа|кажем|съобщя|съобщим|обявя|обявим|обясня|обясним|поднеса|поднесем)(?! не(?!\\p{L})))(?!\\p{L})`,
    'iu',
  ),
  talk: lettered(
    `${opening}(?:how (?:do|should|can|would) (?:i|we) (?:ask|tell|say|bring|start|open|begin|explain|put|break|raise) (?:${whom}|up)|what (?:exactly )?(?:do|should|can) (?:i|we) (?:say|tell)(?! it costs)|как да ${koi}(?:започна|почна|започнем|подхвана) (?:този |тоя )?разговор\\p{L}*|как да ${koi}(?:попитам|попитаме|помоля|помолим|кажа|кажем|обясня|обясним|поднеса|поискам)|(?:какво|с какви думи) да ${koi}(?:кажа|кажем)|с какво да (?:започна|почна) разговора)(?!\\p{L})`,
    'iu',
  ),
};

/** The question of a message about the people in the reply before it; null if it has a subject of its own. */
export function ofPeopleAsked(
  query: string,
  { reply, text }: Pick<Thread, 'reply' | 'text'>,
  verdict: Verdict,
  isOnText: boolean,
): OfPeople | null {
  if (reply === '' || (text && isOnText) || wordsOf(query).length > WORDS_MAX) return null;
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  if (apart.includes(family)) return null;
  const asked = inCyrillicIfBulgarian(query);
  const found = ofPeople.find((each) => signs[each].test(asked)) ?? null;
  // A message to many people is an announcement.
  if ((found === 'talk' || found === 'tell') && many.test(asked)) return null;
  // A talk about a subject of its own has its own advice; whom first and a second no go on from the reply.
  const isOther =
    ['topics', 'cards', 'texts'].includes(family) && wordsOf(query).length > BARE_WORDS;
  return (found === 'talk' || found === 'tell') && isOther ? null : found;
}

export function isOfPeople(ask: string): ask is OfPeople {
  return ofPeople.some((each) => each === ask);
}
