import { lettered } from '@savet/text/lettered';
import type { GeneralAngle } from '../../knowledge/angles.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** A longer message has a story that the reply would pass over. In UTF-16 units. */
const LENGTH_MAX = 140;

const needs = lettered(
  /(?:^|[.!?,;–-]\s*)[^\p{L}]*(?:(?:and|but|so|а|и|но|ами)\s+)?(?:(?:do|does) (?:i|we|my \p{L}+|our \p{L}+|an? (?:\p{L}+ ){0,3}\p{L}+) (?:(?:really|even|actually|still) ){0,2}need (?!(?:to|an? (?:lawyer|contract|certificate|permit|licen[cs]e|company|new quote)|permis+ion)(?!\p{L}))|what(?:[’']s| is) the point of|(?:изобщо|наистина|въобще)\s[^?]{0,30}(?:трябва(?! да)|нуж(?:ен|на|но)|необходим)|трябва(?:т)? ли (?:ми|ни)(?! (?:да|адвокат|юрист|договор|сертификат|разрешени\p{L}*|фирма)(?!\p{L}))|нуж(?:ен|на|но|ни) ли (?:ми|ни) (?:е|са)|имаме? ли нужда от|за какво (?:ми|ни) (?:е|са)(?!\p{L}))/iu,
);
const doubts = lettered(
  /(?:^|[.!?]\s*)[^\p{L}]*(?:(?:do|does) (?:\p{L}+ ){0,2}(?:customers?|clients?|people|buyers?|guests?|anyone|anybody) (?:even|really|actually|still)|does (?:anyone|anybody)|(?:хората|клиентите|някой|купувачите|гостите) (?:изобщо|наистина|още|въобще)(?: \p{L}+){0,2} ли|(?:хората|клиентите|купувачите|гостите) \p{L}+ ли (?:изобщо|наистина|още|въобще))(?!\p{L})/iu,
);
const fears = lettered(
  /(?<!\p{L})(?:i(?:[’']m| am| feel| get)(?: (?:so|too|very|really|a bit|always))* (?:afraid|scared|embarrassed|shy|ashamed|nervous|uncomfortable)|i hate (?:selling|asking|calling|to)|i don[’']t dare|i can[’']t bring myself|страх ме е|неудобно ми е|притеснявам се|срамувам се|срам(?:увам)? (?:ме е|се)|мразя да (?:продавам|моля|звъня|искам)|не смея|не ми стиска)(?!\p{L})/iu,
);
const limits = lettered(
  /(?:^|[.!?]\s*)[^\p{L}]*(?:(?:is|are|isn[’']t|aren[’']t) [^?]*(?<!\p{L})too (?:narrow|small|broad|specific|early|soon)|is it normal|не е ли (?:прекалено|твърде)|нормално ли е|рано ли е)(?!\p{L})/iu,
);
const late = lettered(
  /(?<!\p{L})(?:is it (?:already )?too late|are we too late|am i too late|(?:твърде |прекалено |вече )?късно ли е|не е ли (?:вече |твърде )*късно)(?!\p{L})/iu,
);
const stops = lettered(
  /(?<!when )(?<!\p{L})(?:should (?:i|we) (?:just |now )?(?:stop|give up|quit(?! my job)|abandon)|is it time to (?:stop|give up|quit))(?!\p{L})|(?:^|[.!?,–-]\s*)да (?:го |я |ги )?(?:спра|спрем|се откажа|се откажем|зарежа|зарежем)(?!\p{L})/iu,
);
const judges = lettered(
  /(?<!\p{L})(?:how (?:do|can|will|would|should) (?:i|we) (?:know|tell|see|judge) (?:if|whether)|как да (?:разбера|разберем|позная|познаем|преценя|преценим) дали)(?!\p{L})/iu,
);
const who = lettered(
  /(?:^|[.!?]\s*)[^\p{L}]*(?:(?:and|but|а|и|но)\s+)?(?:who(?: (?:in|of|at) (?:\p{L}+ ?){1,3})? (?:should|shall|must|has to) (?:write|do|run|post|handle|maintain|make|update|talk to|call|conduct|answer|reply|take care)|кой (?:да|трябва да) (?:ги |го |я |се )?(?:пише|напише|води|прави|занимава|отговаря|поддържа|пуска|публикува|обажда|говори|провежда))(?!\p{L})/iu,
);

/**
 * Whether a question asks for the need, the time, the end, the quality or the person of a subject whose advice only says how it is
 * done; null if it asks for something else, or the advice says that.
 */
export function generalAngle(
  message: string,
  label: string,
  { angles }: Pick<Knowledge, 'angles'>,
): GeneralAngle | null {
  if (message.length > LENGTH_MAX) return null;
  const { weighing, judged } = angles.signs;
  if (who.test(message)) return 'who';
  if (late.test(message)) return 'late';
  if (limits.test(message)) return 'limit';
  if (fears.test(message)) return 'nerve';
  if (doubts.test(message)) return 'doubt';
  if (needs.test(message) && !weighing.need.includes(label)) return 'need';
  if (stops.test(message) && message.includes('?') && !weighing.stop.includes(label)) return 'stop';
  return judges.test(message) && judged.includes(label) ? 'sign' : null;
}
