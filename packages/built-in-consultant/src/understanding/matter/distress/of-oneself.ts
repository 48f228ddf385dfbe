import { firstMatter, type Signs, said } from '../said.ts';

/** The asker helps others with it, and wants to sell that. */
const trade = said(
  'retreats?|counsell?ors?|coach\\p{L}*|therap\\p{L}+|psycholog\\p{L}*|courses?|workshops?|trainings?|apps?|books?|podcasts?|blogs?|articles?|clinics?|lawyers?|consultan\\p{L}+|treatments?|helping people|help people',
  'ретрийт\\p{L}*|коуч\\p{L}*|терапи\\p{L}*|терапевт\\p{L}*|психолог\\p{L}*|курс\\p{L}*|обучени\\p{L}*|семинар\\p{L}*|приложени\\p{L}*|книг\\p{L}*|подкаст\\p{L}*|блог\\p{L}*|стати\\p{L}*|кабинет\\p{L}*|консултант\\p{L}*|помагам на хора',
);
const sells = said(
  'pric(?:e|ing)|sell\\p{L}*|promot\\p{L}*|advertis\\p{L}*|market(?:ing)?|(?:find|get|attract|reach) (?:more |new |the first )?(?:clients?|customers?|patients?|people)|name|slogan|post|website|write about',
  'цена\\p{L}*|цени|продава\\p{L}*|продам|реклам\\p{L}*|популяриз\\p{L}*|клиенти|пациенти|име|слоган|пост|сайт\\p{L}*|да напиша за',
);

const body = said(
  'chest pains?|pains? in (?:my|the) (?:chest|left arm)|(?:my|in my) chest (?:hurts|is tight|has been tight|feels tight)|(?:tight\\p{L}*|pressure|stabbing) (?:in|on) my chest|cough(?:ing|ed)? (?:up )?blood|i (?:fainted|passed out|blacked out|collapsed)|(?:arm|face|hand) (?:goes|went|is going) numb|my heart (?:races|is racing|skips|stops|hurts)',
  '(?:стяга|боли|свива|пробожда|бодежи|болки?|болка|тежи)(?: \\p{L}+){0,3} (?:в )?гърдите|(?:гърдите|сърцето) (?:ме|ми) (?:боли|стяга|бие|прескача|се свива)|изтръпва (?:ми )?(?:ръката|лицето)|припаднах|загубих съзнание|прилоша ми|кашлям кръв|кръв ми тече от носа',
);
const panics = said(
  "i(?:[’']ve)? (?:get|have|had|keep getting|keep having|suffer from|am having|got)(?: \\p{L}+){0,3} panic attacks?|(?:gives?|giving|gave) me (?:\\p{L}+ )?panic|i(?:[’']m| am) (?:shaking|trembling)|my hands (?:shake|are shaking|tremble)|i (?:shake|tremble|throw up|feel sick)(?: \\p{L}+){0,4} (?:before|when|each|every|whenever)|can[’']?t breathe|i(?:[’']m| am) (?:terrified|too scared|too afraid) (?:to|of) (?:open|answer|pick|call|go)\\p{L}*",
  'имам (?:\\p{L}+ ){0,2}пани(?:к|ческ)\\p{L}*|получавам (?:\\p{L}+ ){0,3}(?:пристъп\\p{L}*|паник\\p{L}*)|(?:хваща|обзема|обхваща) ме (?:\\p{L}+ )?паника|паник атак\\p{L}* (?:имам|ме)|треперя(?! от студ)|(?:ръцете ми треперят|треперят ми ръцете)|не мога да (?:дишам|си поема въздух)|задушавам се|(?:повръщам|гади ми се|повдига ми се|свива ми се стомахът)(?: \\p{L}+){0,3} (?:преди|като|когато|щом|всяка|всеки)|страх ме е да (?:отворя|вдигна|отида|изляза|отварям|вдигам)',
);
/** More than the calm is gone: the joy, or the sleep. */
const spent = said(
  "(?:used to|once) love|loved|(?:can[’']?t|don[’']?t|haven[’']?t|not|barely) sle(?:ep|pt)|sleep(?:ing)? \\d|cried|crying",
  'обичах|обичахме|спя|спал[аи]?|разплака\\p{L}*|плача',
);
const worn = said(
  "i(?:[’']m| am|[’']ve been| feel| was)(?: (?:so|completely|totally|just|really|utterly|beyond|properly|pretty))* (?:burn(?:ed|t)[- ]?out|burning out|exhausted)(?! (?:my|the|our|a|an|all) )|i(?:[’']m| am) so tired (?:that )?(?:i|of everything)|i (?:cried|burst into tears|broke down|cry|sobbed|end up crying)(?: \\p{L}+){0,3} (?:in|at|on|before|after|every|each|this|today|yesterday|again)|dread (?:every|each) (?:morning|monday|day)|(?:can[’']?t|cannot) (?:get out of bed|bring myself to (?:open|go|answer)|face (?:opening|going|another|the (?:shop|day|customers)|my (?:customers|shop|staff)))|(?:haven[’']?t|not) had a day off (?:in|since|for)(?: \\p{L}+){0,3}(?:[^.?!]){0,60}(?:cry|sleep|hate|exhaust|tired|can[’']?t)\\p{L}*",
  'прегорях|прегорял[а]? съм|прегарям|(?:плаче ми се|ми се плаче|рев[аe]м?|разревах се|се разревах|разплаках се|се разплаках|плача)(?: \\p{L}+){0,3} (?:сутрин|вечер|всеки|всяка|постоянно|пред|в|на|от|нощем)|не искам да (?:отварям|отворя|стана|ставам|виждам)(?: \\p{L}+){0,2} (?:лаптоп\\p{L}*|магазин\\p{L}*|пощата|телефона|клиент\\p{L}*|сутрин)|не мога да се накарам да|нямам сили да (?:ставам|стана|отворя|отида|вдигна)|капнал[а]? съм(?: \\p{L}+){0,4} (?:плача|спя|не мога)',
);

