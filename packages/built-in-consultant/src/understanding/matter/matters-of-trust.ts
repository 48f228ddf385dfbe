import { firstMatter, type Signs, said } from './said.ts';
import { ownKin, partner, staff } from './who.ts';

const money =
  'money|cash|till|account|funds|takings|the books|company card|\\d[\\d.,]*(?: ?(?:k|thousand|€|eur\\p{L}*|euros?|£|leva|lv|a month|a day))?';
const moneyBg =
  'пари\\p{L}*|каса\\p{L}*|сметка\\p{L}*|оборот\\p{L}*|карта\\p{L}*|стока\\p{L}*|\\d[\\d .,]*(?: ?(?:хил\\p{L}*|лв\\p{L}*|лева|евро|бона))?|pari|kasa\\p{L}*|smetka\\p{L}*';
const takes = said(
  'steal\\p{L}*|stole|stolen|thie[fv]\\p{L}*|theft|embezzl\\p{L}*|skim(?:s|med|ming)|pocket(?:s|ed|ing)|siphon\\p{L}*|fiddl\\p{L}*|swindl\\p{L}*|defraud\\p{L}*',
  `(?:tak(?:es?|ing|en)|took|mov(?:es?|ed|ing)|transferr?\\p{L}*|withdr[ae]w\\p{L}*|pay(?:s|ing) (?:him|her)self|paid (?:him|her|them)sel\\p{L}+|pull(?:s|ed|ing)|borrow(?:s|ed|ing)|help(?:s|ed|ing) (?:him|her)self|dip\\p{L}*|spen(?:ds?|t|ding)|gives?|gave|giving|hand(?:s|ed|ing)|us(?:es?|ed|ing) the company card)(?:(?! it out on)[^.?!]){0,40}(?<!\\p{L})(?:${money})|(?:paid|pays|paying|bought|buys) (?:for )?(?:his|her|their) (?:\\p{L}+ ){1,4}(?:from|with|out of|on|through) (?:our|the) (?:company|firm|business|joint|shop)|(?:hand|fingers) in the till|(?:faked|forged|fake|cooked|cooking|false) (?:the )?(?:invoices?|receipts?|books)`,
  'краде\\p{L}*|крадат|краж\\p{L}*|открадна\\p{L}*|окраде\\p{L}*|присвоя\\p{L}*|присвоява\\p{L}*|злоупотреб\\p{L}*|източ[вои]\\p{L}*|точи (?:пари|фирмата|касата)|бърка\\p{L}*(?: \\p{L}+){0,2} в касата|бръкна\\p{L}* в касата|изнася\\p{L}*(?: \\p{L}+){0,3} стока|фалшив\\p{L}* фактур\\p{L}*',
  `(?:взима|взема|взе|взел|взела|вземал|взимал|тегли|теглил|теглила|изтегли|изтеглил|превежда|преведе|превел|превела|прехвърл\\p{L}+|плаща|плащал|плащала|си е плащал[аи]?|дава|даде|дал|дала|харчи|изхарчи\\p{L}*|ползва\\p{L}*|vzima|vzema|vze|tegli)(?:[^.?!]){0,40}(?<!\\p{L})(?:${moneyBg})`,
);
const secretly = said(
  "without (?:telling|asking|my|our|saying|a word|permission|me)|behind my back|secret\\p{L}*|(?:his|her) (?:own|private|personal)|found out|discovered|i (?:just )?(?:saw|noticed|see)|didn[’']t (?:tell|ask|know)|never (?:told|asked)|private(?:ly)?|holiday|vacation|personal(?:ly)?|more than (?:agreed|me)|unauthori[sz]ed|doesn[’']t (?:tell|ask)|embezzl\\p{L}*|steal\\p{L}*|stole",
  'без да (?:ми |ме |ни )?(?:каже|казва|пита|попита|знам|знаем|разбера|предупреди|споделя)|зад гърба|тайно|скришно|скрито|за себе си|на (?:свое|негово|нейно) име|лични\\p{L}*|лично|открих|разбрах|видях|установих|хванах|не ми (?:каза|е казал)\\p{L}*|почивк\\p{L}*|в личната|по личната|bez da|присвоя\\p{L}*|краде|източ\\p{L}*|злоупотреб\\p{L}*|на своя сметка|по своята сметка|не съм (?:знаел|знаела|одобр)\\p{L}*',
);
/** The thing taken is not money or goods, the taker is not one of ours, or the asker wants their own pay. */
const otherTaking = said(
  'customers? (?:list|base)|(?:steal\\p{L}*|stole|stolen|took|taking) (?:\\p{L}+ ){0,3}(?:customers?|clients?|ideas?|designs?|engineers?|recipes?|employees?|staff|photos?|slogans?|names?)|(?:we|i) (?:stole|have stolen)|identity|password|hack\\p{L}*|competitors?|insure|insurance against|(?:sell|offer|make) (?:\\p{L}+ ){0,3}(?:alarm|camera|software)|pay rise|a raise|commission|how much should i (?:pay|take)|take money out (?:each|every)',
  '(?:краде|открадна|крадат|взима|взе) (?:\\p{L}+ ){0,3}(?:клиент\\p{L}*|иде\\p{L}*|дизайн\\p{L}*|рецепт\\p{L}*|снимк\\p{L}*|слоган\\p{L}*|име(?:то)?|служител\\p{L}*)|парол\\p{L}*|хак\\p{L}*|конкурент\\p{L}*|чуждестранн\\p{L}*|застраховаме|продаваме|предлагаме|колко да (?:си )?(?:тегля|взимам|плащам)|лихва\\p{L}*|комисион\\p{L}*',
);
const outsider = said(
  'customers?|clients?|guests?|famil(?:y|ies)|tenants?|patients?|residents?|daughter of|somebody|someone|a (?:lady|woman|man)',
  'клиент\\p{L}*|гост\\p{L}*|гостенк\\p{L}*|семейство\\p{L}*|наемател\\p{L}*|пациент\\p{L}*|близките|една (?:жена|дама)|един (?:мъж|господин)|домакин\\p{L}*|клиентела\\p{L}*',
);
const accuses = said(
  'accus\\p{L}*|(?:says?|said|claims?|claimed|insists?|thinks?|swears?)(?: that)? (?:\\p{L}+ ){0,4}(?:took|stole|has taken|has stolen|pocketed|nicked|is a thief)|blam\\p{L}*',
  'обвинява\\p{L}*|обвини\\p{L}*|обвинен\\p{L}*|(?:твърд[ия]\\p{L}*|казва\\p{L}*|каза\\p{L}*|пише|разправя\\p{L}*)[^.?!]{0,40} (?:взел\\p{L}*|открадна\\p{L}*|откраднал\\p{L}*|крадл\\p{L}*|бръкнал\\p{L}*|изчезнал\\p{L}*)',
);
const ofTaking = said(
  'took|stole|stolen|taken|steal\\p{L}*|theft|thief|missing|disappeared|nicked|pocketed',
  'взел\\p{L}*|взе|открадна\\p{L}*|кражба\\p{L}*|краде\\p{L}*|крадл\\p{L}*|изчезна\\p{L}*|липсва\\p{L}*|бръкна\\p{L}*',
);
const denies = said(
  "den(?:y|ies|ied)|swears?|swore|cry(?:ing)?|cries|tears|didn[’']t|did not|innocent|says (?:she|he) (?:has not|hasn|never)|upset|boss|what do i do",
  'отрич\\p{L}*|кълне\\p{L}*|плаче\\p{L}*|не (?:го )?е (?:взимал|взел|пипал)\\p{L}*|невин\\p{L}*|твърди, че не|разстроен\\p{L}*|какво (?:правя|да правя)|как да (?:постъпя|реагирам)',
);
const spreads = said(
  'tell(?:s|ing)|said|says|saying|claim\\p{L}*|spread\\p{L}*|rumou?rs?|gossip\\p{L}*|writ(?:es|ing)|wrote|post(?:s|ed|ing)|bad-?mouth\\p{L}*|slander\\p{L}*|lies about|word is|story going',
  'разправя\\p{L}*|разпростран\\p{L}*|пуска\\p{L}* (?:слух|мълв)\\p{L}*|пусна\\p{L}* (?:слух|мълв)\\p{L}*|слух\\p{L}*|мълв\\p{L}*|клевет\\p{L}*|говори\\p{L}*|приказва\\p{L}*|пише\\p{L}*|писа\\p{L}*|твърди\\p{L}*|казва\\p{L}*|razpravq|pishe|govori',
);
const untrue = said(
  "(?:(?:it|that|this|which|all)[’']s|(?:is|was)) (?:all )?(?:a )?(?:complete |total |pure )?(?:lie|lies|rubbish|invented|nonsense|false|untrue|made up)|not true|isn[’']t true|untrue|not a word|false|never happened|(?:tell\\p{L}*|spread\\p{L}*|are|all|with|of|these|such) lies|made(?: it)? up|slander\\p{L}*",
  'не е (?:вярно|истина|така)|вярно не е|невярн\\p{L}*|неистин\\p{L}*|лъж[аеи]\\p{L}*|измислиц\\p{L}*|измисля\\p{L}*|клевет\\p{L}*|ne e vqrno|ne e istina|lyja|laja',
);
const ofFirm = said(
  'we|our|us|my (?:shop|bakery|salon|firm|company|restaurant|hotel|kitchen|business|caf[eé])',
  'ни|сме|съм|наш\\p{L}*|фирмата ми|ресторанта ми|магазина ми|салона ми|пекарната ми|имаме|при нас|imame|sme',
);
/** A rumour says something bad. */
const bad = said(
  "rats?|mice|mouse|cockroach\\p{L}*|vermin|dirt\\p{L}*|filth\\p{L}*|mould\\p{L}*|mold\\p{L}*|rotten|old meat|expired|sick|ill|poison\\p{L}*|cheat\\p{L}*|steal\\p{L}*|stole|thie\\p{L}+|scam\\p{L}*|fraud\\p{L}*|crook\\p{L}*|bankrupt\\p{L}*|going under|broke|clos(?:ed|ing)|shut down|fake|drugs?|police|unpaid|don[’']t pay|didn[’']t pay|racist|hygiene|disease\\p{L}*|covid|lice|bedbugs?|bugs|affair|drink\\p{L}*|killed|hurt|hit|mistreat\\p{L}*|slander\\p{L}*|lies about",
  'плъх\\p{L}*|мишк\\p{L}*|хлебарк\\p{L}*|дървениц\\p{L}*|мръс\\p{L}*|мухъл\\p{L}*|плесен\\p{L}*|развален\\p{L}*|изтекъл\\p{L}*|болн\\p{L}*|разболя\\p{L}*|отров\\p{L}*|натров\\p{L}*|лъж(?:ем|а клиент|ат)\\p{L}*|мам(?:им|я|ят)\\p{L}*|измам\\p{L}*|краде\\p{L}*|крад(?:ем|ат|ци)\\p{L}*|фалир\\p{L}*|фалит\\p{L}*|затвор\\p{L}*|затваря\\p{L}*|хигиен\\p{L}*|глоб\\p{L}*|фалшив\\p{L}*|ментета?|дрога|наркотиц\\p{L}*|полици\\p{L}*|не плащаме|не си плащаме|болест\\p{L}*|въшки|клевет\\p{L}*|пия\\p{L}+|бием|hlebarki|pluhove|otrov\\p{L}*',
);
/** It does harm, or it is asked what to do. */
const harms = said(
  'town|everyone|everybody|everywhere|village|neighbou?rhood|customers|bookings?|orders|stopped coming|halved|dropped|fell|around|local|ex-?\\p{L}*|fired|former|competitor|what do (?:i|we)|how do (?:i|we)|people',
  'навсякъде|всички|всеки|хората|града|селото|квартала|клиент\\p{L}*|резервации\\p{L}*|поръчк\\p{L}*|паднах\\p{L}*|наполовина|половина|спрях\\p{L}*|не идват|бивш\\p{L}*|уволнен\\p{L}*|конкурент\\p{L}*|какво (?:правя|да|правим)|как да',
);
const ofReview = said(
  'reviews?|stars?|one-star|google|trustpilot|tripadvisor|booking\\.com',
  'отзив\\p{L}*|ревю\\p{L}*|звезд\\p{L}*|гугъл|google|booking',
);
/** Rumours from rivals have advice of their own. */
const rival = said('competitors?|rivals?', 'конкурент\\p{L}*');
const ofPromises = said('i said|we said|our ads?|advert\\p{L}*', 'в рекламата|рекламата ни');
const caught = said(
  "caught|on camera|camera footage|cctv|red-handed|found out|discovered|i found|missing|suspect\\p{L}*|almost sure|(?<!are you )(?:pretty |quite |very )?sure(?! (?:you|about|this|that[’']s))",
  'хвана\\p{L}*|(?:на|от) камер\\p{L}*|камерите|пипна\\p{L}*|открих\\p{L}*|разбрах\\p{L}*|липсва\\p{L}*|подозира\\p{L}*|съмнява\\p{L}*|сигур\\p{L}*|установи\\p{L}*|засякох\\p{L}*',
);

const matters: readonly Signs[] = [
  { name: 'staff-accused', all: [outsider, accuses, ofTaking, staff, denies], none: [ofReview] },
  { name: 'partner-money', all: [partner, takes, secretly], none: [otherTaking] },
  { name: 'kin-theft', all: [ownKin, takes, secretly], none: [otherTaking, accuses] },
  { name: 'kin-theft', all: [ownKin, takes, caught], none: [otherTaking, accuses] },
  { name: 'staff-theft', all: [staff, takes, caught], none: [otherTaking, accuses] },
  {
    name: 'false-rumour',
    all: [spreads, untrue, ofFirm, bad, harms],
    none: [ofReview, ofPromises, rival],
  },
];

/** The matter of broken trust that a message tells: who has taken money, who is accused of it, who spreads lies; null for all others. */
export function trustMatter(message: string): string | null {
  return firstMatter(matters, message);
}
