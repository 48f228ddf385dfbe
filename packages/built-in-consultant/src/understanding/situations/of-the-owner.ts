import type { SignedSituation } from './situation.ts';
import { clients, said } from './words.ts';

const alone = said(
  'nobody (?:else )?(?:answered|picked|was there)|no one (?:answered|picked)|sole|one[- ](?:man|woman|person)|alone|by myself|on my own|solo|self[- ]employed|sole trader|(?:only|just) me|freelanc\\p{L}*|nobody (?:else )?(?:to|can|who)',
  'съм,? сам(?:а)?|сам(?:а)? в|сам (?:шия|правя|готвя|пека|ремонтирам)|никой не (?:вдигна|отговори|отвори|отговаря|вдига)|като мен|сам(?:а|ичък|ичка)? (?:съм|работя|се|въртя|правя|на себе|дърпам)|(?:съм|работя|въртя|всичко) (?:\\p{L}+ )?сам(?:а)?|самонает\\p{L}*|само аз|(?:всичко|салонът|фирмата|магазинът) (?:е )?(?:само )?(?:на|върху) мен|фрийланс\\p{L}*|едноличн\\p{L}*|sam rabotq',
);
const ill = said(
  "get (?:ill|sick)|knocked me out|in bed|ill|sick|flu|injur\\p{L}*|br(?:oke|eak) (?:my|a|an|both) (?:\\p{L}+ )?(?:leg|arm|hand|wrist|back|ankle|hip)s?|broke my|my back|back (?:went|in|out)|surgery|operation|accident|hospital\\p{L}*|can[’']?t work|off work|no work|laid up|fever|pneumonia|covid",
  'поврежд\\p{L}*|повреди|на легло|на болнични|хванах|разбол\\p{L}*|болен|болна|грип\\p{L}*|операци\\p{L}*|счуп\\p{L}*|схвана\\p{L}*|болнич\\p{L}*|болница\\p{L}*|не мога да работя|легна\\p{L}*|контузи\\p{L}*|боледува\\p{L}*|температура|ковид|гръбнак\\p{L}*|кръст(?:а|ът)|razbol\\p{L}*',
);
const prepares = said(
  'ideas|how do others|what do others|protect\\p{L}*|prepar\\p{L}*|insur\\p{L}*|cover|plan|what if|what happens|again|back[- ]?up|stand[- ]in|steps? in|how do i|what (?:do|can|should) i|safety net|reserve',
  'как се пази|какво правят|как правят|как се справят|подсигур\\p{L}*|предпаз\\p{L}*|застрахов\\p{L}*|осигур\\p{L}*|ако|какво (?:става|да|мога)|как да|кой ще|замества\\p{L}*|резерв\\p{L}*|занапред|пак|отново|podsigur\\p{L}*',
);
/** An illness that needs other words first, and one of somebody else. */
const grave = said(
  'cancer|tumou?r|depress\\p{L}*|burn(?:ed|t)? ?out|diagnos\\p{L}*|stroke|employees?|(?:my|our) (?:staff|worker|driver)s?|(?:wife|husband|son|daughter|mother|father|child|kid)',
  'рак|тумор\\p{L}*|депреси\\p{L}*|прегор\\p{L}*|диагноз\\p{L}*|инсулт\\p{L}*|служител\\p{L}*|работни[кц]\\p{L}*|жена ми|мъж(?:а|ът) ми|дете\\p{L}*|син\\p{L}* ми|дъщеря\\p{L}*|майка\\p{L}*|баща\\p{L}*',
);