const kinMoney = said(
  "(?:parents?|mother|mum|mom|dad|father|grand\\p{L}+|in-laws?|wife|husband|brother|sister|family|friends?|son|daughter)[’']?s?[’']? (?:life )?(?:savings|pension|money|retirement|house)|(?:savings|pension|money|house) of my (?:parents?|mother|mum|mom|dad|father|grand\\p{L}+|wife|husband|brother|sister|family|friends?)|(?:borrowed|took|got) [^.?!]{0,30}from my (?:parents?|mother|mum|mom|dad|father|grand\\p{L}+|wife|husband|brother|sister|in-laws?)",
  '(?:пари\\p{L}*|спестявани\\p{L}*|пенси\\p{L}*|жилището|апартамента|къщата)(?: \\p{L}+){0,2} на (?:майка ми|баща ми|наште|нашите|родител\\p{L}*|жена ми|мъжа ми|брат ми|сестра ми|баба ми|дядо ми|тъст\\p{L}*|тъща\\p{L}*|свек\\p{L}*|приятел\\p{L}* ми|семейството)',
);
const isGone = said(
  "(?:it[’']?s|they[’']re|is|are|all) (?:all )?gone|lost (?:it|all|everything|them|most)|nothing(?:[’']s| is)? left|wiped out|blew (?:it|all)|can[’']?t (?:pay|give) (?:it|them|him|her)(?: \\p{L}+)? back|(?:haven[’']?t|can[’']?t|don[’']?t dare|afraid to|scared to|how do i) (?:told|tell)",
  'няма ги|ги няма|загубих\\p{L}*|изгубих\\p{L}*|отидоха|свършиха|изгоряха|стопи\\p{L}*|не мога да (?:им |му |ѝ )?(?:ги )?върна|не (?:смея|мога) да (?:им |му |ѝ )?(?:го )?кажа|не съм (?:им |му |ѝ )?казал\\p{L}*|как да (?:им |му |ѝ )?кажа|не знаят|не знае',
);

