import { firstMatter, type Signs, said } from '../said.ts';
import { ownKin, partner, staff } from '../who.ts';

const outsider = said(
  'customers?|clients?|patients?|guests?|buyers?|tenants?|bloggers?|influencers?|an? (?:\\p{L}+ )?(?:woman|man|lady|mother|father)|parents?|ex-?\\p{L}+|former \\p{L}+',
  'клиент\\p{L}*|пациент\\p{L}*|гост\\p{L}*|купувач\\p{L}*|наемател\\p{L}*|блогър\\p{L}*|инфлуенсър\\p{L}*|жена|мъж|майка\\p{L}*|баща\\p{L}*|родител\\p{L}*|бивш\\p{L}*',
);
/** Pay, or it is published or goes to court. */
const orElse = said(
  "or (?:she|he|they)(?:[’']ll| will| is going to| are going to)? (?:posts?|publish\\p{L}*|goes?|going|tells?|reports?|calls?|reviews?|sues?|expos\\p{L}*|writes?|puts?)|(?:threat\\p{L}*|blackmail\\p{L}*)(?:[^.?!]){0,70}(?:posts?|post(?:ing)?|publish\\p{L}*|reviews?|sue|press|facebook|tv|instagram|report|court|lawyers?)|unless (?:we|i) pay|if (?:we|i) don[’']t pay",
  'или (?:ще )?(?:публикува\\p{L}*|пусне\\p{L}*|пуска\\p{L}*|напише\\p{L}*|качи\\p{L}*|качва\\p{L}*|ни съди|ни дава на съд|отива в)|(?:заплаш\\p{L}*|заплах\\p{L}*|изнудв\\p{L}*)(?:[^.?!]){0,70}(?:публик\\p{L}*|пусне|качи|отзив\\p{L}*|съд\\p{L}*|кзп|медии\\p{L}*|телевизи\\p{L}*|фейсбук|мрежите)|ако не (?:ѝ |му |им |й )?плат\\p{L}*',
);
const money = said(
  '\\d[\\d.,]*(?: ?k)?|money|cash|compensation|refund',
  '\\d[\\d .,]*|пари\\p{L}*|обезщетени\\p{L}*|в брой',
);
const harm = said(
  'burn(?:s|ed|t)?|injur\\p{L}*|hurt|allerg\\p{L}*|rash|scars?|swollen|infect\\p{L}*|broke\\p{L}*|tooth|teeth|skin|hair|sick|poison\\p{L}*|damage\\p{L}*|ruined',
  'изгор\\p{L}*|изгар\\p{L}*|нарани\\p{L}*|алерги\\p{L}*|обрив\\p{L}*|белег\\p{L}*|белези|подут\\p{L}*|инфекци\\p{L}*|счупи\\p{L}*|зъб\\p{L}*|кожа\\p{L}*|коса\\p{L}*|натров\\p{L}*|повреди\\p{L}*|съсипа\\p{L}*|окапа\\p{L}*',
);
const byForce = said(
  'kill|beat|smash|burn (?:down|us|our|my|the)|fire to|knife|gun',
  'убие\\p{L}*|пребие\\p{L}*|потроши\\p{L}*|запали\\p{L}*|нож|пистолет\\p{L}*|с бой',
);

