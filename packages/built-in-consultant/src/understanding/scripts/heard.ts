import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../details.ts';

/** The answers that a user may hear in a talk, by the words with which people suppose them. */
const signs: readonly (readonly [string, string])[] = [
  [
    'takeIt',
    "take it or leave|won[’']t budge|nobody else|no one else|no other|the only (?:one|supplier)|find (?:anybody|anyone|somebody) else|refuses?|(?:няма|нямат?) (?:къде|друг\\p{L}*)|друг\\p{L}* (?:няма|нямало)|не (?:ми|ви) харесва|не отстъп\\p{L}*|откаж\\p{L}*",
  ],
  ['exception', 'exception|old price|изключени\\p{L}*|старата цена'],
  ['cheaper', 'cheaper|for less|lower price|по-евтин\\p{L}*'],
  ['discount', 'discount|something off|отстъпк\\p{L}*'],
  [
    'leaves',
    'leaves?|quits?|(?:go|goes|going) (?:to|elsewhere|somewhere)|somebody else|someone else|another|competit\\p{L}*|cancels?|stops?|switch\\p{L}*|take \\p{L}+ out|оти(?:де|дат|ва|ват)|конкурен\\p{L}*|ще (?:се )?откаж\\p{L}*|напус\\p{L}*|спре|спрат|спира\\p{L}*|си тръгн\\p{L}*|отпиш\\p{L}*|прекрат\\p{L}*|си намер\\p{L}*|друг',
  ],
  [
    'promise',
    'next week|promis\\p{L}*|soon|tomorrow|do (?:his|her|their) best|sorry|другата седмица|обеща\\p{L}*|утре|скоро|ще се (?:постара|оправ)\\p{L}*|няма да се повтори',
  ],
  [
    'broke',
    "no money|can[’']?t pay|cannot pay|hasn[’']t got|няма(?:т|л|ли)? (?:пари|с какво)|не може да плат\\p{L}*",
  ],
  ['small', 'tiny|small|little|five minutes|дребн\\p{L}*|малко|малка|пет минути'],
  ['included', 'included|part of (?:it|the)|включен\\p{L}*|влизало'],
  ['always', 'always|before|used to|досега|винаги|преди'],
  ['excuse', 'excuses?|problem|оправдани\\p{L}*|проблем\\p{L}*|извинени\\p{L}*'],
  ['private', 'home|family|child|kids?|ill|вкъщи|семейств\\p{L}*|дете\\p{L}*|болен|болна'],
  ['chance', 'chance|шанс'],
  ['money', 'more money|pays? more|higher|повече пари|плати повече'],
  ['decided', 'decided|made up|решен\\p{L}*|решил\\p{L}*'],
  ['clients', 'clients|customers|клиент\\p{L}*'],
  ['review', 'reviews?|facebook|google|отзив\\p{L}*|ревю\\p{L}*|фейсбук'],
  ['all', 'all of it|the whole|everything|всичко|цялото|цялата'],
  ['trust', 'trust|довери\\p{L}*'],
  ['rough', 'roughly|ballpark|приблизително|горе-долу|ориентировъчн\\p{L}*'],
  [
    'offline',
    'internet|smartphones?|online|old people|пенсионер\\p{L}*|смартфон\\p{L}*|интернет\\p{L}*',
  ],
  ['busy', 'no time|busy|няма(?:т|м)? време|зает\\p{L}*'],
  ['think', 'think (?:about|it)|maybe|not sure|undecided|помисл\\p{L}*|колеба\\p{L}*|може би'],
  ['self', 'myself|themselves|himself|сам|сама|сами'],
  ['taken', 'already|have (?:somebody|someone|a supplier)|вече|имат? си'],
  ['why', 'why|reason|защо'],
  [
    'dear',
    'expensive|too much|a lot|complain\\p{L}*|grumbl\\p{L}*|скъп\\p{L}*|много|оплач\\p{L}*|мрънка\\p{L}*|недовол\\p{L}*',
  ],
  [
    'angry',
    'angry|shouts?|complain\\p{L}*|offended|upset|ядоса\\p{L}*|вика\\p{L}*|обид\\p{L}*|разсърд\\p{L}*|сърд\\p{L}*|оплач\\p{L}*',
  ],
  ['others', 'everybody|everyone|others|всички|другите'],
  ['no', '(?:says?|said) no|каже не|кажат не|не може'],
];
const heard = signs.map(
  ([name, pattern]) => [name, lettered(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')] as const,
);

/** The text after the “if” or “when” of a message. */
const supposed = lettered(
  /(?<!\p{L})(?:if|when|once|in case|says?|ако|като|когато|каже|кажат|щом)(?!\p{L})([\s\S]*)$/iu,
);

/** The known answer that a message supposes to hear in a talk; null if there is none. */
export function heardIn(query: string, known: readonly string[]): string | null {
  const rest = supposed.exec(inCyrillicIfBulgarian(query))?.[1];
  if (rest === undefined) return null;
  return heard.find(([name, sign]) => known.includes(name) && sign.test(rest))?.[0] ?? null;
}
