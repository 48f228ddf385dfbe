import type { SignedSituation } from './situation.ts';
import { said } from './words.ts';

const decides = said(
  'should (?:i|we)|shall (?:i|we)|worth|is it (?:time|wise|smart|ok|okay|too|a good|mad|worth)|do (?:i|we) (?:take|say|accept|do|go|open|sign)|what (?:do|would|should) (?:i|we|you)|take it|good idea|not sure|which|how do (?:i|we)|what to|would you|thinking (?:of|about)|makes? sense|afford|dare|ready|risky|too (?:much|big|early|soon)|when (?:is|do|should)',
  'умно ли|редно ли|да (?:се |го |я |ги |му |им )?(?:взем|взима|вземаме|взимаме|приема|приемем|поема|поемем|съглас|отвор|отваря|тегл|изтегл|почва|сключ|подпис|рискува|куп)\\p{L}*|струва ли|има ли смисъл|дали|добра идея|какво (?:да|мислиш|мислите|бихте)|как (?:да|се)|колебая\\p{L}*|мисля да|не знам|изплаща ли|разумно ли|готов[аи]? ли|рисковано ли|на какво да|откъде да|кое|кога|\\p{L}+(?:м|ме) ли|страх\\p{L}*|рисков\\p{L}*|главоболие',
);

const money = said(
  'money|budget|cash|afford|saved|savings?|spend|invest\\p{L}*|\\d{3,}|\\d+ ?k|€ ?\\d+|buy',
  'пари|бюджет\\p{L}*|кеш|спестен\\p{L}*|спестих\\p{L}*|похарч\\p{L}*|влож\\p{L}*|инвестир\\p{L}*|\\d{3,}|\\d+ (?:бона|хил\\p{L}*)|куп(?:я|им)|задел\\p{L}*|отделил\\p{L}*',
);
const oneOfTwo = said(
  "not for both|both this year|only (?:one|for one)|(?:for|afford|do|pay for|just) (?:only |just )?one(?: of (?:them|the two|these))?|not (?:for )?both|can[’']?t (?:do|afford|have|pay for) both|either|which (?:one )?(?:(?:comes |goes |do i (?:do |buy )?|should i (?:do |buy |get )?|to (?:do |buy |get ))?first|of the two)|first or|what (?:comes )?first",
  'едното само|само едното|двете (?:няма|не|са)|не (?:мога|можем) и двете|и двете не|само за (?:едно|едното|единия|едната|един|една)|за (?:едно|едното|едната|единия)(?: от двете)?|не и за двете|(?:кое|кой|коя|какво) (?:да (?:е |бъде |взема |купя |направя )?|е )?(?:първо|първи|първа|преди|напред)|или [^.?!]{3,60} или|двете не мога|едно от двете|за двете (?:няма|не)|и двете няма|между',
);
const orTwo = said('or|between|either|versus|vs', 'или|между');
const rented = said(
  '(?:buy|buying) or (?:rent|leas)\\p{L}*|(?:rent|rented|leas(?:e|ing)) or|new or (?:used|second)|used or new|loan or|bootstrap|investors?|mail|words?',
  'под наем или|(?:купя|купим) или (?:да )?(?:\\p{L}+ )?(?:наем|под наем|лизинг)\\p{L}*|наема или|лизинг или|или лизинг|нов\\p{L}* или (?:стар|втора|употреб)\\p{L}*|заем или|инвеститор\\p{L}*',
);