const old = said(
  'elderly|old(?:er)? (?:man|lady|woman|gentleman|person)|older (?:customer|client)|pensioner|(?:7|8|9)\\d[- ]?(?:years?[- ]old|year-old)?|dementia|widow(?:er)?|grandmother|grandfather|granny',
  'възраст(?:ен|на)(?: \\p{L}+)?|стар(?:ец|ица)|старческ\\p{L}*|баб(?:а|ичка|ата)|дядо|дядото|пенсионер(?:ка)?|деменци\\p{L}*|(?:7|8|9)\\d ?-?(?:г|год\\p{L}*)|вдов\\p{L}+',
);
const confused = said(
  "confus(?:ed|es|ion)|(?:paid|pays|paying)(?: \\p{L}+){0,4} (?:twice|again|three times|a third time)|the same(?: \\p{L}+){1,4} (?:twice|again|three times)|(?:orders?|ordered|bought|buys)(?: \\p{L}+){0,2} the same|forgets?|forgot that|doesn[’']?t remember|things (?:she|he) (?:doesn[’']?t|can[’']?t)|(?:she|he) doesn[’']?t need|keeps? (?:ordering|buying|paying|coming back|calling)|lonely|dementia|taken advantage",
  'обърк\\p{L}*|(?:плати|плаща)(?: \\p{L}+){0,4} (?:два пъти|пак|повторно|трети път)|(?:два|три) пъти(?: \\p{L}+){0,3} (?:плати|купи|поръча|едно и също|същ\\p{L}+)|(?:купи|поръча)(?: \\p{L}+){0,3} (?:едно и също|същ(?:ото|ия|ата|ите))|забравя|не помни|не ѝ трябва\\p{L}*|не му трябва\\p{L}*|самот\\p{L}*|деменци\\p{L}*|изкуфя\\p{L}*|не е наясно',
);
const aCustomer = said(
  'customer|client|guest|patient|regular|lady|man|woman|she|he',
  'клиент(?:ка|ът|а)?|клиентка(?:та)?|гост(?:ът|а)?|пациент(?:ка)?|човек|жена|мъж|госпож\\p{L}*|тя|той|баба\\p{L}*|дядо\\p{L}*|старец|старица',
);
/** Not understood by many: a matter of words. */
const ofThings = said(
  'website|web ?site|app|menu|form|checkout|instructions|price list|customers are|clients are|elderly customers|older customers|find (?:clients|customers)|advertis\\p{L}*',
  'сайт\\p{L}*|приложени\\p{L}*|менюто|формуляр\\p{L}*|инструкци\\p{L}*|ценоразпис\\p{L}*|възрастни(?:те)? (?:хора|клиенти)|реклам\\p{L}*',
);

const takes = said(
  'takes|steal\\p{L}*|stole|stolen|took|taken|taking|embezzl\\p{L}*|pocketed|helped (?:him|her)self',
  'краде\\p{L}*|краднала?|открадна\\p{L}*|взе|взел\\p{L}*|взима\\p{L}*|бръкна\\p{L}*|присвои\\p{L}*|злоупотреб\\p{L}*|изтегли\\p{L}*',
);
const ofCash = said(
  '\\d[\\d.,]*|money|cash(?: box)?|till|funds|donations?|account|fees',
  '\\d[\\d .,]*|пари\\p{L}*|каса\\p{L}*|дарени\\p{L}*|сметка\\p{L}*|членск\\p{L}*',
);
/** Taken is money, and not photos or dogs. */
const takesMoney = said(
  '(?:steal\\p{L}*|stole|stolen|embezzl\\p{L}*|pocketed)|(?:took|taken|taking|takes)(?:[^.?!]){0,30} (?:money|cash|(?:from|out of) (?:the|our) (?:\\p{L}+ )?(?:till|cash|box|account|funds?|donations?|fees))',
  '(?:краде\\p{L}*|открадна\\p{L}*|присвои\\p{L}*|злоупотреб\\p{L}*)|(?:взе|взел\\p{L}*|взима\\p{L}*|бръкна\\p{L}*|изтегли\\p{L}*)(?:[^.?!]){0,30} (?:пари\\p{L}*|лв|лева|евро|каса\\p{L}*|сметка\\p{L}*|дарени\\p{L}*|такси\\p{L}*)',
);
const admits = said(
  'admit\\p{L}*|confess\\p{L}*|owned up|broke down and told|told (?:me|us) (?:so )?(?:himself|herself|in tears|crying)',
  'призна\\p{L}*|признава\\p{L}*|сама? (?:ми |ни )?каза',
);
const trusted = said(
  '(?:board|committee) members?|members? of (?:the|our|my) (?:board|committee)|treasurer|trustees?|volunteers?|chair(?:man|woman|person)?|secretary',
  'член\\p{L}* на (?:\\p{L}+ )?(?:съвета|съвет|борда|настоятелството|ръководството)|касиер\\p{L}* на (?:сдружени|клуб|читалищ|фондаци|дружеств|настоятелств|църкв|храм)\\p{L}*|доброволец\\p{L}*|доброволк\\p{L}*|председател\\p{L}*|настоятел\\p{L}*|член на ус',
);