const shark = said(
  'loan ?sharks?|usurers?|moneylenders?|backstreet lenders?',
  'лихвар\\p{L}*|мутр\\p{L}*',
);
const privateLoan = said(
  '(?:borrowed|loan|lent)(?:[^.?!]){0,30} (?:from|by) (?:a|some|this|one) (?:guy|man|bloke|men|people|person|acquaintance|stranger|private \\p{L}+)',
  '(?:заем|взех назаем|взех пари|пари назаем)(?:[^.?!]){0,25} от (?:един |някакъв |едни )?(?:човек|познат\\p{L}*|тип\\p{L}*|мъж|хора|частно лице|частник\\p{L}*)',
);
const borrowed = said(
  'i (?:borrowed|owe|took)|we (?:borrowed|owe|took)|my (?:loan|debt)|(?:think(?:ing)? (?:of|about)|going|about|might have) to|asking for|wants|threat\\p{L}*|comes?|keys',
  'взех|взехме|(?:ще|да) взема|мисля\\p{L}* (?:си )?за|дължа|дължим|заем\\p{L}*|иска|искат|праща\\p{L}*|заплаш\\p{L}*|идва\\p{L}*|ключове\\p{L}*',
);
const presses = said(
  'threat\\p{L}*|(?:shop |house |car )?keys|sends? (?:people|men|guys|someone)|waits? (?:outside|for me|in front)|(?:comes?|came|turn\\p{L}* up|sits?) (?:to|at|outside|in front)|scared|afraid|double (?:it|the)|or else',
  'праща (?:\\p{L}+ )?(?:хора|момчета|някой|бабаит\\p{L}*)|чакат?(?: ме)? (?:пред|вън|отвън)|заплаш\\p{L}*|заплах\\p{L}*|страх\\p{L}*|ключове\\p{L}*|пред (?:дома|вкъщи|магазина|къщата|блока|офиса|салона)|с бой|двойно',
);

const mail = said(
  "(?:stopped|not|haven[’']?t been|afraid of|scared of|can[’']?t bring myself to) open(?:ing|ed)?(?: \\p{L}+){0,3} (?:letters?|mail|post|envelopes?|emails?)|(?:don[’']?t|can[’']?t|haven[’']?t|not) open(?:ed)? (?:the|my|any|their|its|those|tax) ?(?:letters?|mail|post|envelopes?)?(?: \\p{L}+){0,2}(?:letters?|mail|post|envelopes?)|(?:letters?|envelopes?|mail) (?:\\p{L}+ ){0,4}(?:unopened|in (?:a|the) (?:drawer|bag|box))|unopened (?:letters?|mail|post|envelopes?)",
  '(?:не|спрях да|страх ме е да|не смея да) (?:съм )?(?:отварям|отворя|отварял\\p{L}*)(?: \\p{L}+){0,3} (?:писма\\p{L}*|пощата|пликове\\p{L}*)|(?:писма\\p{L}*|пликове\\p{L}*|пощата)(?: \\p{L}+){0,5} (?:неотворени|не ги отварям|в чекмедже\\p{L}*|не съм отварял\\p{L}*)|неотворени (?:писма|пликове)',
);
const owed = said(
  'owe\\p{L}*|debts?|tax\\p{L}*|bank|bailiffs?|creditors?|invoices?|court|instal\\p{L}*|reminders?|hmrc|irs',
  'дълж\\p{L}*|дълг\\p{L}*|нап|данъ\\p{L}*|банк\\p{L}*|чси|съдебн\\p{L}*|кредит\\p{L}*|вноск\\p{L}*|фактур\\p{L}*|напомнян\\p{L}*',
);

/** The debt is a secret, too: that has words for telling it. */
const untold = said(
  "(?:haven[’']?t|not) told (?:my|anyone|anybody)|(?:wife|husband|family|partner|nobody|no one) (?:doesn[’']?t|does not|don[’']?t|knows)",
  'не (?:съм казал|знае|знаят|съм казвал)\\p{L}*',
);

