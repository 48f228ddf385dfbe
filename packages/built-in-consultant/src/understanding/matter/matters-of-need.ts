import { firstMatter, type Signs, said } from './said.ts';
import { staff } from './who.ts';

const seized = said(
  '(?:froze|frozen|freez\\p{L}+|seiz\\p{L}+|garnish\\p{L}*|block(?:ed|s)|attached|levied|distrain\\p{L}*|lock(?:ed|s))(?:[^.?!]){0,40} (?:bank )?accounts?|accounts? (?:\\p{L}+ ){0,3}(?:frozen|seized|blocked|garnished|locked)',
  'запор\\p{L}*|(?:блокира\\p{L}*|спря\\p{L}*|заключи\\p{L}*)(?: \\p{L}+){0,3} сметк\\p{L}*|сметк\\p{L}*(?: \\p{L}+){0,3} (?:е |са |беше )?(?:блокиран\\p{L}*|запорира\\p{L}*|спрян\\p{L}*)|zapor\\p{L}*',
);
const creditor = said(
  'tax (?:office|authorit\\p{L}*|man)|taxman|revenue|nra|hmrc|irs|bailiffs?|enforcement|court|creditors?|wages?|payroll|salar\\p{L}*|payday|bank',
  'нап|данъчн\\p{L}*|чси|съд\\p{L}* изпълнител\\p{L}*|съд(?:ът|а)?|осигуровк\\p{L}*|запориха (?:ни|ми)|(?:ни|ми) запорира\\p{L}*|кредитор\\p{L}*|заплат\\p{L}*|взискател\\p{L}*|банк\\p{L}*|nap|4si|chsi|zaplat\\p{L}*',
);
const otherAccount = said(
  "instagram|facebook|google|paypal|stripe|ads? account|amazon|etsy|linkedin|tiktok|clients? account|customer[’']?s? account|scam\\p{L}*|hack\\p{L}*|thie[fv]\\p{L}*",
  'инстаграм\\p{L}*|фейсбук\\p{L}*|гугъл\\p{L}*|пейпал|рекламн\\p{L}+|хак\\p{L}*|на (?:клиент|длъжник)\\p{L}*|на тях|измамни\\p{L}*|клиента (?:ни )?(?:е|му)',
);
const wages = said(
  'wages?|payroll|pay ?day|salar(?:y|ies)|pay (?:the |my |our )?(?:staff|team|people|employees|workers|guys)',
  'заплат\\p{L}*|ден(?:ят|я)? за заплати|ведомост\\p{L}*|zaplat\\p{L}*',
);
const short = said(
  "(?:can[’']?t|cannot|can not|unable to|won[’']?t be able to|not able to|couldn[’']?t) (?:\\p{L}+ ){0,2}(?:pay|make|cover|meet)|(?:no|not enough|haven[’']?t got(?: the| enough)?|don[’']?t have(?: the| enough)?|without(?: the)?|enough|only|short of) (?:money|cash|funds)|(?:money|cash|funds|enough) for (?:only )?(?:\\p{L}+|\\d+) (?:of|out of)|(?:account is|accounts are) empty|short (?:by|this month|for)|(?:pay|paid|wages|salaries) (?:will be |are |be |going to be )?late",
  '(?:ня|ням)(?:ам|аме|ма)(?: \\p{L}+){0,3} (?:пари|ги|откъде|за тях|с какво|достатъчно)|не (?:мога|можем|ще мога|ще можем)(?: \\p{L}+){0,3} (?:да )?(?:ги )?(?:плат|изплат|дам|дад|превед|покри)\\p{L}*|не (?:ми |ни )?стиг\\p{L}*|няма да (?:ми |ни )?стигн\\p{L}*|пари (?:само )?за (?:\\p{L}+|\\d+) (?:от|човека)|ще (?:закъсн\\p{L}+|забав\\p{L}+)|празна (?:е )?сметка\\p{L}*|сметката е празна|nqmam|nyamam|ne stigat',
);
const seeks = said(
  'tell|say|do|first|how|what|today|tomorrow|friday|monday|announce|explain',
  'кажа|кажем|казвам|правя|правим|направ\\p{L}*|първо|как|какво|днес|утре|обясн\\p{L}*|kaja|pravq',
);
const ofEmployer = said(
  'my (?:boss|employer)|owed to me|pay(?:s|ing)? me|my (?:own )?(?:salary|wage)|myself a (?:salary|wage)|raise|rise|higher wages|increase',
  'шефът ми|шефа ми|работодател\\p{L}*|на мен не|моята заплата|собствена заплата|увелич\\p{L}*|вдигн\\p{L}*|по-високи заплати|по-добри заплати',
);
const manyDebts = said(
  'owe (?:the )?(?:bank|tax|suppliers?)|debts?|creditors?|anyone|everyone|insolven\\p{L}*|bankrupt\\p{L}*|suppliers?,|landlord,',
  'дълж\\p{L}*|дългове\\p{L}*|кредитор\\p{L}*|на никого|несъстоятелност\\p{L}*|фалит\\p{L}*',
);