const holiday = said(
  'take a week|closed a single day|long weekend|(?:a |my |our |on |any )?(?:proper )?(?:holidays?|vacations?|annual leave)|(?:a |one |two |three |\\d+ )?(?:weeks?|days?|fortnight|month) (?:off|away|holiday)|time off|close (?:the \\p{L}+ )?(?:down )?for (?:a|one|two|three|ten|\\d+)|days? in \\p{L}+|week in \\p{L}+|go away for|day off|take a break',
  '(?:две|три|\\d+) седмици (?:лято|почивка|отпуск|през)|да (?:си )?почин(?:а|ем)|почив(?:ка|ката|ал|ала|али|аме|ам)|отпуск\\p{L}*|ваканция\\p{L}*|затвор\\p{L}* (?:\\p{L}+ )?за (?:\\d+|една|две|десет|седмица|малко)|(?:на|за) море(?:то)?|свободн\\p{L}+ седмиц\\p{L}*',
);
const myself = said(
  "sole|how can an?|i|i[’']?(?:m|ve|d)|my|me|myself|owner|havent",
  'съм|сме|ми|ме|аз|без мен|си|искам|мога|собственик\\p{L}*',
);
const afraidOfLosing = said(
  ...clients,
  'upsetting|sole|solo|one[- ]man|only (?:me|one)|on my own|los(?:e|es|ing)|orders|phone|elsewhere|who (?:will|would|can)|without me|(?:the|my|our) (?:shop|salon|business|firm|workshop|practice|studio|clinic|place|bakery|garage|office)|close',
  'сам(?:а)?|сама? (?:съм|в)|изгуб\\p{L}*|губя|загуб\\p{L}*|поръчк\\p{L}*|телефон\\p{L}*|при друг\\p{L}*|булк\\p{L}*|магазин\\p{L}*|салон\\p{L}*|фирма\\p{L}*|бизнес\\p{L}*|кой ще|без мен|затвор\\p{L}*|ателие\\p{L}*|сервиз\\p{L}*',
);
const otherHoliday = said(
  'holiday (?:season|sales?|cards?|offers?|menu|rental|home|apartment|let|makers?|gifts?|promo\\p{L}*|party)|christmas|(?:employee|worker|driver|staff|team|assistant|girl)s? (?:\\p{L}+ ){0,3}(?:holiday|vacation|leave|time off|off)|travel agency|bank holidays?|holidaymakers|guests?',
  'коледн\\p{L}*|празни\\p{L}*|(?:служител|работни[кц]|момич|момч|екип|хората)\\p{L}* (?:\\p{L}+ ){0,4}(?:отпуск|почивк)\\p{L}*|неплатен\\p{L}* отпуск|платен\\p{L}* отпуск|гости\\p{L}*|почиващи\\p{L}*|къща за гости|туристи\\p{L}*',
);

const onlyMe = said(
  "only i|i[’']?m the one who|only (?:i|me) (?:can|know|do|who)|only one who|i[’']?m the only|i am the only|(?:everything|it all|all of it|quotes?|every \\p{L}+) (?:goes|runs|depends|hangs|comes|lands|has to go)|through me|(?:nobody|no[- ]?one) (?:else )?(?:(?:in|on|at) (?:\\p{L}+ ){1,3})?(?:can|knows|is able)|waits? for me|only i|(?:all )?in my head|without me|on my desk",
  'аз (?:държа|решавам) всичко|ако утре ме няма|само на мен|(?:никой )?освен мен|аз съм единствен\\p{L}*|единствен\\p{L}*,? (?:ко[яйе]то|дето|съм)|само аз (?:мога|знам|умея|го|ги|правя|я)|всичко (?:минава|зависи|опира|се върти|е) (?:през|от|до|около|на|върху) мен|без мен (?:нищо|не|спира|всичко)|(?:никой|няма) (?:друг )?(?:не )?(?:може|знае|умее)|в (?:моята )?глава(?:та)? (?:ми|си)|само в главата',
);
const handsOver = said(
  'do the planning|take over|how do i let|hand(?:ing)? (?:\\p{L}+ ){0,3}over|handover|teach\\p{L}*|train\\p{L}*|delegat\\p{L}*|let(?:ting)? go|pass(?:ing)? (?:it |this |things )?on|someone else|others? (?:to )?do|explain|share|into (?:the|their|other) heads|replace me|step back|how (?:do|can) i change (?:that|this)',
  'ако утре ме няма|предам\\p{L}*|предава\\p{L}*|науч\\p{L}*|обуч\\p{L}*|делегир\\p{L}*|поем\\p{L}*|прехвърл\\p{L}*|друг(?:и|иго)? да|някой (?:друг )?да|отърва|отпусна|освободя|разпредел\\p{L}*|заместя|замества\\p{L}*',
);

