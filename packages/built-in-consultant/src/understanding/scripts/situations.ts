import { lettered } from '@savet/text/lettered';
import { type Situation, situations } from '../../knowledge/scripts.ts';
import { inCyrillicIfBulgarian } from '../details.ts';

/** How much of a story is read, in UTF-16 units. */
const READ_MAX = 600;

function words(...alternatives: readonly string[]): RegExp {
  return lettered(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

const any = '\\p{L}*';
const person =
  'employees?|workers?|staff|team|drivers?|waiters?|waitress(?:es)?|cooks?|chefs?|assistants?|apprentices?|trainees?|colleagues?|seamstress|cleaning (?:lady|woman)|cleaners?|nann(?:y|ies)|gardeners?|interns?|hairdressers?|stylists?|baristas?|technicians?|mechanics?|receptionists?|salesperson|sales(?:man|woman)|(?:one|two|three) of (?:my|our) (?:guys|girls|people|men|women|\\p{L}+ers)|my (?:best |only )?(?:guy|girl|\\p{L}+(?:er|ist|ician))';
const someone = `(?:служител|работник|работничк|шофьор|майстор|сервитьор|готвач|продавач|барист|помощни|чирак|чистач|хигиенист|градинар|монтьор|пекар|барман|шивач|фризьор|маникюр|стажант|колега|колежк|техник|касиер)${any}|(?:едно|едното|две|двете)(?: от)? (?:момиче|момче|момичета)${any}|(?:момиче|момче)т${any}|екип${any}|персонал${any}|хората ми`;
const staff = words(person, someone);
const supplier = words(
  'suppliers?|vendors?|wholesalers?|landlords?|mill|roaster[sy]?|courier|printer|rent|lease',
  `(?:доставчи|наемодател|хазя|хазай|мелниц|търгов(?:ец|ци) на едро|куриер|склад|наем|производител)${any}`,
);
const client = words(
  'clients?|customers?|guests?|members?|students?|visitors?|patients?|parents?|tenants?|people|companies|company',
  `клиент${any}|гост${any}|пациент${any}|родител${any}|фирм${any}|хора${any}|наемател${any}|майк${any}`,
);
const ours = words(
  'we|i|us|our|my',
  `ние|аз|кажем|кажа|съобщ(?:я|им)|обявя(?:т)?|обявим|вдигаме|ни|ми|наш${any}|мо(?:я|ята|ите|ето)|искам${any}|да вдиг\\p{L}+`,
);
const dearer = words(
  'rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|put(?:s|ting)? (?:\\p{L}+ ){0,4}?up|go(?:es|ing)? up|went up|hik(?:e|es|ed|ing)|up by|price rise',
  `(?:вдиг|вдиг|увелич|покач|качв|кач|повиш|оскъп|поскъп)${any}|по-висока цена`,
);
const price = words(
  'prices?|fees?|rates?|rent|tuition|passe?s?|memberships?|from \\d+(?:[.,]\\d+)? to',
  `(?:цен|такс|ставк|тариф|абонамент|месечн|наем)${any}|от \\d+(?:[.,]\\d+)?(?: ?лв\\.?| ?€| лева| евро)? на`,
);

/** All of them have to be in the story. */
const signs: Readonly<Record<Situation, readonly (readonly RegExp[])[]>> = {
  cash: [
    [
      words(
        'cheaper (?:for|in) cash|(?:for|in) cash|cash in hand|(?:without|no) (?:an? )?(?:invoice|receipt|vat)',
        `без (?:фактура|касов${any} (?:бон|бележка)|документ${any}|бележка)|на ръка`,
      ),
      words('cheaper|discount|less|lower', `по-евтин${any}|отстъпк${any}|намал${any}|сваля${any}`),
    ],
  ],
  refund: [
    [
      words(
        'deposit|advance|down ?payment|prepaid|money back|refund',
        `капаро${any}|аванс${any}|предплат${any}|депозит${any}|пари(?:те)? обратно`,
      ),
      words(
        'cancell?(?:ed|s|ing)?|called (?:it )?off|calls off|changed (?:her|his|their) mind|wants? (?:\\p{L}+ ){0,4}back',
        `(?:отказа|отмен|анулир|размисли)${any}|се отказ${any}|си (?:го |я |ги )?(?:иска|искат)|(?:иска|искат) (?:си )?(?:\\p{L}+ ){0,2}(?:обратно|върн${any})`,
      ),
    ],
  ],
  owed: [
    [
      words(
        "owes?|owed|owing|unpaid|overdue|(?:has|have|had)(?:n[’']t| not) paid|(?:wo|do|does)(?:n[’']t| not) pay|not paying|behind (?:with|on) (?:\\p{L}+ )?(?:rent|payments?)|late with (?:\\p{L}+ )?(?:rent|payments?)|late pay(?:er|ers|ment|ments)|pays? late|get paid|get my money|get our money|outstanding|chas(?:e|ing) (?:\\p{L}+ ){0,3}(?:payment|money|invoices?)",
        `дълж(?:и|ат|им|ник|ници)${any}|не (?:ми |ни |си |са |е )*(?:плаща|плащат|плати|платил|платили|превежда)${any}|просроч${any}|неплатен${any}|бав${any} (?:\\p{L}+ )?(?:плащ|наем|пари)${any}|закъснява${any} с (?:\\p{L}+ )?(?:плащ|наем)${any}|плаща(?:т)? (?:\\p{L}+ )?(?:късно|със закъснение)|вересия|длъжн${any}`,
      ),
    ],
  ],
  extras: [
    [
      words(
        "extras?|keeps? (?:adding|asking|changing)|more (?:work|changes|things|revisions)|on top|scope|while you[’']re at it|changes|revisions|one more",
        `допълнителн${any}|още (?:нещо|едно|един|една|малко)|между другото|добавя${any}|преработк${any}|корекци${any}|екстр${any}|нови (?:желания|искания)`,
      ),
      words(
        'agreed|fixed price|shook hands|contract|quoted?|quote|included|fixed fee|flat fee|for the same price|same price|without paying',
        `разбра${any}|договор${any}|уговор${any}|оферт${any}|твърда цена|включен${any}|за същ${any} (?:пари|цена)|стиснахме|без да (?:до)?плаща${any}`,
      ),
    ],
  ],
  free: [
    [
      words(
        "for free|free of charge|for nothing|without paying|free (?:work|repairs?|fixes|advice|visits?|changes|help|consultations?)|(?:never|not|n[’']t) (?:wants? to )?pay(?:s|ing)? for(?: (?:it|the|that|my|our)(?: \\p{L}+)?)?",
        `безплатн${any}|без пари|даром|гратис|на аванта|без да (?:ми |ни )?плаща${any}|не (?:ми |ни |си )*(?:иска|искат) да (?:ми |ни |си )*плат${any}`,
      ),
      words(
        'client|clients|customers?|he|she|they|people|school|friends?|neighbou?rs?|somebody|someone',
        `клиент${any}|хора${any}|прияте${any}|съсед${any}|роднин${any}|някой|училищ${any}|фирма${any}|кара|карат|иска|искат`,
      ),
    ],
  ],
  keep: [
    [
      staff,
      words(
        'leav(?:e|es|ing)|quit(?:s|ting)?|resign(?:s|ed|ing)?|part[- ]?time|freelance|(?:his|her|their) own (?:business|shop|salon|firm)|poach(?:ed|ing)?|better offer|job offer',
        `напус${any}|(?:си )?тръгва${any}|си тръгн${any}|на половин ден|на 4 часа|свободна практика|на свой ден|самостоятелн${any}|отива${any} при|по-добра оферта|свой (?:салон|бизнес)`,
      ),
    ],
  ],
  'raise-asked': [
    [
      staff,
      words(
        'wants? (?:a |an? )?(?:raise|pay rise|rise|more money|more pay|higher (?:pay|wage|salary))|ask(?:s|ed|ing)? (?:me |us )?for (?:a |an )?(?:raise|pay rise|rise|more money|more|higher pay)|raise',
        `(?:по)?иска${any} (?:\\p{L}+ )?(?:увеличение|по-висока|повече|вдигане|заплата)|увеличение на заплат${any}|по-висока заплата|повече пари`,
      ),
    ],
  ],
  'employee-late': [
    [
      staff,
      words('late|lateness|never on time|oversleeps?', `закъсн${any}|успива${any}|не идва навреме`),
    ],
  ],
  'employee-conduct': [
    [
      staff,
      words(
        'rude|argu(?:e|es|ing)|shout(?:s|ing)?|yell(?:s|ing)?|quarrel(?:s|ling)?|fight(?:s|ing)?|gossip(?:s|ing)?|bull(?:y|ies|ying)|bad mood|attitude|toxic|on (?:his|her|their) phone|drunk',
        `скандал${any}|кара(?:т)? се|се кара(?:т)?|груб${any}|клюк${any}|вика(?:т)?|обижда${any}|нагл${any}|заяжда${any}|на телефона|пие на работа`,
      ),
    ],
  ],
  'employee-work': [
    [
      staff,
      words(
        "(?:not|n[’']t) doing (?:a |his |her |their )?(?:good |proper )?(?:job|work)|not good enough|(?:job|work) badly|mistakes?|sloppy|slow|lazy|poor work|bad work|quality|forgets?|does(?:n[’']t| not) (?:do|finish|clean|listen|follow)|half[- ]?done|careless",
        `греш${any}|мърз${any}|не си върши${any}|бав(?:но|ен|на)|небреж${any}|забравя${any}|немарлив${any}|не слуша${any}|през пръсти`,
      ),
    ],
  ],
  dismissal: [
    [
      words(
        'fire|sack|dismiss|let (?:him|her|them|\\p{L}+) go|letting (?:\\p{L}+ )?go|get rid of (?:him|her)',
        `уволн${any}|освобод${any}|(?:да )?(?:го|я|ги) изгон${any}|махна от работа`,
      ),
    ],
  ],
  bypass: [
    [
      words(
        'behind (?:our|my) backs?|go(?:es|ing)? (?:round|around|past|over) (?:us|me)|cut(?:s|ting)? (?:us|me) out|(?:directly|direct) (?:to|with|from|by)|them(?:selves)? after (?:getting|seeing)|without us now|(?:took|takes?|taking|steal(?:s|ing)?|stole|poach(?:es|ed|ing)?) (?:\\p{L}+ )?(?:clients|customers)',
        `заобикал${any}|през главата (?:ми|ни)|зад гърба (?:ми|ни)|директно (?:с|при|на|от)|без нас вече|(?:взе|взима|взема|отмъква|открадна|подмамва)${any} (?:\\p{L}+ )?клиент${any}`,
      ),
    ],
  ],
  papers: [
    [
      words(
        'receipts?|documents?|papers?|invoices|paperwork|photos|their texts|their materials|files',
        `документ${any}|фактури(?:те)?|касови(?:те)?|разходи(?:те)? си|бележки(?:те)?|материали(?:те)? си|снимки(?:те)? си`,
      ),
      words(
        'late|last minute|night before|on time|deadline|in time|shoebox',
        `късно|в последния (?:момент|ден)|последната (?:вечер|минута)|навреме|закъсня${any}|срок${any}`,
      ),
      client,
    ],
  ],
  deposit: [
    [
      words(
        'cancel(?:s|led|ling)?|back out|pull out|change their minds?|deposits?|down ?payment',
        `отказва${any}|откаж${any}|отмен${any}|капаро${any}|аванс${any}|предплат${any}|депозит${any}`,
      ),
      words(
        'last (?:minute|moment)|protect|deposits?|day before|orders?|down ?payment',
        `последн${any} (?:момент|минут${any}|ден)|предпаз${any}|капаро${any}|аванс${any}|предплат${any}|депозит${any}`,
      ),
    ],
  ],
  noshow: [
    [
      words('cancel(?:s|led|ling)?', `отказва${any}|откаж${any}|отмен${any}`),
      words(
        '(?:on the|the same|same) day|short notice|last (?:minute|moment)|an hour before',
        `същия ден|в деня|последн${any} (?:момент|минут${any})|час преди`,
      ),
      words(
        'appointments?|massages?|class(?:es)?|lessons?|sessions?|visits?|treatments?|haircuts?|nails',
        `час${any}|масаж${any}|процедур${any}|тренировк${any}|уро(?:к|ци)${any}|маникюр${any}|прегле${any}`,
      ),
    ],
    [
      words(
        "no[- ]?shows?|(?:do|does|did)(?:n[’']t| not) (?:show|turn) up|not showing up|(?:never|not) (?:show|turn)s? up|miss(?:es|ed)? (?:\\p{L}+ )?appointments?|(?:late|minutes late) (?:for|to) (?:\\p{L}+ )?(?:appointments?|class(?:es)?|lessons?)",
        `не (?:се )?(?:явя|явява|появя|появява|идва|дойд)${any} (?:за |на )?(?:\\p{L}+ )?(?:час${any}|резервац${any}|уговор${any}|урок${any}|записан${any})|запазват? (?:\\p{L}+ )?и не (?:идват?|дойд${any}|се яв${any})|(?:записват|запазват) (?:си )?час${any}[^.?!]{0,20}не идва${any}|закъснява${any} за (?:час|урок|тренировк)${any}`,
      ),
    ],
  ],
  'supplier-price': [[supplier, dearer]],
  'supplier-faulty': [
    [
      words(
        'suppliers?|wholesalers?|deliver(?:y|ed|s|ies)|vendor|mill',
        `доставк${any}|доставчи${any}|стока${any}|мелниц${any}|брашно${any}|материал${any}`,
      ),
      words(
        'faulty|broken|bad|wrong|damaged|spoiled|mouldy?|poor quality|defective|rotten',
        `дефект${any}|развал${any}|лош${any}|счуп${any}|сгреш${any}|мухляс${any}|гнил${any}|некачествен${any}`,
      ),
    ],
  ],
  'supplier-late': [
    [
      words(
        'suppliers?|wholesalers?|deliver(?:y|ed|s|ies)|vendor|mill|courier',
        `доставк${any}|доставчи${any}|мелниц${any}|куриер${any}|склад${any}|(?:ни|ми) (?:кара|карат|носи|носят|докарва${any})`,
      ),
      words(
        'late|delays?|delayed|not on time',
        `закъсн${any}|забав${any}|не (?:идва|дохожда|кара)${any} навреме|късно`,
      ),
    ],
  ],
  quote: [
    [
      words('quotes?|offers?|proposals?|estimates?', `оферт${any}|предложени${any}`),
      words(
        "no (?:answer|reply|response)|(?:have|has)(?:n[’']t| not) heard|silent|silence|ghost(?:ed|ing|s)?|(?:do|does|did)(?:n[’']t| not) (?:answer|reply|respond)|never (?:answer|reply|hear|call)|disappears?|vanish(?:es)?",
        `не (?:ми |ни )?(?:отговар|отговор|връща)${any}|мълч${any}|тишина|изчезва${any}|не се обажда${any}|няма отговор`,
      ),
    ],
  ],
  phone: [
    [
      words(
        'calls?|phones?|ring|callers?|enquir(?:y|ies)|inquir(?:y|ies)|messages?|dms?',
        `обажда${any}|обаждани${any}|звън${any}|по телефона|запитван${any}|пиш(?:ат|е)`,
      ),
      words('how much|prices?|costs?|quote', `колко (?:е|струва|излиза|взимате)|цен${any}`),
      words(
        'disappears?|vanish(?:es)?|hang up|never (?:call|book|come|hear)|and (?:then )?(?:go|gone)|nothing|only (?:ask|want)|just ask|ghost',
        `изчезва${any}|затваря${any}|не се (?:обажда|връща)${any}|и толкова|само (?:пита|питат)|повече не`,
      ),
    ],
  ],
  announce: [[dearer, price, ours]],
  leaving: [
    [
      words(
        'threaten(?:s|ed|ing)? to (?:leave|go|cancel|switch)|wants? to (?:leave|cancel|switch|end)|(?:is|are) leaving|go(?:es|ing)? (?:over )?to (?:a |the |another )?competit\\p{L}+|(?:cancel(?:s|led|ling)?|ending|end(?:s|ed)?) (?:the|their|his|her|our) (?:contract|subscription|membership|agreement)|switch(?:ing|ed)? to',
        `(?:иска|искат|заплашва|заплашват) да (?:ни |ме )?(?:напус|прекрат|си тръгн|смен|се откаж)${any}|отива(?:т)? при|прекратява(?:т)? (?:договор|абонамент)${any}|сменя(?:т)? ни|напуска(?:т)? ни|заплашва(?:т)?, че`,
      ),
      client,
    ],
  ],
  also: [
    [
      words(
        'only (?:buy|take|order|get)s?|just (?:buy|take|order)s?|besides|as well as',
        `само (?:хляб|кафе|едно|по едно|\\p{L}+)|(?:вземат|взимат|купуват|поръчват)(?: ни| от нас)? само`,
      ),
      words(
        'offer|sell|get (?:them|people|\\p{L}+) to|add',
        `предлож${any}|продам${any}|продад${any}|накарам${any}|добав${any}|да взимат|да вземат`,
      ),
    ],
    [
      words(
        'at the (?:till|counter|checkout)|deliver(?:y|s|ing)?|driver',
        `на касата|доставя\\p{L}*|шофьор${any}`,
      ),
      words(
        'also (?:buy|take|order)|add[- ]?ons?|something (?:else|more)|upsell',
        `и нещо (?:друго|към)|да вземат и|допълнително`,
      ),
    ],
  ],
  upsell: [
    [
      words(
        'maintenance|service (?:contract|plan)|all year|year[- ]round|(?:to |also |and )(?:take|buy|book|order|sign up for|have) (?:us )?(?:for )?\\p{L}+ (?:too|as well|also)|(?:get|make|convince|persuade)(?: \\p{L}+){1,4} to (?:also |sign|upgrade|take|book|buy|order)|upsell|add[- ]?ons?|after (?:the|a|each) (?:job|install\\p{L}*|repair|visit|treatment|session)|yearly (?:contract|check|service)',
        `целогодишн${any}|годишн${any} (?:абонамент|договор|преглед)|да (?:ни |ме )?(?:вземат|взимат|наемат|ползват|купят|поръчат|запишат) и|допродаж${any}|след (?:монтаж|ремонт|процедур|сесия)${any}|абонаментн${any}|за поддръжка`,
      ),
      client,
    ],
    [
      words(
        'maintenance|yearly (?:check|service)|service plan',
        `поддръжк${any}|профилактик${any}`,
      ),
      words(
        'offer|sell|get|persuade|convince',
        `предлож${any}|продам${any}|накарам${any}|убед${any}`,
      ),
    ],
  ],
  review: [
    [
      words(
        'reviews?|ratings?|google stars|testimonials?|references?',
        `отзив${any}|ревю${any}|оценк${any}`,
      ),
      words(
        'ask|get|more|collect|leave',
        `да (?:пиш|остав|накара|помол|поиска|взем|съб)${any}|повече|искам`,
      ),
    ],
  ],
  referral: [
    [
      words(
        'referrals?|refer (?:us|me)|word of mouth|recommend (?:us|me)|introductions?',
        `препоръч${any}|препорък${any}|от уста на уста`,
      ),
    ],
  ],
  lapsed: [
    [
      words(
        "stopped (?:coming|buying|ordering)|haven[’']t (?:been|come|ordered)|win (?:\\p{L}+ ){0,3}back|old (?:customers|clients)|former (?:customers|clients)|used to (?:come|buy|order)|lapsed|inactive",
        `спряха да|спрели да|отдавна не|не (?:са )?(?:идвали|поръчвали)|не идват вече|стари(?:те)? (?:ми |ни )?клиенти|бивши(?:те)? (?:ми |ни )?клиенти|върна (?:\\p{L}+ )?клиент${any}|изгубен${any} клиент${any}`,
      ),
    ],
  ],
  delay: [
    [
      words(
        "(?:won[’']t|will not|can[’']t|cannot|not going to) (?:be (?:ready|finished|done)|finish|make it|deliver|meet)|running late|behind schedule|miss(?:ing)? (?:the|a|our|my) deadline|(?:will|going to|we[’']ll|i[’']ll) be late",
        `няма да (?:успея|успеем|е готов${any}|са готов${any}|стане|смогн${any}|спаз${any})|(?:ще )?(?:закъснея|закъснеем|закъсняваме|закъснявам|се забавя|се забавим|забавяме)`,
      ),
    ],
  ],
  dear: [
    [
      words(
        "too expensive|\\d+ ?(?:%|percent) off|money off|haggl(?:e|es|ing)|bargain(?:s|ing)?|ask(?:s|ing)? (?:me |us )?(?:for )?(?:a |an? )?(?:\\d+ ?%? )?discounts?|wants? (?:a |an? )?(?:\\d+ ?%? )?discounts?|cheaper|lower price|beat (?:our|my) price|we are expensive|we[’']re expensive|price (?:is )?too high",
        `(?:много |твърде )?скъп(?:о|и|а|ь)?|(?:иска|искат|искал|поиска) (?:\\p{L}+ )?(?:\\d+ ?%? ?)?(?:отстъпк|намалени)${any}|пазар(?:ят|и) се|се пазар(?:ят|и)|по-евтин${any}|бият? (?:ни|ми) (?:цената|отбив)`,
      ),
    ],
  ],
  complaint: [
    [
      words(
        'complain(?:s|ed|ing|t|ts)?|angry|furious|unhappy|not happy|dissatisfied|upset',
        `оплак${any}|оплач${any}|недовол${any}|ядос${any}|сърди${any}|рекламаци${any}|разочаров${any}`,
      ),
    ],
  ],
  decline: [
    [
      words(
        'say no|saying no|turn (?:\\p{L}+ ){0,3}(?:down|away)|refuse|decline|get out of',
        `откажа|откажем|да кажа ["„]?не|казвам ["„]?не|отказвам`,
      ),
    ],
  ],
  approach: [
    [
      words(
        'get|find|win|reach|approach|cold|new|convince|persuade|pitch',
        `намер${any}|да предлож${any}|стигн${any}|привлек${any}|нови|да вляз${any}|убед${any}|студен${any}`,
      ),
      words(
        'clients|customers|restaurants?|hotels?|companies|cafes|shops|offices|schools|b2b|businesses|salons',
        `клиент${any}|ресторант${any}|хотел${any}|фирм${any}|заведени${any}|магазин${any}|офис${any}|училищ${any}|кафенет${any}|салон${any}`,
      ),
    ],
  ],
};

/** The talk that a story is about; null if there are no words ready for it. */
export function situationIn(story: string): Situation | null {
  const told = inCyrillicIfBulgarian(story.slice(0, READ_MAX));
  return (
    situations.find((name) => signs[name].some((all) => all.every((sign) => sign.test(told)))) ??
    null
  );
}