const closeOne = said(
  '(?:my|our) (?:husband|wife|partner|boyfriend|girlfriend|ex|ex-husband|ex-wife|fianc\\p{L}+|father|brother|son)',
  '(?:мъжът|мъжа|съпругът|съпруга|жена|съпругата|бившият|бившия|приятелят|приятеля|баща|брат|синът|гаджето) ми|mujyt mi|majat mi',
);
const beats = said(
  '(?:hits?|hit|beats?|beat(?:en)? up|slaps?|slapped|punch(?:es|ed)?|chok(?:es|ed)|kicks?|kicked|pushes|strangl\\p{L}*|hurts?|threatens?|threatened to kill|locks?) (?:me|us|the kids|the children)|violent (?:with|to|at home)|violence at home|domestic (?:violence|abuse)|abus(?:es|ed|ive)',
  '(?:бие|бил|удря|удари|удрял|преби|пребива|шамаросва|души|блъска|рита|заплашва) (?:ме|ни|децата)|ме (?:бие|удря|удари|преби|пребива|шамаросва|души|блъска|рита)|посяга (?:ми|ни)|ми (?:посяга|посегна)|домашно насилие|насилва ме|вдига ми ръка',
);
const bruises = said(
  'bruis\\p{L}*|(?:is|was|being|gets|been) (?:being )?beaten(?: up)? by|black eye|marks on (?:her|his)|(?:beats|hits|beating|hitting|abus\\p{L}+) (?:her|him)|domestic (?:violence|abuse)|split lip',
  'син(?:ина|ини|ината)|насинен\\p{L}*|(?:бие|удря|пребива|тормози) (?:я|го)|(?:я|го) (?:бие|удря|пребива|преби)|домашно насилие|със синка|подут\\p{L}* (?:око|устн)\\p{L}*',
);
const atWork = said(
  'manager|boss|customer|guest|chef|colleague beats',
  'шеф\\p{L}*|управител\\p{L}*|клиент\\p{L}*|колега я|началник\\p{L}*',
);
const addicted = said(
  "(?:i(?:[’']ve| have|[’']m| am)?(?: been| just| also| still)? (?:gambl\\p{L}+|addicted|betting(?! on)|an? (?:alcoholic|addict)|drinking (?:every|too|heavily|a lot|more|again|alone|at work)|hooked on))|i (?:drink (?:every (?:day|night|evening)|too much|a bottle|alone|at work|from)|snort|use coke|take (?:coke|cocaine|speed))|can[’']?t stop (?:drinking|gambling|betting|playing)|my (?:gambling|drinking|addiction|betting)|gambled? away|lost (?:\\p{L}+ ){0,5}(?:at the casino|gambling|betting|on slots|on bets)|casino|slot machines?",
  '(?:пия(?! (?:кафе|вода|чай|хапчета|витамин))(?: \\p{L}+){0,3} (?:всеки ден|всяка вечер|много|прекалено|сам|сама|тайно|от сутринта)|всеки ден пия|всяка вечер пия|запих се|запил съм се|не мога да спра да (?:пия|играя|залагам)|(?:проигра\\p{L}*|загубих|изгубих)(?: \\p{L}+){0,6} (?:казино\\p{L}*|хазарт\\p{L}*|залог\\p{L}*|залози\\p{L}*|ротативк\\p{L}*|комар)|проиграх|проигравам|залагам (?:пари|всеки|от)|играя (?:на )?(?:хазарт|комар|ротативк\\p{L}*|казино|залози)|хазартът ми|пристраст\\p{L}* (?:съм|към (?:хазарт|комар|алкохол))|алкохолик съм|зависим съм|зависима съм|шмъркам|смъркам)',
);
const sellsThat = said(
  'we (?:sell|run|offer|organi[sz]e|own|are)|our (?:casino|clients|customers|guests)|casino (?:hotel|guests|night|clients|party)|clients? (?:of|from) (?:a |the )?casino|ads? for|promot\\p{L}*|advertis\\p{L}*',
  'продаваме|предлагаме|организираме|рекламир\\p{L}*|клиенти\\p{L}* (?:на|от) казино\\p{L}*|за казино\\p{L}*|казино сме',
);
const destroyed = said(
  'burn(?:ed|t|ing)(?: down| to the ground)|burnt out (?:shop|kitchen|workshop)|(?:had|was|is|there was|after) a fire (?:in|at|last|tonight|this|yesterday)|fire (?:in|at) (?:our|my)|a fire (?:in|at|destroyed|broke out|gutted)|caught fire|on fire|in flames|gutted|(?:is|was|got|are|were|been) flooded|flooded (?:last|our|my|the|overnight|tonight|this)|flood(?:ed)? (?:our|the|my)|(?:is|are) under water|water (?:came|is coming|poured) (?:in|through)|roof (?:collapsed|came down|blew off)|pipe burst|burst pipe|hail (?:destroyed|smashed)|(?:earthquake|storm|lightning) (?:destroyed|hit|wrecked|took)',
  'изгоря\\p{L}*|гори в момента|пожар(?:ът|а)?(?! ?ога)|запали\\p{L}* се|в пламъци|опожар\\p{L}*|наводни(?:ха|хме|л|ла|ли|се)?|наводнен[аои]?|под вода|потоп\\p{L}*|(?:вода(?:та)? )(?:нахлу|влезе|залива)\\p{L}*|залят\\p{L}*|залял\\p{L}*|срути\\p{L}*|срутен\\p{L}*|спука\\p{L}* (?:се )?(?:\\p{L}+ )?тръб\\p{L}*|тръба\\p{L}* (?:се )?спука\\p{L}*|(?:бурята|мълния|земетресение\\p{L}*|градушка\\p{L}*) (?:унищожи|отнесе|съсипа|разби)\\p{L}*|izgorq|navodni\\p{L}*',
);
const place = said(
  'shop|store|office|salon|workshop|warehouse|kitchen|restaurant|caf[eé]|bar|bakery|barn|greenhouse|factory|studio|basement|cellar|hotel|guest ?house|stock|premises|building|garage|oven|van|truck|everything|place|roof',
  'магазин\\p{L}*|офис\\p{L}*|салон\\p{L}*|сервиз\\p{L}*|работилниц\\p{L}*|склад\\p{L}*|кухня\\p{L}*|ресторант\\p{L}*|кафене\\p{L}*|заведени\\p{L}*|пекарна\\p{L}*|обор\\p{L}*|оранжери\\p{L}*|цех\\p{L}*|ателие\\p{L}*|мазе\\p{L}*|хотел\\p{L}*|стока\\p{L}*|обект\\p{L}*|сграда\\p{L}*|гараж\\p{L}*|помещени\\p{L}*|бус\\p{L}*|всичко|покрив\\p{L}*|sklad\\p{L}*|magazin\\p{L}*',
);
const noDamage = said(
  "extinguisher\\p{L}*|insurance (?:product|broker|agency)|on fire (?:right now with|with orders)|sales are on fire|flooded with (?:\\p{L}+ ){0,2}(?:orders|requests|emails|messages|calls|cheap|goods)|market is flooded|we (?:repair|fix|restore|clean) (?:\\p{L}+ ){0,3}(?:flood|fire)|burned out|fire sale|how (?:do|can) (?:i|we) prevent|last year|years ago|customer[’']?s|clients?[’']",
  'пожарогасител\\p{L}*|пожароизвест\\p{L}*|наводнени (?:сме )?(?:с|от) (?:\\p{L}+ )?(?:поръчк|запитв|оферт|евтин)\\p{L}*|залети (?:сме )?(?:с|от)|преди години|на клиент\\p{L}*|изгорял\\p{L}* (?:от работа|гуми)|изгорели пари|изгоря (?:сделка|поръчка|реклама|кампания|бюджет)\\p{L}*|потопих\\p{L}* се|за пожарна',
);
const divorcing = said(
  'divorc(?:e|ing|ed)|separat(?:ing|ed) from my (?:wife|husband)|splitting up with my (?:wife|husband)|my (?:wife|husband) (?:and i )?(?:is leaving me|left me|wants to split|are (?:separating|splitting))',
  'развежда\\p{L}*|развод\\p{L}*|разведох\\p{L}*|разделяме се с (?:жена|мъж)\\p{L}*|разделихме се с (?:жена|мъж)\\p{L}*|жена ми (?:ме напус\\p{L}+|си тръгна|иска да се разведем)|мъжът ми (?:ме напус\\p{L}+|си тръгна|иска да се разведем)|razvejda\\p{L}*|razvod\\p{L}*',
);
const business = said(
  'business|compan\\p{L}+|firm|shop|salon|restaurant|caf[eé]|guest ?house|hotel|studio|share|half|bakery|farm|together|staff|customers|clients',
  'бизнес\\p{L}*|фирма\\p{L}*|магазин\\p{L}*|салон\\p{L}*|ресторант\\p{L}*|кафене\\p{L}*|хотел\\p{L}*|къща за гости|ателие\\p{L}*|дял\\p{L}*|половин\\p{L}*|пекарна\\p{L}*|ферма\\p{L}*|заедно|екип\\p{L}*|клиент\\p{L}*|персонал\\p{L}*',
);
const ofDivorces = said(
  'divorce (?:lawyers?|photos?|parties|cakes?|coach\\p{L}*|clients?)|divorced (?:customers|clients|women|men|parents|fathers|mothers)|lawyers? for divorce\\p{L}*|employee|colleague|(?:her|his) divorce|we are a',
  'адвокат\\p{L}* (?:по|за) развод\\p{L}*|разведени (?:клиент|жени|мъже|родители)\\p{L}*|служител\\p{L}*|колег\\p{L}*|развода (?:ѝ|му)|кантора сме',
);

