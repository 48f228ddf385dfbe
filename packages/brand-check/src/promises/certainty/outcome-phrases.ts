import { phrases } from '@savet/text/phrases';

/** How a text says that something is over. */
export const gone = phrases`
  (?:vanish|disappear|dissolve|evaporate|melt|shrink|fade|halve|dwindle)(?:s|es|d|ed)?(?: away)? | (?:is|are|be|becomes?|were) (?:\p{L}+ )?(?:gone|history|over|forgotten|(?:a )?(?:\p{L}+ )?memory|a thing of the past|behind you|zero)
  (?:goodbye|farewell|so long) to | forget(?: all)?(?: about)? | (?:rid|free) (?:of|from) | (?:the )?end (?:of|to) | (?:the )?last of | no more | banish* | (?:puts?|putting) (?:an end|a stop|paid) to | drops? to (?:zero|nothing) | -free
  изчез* | стоп(?:и|ява|яват|ят) | (?:е|са|ще са|ще е|става|стават|остава|остават|ще останат|ще остане) (?:само |вече |далечен |лош )?(?:спомен|минало|история|в миналото|зад гърба|нула) | забрав(?:ете|и) | сбогом (?:на|с) | край (?:на|с) | отърв\p{L}* | топи се | топят се | пада\p{L}* до нула
`;
const clitic = '(?:Ви|ти|се|си|го|я|ги|му|ѝ|ни|им|ми|ме)';
/** “You will never … again”, „повече няма да …те“. */
export const neverAgain = phrases`
  never again | (?:you|your \p{L}+) (?:will |shall )?never (?:\p{L}+ ){1,6}again | you(?: will|['’]ll) never (?:have|need|want) (?:to )?\p{L}+ | (?:you|your \p{L}+) (?:will not|won[’']t) (?:\p{L}+ ){1,6}(?:again|any ?more|any longer) | for the last time
  (?:повече|вече|никога(?: повече| вече)?) няма да (?:${clitic} ){0,3}(?!${clitic}(?!\p{L}))\p{L}+(?<!м)(?!\p{L}) | за последен път
  няма (?:никога )?да (?:Ви|ти) (?:се )?\p{L}+(?<!м) (?:никога|нито веднъж)
`;
/** “That much is settled”: what stands before it is certain. */
export const certain = phrases`
  that (?:much )?is (?:settled|certain|sure|for sure|a promise|a given|a fact) | (?:it is|it['’]s) (?:as simple as that|that simple|a given) | (?:no|without a|beyond) (?:doubt|question)(?: about it)? | bet on it | mark (?:our|my) words | believe us | period(?=[.!]|$)
  това е (?:сигурно|обещание|факт|гарантирано) | и точка | точка по въпроса | (?:няма|без) (?:никакво )?съмнение | няма спор | повярвайте ни | толкова е просто
`;
/** “Has no chance”, “we give you back”: an ill that cannot stay, a good that comes back. */
export const settled = phrases`
  (?:has|have|stands?) no chance | (?:does not|do not|doesn[’']t|don[’']t) stand a chance | (?:gives?|giving) (?:you|your \p{L}+) back | gives? back your \p{L}+ | (?:turns?|transforms?) you into | (?:transforms?|changes?) your \p{L}+ | restores? your \p{L}+
  нямат? (?:никакъв )?шанс | (?:връща|връщаме|връщат) (?:Ви|ти) (?!парите|сумата|обаждане|отговор)\p{L}+ | превръща\p{L}* (?:Ви|те|ти) | променя\p{L}* живота
`;
/** “Who … us”: whoever it may be. */
export const whoever = phrases`
  (?:whoever|whosoever|anyone who|anybody who|everyone who|everybody who|all who|those who) (?:\p{L}+ ){0,6}(?:us|our|with us|the plan|this \p{L}+)
  (?:който|която|всеки който|всички които|които) (?:\p{L}+ ){0,5}(?:ни|нас|при нас|наш\p{L}*|на нас)
`;
/** “With us, nothing gets lost.” */
export const neverFails = phrases`
  (?:with us|here|at \p{L}+) (?:\p{L}+ ){0,3}(?:nothing (?:ever )?(?:breaks|fails|goes wrong|gets lost|is late|slips)|(?:never|do not|don[’']t) (?:lose|fail|break|miss|slip)\p{L}*)
  (?:при нас|с нас) (?:\p{L}+ ){0,3}не се (?:губ|загуб|провал|чуп|развал|бав|отлаг|закъсня)\p{L}*
`;
/** “Whatever happens”: nothing can prevent it. */
export const regardless = phrases`
  whatever happens | whatever comes | whatever it takes | no matter (?:what|how|who|where|when)(?: \p{L}+){0,4} | come what may | without exception | without fail | under any circumstances | in (?:every|any) (?:single )?case | at all costs | every single time | no ifs(?: and|,)? no buts | once and for all | full stop(?=[.!]|$)
  каквото и да (?:стане|се случи|става) | при всички (?:случаи|обстоятелства) | при всяко положение | без изключение | на всяка цена | веднъж завинаги | без значение (?:какъв|каква|какво|какви|кой|коя|колко|кога|къде)(?: \p{L}+){0,4}
`;
/** A word that is given, and what the firm pays if it breaks it. */
export const pledge = phrases`
  money[- ]back | (?:your|the|all your) money back | full refund | or (?:it is|it['’]s|you get it|the \p{L}+ is) (?:free|on us) | or (?:we|you) (?:pay|pay nothing|do not pay|don['’]t pay) | (?:you have|take) (?:our|my) word | we (?:swear|vow|stake) | (?:count|rely|depend) on (?:it|that|us) | rest assured
  връща(?:ме|т) (?:Ви |ти )?(?:всички |си )?(?:парите|сумата|цялата сума|всичко) | парите (?:Ви |ти )?(?:се връщат|обратно) | или (?:не плащате|не плащаш|е безплатно|плащаме ние|е за наша сметка) | (?:имате|имаш) (?:думата ни|нашата дума) | даваме (?:Ви |ти )?дума | заклеваме се | кълнем се | бъдете (?:сигурни|спокойни) | (?:разчитайте|разчитай) на (?:това|нас)
`;
/** A point in time by which something is to happen. */
export const deadline = phrases`
  (?:in|within|by|after) (?:just |only |under |less than |as little as |the )?(?:\d+|a|an|one|two|three|four|five|six|seven|ten|your|next|first|second|third|end of the)? ?(?:\p{L}+ )?(?:minutes?|hours?|days?|nights?|weeks?|fortnight|months?|lessons?|sessions?|uses?|visits?|spring|summer|autumn|winter|christmas) | overnight | from (?:day one|the first \p{L}+)
  (?:за|до|след|от) (?:само |едва |по-малко от )?(?:\d+|един|една|едно|два|две|три|четири|пет|шест|седем|десет|няколко|(?:първ|втор|трет|четвърт)\p{L}+)? ?(?:минут|час|ден|дни|нощ|седмиц|месец|урок|сеанс|процедур|употреб|посещени|лято|пролет)\p{L}* | още (?:днес|утре|тази \p{L}+) | за една нощ | от раз
`;
