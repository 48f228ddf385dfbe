import { said } from './said.ts';

const end = String.raw`(?=\s*(?:[.!?…,;:–—)]|$)| (?:and|or|but|any ?more|for good|for ever|forever|и|или|но|вече|повече|завинаги)(?!\p{L}))`;

/** One has failed everybody, or is of no use. */
const worthless = said(
  String.raw`(?:nobody|no[- ]one) (?:really )?(?:needs|loves|wants) me${end}|(?:let|letting) (?:everybody|everyone|them all|my (?:whole )?family|all of them)(?: \p{L}+)? down|failed (?:everyone|everybody|them all|my (?:family|kids|children|wife|husband)|at everything|as a)|(?:everything|all) i (?:touch|do|try) (?:fails|goes wrong|breaks|dies|turns to)|i(?:[’']m| am) (?:just |only |such )?(?:a (?:burden|failure|waste)|in everyone[’']?s way|nothing|no good|useless)${end}|(?:hate|despise) myself|disappoint(?:ed|ment to) (?:everyone|everybody|my (?:family|kids|wife|father))|deserve (?:better|someone better|more) than me`,
  String.raw`(?:на )?(?:никого|никому) не (?:съм (?:нужен|нужна|потреб\p{L}+)|трябвам|съм притрябвал[а]?)|никой няма нужда от мен|(?:провалих|подведох|разочаровах|изложих) (?:всички|семейството|децата|всичките)|(?:всичко|каквото)(?:,)? (?:което |до което )?(?:пипна|хвана|започна|правя|се докосна)(?: \p{L}+){0,2} (?:се проваля|проваля\p{L}*|се чупи|умира|пропада)|(?:само )?преча на (?:всички|всеки|семейството|хората)|(?:аз )?съм (?:пълен |пълна )?(?:провал|нищожество|никой|боклук|за нищо|тежест|бреме)|мразя (?:се|себе си)|заслужават? (?:нещо |някой |някого )?(?:по-добро|по-добър|повече) от мен|за нищо не ставам`,
);
/** One would be no longer there, or no longer get up. */
const gone = said(
  String.raw`(?:hit by a (?:bus|truck|car|train)|have an accident|had an accident|in a (?:car )?crash)(?:[^.?!]){0,60} (?:solve|better|easier|relief|over|everything|best)|why (?:i )?(?:don[’']?t|do i not|not) (?:i )?(?:just )?(?:let go|jump|do it)|just let go${end}|(?:pills|rope|gun|tablets|knife|razor|bottle of pills)(?: (?:i keep|that i keep))? (?:in|from|under|by) (?:the|my)|not (?:get|getting|got) up (?:again|any ?more|ever)|never (?:get|getting) up again|(?:not|n[’']t|no longer) (?:be |to be )?around (?:any ?more|much longer)|won[’']?t be (?:here|around|with you) (?:much longer|any ?more|for long)|lost (?:the|my|all) will to live|no will to live|the will to live|join (?:him|her|them) (?:up there|in heaven)|rest for ?ever|over for me|it[’']?s all over for me|give up on life|giving up on life|leave this world`,
  String.raw`(?:легна|заспя|лягам)(?: \p{L}+){0,2} (?:и )?(?:повече )?да не (?:стана|ставам|отворя очи)|(?:ако|да|ще) (?:просто |взема да )?(?:си отида|си тръгна)(?: \p{L}+)? (?:завинаги|от (?:този|тоя) (?:свят|живот)|от света)|(?:защо|за какво)(?: \p{L}+){0,2} (?:още )?(?:съм жив[а]?|живея|ставам сутрин)|(?:забия|завия|обърна|въртя|вкарам)(?: \p{L}+){0,2} (?:волана|колата|мантинел\p{L}+)|ме (?:блъсне|сгази|удари|прегази) (?:кола|камион|влак|автобус|нещо)|хапчетата в|нямам (?:вече )?(?:воля|желание) за живот|воля за живот|за мен (?:всичко )?(?:е свършено|свърши)|на оня свят`,
);
/** The same in words that may also mean a holiday, a will or a rest. */
const away = said(
  String.raw`(?:put|putting|got|getting) (?:all )?(?:my|the) (?:papers|affairs|things|will) in order|(?:finally|just) (?:be at|have|find) peace${end}|(?:end|stop) (?:the|this) (?:pain|suffering)|if i(?:[’']m| am| was| were) (?:not|no longer|n[’']t) (?:here|around)${end}|(?:wasn|weren)[’']t (?:here|around)${end}|not make it to (?:christmas|new year|spring|my birthday)`,
  String.raw`(?:ако|да|когато) (?:вече |просто |направо |изобщо )?(?:ме|мен ме) няма(?:ше)?${end}|(?:подреждам|подредих|оправих|оправям) (?:си )?(?:документите|нещата|завещанието)|(?:да|ще) намеря (?:най-после |накрая )?покой|да (?:спре|свърши) (?:болката|всичко|този кошмар|тая мъка)|едва ли ще (?:дочакам|доживея)|няма да ме има${end}`,
);
/** It is asked who stands in meanwhile. */
const standsIn = said(
  String.raw`(?:who|how)(?: \p{L}+){1,6} (?:if|when|while) i`,
  String.raw`(?:кой|как|какво)(?: \p{L}+){1,6},? (?:ако|когато|докато)`,
);
/** There is nothing left to hope for. */
const hopeless = said(
  String.raw`nothing (?:is )?(?:left|remains)(?: for me)?${end}|no (?:hope|future|light|way out)(?: (?:left|for me|at all))*${end}|hopeless|(?:can[’']?t|cannot|don[’']?t) see (?:a|any) (?:future|hope|way (?:out|forward)|tomorrow)|(?:everything|it)(?:[’']?s| is) (?:over|lost|pointless|meaningless|ruined)${end}|(?:can[’']?t|cannot) (?:go on|carry on|do this|take (?:it|this))(?: any ?more| any longer| like this)?${end}|no (?:strength|energy|desire) (?:left|to go on|any ?more)|given up|i give up${end}|lost everything`,
  String.raw`(?:няма|нямам|без) (?:вече |никаква |никакво )?(?:надежда|бъдеще|изход|спасение|светлина)|безнадежд\p{L}*|не виждам (?:вече |никакъв |никакво )?(?:изход|бъдеще|надежда|светлина|утре)|всичко (?:е )?(?:свърши|загубено|изгубено|безсмислено|пропадна|рухна|се срина|се провали)|(?:не|вече не) (?:мога|издържам)(?: повече| вече| така)?${end}|(?:нямам|останах без) (?:вече |повече )?сили|предавам се${end}|предадох се|загубих всичко|изгубих всичко|всичко ми се струпа`,
);
/** It is thought again and again. */
const thinks = said(
  'i (?:keep|sometimes|often|always|just)(?: \\p{L}+){0,2} (?:think|thinking|wonder|imagin\\p{L}+|dream\\p{L}*|catch myself)|sometimes(?: \\p{L}+){0,8} (?:i think|i wonder|i wish|i imagine)|i wonder why|it would(?: probably| just)? be (?:best|better|easiest|easier)|would solve',
  '(?:понякога|все|често|постоянно|вечер|нощем|само|май)(?: \\p{L}+){0,5} (?:си )?(?:мисля|мислех|представям|казвам|иска ми се|сънувам)|така ми се иска|иска ми се|сигурно (?:ще )?(?:е|би)|ще им направя услуга|хващам се(?: да мисля| че)?|(?:ще|би) (?:е|било) (?:най-)?(?:по-)?(?:лесно|добре)',
);
/** Whom one would leave behind. */
const family = said(
  'famil(?:y|ies)|wife|husband|kids|children|son|daughter|mother|father|parents|(?:life )?insurance|everyone|everybody|them all|all of them|loan|debts?',
  'семейство\\p{L}*|жена\\p{L}*|мъж\\p{L}*|деца\\p{L}*|синът?|сина|дъщеря\\p{L}*|майка\\p{L}*|баща\\p{L}*|родител\\p{L}*|застраховк\\p{L}*|всички|кредит\\p{L}*|дълг\\p{L}*|заем\\p{L}*',
);

/** Whether several hints together say that somebody thinks of no longer being there. Each alone may mean something else. */
export function hintsAtDespair(message: string): boolean {
  if (gone.test(message))
    return [worthless, hopeless, thinks, family].some((sign) => sign.test(message));
  if (
    away.test(message) &&
    !standsIn.test(message) &&
    [worthless, hopeless, thinks].some((sign) => sign.test(message))
  )
    return true;
  return worthless.test(message) && hopeless.test(message);
}
