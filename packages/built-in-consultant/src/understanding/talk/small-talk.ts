import { lettered } from '@savet/text/lettered';
import { asksToWrite } from '../forms/asked-form.ts';

/** A longer message tells more than small talk. In UTF-16 units. */
const LENGTH_MAX = 160;

const said = (...words: readonly string[]) =>
  lettered(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** Whoever speaks of the business means it. */
const ofBusiness = said(
  'customers?|clients?|guests?|sponsor\\p{L}*|promot\\p{L}*|adverti\\p{L}*|posts?|menu|screens?|sell\\p{L}*|sales?|shop|pub|bar|restaurant|caf[eé]|bookings?|prices?|business|compan(?:y|ies)|firm|tax(?:es)?|laws?|grants?|subsid\\p{L}*|employees?|staff|team ?building|orders?|marketing|brand|campaign|candidates?|products?',
  'клиент\\p{L}*|гост\\p{L}*|спонсор\\p{L}*|промоци\\p{L}*|реклам\\p{L}*|пост(?:ове)?|меню\\p{L}*|екран\\p{L}*|прода\\p{L}*|магазин\\p{L}*|заведени\\p{L}*|бар(?:а|ът)?|ресторант\\p{L}*|кафене\\p{L}*|резерваци\\p{L}*|цен(?:а|и|ите|ата)|бизнес\\p{L}*|фирм\\p{L}*|данъ\\p{L}*|закон\\p{L}*|субсиди\\p{L}*|служител\\p{L}*|персонал\\p{L}*|поръчк\\p{L}*|маркетинг\\p{L}*|марка\\p{L}*|кампани\\p{L}*|кандидат\\p{L}*|продукт\\p{L}*',
);

const game = said(
  'match|game (?:on|tonight|tomorrow)|derby|(?:cup|league|eurovision|euro) finals?|league|world cup|euros?|champions league|football|soccer|tennis|rugby|cricket|basketball|f1|formula (?:1|one)|olympics|premier league',
  'мач\\p{L}*|дерби\\p{L}*|финал\\p{L}*|лигата|шампионска\\p{L}*|футбол\\p{L}*|тенис\\p{L}*|волейбол\\p{L}*|баскетбол\\p{L}*|световното|олимпиада\\p{L}*|левски|цска|лудогорец|локомотив|ботев|отбор',
);
const whoWins = said(
  "who(?:[’']?s| is| will| do|[’']?ll)?|win\\p{L}*|won|score|watch\\p{L}*|favou?rite|root\\p{L}*|support|bet|fan|lost|did you see",
  'кой|кого|ще (?:бие|бият|спечели|победи|падне|паднем)|спечели|резултат\\p{L}*|гледа\\p{L}*|навива\\p{L}*|фен|залага\\p{L}*|си|бихме|паднахме|видя ли|отбор',
);
/** “I say 2-1”. */
const result = /(?<![\d.,:])\d ?[-–:] ?\d(?![\d.,:])/u;
const tonight = said('tonight|tomorrow|on saturday|on sunday|довечера|утре|в събота|в неделя');
const politics = said(
  'vot(?:e|ing) for|elections?|president|prime minister|government|parliament|politicians?|trump|putin|war in',
  'гласува\\p{L}*|избори(?:те)?|президент\\p{L}*|премиер\\p{L}*|правителств\\p{L}*|парламент\\p{L}*|политици\\p{L}*|партия\\p{L}*|депутат\\p{L}*|тръмп|путин|войната в',
);
const views = said(
  'who|what do you (?:think|say)|opinion|your view|should i|do you (?:like|support|believe)|going to win',
  'кой|кого|какво (?:мислиш|мислите|ще кажеш)|мнение\\p{L}*|ще (?:ни )?(?:оправ|спечел|падн)\\p{L}*|харесва\\p{L}*|подкрепя\\p{L}*|за кого',
);
const ofYou = said(
  "how (?:was|is) your (?:\\p{L}+ )?(?:day|weekend|morning|evening|night|holiday|christmas|week)|(?:do|are|did|have) you (?:ever )?(?:married|single|tired|bored|happy|sad|lonely|sleep|eat|dream|drink|in love|a girl|a boy|got kids|have (?:kids|children|a (?:girlfriend|boyfriend|wife|husband|family|dog|cat|soul)|feelings)|like (?:music|coffee|beer|me|football|dogs|cats|pizza))|(?:what(?:[’']?s| is)|who(?:[’']?s| is)) your (?:favou?rite \\p{L}+|star sign|age)|how old are you|i love you|will you marry me|where do you live|what do you do for fun",
  '(?:как (?:мина|беше|е|върви)) (?:\\p{L}+ )?(?:уикендът|уикенда|денят|деня|вечерта|нощта|празника|почивката)(?: (?:ти|ви))?|(?:омъжена|женен|самотен|самотна|щастлив|уморен|уморена|влюбен)\\p{L}* ли (?:си|сте)|имаш ли (?:гадже|деца|чувства|приятел|семейство|куче|котка|душа|жена|мъж)|обичаш ли(?: (?:ме|кафе|бира|музика|футбол))?|спиш ли|ядеш ли|коя зодия|на колко (?:си )?години|любим\\p{L}* (?:ти|ви) \\p{L}+|обичам те|ще се омъжиш ли|къде живееш|ti koi otbor|koi otbor si',
);
const kin = said(
  'my (?:wife|husband|girlfriend|boyfriend|kids?|son|daughter|mother|father|mum|mom|dad|parents|marriage|ex)|our marriage',
  '(?:жена|мъжът|мъжа|съпруга|съпругът|съпругата|гаджето|децата|детето|синът|дъщеря|майка|баща|родителите|бившата|бившият|приятелката|приятелят|приятеля) ми|брака? ни',
);
const ofTheHeart = said(
  "barely talk|(?:don[’']?t|never) (?:talk|see each other|speak)|divorce|left me|leave me|cheat\\p{L}*|jealous|argue|fight|fought|quarrel\\p{L}*|love|marriage|date night|inherit\\p{L}*",
  'не си говорим|почти не (?:се виждаме|говорим)|развод\\p{L}*|разведа|напусна ме|остави ме|изневеря\\p{L}*|ревнува\\p{L}*|скарахме|караме|обича\\p{L}*|брака?|наслед\\p{L}*',
);

/** Said of people only, whatever is said of the business beside it. */
const broken = said(
  "divorc\\p{L}*|left me|dumped me|broke up|cheat(?:ed|ing|s) on|(?:won[’']?t|doesn[’']?t) (?:talk|speak) to me",
  'развод\\p{L}*|разведох\\p{L}*|заряза|напусна ме|остави ме|ме остави|скъса\\p{L}* с мен|изневер\\p{L}*|не ми говори',
);
const weather = said(
  "(?:what(?:[’']?s| is|[’']?ll| will) |how(?:[’']?s| is) )?the weather(?: (?:tomorrow|today|like|going))|will it (?:rain|snow)",
  'времето (?:утре|днес|през уикенда)|ще (?:вали|завали|е студено|е топло)(?: утре| днес)?|какво (?:ще е )?времето',
);

/** The friendly line that a message of small talk gets; null for any other message. */
export function smallTalk(message: string): string | null {
  if (message.length > LENGTH_MAX || asksToWrite(message)) return null;
  if (kin.test(message) && broken.test(message)) return 'private';
  if (ofBusiness.test(message)) return null;
  if (ofYou.test(message)) return 'about-me';
  const isGame = game.test(message) && whoWins.test(message);
  if (isGame || (result.test(message) && tonight.test(message))) return 'sport';
  if (politics.test(message) && views.test(message)) return 'politics';
  if (weather.test(message)) return 'weather';
  return kin.test(message) && ofTheHeart.test(message) ? 'private' : null;
}