const fullUp = said(
  "(?:is|are|always|we[’']?re) full|full every|order book (?:is )?full|full (?:to|until|till)|busiest|best (?:summer|season|year|month|winter)|record (?:year|month|season|sales)|off (?:my|our) feet|fully booked|(?:am|is|are|we[’']?re|i[’']?m|was|were|solidly?|always) booked|booked (?:out|solid|up|until|till|til|for|\\p{L}+ ahead|\\d)|(?:full|packed) (?:calendar|diary|book|schedule|order book|until|till|every)|(?:calendar|diary|schedule|order book|restaurant|shop|place|workshop|salon) (?:is )?(?:always )?(?:full|packed)|working \\d+ hours|phone never stops|flat out|non-?stop|seven days|7 days|\\d+ hours? (?:a|per) (?:day|week)|busy|busier than ever|more work than|work (?:until|till|for months|for the next)|orders? (?:until|till|through)|waiting list|sold out|turning (?:work|people|customers) away",
  'работа до|клиенти колкото щеш|по \\p{L}+ часа|пълна къща|без почивен ден|най-силн\\p{L}+ (?:сезон|месец|година|лято)|рекорд\\p{L}*|пълн\\p{L}+ (?:график|календар|тефтер|със? поръчки|с работа|до)|(?:график|календар|тефтер)\\p{L}* (?:\\p{L}+ ){0,2}пълен|пълни сме|пълна съм|пълен съм|записан\\p{L}* (?:\\p{L}+ )?(?:до|за)|запълнен\\p{L}*|нямам\\p{L}* (?:свободен|свободна|час|място|дупка)|без почивка|по \\d+ часа|денонощно|непрекъснато|затрупан\\p{L}*|заети? (?:съм|сме|до)|препълнен\\p{L}*|(?:много|бол|достатъчно|луда) работа|поръчки(?:те)? (?:\\p{L}+ )?до|опашк\\p{L}*|не смогва\\p{L}*|не насмогва\\p{L}*|работим като луди|скъсваме се от работа',
);
const nothingLeft = said(
  "(?:made|makes?|making) (?:a |an |another )?loss|losing money|at a loss|live off (?:the |my )?(?:credit )?card|can[’']?t (?:even )?pay (?:my|me|our|the|myself)|nothing(?:[’']?s)? (?:is )?(?:left|stays|remains|over)|left with nothing|no (?:money|profit|cash)|(?:only|barely|hardly|scarcely) (?:\\p{L}+ )?(?:clear|make|earn|take home|left|pay myself|break)|still (?:only )?(?:clear|broke|earn|have no|no money)|broke|account (?:is )?(?:always )?(?:empty|at zero)|don[’']?t (?:see|have|make|earn) (?:any |enough )?(?:money|profit|a living|anything)|where (?:does|is|did) (?:it|the money|all)|profit (?:was|is|of) (?:only |just |about )?€?\\d[\\d.,]*k?|not earning|overdraft|in the red|(?:credit )?card to|no better off|(?:so |very )?little (?:is )?left|can[’']?t pay myself",
  'на загуба|не (?:мога|можем) да (?:си )?(?:из)?плат\\p{L}*|едва (?:ги )?(?:плащам|връзвам)|вноските едва|няма (?:\\p{L}+ )?пари|не (?:си )?плащам заплата|не мога да си платя|нищо не (?:остава|ми остава|ни остава|изкарва\\p{L}*|печел\\p{L}*)|не (?:ми |ни )?остава\\p{L}*|няма (?:пари|нищо|печалба)|пари(?:те)? (?:пак )?(?:няма|ги няма|не стигат|липсват)|на (?:нула|червено|минус)|сметката? (?:ми |ни )?(?:пак )?(?:е )?(?:празна|няма|нищо)|нищо няма|къде (?:изтича|отива|отиват|потъват|са парите)|без печалба|овърдрафт\\p{L}*|тегл\\p{L}+ от картата|на червено|назаем|заемам\\p{L}*|едва (?:изкарвам|покривам|връзва\\p{L}*|си плащам)|връзва\\p{L}* двата края|не печел\\p{L}*|не изкарва\\p{L}*',
);