const paperwork = said(
  'invoic\\p{L}*|quotes?|quoting|quotations?|estimates?|admin|paperwork|book[- ]?keeping|e-?mails?|office (?:work|stuff)|the books|accounts|orders and bills',
  'фактур\\p{L}*|оферт\\p{L}*|документ\\p{L}*|писма\\p{L}*|имейли\\p{L}*|бумащин\\p{L}*|администра\\p{L}*|отчети\\p{L}*|хартии\\p{L}*|канцелар\\p{L}*',
);
const evening = said(
  'evenings?|(?:at|every|all) nights?|nights|weekends?|sundays?|saturdays?|(?:till|until|til|to) (?:\\d{1,2}|ten|eleven|midnight|late)|after (?:work|hours|dinner|closing)|kids are|bed',
  'нощем|нощно време|вечер\\p{L}*|нощ\\p{L}*|събот\\p{L}*|недел\\p{L}*|уикенд\\p{L}*|до (?:\\d{1,2}|полунощ|късно|среднощ)|след работа|децата',
);
const takesTime = said(
  'gone|swallow\\p{L}*|all my|spend\\p{L}*|every|always|takes?|eats?|lost|los(?:e|ing)|drown\\p{L}*|hours|sit\\p{L}*|end up|fed up|never (?:ends|see)|only time|goes (?:on|to|into)',
  'изчезва\\p{L}*|нощем|отив\\p{L}*|губя|седя|стоя|пиша|правя|всяк\\p{L}*|все|часове|изяжда\\p{L}*|затъва\\p{L}*|потъва\\p{L}*|не виждам|писна\\p{L}*|оплаква\\p{L}*|минава\\p{L}*',
);
const ofSending = said(
  'newsletter\\p{L}*|subject lines?|open rate|campaign|best time|unpaid|overdue|owes?',
  'бюлетин\\p{L}*|кампани\\p{L}*|неплатен\\p{L}*|дълж\\p{L}*|просроч\\p{L}*|най-добро време',
);

const job = said(
  '(?:my )?teaching|the office|the bank|the day job|my career|my (?:\\p{L}+ )?(?:job|salary|wages?)|day ?job|full[- ]time job|in my job|employed|office job|nine[- ]to[- ]five|9[- ]to[- ]5|at work i',
  'учителств\\p{L}*|службата|банката|кариерата|държавната работа|на заплата|работата (?:си|ми)|основн\\p{L}+ (?:ми )?работа|трудов\\p{L}*|на щат|щатна|на работа съм|работя (?:в|във|като|на)|заплатата ми',
);
const beside = said(
  'it (?:makes|brings|earns)|on the side|side (?:business|hustle|job|income|line)|evenings?|weekends?|(?:on )?(?:saturdays?|sundays?)|after work|besides|next to my job|make[sn]? (?:about |around )?\\d+|hobby|already sell\\p{L}*|my own',
  'нос(?:и|ят) (?:ми )?\\d|изкарва\\p{L}* (?:ми )?\\d|\\d+ (?:лв|лева|€|евро|кинта)|покрай|събот\\p{L}*|недел\\p{L}*|вечер(?:и|та|но)?|уикенд\\p{L}*|почивни\\p{L}*|след работа|странично|встрани|хоби\\p{L}*|допълнително|отделно|свои?(?:те)? \\p{L}+',
);
const quits = said(
  'pack(?:ing)? (?:\\p{L}+ )?in|chuck(?:ing)?|quit\\p{L}*|leave|leaving|give (?:it |my job )?up|resign\\p{L}*|go(?:ing)? full[- ]time|full[- ]time (?:on|with|into)|when can i|jump|hand in',
  '(?:да )?зареж\\p{L}*|да карам само|да се отдам|напусн\\p{L}*|напуск\\p{L}*|да се хвърля|да зарежа|само (?:на|от) това|изцяло|да мина (?:изцяло|на)|да рискувам',
);
const ofStaff = said(
  'employees?|(?:my|our) (?:\\p{L}+ )?(?:baker|driver|cook|staff|worker|assistant)s?|interview|candidate',
  'служител\\p{L}*|работни[кц]\\p{L}*|кандидат\\p{L}*|интервю\\p{L}*',
);

/** Situations of an owner's own time and strength; the first that fits counts. */
export const ofTheOwner: readonly SignedSituation[] = [
  {
    ...{ name: 'alone-and-ill', label: 'cards/cash-flow', answer: 'own' },
    all: [alone, ill, prepares],
    none: [grave],
  },
  {
    ...{ name: 'leaving-a-job', label: 'cards/starting-a-business', answer: 'case' },
    all: [job, beside, quits],
    none: [ofStaff],
  },
  {
    ...{ name: 'owner-holiday', label: 'cards/delegating', answer: 'own' },
    core: holiday,
    all: [holiday, myself, afraidOfLosing],
    none: [otherHoliday],
  },
  {
    ...{ name: 'only-owner-can', label: 'cards/delegating', answer: 'own' },
    all: [onlyMe, handsOver],
    none: [said('quit\\p{L}*|leaving|leaves|resign\\p{L}*|напуск\\p{L}*|напусн\\p{L}*|си тръгва')],
  },
  {
    ...{ name: 'evenings-of-paperwork', label: 'cards/weekly-plan', answer: 'own' },
    all: [paperwork, evening, takesTime],
    none: [ofSending],
  },
];