const ending = said(
  'dismiss\\p{L}*|fir(?:e|ing)|sack(?:ing)?|let(?:ting)? (?:\\p{L}+ ){1,7}?go|part ways|get rid of',
  'уволн\\p{L}*|освобод\\p{L}*|се разделя\\p{L}*|махна\\p{L}*',
);
const friend = said(
  '(?:my|a|an|our|the) (?:\\p{L}+ ){0,2}friend(?! of the)|best man|childhood friend|godfather|godson|brother-in-law|cousin',
  'приятел(?:ят|я|ка|ката)?(?: \\p{L}+){0,2}|кум(?:ът|а|ицата)?|братовчед\\p{L}*|съученик\\p{L}*|зет\\p{L}{0,2}|шурей\\p{L}*',
);
const heavy = said(
  'drink(?:s|ing)?|drunk|alcohol\\p{L}*|pregnan\\p{L}*|divorc\\p{L}*|ill|sick|depress\\p{L}*|gambl\\p{L}*|together|founded|started (?:it|the)|since school|newborn|baby',
  'пие|пиян\\p{L}*|алкохол\\p{L}*|бременн\\p{L}*|разв(?:ежда|ед)\\p{L}*|бол(?:ен|на|ест)\\p{L}*|депреси\\p{L}*|комар\\p{L}*|заедно|почнахме|започнахме|от детството|от училище|бебе\\p{L}*',
);

const troubledFriend = said(
  '(?:a|my|an old|our|the) (?:\\p{L}+ ){0,2}(?:friend|neighbou?r|colleague|competitor|client|supplier|brother|sister|cousin)(?: of (?:mine|ours))?',
  'приятел\\p{L}*(?: ми)?|колега(?:та)?(?: от бранша)?|съсед\\p{L}*(?: ми)?|познат\\p{L}*|клиент\\p{L}*|доставчик\\p{L}*|брат ми|сестра ми|братовчед\\p{L}*',
);
const broken = said(
  'clos(?:ed|ing) (?:his|her|their)|bankrupt\\p{L}*|went under|lost (?:everything|(?:his|her|their) (?:shop|firm|business|restaurant|house|licen[cs]e))|debts?|owes (?!me|us)|insolven\\p{L}*|(?:his|her|their) (?:shop|firm|business|restaurant) (?:closed|failed|is closing)',
  'фалира\\p{L}*|затвори (?:си )?(?:\\p{L}+ )?(?:магазин|ресторант|фирма|салон|заведение)\\p{L}*|загуби (?:всичко|фирмата|къщата|магазина)|дълг\\p{L}*|дължи на|задлъжня\\p{L}*|несъстоятелност\\p{L}*|закъса\\p{L}*',
);
const outOfReach = said(
  "(?:doesn[’']?t|won[’']?t|not|isn[’']?t|hasn[’']?t|stopped) (?:pick(?:ing|ed)? up|answer\\p{L}*|leav\\p{L}*|eat\\p{L}*|sleep\\p{L}*|talk\\p{L}*|call\\p{L}*)|(?:is|was|been|keeps) (?:crying|drinking)|cries|cried|drinks|broke down|disappeared|locked (?:him|her)self",
  'не (?:си )?(?:вдига|отговаря|излиза|яде|спи|говори|се обажда|иска да говори)|плач\\p{L}*|пие|изчезна|затвори се|заключи се|разплака\\p{L}*|срина\\p{L}*',
);
const owesUs = said(
  'owes? (?:me|us)|my (?:money|invoice)|our (?:money|invoice)',
  '(?:ми|ни) дълж\\p{L}*|дължи (?:ми|ни)|фактурата (?:ми|ни)|парите (?:ми|ни)',
);