const underOthers = said(
  '(?:house|own|store|private) brand|(?:make|sew|bake|produce|print) (?:\\p{L}+ )?for them|sub-?contract\\p{L}*|(?:list|one) of (?:their )?subs|as (?:a |their )?subs?|under (?:their|another|its|his) (?:\\p{L}+ )?(?:name|brand|label|supplier|contract)|private label|own label|white[- ]label|under their (?:name|brand)|work (?:for them )?under them',
  'на парче|да (?:шием|правим|произвеждаме|работим|печем) за (?:него|нея|тях)|за (?:него|тях) на|подизпълнител\\p{L}*|подизпълнен\\p{L}*|ишлеме|под (?:неговата|нейната|тяхната|чужда|друга) марка|от тяхно име|под тяхн\\p{L}+|за тях да раб\\p{L}*',
);
const offered = said(
  'offer\\p{L}*|would give|wants?|asks?|asked|approached|proposal|proposes|invited|take|accept|worth|propos\\p{L}*',
  'предлаг\\p{L}*|предложи\\p{L}*|иска\\p{L}*|поискаха|кани\\p{L}*|покани\\p{L}*|приема|поем\\p{L}*|струва|съглас\\p{L}*',
);
const weHire = said(
  'find (?:a |good |reliable )?subcontract\\p{L}*|(?:hire|use|pay|our|my|the) (?:a )?subcontractors?|subcontract (?:it|this|some|the|work) (?:out|to)',
  '(?:намер\\p{L}+|търс\\p{L}+|наем\\p{L}+|наш\\p{L}*|плащам\\p{L}* на) (?:добър |сигурен )?подизпълнител\\p{L}*|подизпълнителят (?:ми|ни)',
);

const used = said(
  "from a (?:\\p{L}+ )?(?:that|thats|that[’']s|which is) closing|second[- ]?hand|used|pre-?owned|refurbished|ex[- ]demo|(?:19|20)\\d\\d(?: model)?|\\d+[ ,.]?\\d* (?:hours|km|kms|miles)",
  'на \\d+ (?:хил\\p{L}* )?(?:километра|км|часа)|карана|втора (?:употреба|ръка)|употребяван\\p{L}*|рециклиран\\p{L}*|на старо|стара машина|карана?|на \\d+ (?:години|км|километра|моточаса|часа)|(?:19|20)\\d\\d (?:г|година)|vtora upotreba',
);
const thing = said(
  'vans?|trucks?|machines?|ovens?|excavators?|diggers?|lathes?|trailers?|equipment|printers?|mills?|saws?|fridges?|freezers?|tractors?|forklifts?|press|kilns?|boats?|mixers?|lifts?|compressors?|bakery oven|coffee machine|food truck|plotter|generators?|cutter|cars?',
  'бус\\p{L}*|камион\\p{L}*|машин\\p{L}*|пещ\\p{L}*|багер\\p{L}*|фургон\\p{L}*|ремарке\\p{L}*|кола\\p{L}*|струг\\p{L}*|фрез\\p{L}*|хладилни\\p{L}*|витрин\\p{L}*|кафемашин\\p{L}*|трактор\\p{L}*|мотокар\\p{L}*|преса\\p{L}*|оборудван\\p{L}*|апарат\\p{L}*|ван(?:а|ът)?|миксер\\p{L}*|плотер\\p{L}*|генератор\\p{L}*|стан(?:ове)?|техника\\p{L}*',
);
const inspects = said(
  'how do i know|knackered|is it ok|a good buy|buy(?:ing)?|pay|check|look (?:at|for|out)|inspect|deposit|careful|watch out|worth|avoid|purchase|ripped off|cheated',
  'става ли|наред|куп\\p{L}*|взем\\p{L}*|взима\\p{L}*|гледа\\p{L}*|провер\\p{L}*|капаро\\p{L}*|внимава\\p{L}*|излъж\\p{L}*|измам\\p{L}*|струва|оглед\\p{L}*',
);
/** What a vehicle costs to run, and not to buy. */
const runs = said(
  'fuel|petrol|diesel|lit(?:re|er)s?|per (?:km|mile)',
  'гориво\\p{L}*|бензин\\p{L}*|дизел\\p{L}*|литр\\p{L}*|л на 100',
);
const bought = said(
  'bought|died|broke(?:n)?|refund|sell(?:ing)? (?:my|our|the|used)|we sell|i sell|sold|customers?|stolen',
  'купих\\p{L}*|развали\\p{L}*|счупи\\p{L}*|продавам\\p{L}*|продаваме|продадох|клиенти\\p{L}*|върна',
);

