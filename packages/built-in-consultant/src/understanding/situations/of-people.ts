import type { SignedSituation } from './situation.ts';
import { clients, employee, partner, said } from './words.ts';

const wants = said(
  "can only|could only|(?:he|she|they)[’']?(?:ll)? (?:only )?(?:do|work)|would (?:come|work|do|only)|reckons|(?:he|she|they)[’']?d (?:like|prefer|rather|want|love)|wants?|wanted|asks?|asked|asking|would like|wishes|told (?:me|us)|says|said|announced|considering|thinking of|going to|needs?",
  'може ли|се връща|може само|вече (?:не )?може|иска(?:т|л|ла|ха)?|поиска|пита|помоли|моли|каза|казва|решил?а?|предлага|настоява|ще|желае|obqvi',
);
const isEmployee = said(...employee);
const isPartner = said(...partner);

const fewerHours = said(
  '(?:only|just|down to|manage|do) \\d+ hours|(?:two|three|four|\\d) (?:mornings|afternoons|shifts)|(?:do|work) (?:two|three|four|\\d) days|part[- ]?time|fewer (?:hours|days)|less hours|half[- ](?:time|days?)|half a day|(?:reduc|cut)\\p{L}* (?:down )?(?:(?:his|her|their|the) )?(?:hours|days)|(?:drop|go|cut)(?:ping)? (?:back |down )?to (?:\\p{L}+|\\d) days?|(?:\\p{L}+|\\d) days? (?:a|per) week|shorter (?:hours|week)|four[- ]day week|mornings (?:only|from)|(?:do|just|only|work) (?:in the )?(?:mornings|afternoons)|(?:mon|tues|wednes|thurs|fri)days?(?: and \\p{L}+)? off|only (?:come in )?(?:on )?(?:mon|tues|wednes|thurs|fri)days?|work less|fewer shifts|(?:three|four|two|\\d)[- ]day week|only (?:work )?(?:in the )?mornings|only (?:work )?(?:two|three|four|\\d) days',
  'само до об(?:яд|ед)|(?:на|по|за по) (?:4|5|6|четири|пет|шест) часа|половин (?:работен )?ден|непълн\\p{L}+ (?:работн\\p{L}+ )?(?:време|ден)|на (?:4|6|четири|шест) часа|по-малко (?:часове|часа|дни)|по-кратк\\p{L}+ (?:ден|време)|(?:на|по|само) (?:два|три|четири|\\d) дни|(?:два|три|четири|\\d) дни (?:в седмицата|седмично|на седмица)|само (?:сутрин|сутринта|до обяд|следобед|по няколко часа)|да работи по-малко|само (?:в )?(?:понеделник|вторник|сряда|четвъртък|петък)\\p{L}*|по-малко смени|намал\\p{L}+ (?:си |ѝ |му )?(?:работното време|часовете|дните)|четиридневна|на половинка|полов(?:ин)? щат',
);
const isAway = said(
  'days? off|days? leave|sick leave|hiring|looking (?:for|to hire) (?:a |an |someone )?part|(?:is|are) open|opening hours|delivery',
  'отпуск\\p{L}*|болничн\\p{L}*|почивни|набираме|доставк\\p{L}*',
);