const inNeed = said(
  "(?:sleep(?:s|ing)?|liv(?:es|ing)) (?:in|at) (?:his|her|their|the|a|our) (?:car|van|shop|warehouse|shelter|storeroom|street)|homeless|(?:nowhere|no place) to (?:live|sleep|go)|(?:kicked|thrown) out (?:of (?:his|her|their) (?:home|flat|house)|at home|by (?:his|her) (?:parents|wife|husband))|(?:goes|is|comes) hungry|(?:hasn[’']?t|not) eaten (?:since|for|all)|(?:can[’']?t|cannot) afford (?:food|to eat|rent)",
  '(?:спи|живее) в (?:колата|кола|буса|склада|магазина|цеха|приют)(?: си)?|бездом\\p{L}*|няма къде да (?:живее|спи|отиде)|изгони\\p{L}* (?:го|я) (?:от|вкъщи)|(?:гладен|гладна) (?:е|идва)|не е (?:ял|яла) от|няма пари за (?:храна|ядене|лекарств\\p{L}*)',
);

const fake = said(
  '(?:fake|false|clone[d]?|copied) (?:\\p{L}+ )?(?:profile|account|page|instagram|facebook|website)|impersonat\\p{L}*|pretend\\p{L}* to be (?:me|us|our)|(?:profile|account|page) (?:with|using) (?:my|our) (?:\\p{L}+ )?(?:face|name|photos?|pictures?|logo)',
  '(?:фалшив|лъжлив|копиран)\\p{L}* (?:\\p{L}+ )?(?:профил|акаунт|страница|сайт)\\p{L}*|представя\\p{L}* се за (?:мен|нас|мой|наш)\\p{L}*|(?:профил|страница|акаунт)\\p{L}* с (?:моите|моята|моето|нашите|нашето|нашия) (?:\\p{L}+ )?(?:снимк|лице|име|лого)\\p{L}*',
);
const ofMe = said(
  'my|me|our|us|someone|somebody',
  'мо[ияе]\\p{L}*|ми|ме|наш\\p{L}*|ни|мен|нас|някой',
);

const dementia = said(
  "dementia|alzheimer\\p{L}*|(?:forgets?|doesn[’']?t remember)(?:[^.?!]){0,50}(?:signs?|contracts?|pa(?:ys|id))|no longer (?:knows|remembers) what (?:he|she)",
  'деменци\\p{L}*|алцхаймер\\p{L}*|(?:забравя|не помни)(?:[^.?!]){0,50}(?:подпис|договор|плат|плащ)\\p{L}*',
);
const inCharge = said(
  'sign\\p{L}*|contracts?|compan\\p{L}+|firm|business|bank|manager|director|owner|cheques?|orders?|shop|in charge',
  'подпис\\p{L}*|договор\\p{L}*|фирма\\p{L}*|управител\\p{L}*|банк\\p{L}*|собственик\\p{L}*|магазин\\p{L}*|поръчв\\p{L}*|пълномощно\\p{L}*',
);
const drinks = said(
  'drinks|drinking|drunk|alcoholic|alcohol',
  'пие|пия[нт]\\p{L}*|алкохол\\p{L}*|напива\\p{L}*|пиянства\\p{L}*',
);
const atFirm = said(
  'customers?|clients?|guests?|staff|team|shop|firm|company|business|restaurant|till|work',
  'клиент\\p{L}*|гост\\p{L}*|хората|екип\\p{L}*|магазин\\p{L}*|фирма\\p{L}*|заведени\\p{L}*|ресторант\\p{L}*|каса\\p{L}*|работа\\p{L}*',
);
const sellsDrinks = said(
  '(?:soft|energy|hot|cold) drinks|drinks (?:menu|list|card)|drinks (?:my|our|the) (?:coffee|tea|wine)',
  'пие (?:кафе\\p{L}*|чай\\p{L}*|вода\\p{L}*|лекарств\\p{L}*|хапчета\\p{L}*)',
);
const drinksAtWork = said(
  '(?:drinking|drinks|drank|drunk) (?:on|at|during|before) (?:(?:the|his|her|a) )?(?:shift|work|job|duty|wheel)',
  '(?:пие|пил|пила|пия|пийва|пи)(?: \\p{L}+)? (?:на|по време на|преди) (?:работа\\p{L}*|смяна\\p{L}*|волана)',
);
/** Money is missing from the till. */
const missingCash = said(
  '(?:missing|short|gone)(?: \\p{L}+){0,4} (?:from|in|out of) (?:the|our|my) (?:till|cash|register|drawer)|(?:till|register)(?: \\p{L}+){0,3} short',
  'кас[аи]\\p{L}*[^.?!]{0,40} липсва\\p{L}*|липсва\\p{L}*[^.?!]{0,40} (?:от|в) каса\\p{L}*',
);