const mustMove = said(
  "to get out|get out of (?:the|our|here)|out by|gives? us (?:till|until)|(?:tear|knock|pull)\\p{L}* (?:\\p{L}+ ){0,3}down|demolish\\p{L}*|(?:landlord|landlady|owner)[^.?!]{0,40}(?:sell|sold|end|terminat|kick|wants? us out|evict|notice|need the|moving in|knock|not renew|wants? the (?:space|place|shop|unit))\\p{L}*|(?:have|need|must|got|had) to (?:move|leave|be out|vacate|find a new)|moving (?:premises|the (?:shop|workshop|salon|studio|office|practice)|shop|to (?:a )?(?:bigger|new|another|different))|move (?:the )?(?:shop|workshop|premises|salon|studio|practice)|relocat\\p{L}*|lease (?:ends|runs out|is up|expires|won[’']?t be|is not|isn[’']?t)|losing our (?:shop|premises|place|unit|lease)",
  'да се изнасяме|дава ни срок|овакант\\p{L}*|опразн\\p{L}*|събаря\\p{L}*|събор\\p{L}*|разруша\\p{L}*|друго място за|ново място за|(?:търсим|търся) друго (?:място|помещение)|изнес\\p{L}*|изнас\\p{L}*|мест(?:я|им|ене|ехме)|премест\\p{L}*|(?:хазя|наемодател|собственик)\\p{L}*[^.?!]{0,40}(?:прода|гони|прекрат|не (?:ни |ми )?(?:подновява|удължава)|(?:не ще|отказва|няма) да (?:ни |ми )?(?:поднов|удълж)|иска си|вади)\\p{L}*|договорът? (?:за наем |ни )?(?:изтича|свършва)|трябва да (?:се )?(?:махн|изнес|напусн|освобод)\\p{L}*|да (?:се изнесем|напуснем|освободим) (?:помещ|обект|магазин)\\p{L}*',
);
const premises = said(
  'building|premises|shops?|stores?|salon|workshop|studio|office|place|restaurant|caf[eé]|bakery|clinic|practice|unit|lease|landlord|landlady|warehouse|gym|rent',
  'сград\\p{L}*|сладкарниц\\p{L}*|пекарн\\p{L}*|аптек\\p{L}*|зала\\p{L}*|фурн\\p{L}*|помещени\\p{L}*|магазин\\p{L}*|салон\\p{L}*|ателие\\p{L}*|сервиз\\p{L}*|работилниц\\p{L}*|офис\\p{L}*|цех\\p{L}*|заведени\\p{L}*|склад\\p{L}*|кабинет\\p{L}*|обект\\p{L}*|наем(?:а|ът)?|хазя\\p{L}*|наемодател\\p{L}*|студио\\p{L}*|кафене\\p{L}*',
);
const otherMove = said(
  'move the (?:date|class|meeting|appointment)|abroad|apartment|flat|my house|moving company|removals?|we (?:move|help people move)',
  'апартамент\\p{L}*|жилищ\\p{L}*|чужбина|час(?:а|овете) (?:за|на)|хамал\\p{L}*|преместваме (?:хора|мебели)',
);
const rent = said(
  'landlord|landlady|rent|lease',
  'хазя\\p{L}*|наемодател\\p{L}*|наем(?:а|ът|ът ни|ите)?',
);
const rises = said(
  '\\d+ ?%? (?:more|higher|extra)|rais(?:e|es|ed|ing)|increas\\p{L}*|higher|(?:up|rise) by|puts? (?:\\p{L}+ ){0,3}up|putting up|doubl\\p{L}*|wants? (?:\\p{L}+ )?(?:more|\\d+)|hike\\p{L}*',
  'вдиг\\p{L}*|повиш\\p{L}*|увелич\\p{L}*|с \\d+|повече|двойно|удво\\p{L}*|скача\\p{L}*|качва\\p{L}*',
);