const goes = said(
  'poach\\p{L}*|(?:open|start|set)(?:s|ed|ing|ting)?(?: up)? (?:(?:his|her|their|an?) )?(?:own|on (?:his|her|their) own|alone|shop|business|salon|practice|(?:\\p{L}+ )?(?:two|three|a few|next|down|across|around))|on (?:his|her|their) own|(?:go|goes|going|went) (?:freelance|solo|independent|self[- ]employed|alone|to (?:a|the|our|my) (?:competitor|competition|rival))|(?:leav|quit)\\p{L}*|left (?:us|me|and|to|last|in)|resign\\p{L}*|gave (?:me |us )?notice|competing with (?:us|me)|becom\\p{L}+ (?:a |our |my )?(?:competitor|competition)|joined (?:a|the|our) (?:competitor|competition|rival)',
  'се (?:мести|премества)\\p{L}*|минава\\p{L}* (?:при|в)|напусн\\p{L}*|напуск\\p{L}*|си тръгва\\p{L}*|тръгва\\p{L}* си|си тръгна\\p{L}*|отвар\\p{L}+|отвор\\p{L}+|на свободна практика|за себе си|сам(?:и|а)? на себе си|на своя сметка|(?:при|към|у) конкурент\\p{L}*|при конкуренцията|става\\p{L}* конкурент\\p{L}*|почва\\p{L}* сам\\p{L}*|започва\\p{L}* сам\\p{L}*|свой? \\p{L}+|излиза\\p{L}* на|излязат на',
);
/** Not only away, but with a business of their own or to a competitor. */
const onTheirOwn = said(
  'the same (?:business|thing|trade|work)|own (?:business|firm|shop|salon|studio|practice)|poach\\p{L}*|(?:open|start|set)(?:s|ed|ing|ting)?(?: up)? (?:(?:his|her|their|an?) )?(?:own|on (?:his|her|their) own|alone)|on (?:his|her|their) own|(?:go|goes|going|went) (?:freelance|solo|independent|self[- ]employed|alone|to (?:a|the|our|my) (?:competitor|competition|rival))|competing with (?:us|me)|becom\\p{L}+ (?:a |our |my )?(?:competitor|competition)|joined (?:a|the|our) (?:competitor|competition|rival)|across the (?:street|road)|(?:round|around) the corner|next door',
  'срещу нас|насреща|същия бизнес|същото като нас|в съседн\\p{L}+|се мести в|краде\\p{L}* клиент\\p{L}*|на свободна практика|за себе си|сам(?:и|а)? на себе си|на своя сметка|(?:при|към|у) конкурент\\p{L}*|при конкуренцията|става\\p{L}* конкурент\\p{L}*|почва\\p{L}* сам\\p{L}*|започва\\p{L}* сам\\p{L}*|отваря\\p{L}* (?:свой|свое|собствен)\\p{L}*|отсреща|на съседната улица|през една улица',
);
const takesClients = said(
  'advertis\\p{L}*|(?:tak|took|steal|stole|poach|follow|contact|call|text|messag|writ|invit|approach|lur|going with|go with|offer)\\p{L}*|asks? for (?:him|her|them)|by name|with (?:him|her|them)|only (?:him|her)|keep (?:the |our |my )?(?:clients?|customers?|patients?)|los(?:e|ing)|half (?:of )?(?:the|my|our)',
  'кан(?:и|ят)|примамва\\p{L}*|пуска реклама|взем\\p{L}*|взима\\p{L}*|отвед\\p{L}*|отвежда\\p{L}*|отмъкв?\\p{L}*|краде|крадат|открадн\\p{L}*|звън\\p{L}*|пиш[еа]т?|прелъст\\p{L}*|прилъг\\p{L}*|подмам\\p{L}*|търсят|искат (?:само )?(?:нея|него|при)|с (?:тях|него|нея|себе си)|при (?:него|нея|тях)|измъкв?\\p{L}*|задърж\\p{L}*|изгуб\\p{L}*|загуб\\p{L}*|обажда\\p{L}*',
);