const mindsTill = said(
  '(?:closes?|does|minds?|runs?|works?|locks?)(?: \\p{L}+){0,2} (?:till|shop|register|cash|evenings?|nights?)|works? (?:for|with) (?:me|us)',
  'затваря\\p{L}*|работи\\p{L}* (?:при|с|на каса)|стои на каса\\p{L}*|върти каса\\p{L}*',
);

/** “My deckhand turned up drunk”: somebody who works for the asker. */
const turnsUpDrunk = said(
  '(?:my|our|one of my|one of our) (?:\\p{L}+ ){1,3}(?:(?:has|is) )?(?:turn(?:ed|s|ing)|show(?:ed|s|ing)|c[ao]m(?:e|es|ing)) (?:up|in|back)(?: to (?:work|the boat|the site))? drunk',
  '(?:идва|дойде|дошъл|дошла|идвал|идвала|явява се|яви се)(?: \\p{L}+){0,3} (?:пиян|пияна|пил|пила)',
);

/** Somebody who does not work for the asker. */
const otherTurnsUp = said(
  '(?:customers?|clients?|guests?|regulars?|neighbou?rs?|tenants?|landlord|brother|sister|son|daughter|father|dad|mother|mum|mom|wife|husband|uncle|cousin|nephew)(?: \\p{L}+){0,2} (?:turn|show|c[ao]m)\\p{L}* (?:\\p{L}+ ){0,3}drunk',
  '(?:клиент|гост|посетител|човек|комши|съсед|наемател|хазаин|брат|сестра|син|дъщеря|баща|татко|майка|жена|мъж|чичо|вуйчо|братовчед)\\p{L}*(?: \\p{L}+){0,3} (?:идва\\p{L}*|дойде|дошъл|дошла|явява се|яви се)(?: \\p{L}+){0,3} (?:пиян|пияна|пил|пила)',
);

const tookOut = said(
  'took|takes?|withdr[ae]w\\p{L}*|emptied|cleared out|transferr?ed|moved|drained',
  'изтегли\\p{L}*|взе|взел\\p{L}*|източи\\p{L}*|прехвърли\\p{L}*|преведе|изпразни\\p{L}*|прибра',
);
const funds = said(
  'account|money|cash|savings|\\d[\\d.,]*(?: ?k)?',
  'сметка\\p{L}*|пари\\p{L}*|каса\\p{L}*|\\d[\\d .,]*(?: ?хил)?',
);
const vanished = said(
  "(?:doesn[’']?t|won[’']?t|not|isn[’']?t|hasn[’']?t|stopped) (?:pick(?:ing|ed)? up|answer\\p{L}*|reply\\p{L}*|respond\\p{L}*)|can[’']?t reach|disappeared|vanished|unreachable|phone is off|gone abroad|left the country",
  'не (?:си )?(?:вдига|отговаря|се обажда)|изчезна\\p{L}*|няма го|не мога да (?:го|я) намеря|изключен\\p{L}* телефон|телефонът му е изключен|замина\\p{L}*',
);

const child = said(
  'child|kid|boy|girl|toddler|baby|pupil|son|daughter',
  'дете\\p{L}*|детенце\\p{L}*|момч\\p{L}+|момич\\p{L}+|бебе\\p{L}*|ученик\\p{L}*',
);
const isHurt = said(
  '(?:broke|breaks|broken|fractured|sprained|hit|cut|burn(?:ed|t)|hurt|injured) (?:(?:his|her|their|an?|the) )?(?:arm|leg|wrist|ankle|finger|tooth|teeth|head|nose|hand|foot|collarbone|himself|herself)|fell (?:off|from|down|into|on)|concussion|bleeding',
  '(?:счупи|счупило|изкълчи|удари|удря|поряза|изгори|нарани|пукна)(?: \\p{L}+){0,2} (?:ръка\\p{L}*|крак\\p{L}*|китка\\p{L}*|глезен\\p{L}*|пръст\\p{L}*|зъб\\p{L}*|глава\\p{L}*|нос\\p{L}*|ключица\\p{L}*)|падна\\p{L}* (?:от|на|в)|сътресение\\p{L}*|кърви',
);
const atOurs = said(
  '(?:at|in|on|from|during|off) (?:our|my|us|one of our)|with us|under our',
  'при нас|(?:в|на|от|по време на)(?: \\p{L}+)? (?:наш\\p{L}*|детск\\p{L}*|батут\\p{L}*|урок\\p{L}*|тренировк\\p{L}*|рожден\\p{L}*|площадк\\p{L}*|лагер\\p{L}*|залата)',
);