const dismissing = said(
  'lay(?:ing)? (?:\\p{L}+ ){0,3}off|laid off|redundan\\p{L}*|let(?:ting)? (?:\\p{L}+ |\\d+ ){1,7}?go|dismiss\\p{L}*|cut(?:ting)? (?:\\d+|\\p{L}+) (?:jobs|people|posts)|fire (?:\\d+|half)',
  'съкрат\\p{L}*|съкращ\\p{L}*|уволн\\p{L}*|освобо[дж]\\p{L}*|sykrat\\p{L}*|sakrat\\p{L}*',
);
const many = said(
  '(?:[5-9]|[1-9]\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|half|a third|a quarter)(?: (?:of|out of))?(?: (?:our|my|the))?(?: \\d+| \\p{L}+)? ?(?:people|employees|workers|staff|jobs|men|women|seamstresses|team|drivers|positions|colleagues|our|my)',
  '(?:[5-9]|[1-9]\\d+|десет|дванадесет|петнадесет|двадесет|тридесет|половината|една трета)(?: от)?(?: \\d+| \\p{L}+)? ?(?:човека|души|работни\\p{L}+|служител\\p{L}+|шивачк\\p{L}+|места|хора|екипа|персонала|колеги)',
);

const injured = said(
  '(?:nail|knife|screwdriver|blade|splinter|glass|drill) (?:\\p{L}+ )?(?:through|into|in) (?:his|her|their) (?:hand|foot|finger|leg|arm|eye)|(?:at|to|in) (?:the )?(?:a&e|a & e|emergency)|ambulance|unconscious|bleeding|(?:fell|fallen) (?:off|from|down|into)|cut off (?:his|her)|lost (?:\\p{L}+ ){0,2}(?:fingers?|hand|eye|arm|leg|foot)|trapped|crushed|electrocuted|electric shock|(?:burn(?:ed|t)|scald(?:ed)?|broke|smashed|sliced|cut) (?:his|her|their) (?:hand|arm|foot|leg|face|finger|wrist|back|eye)s?',
  'линейка\\p{L}*|(?:изгуби|загуби|откъсна) (?:си )?(?:\\p{L}+ )?(?:пръст\\p{L}*|ръката|окото)|в безсъзнание|кърви|кървеше|(?:падна|паднал|паднала) (?:от|в|под|по)|премаза\\p{L}*|затисна\\p{L}*|удари (?:го|я) ток|ток го удари|(?:изгори|поряза|отряза|преряза|счупи|смаза|заби)\\p{L}* (?:си )?(?:\\p{L}+ )?(?:ръка|ръката|крак|крака|пръст|пръста|лице|лицето|око|окото|китка|китката|пирон)\\p{L}*|в спешно\\p{L}*|в Пирогов',
);
const insured = said(
  'prevent|in case|insur\\p{L}* (?:against|for)|training|course|if (?:a|an|one|someone|somebody)|customers?|guests?|without|contract|off the books|undeclared|cash in hand',
  'предпаз\\p{L}*|за да не|застраховка (?:за|срещу)|обучени\\p{L}*|инструктаж\\p{L}*|ако някой|клиент\\p{L}*|гост\\p{L}*|без|договор\\p{L}*|на черно|назначен\\p{L}*',
);

const matters: readonly Signs[] = [
  { name: 'violence-at-home', all: [closeOne, beats] },
  { name: 'staff-abused', all: [staff, bruises], none: [atWork] },
  { name: 'account-seized', all: [seized, creditor], none: [otherAccount] },
  { name: 'wages-short', all: [wages, short, seeks], none: [ofEmployer, manyDebts, dismissing] },
  { name: 'own-addiction', all: [addicted], none: [sellsThat] },
  { name: 'fire-damage', all: [destroyed, place], none: [noDamage] },
  { name: 'divorce', all: [divorcing, business], none: [ofDivorces] },
  { name: 'accident', all: [staff, injured], none: [insured] },
  { name: 'dismissal-many', all: [dismissing, many] },
];

/** The matter of need that a message tells: no money for wages, a home, a place or a marriage in pieces; null for all others. */
export function needMatter(message: string): string | null {
  return firstMatter(matters, message);
}