const relative = said(
  "my (?:\\p{L}+ )?(?:brother|sister|cousin|nephew|niece|uncle|aunt|son|daughter|father|mother|dad|mum|mom|wife|husband|relative)(?:[- ]in[- ]law)?(?:[’']s \\p{L}+)?|(?:brother|sister|mother|father|son|daughter)[- ]in[- ]law|(?:sister|brother|cousin|wife|husband|friend|uncle|aunt)[’']?s (?:boy|son|girl|daughter|kid|husband|wife)|family member|relatives?",
  '(?:брат|сестра|братовчед|братовчедк|племенни[кц]|племенничк|чичо|вуйчо|леля|зет|сна[хш]|шуре|баджана|роднин|кум|свекър|свекърв|тъст|тъщ)\\p{L}*|(?:сина?|синът|дъщеря|баща|майка|жена|мъжа?|мъжът) (?:ми|ни)',
);
const worksHere = said(
  '(?:drives?|cooks?|sells?|cleans?) (?:for|with|in|at)|as a family|family (?:business|firm|shop)|works? (?:for|with|in|at|here)|working (?:for|with|in|at|here)|employ(?:ed|s)?|hired|took (?:\\p{L}+ )?on|gave (?:\\p{L}+ ){0,2}a job|on (?:the|my|our) payroll|in the (?:firm|business|company|shop|kitchen|team)',
  'семейн\\p{L}+ (?:фирм|бизнес)\\p{L}*|стои на|на касата|води|помага|готви|кара|на работа|работи (?:при|с|за|във?|тук|като)|взех|взехме|наех|назначих\\p{L}*|във? (?:фирмата|магазина|бизнеса|екипа|кухнята|склада|сервиза|салона|ателието)|при (?:мен|нас)',
);
const noGood = said(
  "sack|crash\\p{L}*|laughs|out of the till|when (?:he|she) feels|bitch\\p{L}*|nothing to do with|late|lazy|useless|does nothing|do nothing|nothing done|(?:does|did|is|has|can)(?:n[’']?t| not) (?:\\p{L}+ ){0,2}?(?:work|do|pull|listen|help|try|good|up to)|fire|let (?:\\p{L}+ ){1,3}go|get rid|comes? (?:and goes )?when|as (?:he|she|they) likes?|talk to|tell (?:him|her)|everyone sees|nobody dares|special treatment|favourite|unfair|mistakes?|rude|bosses|phone all|phone in hand|on (?:his|her) phone|games?|half the day|fed up|the others|dare|afraid to|never on time|does as|slack\\p{L}*|resent\\p{L}*",
  'катастрофира\\p{L}*|да го държа|да я държа|смее се|хока|вика на|взима от касата|не зачита|да не идва|на кафе|спи|нищо не (?:върши|прави|става)|не (?:върши|работи|слуша|ме слуша|се старае|се справя|става|идва|го бива|я бива)|мързел\\p{L}*|закъснява\\p{L}*|махна|уволн\\p{L}*|освобод\\p{L}*|разкара\\p{L}*|се разделя|раздел\\p{L}*|скандал\\p{L}*|идва (?:и си тръгва )?когато|прави каквото|както си иска|командва|грешки|другите (?:виждат|роптаят|мърморят|се сърдят|недоволстват)|на телефона|не смея|бави\\p{L}*|играе|виси|по цял ден|останалите|колегите|мрънка\\p{L}*|скатава\\p{L}*|привилеги\\p{L}*|недоволн\\p{L}*|да (?:му|ѝ|и|й) кажа|да говоря',
);
const inFamily = said(
  'inherit\\p{L}*|divorce\\p{L}*|wedding|наслед\\p{L}*|развод\\p{L}*|разведа|сватба\\p{L}*',
);

const out = said(
  'split up|wants? out|wants? (?:to (?:get |be )?(?:out|leave|exit|sell|quit|step down|go)|out)|leav(?:e|es|ing)|exit\\p{L}*|(?:buy|bought|buying|pay|paying|paid) (?:\\p{L}+ ){0,2}out|buy[- ]?out|sell(?:ing)? (?:\\p{L}+ ){0,2}(?:share|half|part|stake)s?|(?:wants?|asks? for|claims?) (?:his|her|their) (?:half|share|money|part)|pay (?:him|her|them) (?:\\p{L}+ ){0,2}(?:half|share|part|stake)|stepping (?:down|out)|part ways|split up',
  'се отказа|отказа се|да (?:го|я|ги) (?:откуп|изкуп|изплат)\\p{L}*|чака (?:да )?(?:го|я)|(?:излез|излиза|напус|продад|тръгн|тръгва|отказва се|оттегл|раздел|раздели)\\p{L}*|(?:откуп|изкуп|изплат|изплащ|върн)\\p{L}* (?:\\p{L}+ ){0,2}(?:дял|дела|дяла|дяловете|частта|половината|парите)|дела (?:си|му|ѝ)',
);
/** A partner who wants the firm to grow does not want out of it. */
const expands = said(
  'wants? (?:us )?to (?:go (?:into|to|after|abroad|online|for)|expand|enter|open|sell (?:online|to|in|abroad)|move into)|pushing (?:for|into|us)',
  'иска (?:да )?(?:\\p{L}+ )?(?:тръгнем|тръгваме|излезем|излизаме|навлезем|навлизаме|отворим|отваряме|се разшир\\p{L}*|разширим|продаваме)',
);
const idle = said(
  "(?:does|works|puts in) (?:maybe |about |only |just |perhaps )?\\d+ (?:hrs?|hours)|stopped answering|been seen|(?:still )?draws \\d|(?:only|just) (?:turns|shows) up|(?:does|is|has|did|do|are|have)(?:n[’']?t| not) (?:\\p{L}+ ){0,2}?(?:do|doing|done|work|working|pull|show|contribute|help|lift|interested|around|there|putting|put)|do(?:es|ing)? (?:nothing|hardly|barely|almost nothing|very little|zero)|i (?:do|run|carry|pull) (?:everything|all|it all|most|nearly all|\\d+ ?%)|shows? up (?:once|twice|when|only)|once a month|i[’']?m doing (?:everything|all)|lazy|stopped (?:working|coming|showing)|barely|hardly|never (?:comes|works|there|shows|helps)|lost interest|disappeared|no work|silent",
  '(?:спря|престана) да (?:вдига|отговаря|идва)|работи по \\d+ часа|вдига телефона|на кафе|бачкам|работя за двама|не се появява|не се мярка|не (?:се )?(?:е |са |ми |ни )?(?:работ|прав|идв|помаг|помог|занимав|участв|вясв|вдиг|интересув|вижд|пип|стъпв|мярк)\\p{L}*|нищо не (?:прави|върши|е направил\\p{L}*)|всичко (?:правя|върша|дърпам|нося|е на мен|върви през мен)|аз (?:правя|върша|дърпам|нося) (?:всичко|цялата)|само се води|спря\\p{L}*|на хартия|мързел\\p{L}*|сам(?:а)? (?:дърпам|върша|нося|правя)|изчезна\\p{L}*|не си мърда пръста|загуби интерес',
);