const trader = said(
  'suppliers?|customers?|clients?|manufacturer|wholesaler|contractor|builder|agency',
  'доставчи\\p{L}*|клиент\\p{L}*|производител\\p{L}*|изпълнител\\p{L}*|фирмата им|агенция\\p{L}*',
);
const kinOfThem = said(
  "(?:his|her|their|whose|boss[’']?s?|owner[’']?s) (?:wife|husband|son|daughter|child|baby|mother|father|mum|mom|dad|kid)",
  '(?:жена|мъж|майка|баща|дете|син|дъщеря|детето|жената|мъжа|мъжът|синът|дъщерята|майката|бащата) (?:му|ѝ|й|им|на (?:\\p{L}+ )?(?:шефа|собственика|собственичката|управителя|доставчика|клиента|клиентката))|(?:жената|мъжът|мъжа|детето|синът|дъщерята|майката|бащата) на',
);
const ill = said(
  'cancer|tumou?r|leuk(?:a)?emia|in hospital|seriously ill|very ill|dying|stroke|chemo\\p{L}*|intensive care',
  'рак|тумор\\p{L}*|левкеми\\p{L}*|в болница\\p{L}*|тежко бол\\p{L}*|много бол\\p{L}*|умира|инсулт\\p{L}*|инфаркт\\p{L}*|химиотерапи\\p{L}*|реанимация\\p{L}*',
);
const business = said(
  'late|delay\\p{L}*|deliver\\p{L}*|invoice\\p{L}*|pay\\p{L}*|owes?|order\\p{L}*|goods|deadline|contract|project',
  'бави\\p{L}*|закъсня\\p{L}*|достав\\p{L}*|фактур\\p{L}*|плащ\\p{L}*|плат\\p{L}*|дължи|поръчк\\p{L}*|стока\\p{L}*|срок\\p{L}*|договор\\p{L}*|проект\\p{L}*',
);

const matters: readonly Signs[] = [
  { name: 'demand-or-publish', all: [outsider, orElse, money, harm], none: [byForce] },
  { name: 'unfit-for-work', all: [staff, drinksAtWork], none: [ownKin] },
  { name: 'unfit-for-work', all: [turnsUpDrunk], none: [otherTurnsUp] },
  { name: 'confused-customer', all: [old, confused, aCustomer], none: [ofThings, ownKin] },
  { name: 'kin-theft', all: [takes, ofCash, admits, ownKin] },
  { name: 'kin-theft', all: [missingCash, ownKin, mindsTill] },
  { name: 'admitted-theft', all: [takes, ofCash, admits, staff] },
  { name: 'admitted-theft', all: [takesMoney, trusted] },
  { name: 'partner-gone', all: [partner, tookOut, funds, vanished] },
  { name: 'friend-dismissal', all: [ending, friend, heavy] },
  { name: 'friend-in-trouble', all: [troubledFriend, broken, outOfReach], none: [owesUs, partner] },
  { name: 'staff-need', all: [staff, inNeed], none: [ownKin] },
  { name: 'impersonation', all: [fake, ofMe] },
  { name: 'kin-dementia', all: [ownKin, dementia, inCharge] },
  { name: 'kin-drinking', all: [ownKin, drinks, atFirm], none: [sellsDrinks] },
  { name: 'child-injured', all: [child, isHurt, atOurs], none: [ownKin] },
  { name: 'trader-illness', all: [trader, kinOfThem, ill, business], none: [ownKin, staff] },
];

/** A heavy matter of somebody else that falls on the asker: whose it is decides the reply; null for all others. */
export function distressOfOthers(message: string): string | null {
  return firstMatter(matters, message);
}