const loan = said(
  'loans?|borrow\\p{L}*|(?:bank )?credit (?!card)\\p{L}+|overdraft|bank (?:offers|would lend|lends|will give)',
  'за[ей]м\\p{L}*|банката (?:ми |ни )?(?:дава|предлага|отпуска)|кредит(?!н\\p{L}* карт)\\p{L}*|тегля|изтегл\\p{L}*',
);
const forWhat = said(
  '\\d{1,3} ?k|\\d{3,}|instal?lments?|per month|a month|years|for (?:a|the|new|stock|equipment|another)|to (?:buy|expand|open|hire|renovate|fit)',
  '\\d{3,}|\\d+ (?:бона|хил\\p{L}*)|вноск\\p{L}*|на месец|години|за (?:нов|втор|машин|обор|сток|разшир|ремонт|покупка|да)\\p{L}*|да (?:куп|разшир|отвор|наема|ремонт)\\p{L}*',
);
const otherLoan = said(
  "investors?|friends?|family|brother|grants?|wants to see|documents|how (?:do|can) (?:i|we) get|apply|owe|debts?|refinanc\\p{L}*|can[’']?t pay|overdue|lend (?:him|her|them)|lent",
  'инвеститор\\p{L}*|приятел\\p{L}*|роднин\\p{L}*|брат\\p{L}*|баща\\p{L}*|документи\\p{L}*|как да (?:взема|получа|кандидатст)\\p{L}*|дължа|дългове|рефинанс\\p{L}*|не мога да (?:го )?(?:плащам|върна)|просроч\\p{L}*|заем на|поиска\\p{L}* (?:ми|пари)',
);

const another = said(
  '(?:second|another|2nd|third|one more) (?:\\p{L}+ )?(?:shop|store|location|branch|salon|site|restaurant|caf[eé]|bakery|studio|clinic|gym|outlet|practice|workshop|pharmacy|bar)',
  '(?:втор|трет|още един|още една|още едно)\\p{L}* (?:\\p{L}+ )?(?:магазин|обект|салон|кафе|кафене|пекарна|ресторант|заведение|клон|студио|ателие|сервиз|кабинет|зала|аптека|цех)',
);
const opens = said(
  'open(?:ing)?|time for|worth|ready|expand\\p{L}*',
  'отвор\\p{L}*|отваря\\p{L}*|разшир\\p{L}*|струва|готов\\p{L}*|време ли|пускам\\p{L}*',
);
const openedAlready = said(
  'opened|is (?:empty|losing|dead)|clos(?:e|ing)|runs badly|loses',
  'отворихме|отворих|празен|празна|затвор\\p{L}*|на загуба|губи',
);

const learner = said(
  'apprentices?(?:hips?)?|trainees?|interns?|school[- ]leavers?',
  'да (?:се )?учи при (?:мен|нас)|учи(?:ло)? (?:при мен )?занаят|занаят|чира\\p{L}*|ученик(?:а|ът|чка|чката)?|стажант\\p{L}*|дуалн\\p{L}*|калф\\p{L}*|обучаем\\p{L}*',
);
const takesOn = said(
  'get a|getting an?|tak(?:e|ing) (?:\\p{L}+ )?(?:on|an|one)|worth|sense|pays? off|hire|hiring|have time|how (?:do|does) (?:i|we|one|it)|too small',
  'да учи|взема\\p{L}*|взима\\p{L}*|взем\\p{L}*|наем\\p{L}*|има ли смисъл|струва|изплаща|как се (?:почва|започва|прави)|обуча\\p{L}*|приема\\p{L}*',
);
const leavesOrSkilled = said(
  'or (?:a |an )?(?:skilled|experienced|trained|qualified)|not keep|quit\\p{L}*|wants to leave|dismiss\\p{L}*|fire|my apprentice (?:is|has|keeps|always|never|does)',
  'или (?:\\p{L}+ )?(?:готов|опитен|майстор|обучен)\\p{L}*|не (?:искам|го) (?:да )?(?:остав|задърж)\\p{L}*|напуск\\p{L}*|уволн\\p{L}*|чиракът ми|чиракът не',
);