const two = said(
  'two|both|each other|one another|between them|either of them|the other (?:one)?|three',
  'двете|двамата|двама|две|дв(?:ата|ама)|помежду (?:си|им)|един (?:с )?друг|една (?:с )?друга|единият|едната|другата|тримата|трите',
);
const atOdds = said(
  "bitch\\p{L}*|moan about|gossip\\p{L}*|mood is|same room|him or me|her or me|(?:don[’']?t|do not|won[’']?t|haven[’']?t|hasn[’']?t|not|stopped|refuse to|can[’']?t) (?:\\p{L}+ )?(?:speak|spoken|speaking|talk|talked|talking|get on|get along|stand|work together|work with)|fight\\p{L}*|argu\\p{L}+|hate each|at war|tensions?|quarrel\\p{L}*|conflict|bicker\\p{L}*|clash\\p{L}*|feud|at each other[’']?s|poison|tak(?:e|ing) sides|hostile|blames? the other|complain about each other",
  'не се (?:траят|гледат|поглеждат|погаждат)|или той,? или аз|или тя,? или аз|дърлят\\p{L}*|заяждат се|не си говорят|не (?:се )?(?:понасят|търпят|разбират|погаждат|могат да се гледат)|(?:се )?карат(?: се)?|във? (?:постоянна )?(?:война|конфликт)|война|скарани?|скараха|мразят|на нож|се дразнят|заяждат|клюк\\p{L}*|напрежение|сочи(?:т)? (?:един|друг)\\p{L}*|обвиняват се|прехвърлят си вината|взима\\p{L}* страна',
);

const more = said(
  '\\d+ on top|company car|\\d+ (?:an hour|a month|a week|a day) more|pays? (?:\\p{L}+ ){0,2}more|match (?:it|that)|(?:pay |salary )?(?:rise|raise)s?|more (?:money|pay)|paid more|(?:\\d+ ?(?:%|percent|€|eur|euros?|lv|leva)?|€ ?\\d+) (?:more|extra|on top)|higher (?:salary|pay|wages?)|better paid|wants? \\d+ ?%',
  '\\d+ (?:кинта|лв\\.?|лева|€|евро) (?:отгоре|повече|на час (?:вместо|повече|отгоре))|отгоре|плащат (?:\\p{L}+ )?повече|увеличени\\p{L}*|повишени\\p{L}*|по-(?:висока|голяма|добра) заплата|повече пари|още \\d+|с \\d+ ?(?:лв|лева|€|евро|%|процента)?|вдиг\\p{L}+ (?:му |ѝ |им |и )?заплат\\p{L}*|заплат\\p{L}+ (?:му |ѝ |им )?да (?:се )?(?:вдиг|увелич)\\p{L}*',
);
const ofPrices = said(
  'prices?|fees?|hourly rate|membership|suppliers?|landlord|rent|customers?|clients?|i want|my boss|my employer|i deserve|invoice',
  'цен\\p{L}*|такс\\p{L}*|доставчи\\p{L}*|хазя\\p{L}*|наемодател\\p{L}*|наем(?:а|ът)?|клиент\\p{L}*|шеф\\p{L}*|работодател\\p{L}*|фактур\\p{L}*|искам (?:увеличение|повишение)',
);