const disaster = said(
  'hail\\p{L}*|frost|drought|flood\\p{L}*|storm|wildfire|swine fever|bird flu|(?:lost|destroyed|ruined|wiped out|killed)(?: \\p{L}+){0,4} (?:harvest|crop|orchard|vines?|herd|flock|hives?|bees|cherries|stock)|(?:lost|cancell?ed)(?: \\p{L}+){0,3} (?:biggest|largest|main|only) (?:client|customer|contract|order)',
  'градушка\\p{L}*|слана\\p{L}*|измръзна\\p{L}*|суша(?:та)?|наводни\\p{L}*|наводнени\\p{L}*|буря\\p{L}*|пожар\\p{L}*|чума\\p{L}*|(?:унищожи|съсипа|отнесе|помля|загубих\\p{L}*|измря\\p{L}*)(?: \\p{L}+){0,4} (?:реколта\\p{L}*|лозя\\p{L}*|овощн\\p{L}*|стадо\\p{L}*|кошер\\p{L}*|пчели\\p{L}*|череши\\p{L}*|стока\\p{L}*)|(?:загубих\\p{L}*|отказа се|прекрати)(?: \\p{L}+){0,3} (?:най-големия\\p{L}*|големия\\p{L}*|единствения\\p{L}*) (?:\\p{L}+ )?клиент',
);
const instalment = said(
  'instal?lments?|repayments?|mortgage|(?:the|our|my|a) (?:\\p{L}+ )?loan|bank|leas(?:e|ing) (?:payments?|rate)',
  'вноск\\p{L}*|кредит\\p{L}*|заем\\p{L}*|банк\\p{L}*|лизинг\\p{L}*|погасителн\\p{L}*',
);
const missed = said(
  "(?:can[’']?t|cannot|won[’']?t be able to|unable to|not able to|don[’']?t know how (?:to|i[’']ll)) (?:pay|make|meet|cover)(?: \\p{L}+){0,3} (?:instal?lments?|repayments?|mortgage|loan|lease)|(?:behind|missed|late) (?:on|with)?(?: \\p{L}+){0,3} (?:instal?lments?|repayments?|mortgage|loan|lease)|(?:what|how) (?:do|should|can) (?:i|we) (?:tell|say to|explain to) (?:the|my|our) bank[^.?!]{0,30}(?:can[’']?t|late|missed|instal?lment)",
  'не мога(?: да)?(?: \\p{L}+){0,3} (?:платя|плащам|внеса|покрия|изплатя|изплащам)(?: \\p{L}+){0,3} (?:вноск\\p{L}*|кредит\\p{L}*|заем\\p{L}*|лизинг\\p{L}*)|(?:вноск\\p{L}*|кредит\\p{L}*|лизинг\\p{L}*)(?:[^.?!]){0,30} (?:не мога да (?:я |го |ги )?(?:платя|плащам)|няма с какво)|просрочи\\p{L}*(?: \\p{L}+){0,3} (?:вноск\\p{L}*|кредит\\p{L}*)|(?:какво|как) да (?:кажа|обясня|кажем) на банката[^.?!]{0,30}(?:не мог|закъсн|вноск|просроч)\\p{L}*',
);