const season = said(
  '(?:every|each|in) (?:winter|summer|autumn|spring)|season(?:al|s)?|(?:over|in|through|during|for) (?:the )?(?:winter|summer|off[- ]season)|winter months|(?:only )?(?:from )?(?:april|may|march|june|october|november) (?:to|till|until|-)|from (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:to|till|until)|months (?:a|of the) year|until spring|next (?:winter|summer|season)',
  'наесен|напролет|октомври|ноември|всяка (?:зима|есен|пролет)|сезон\\p{L}*|(?:през|за|до) (?:зимата|лятото|пролетта)|зимата|от (?:март|април|май|юни|октомври|ноември) (?:до|-)|месеца (?:в|на) година\\p{L}*|работ\\p{L}+ (?:само )?(?:\\p{L}+|\\d+) месец\\p{L}*|до (?:другата|следващата) година|зимните',
);
const crew = said(
  'people|staff|team|workers?|employees?|guys|crew|lads|waiters|cooks|them',
  'спасител\\p{L}*|барман\\p{L}*|аниматор\\p{L}*|хора\\p{L}*|екип\\p{L}*|работниц\\p{L}*|служител\\p{L}*|момчета\\p{L}*|момичета\\p{L}*|персонал\\p{L}*|сервитьор\\p{L}*|готвач\\p{L}*|камериер\\p{L}*|инструктор\\p{L}*',
);
const keepsThem = said(
  "on the dole|don[’']?t come back|dont come|keep|what (?:do|can|should) (?:i|we) do with|lay (?:\\p{L}+ )?off|let (?:\\p{L}+ ){1,3}go|pay them|los(?:e|ing)|come back|return|hold on|stay|busy|get (?:\\p{L}+ ){0,3}back",
  'ги няма (?:вече|после)|да се върнат|задърж\\p{L}*|какво да правя с|какво да правим с|освобод\\p{L}*|съкрат\\p{L}*|плащам|изгуб\\p{L}*|губя|върнат|останат|изпусн\\p{L}*|да (?:ги|не ги)',
);
const findsThem = said(
  'find|hiring|hire|recruit\\p{L}*|customers?|clients?|guests?',
  'намер\\p{L}*|наем(?:а|ем)|търс\\p{L}*|клиент\\p{L}*|гости\\p{L}*',
);

const refuses = said(
  "turn(?:ing)? (?:\\p{L}+ ){0,4}?down|say(?:ing)? no|refus\\p{L}*|declin\\p{L}*|don[’']?t want (?:to (?:do|take)|this|the|it|that)|not take (?:it|the|this) on",
  'откаж\\p{L}*|отказ(?:вам|ваме)?|да кажа не|кажа „?не|не искам да (?:я |го )?(?:поема|приема|правя|взимам|работя)|върна поръчка',
);
const aJob = said(
  'jobs?|work|orders?|project|request|commission|enquir(?:y|ies)|inquiry|gig',
  'поръчк\\p{L}*|работа\\p{L}*|проект\\p{L}*|запитван\\p{L}*|ремонт\\p{L}*|задач\\p{L}*|обект\\p{L}*',
);
const keepsPeace = said(
  'without|los(?:e|ing)|offend\\p{L}*|nice(?:ly)?|polite\\p{L}*|hurt|bridges?|keep|relationship|sends? me|good terms|friend',
  'без да|скар\\p{L}*|обид\\p{L}*|изгуб\\p{L}*|загуб\\p{L}*|учтив\\p{L}*|любезн\\p{L}*|препоръч\\p{L}*|отношени\\p{L}*|приятел\\p{L}*|красиво|възпитано',
);
const ofCandidates = said(
  'candidates?|applicants?|discount|refund|price',
  'кандидат\\p{L}*|отстъпк\\p{L}*|рекламаци\\p{L}*|цената|по-ниска',
);