const late = said(
  "turns? up (?:\\p{L}+ )?(?:when|whenever)|comes? and goes|(?:turn|show)(?:s|ed|ing)? up (?:\\p{L}+[- ]?|\\d+[- –]?){0,5}late|(?:com|arriv|start)\\p{L}+ (?:in )?(?:\\p{L}+ |\\d+[- –]?){0,4}late|(?:always|constantly|often|again|regularly|keeps? (?:being|coming)) (?:\\p{L}+ ){0,2}late|late (?:to work|for work|for (?:the|his|her) shift|every|again|nearly|almost|each|all the time|three|four|twice|\\d)|(?:\\d+ ?)?(?:min|mins|minutes) late|oversle\\p{L}*|(?:comes?|arrives?) in at \\d+[:.]?\\d* instead|can[’']?t (?:be|come|get in) on time|never on time",
  'идва (?:на работа )?(?:последн\\p{L}+|когато|когато си)|закъснява\\p{L}*|закъснел\\p{L}*|идва (?:все )?(?:със закъснение|късно)|все (?:е )?закъснял\\p{L}*|никога (?:не (?:идва|е) )?навреме|не (?:идва|може да дойде) навреме|успива\\p{L}*|идва\\p{L}* (?:на работа )?в \\d+[:.]?\\d* вместо',
);
const otherLate = said(
  'late deliver\\p{L}*|deliver(?:y|ies) (?:is|are|comes?|times?)|suppliers?|clients? (?:is|are|pay|comes?)|customers? (?:is|are|pay|comes?)|pays?|paying|paid|invoices?|orders?|trains?|pregnan\\p{L}*',
  'достав\\p{L}*|клиент\\p{L}* (?:закъснява|ми|ни|не|идва)|плаща\\p{L}*|поръчк\\p{L}*|куриер\\p{L}*|заплат\\p{L}*|фактур\\p{L}*|бременн\\p{L}*',
);

/** Situations between people of the firm; the first that fits counts. */
export const ofPeople: readonly SignedSituation[] = [
  {
    ...{ name: 'partner-wants-out', label: 'cards/business-partners', answer: 'own' },
    all: [isPartner, out],
    none: [
      expands,
      said(
        'split (?:the )?(?:shares|ownership|equity|company) (?:between|with|if|fairly)',
        '(?:раздел|дел)\\p{L}* (?:си )?дялове\\p{L}*',
      ),
      said('suppliers?|clients? partner|partner (?:company|shop|clinic)s?|доставчи\\p{L}*'),
    ],
  },
  {
    ...{ name: 'partner-idle', label: 'cards/business-partners', answer: 'own' },
    all: [isPartner, idle],
    none: [said('suppliers?|wife|husband|life partner|доставчи\\p{L}*')],
  },
  {
    ...{ name: 'relative-at-work', label: 'cards/weak-performance', answer: 'own' },
    all: [relative, worksHere, noGood],
    none: [inFamily],
  },
  {
    ...{ name: 'leaves-with-clients', label: 'cards/staff-turnover', answer: 'own' },
    all: [isEmployee, goes, said(...clients), takesClients],
    none: [said('hiring|interview\\p{L}*|интервю\\p{L}*'), isPartner],
  },
  {
    ...{ name: 'leaves-with-clients', label: 'cards/staff-turnover', answer: 'own' },
    all: [isEmployee, onTheirOwn, said(...clients)],
    none: [said('hiring|interview\\p{L}*|интервю\\p{L}*'), isPartner],
  },
  {
    ...{ name: 'part-time-key', label: 'cards/staff-turnover', answer: 'own' },
    core: fewerHours,
    all: [isEmployee, fewerHours, wants],
    none: [isAway, said('freelanc\\p{L}*|хонорар\\p{L}*|свободна практика|фрийланс\\p{L}*')],
  },
  {
    ...{ name: 'team-conflicts', label: 'cards/team-conflicts', answer: 'card' },
    core: atOdds,
    all: [isEmployee, two, atOdds],
    none: [isPartner, said('customers?|clients?|клиент\\p{L}*')],
  },
  {
    ...{ name: 'pay-rise-asked', label: 'cards/pay-rise-requests', answer: 'own' },
    all: [isEmployee, more, wants],
    none: [ofPrices],
  },
  {
    ...{ name: 'staff-habit', label: 'cards/weak-performance', answer: 'case' },
    all: [isEmployee, late],
    none: [otherLate],
  },
];