const powerful = said(
  'clients?|customers?|investors?|guy|man|ex(?:-\\p{L}+)?|neighbou?r|someone|somebody|landlord|suppliers?|mentor|partner|boss|director|inspector|buyer|guest|owner',
  'клиент\\p{L}*|мъж|един|човек|съсед\\p{L}*|колега\\p{L}*|бивш\\p{L}*|някой|инвеститор\\p{L}*|хазя\\p{L}*|наемодател\\p{L}*|доставчик\\p{L}*|ментор\\p{L}*|партньор\\p{L}*|съдружник\\p{L}*|шеф\\p{L}*|директор\\p{L}*|инспектор\\p{L}*|собственик\\p{L}*|гост\\p{L}*',
);
const pesters = said(
  "comments? on (?:how i look|my (?:looks?|body|legs|dress|appearance|figure|clothes|photos?))|touch(?:es|ed|ing) (?:me|my (?:legs?|knee|thigh|back|waist|hair|bum))|(?:tried to |tries to )?kiss(?:es|ed)? me|(?:asks?|asked|invit\\p{L}+) me (?:out|to (?:his|her) (?:hotel|room|place|flat))|(?:sends?|sent|sending) me (?:nudes?|dirty|naked|creepy|\\p{L}+ pictures of him\\p{L}*)|dick pics?|hits? on me|hitting on me|follows? me (?:home|around)|stalk(?:s|ing) me|won[’']?t (?:stop (?:texting|calling|writing|messaging)|leave) me(?: alone)?|(?:sexual|creepy|dirty) (?:remarks?|comments?|messages?|jokes?)(?: (?:to|at|about) me)?",
  '(?:коментира|подмята|говори)(?: \\p{L}+){0,2} (?:как изглеждам|вида ми|външността ми|краката ми|тялото ми|фигурата ми|за роклята ми)|(?:пипа|пипна|докосна|опипва|опипа|докосва|хваща|целуна|целува|гали|прегръща) ме|ме (?:пипа|пипна|докосна|опипва|опипа|докосва|хваща|целуна|целува|гали|сваля|преследва|следи|причаква)|(?:опита|опитва) (?:се )?да ме целун\\p{L}*|кани ме (?:в хотел\\p{L}*|в стаята|у тях|на вечеря)|праща (?:ми )?(?:голи|мръсни|неприлични|интимни)|сваля ме|преследва ме|не ме оставя на мира|(?:мръсни|неприлични|сексуални) (?:\\p{L}+ )?(?:съобщени\\p{L}*|забележк\\p{L}*|намеци|шеги)',
);
const atNight = said(
  '(?:texts?|texting|writes?|calls?|messages?|rings?) me (?:\\p{L}+ ){0,2}(?:at|every|all|in the|after) (?:midnight|night|\\d+ ?(?:am|at night)|middle of)',
  '(?:пише|звъни|праща)(?: ми)?(?: \\p{L}+){0,2} (?:всяка нощ|нощем|в полунощ|по нощите|посред нощ|през нощта|по никое време|късно вечер)|ми (?:пише|звъни) (?:\\p{L}+ )?(?:всяка нощ|нощем|в полунощ|по нощите|посред нощ|през нощта)',
);
const withMore = said(
  'photos?|pictures?|selfies?|hearts?|compliments?|how i look|decides?|threatens?|alone|drink|beautiful|sexy|love',
  'снимк\\p{L}*|сърц\\p{L}*|комплимент\\p{L}*|изглеждам|решава|заплаш\\p{L}*|насаме|сама|красив\\p{L}*|секси|обича\\p{L}*|влюб\\p{L}*',
);

/** Whether the heavy thing is what the asker sells help with. */
export function isTradeOf(message: string): boolean {
  return trade.test(message) && sells.test(message);
}

const matters: readonly Signs[] = [
  { name: 'own-alarm', all: [body] },
  { name: 'loan-shark', all: [shark, borrowed] },
  { name: 'loan-shark', all: [privateLoan, presses] },
  { name: 'harassed-self', all: [powerful, pesters] },
  { name: 'harassed-self', all: [powerful, atNight, withMore] },
  { name: 'family-money', all: [kinMoney, isGone] },
  { name: 'unopened-letters', all: [mail, owed], none: [untold] },
  { name: 'loan-relief', all: [disaster, instalment] },
  { name: 'loan-relief', all: [missed] },
  { name: 'panic', all: [panics], none: [spent] },
  { name: 'burnout', all: [worn] },
];

/** What weighs on the askers themselves: body, fear, debt, pestering; null if nothing does, or if it is their trade. */
export function ownDistress(message: string): string | null {
  return isTradeOf(message) ? null : firstMatter(matters, message);
}