const drops = said(
  '(?:drop|stop(?: doing| making| offering| selling)?|give up|close(?: down)?|discontinue|axe|get rid of|cut) (?:\\p{L}+ ){0,3}?(?:it|them|this|that|the|our|my|\\p{L}+ing)',
  '(?:спра|спрем|махна|махнем|закрия|закрием|прекратя|прекратим|зарежа|зарежем) (?:с )?\\p{L}+|да се откаж(?:а|ем) от',
);
const aLine = said(
  '\\d+ ?% of|half (?:of )?(?:my|our) (?:time|week|sales)|of (?:the |my |our )?(?:sales|turnover|revenue|income)|product line|(?:this|the|that) (?:line|service|range|department)|only (?:do|offer|sell|make|keep)|least profitable|hardly sells|not worth',
  '\\d+ ?% от|половината (?:от )?(?:времето|седмицата|оборота)|от (?:оборота|продажбите|приходите)|линията|услугата|направлението|отдела|(?:да )?остав\\p{L}* само|да (?:се )?(?:гледаме|правим|въртим) само|не (?:се )?(?:изплаща|продава)|най-слаб\\p{L}*',
);

/** A production line that stands still is none that is given up. */
const stoppedByOthers = said(
  'suppliers?|deliver(?:y|ies)|stop(?:ped)? (?:the|our) (?:production )?line|late',
  'доставчи\\p{L}*|доставк\\p{L}*|закъсня\\p{L}*',
);

/** Decisions on capacity, purchases and premises; the first that fits counts. */
export const ofDecisions: readonly SignedSituation[] = [
  {
    ...{ name: 'must-move', label: 'cards/shop-location', answer: 'own' },
    all: [mustMove, premises],
    none: [otherMove, said('should i fire|повиш\\p{L}*|вдиг\\p{L}*')],
  },
  {
    ...{ name: 'rent-talk', label: 'cards/negotiating', answer: 'case' },
    all: [rent, rises],
    none: [
      said(
        'customers?|clients?|tenants?|my (?:\\p{L}+ )?prices?|haircut|the mall|dare|water|noise|organi[sz]er',
        'клиент\\p{L}*|наемател\\p{L}*|цените|в мола|маникюр\\p{L}*|вода\\p{L}*|шум\\p{L}*|заплат\\p{L}*',
      ),
    ],
  },
  {
    ...{ name: 'used-equipment', label: 'cards/negotiating', answer: 'own' },
    all: [used, thing, inspects],
    none: [bought, runs],
  },
  {
    ...{ name: 'two-purchases', label: 'cards/break-even', answer: 'own' },
    core: oneOfTwo,
    all: [orTwo, money, oneOfTwo],
    none: [rented],
  },
  {
    ...{ name: 'loan-yes-no', label: 'cards/funding-options', answer: 'own' },
    core: loan,
    all: [loan, forWhat, decides],
    none: [otherLoan],
  },
  {
    ...{ name: 'subcontracting', label: 'cards/dependence-on-one-client', answer: 'own' },
    all: [underOthers, offered],
    none: [weHire],
  },
  {
    ...{ name: 'second-location', label: 'cards/second-location', answer: 'card' },
    all: [another, opens, decides],
    none: [openedAlready],
  },
  {
    ...{ name: 'booked-nothing-left', label: 'topics/pricing', answer: 'own' },
    all: [fullUp, nothingLeft],
  },
  {
    ...{ name: 'apprentice-worth', label: 'cards/apprentice-or-skilled', answer: 'own' },
    core: learner,
    all: [learner, takesOn, decides],
    none: [leavesOrSkilled],
  },
  {
    ...{ name: 'winter-staff', label: 'cards/off-season', answer: 'own' },
    all: [season, crew, keepsThem],
    none: [findsThem],
  },
  {
    ...{ name: 'saying-no', label: 'cards/saying-no', answer: 'card' },
    all: [refuses, aJob, keepsPeace],
    none: [ofCandidates],
  },
  {
    ...{ name: 'dropping-products', label: 'cards/dropping-products', answer: 'card' },
    all: [drops, aLine, decides],
    none: [stoppedByOthers],
  },
];
