import type { Rule } from '../role.ts';
import { laterRules } from './first-more.ts';
import { said } from './words.ts';

const amount = ['money', 'bare'] as const;
const some = ['count', 'bare', 'time'] as const;
const any = /#/u;
const fuel = '(?:дизел~|нафта~|бензин~|гориво~|diesel|petrol|gas(?:oline)?|fuel)';
const perHundred = said('литрастокм');
const investor = said('investor~|pre-?money|post-?money|valuation|инвеститор~|оценка~');

/** Words that leave no doubt about a figure. They go before all other rules. */
export const firstRules: readonly Rule[] = [
  { role: 'litres', units: some, words: said('# литрастокм') },
  {
    role: 'trips',
    units: some,
    words: said('# (?:times|trips|runs|пъти|курса|ходения|пътувания)'),
    beside: perHundred,
  },
  {
    role: 'litrePrice',
    units: amount,
    words: any,
    around: said(
      `${fuel} (?:[\\p{L}]+ ){0,3}#|# (?:[\\p{L}]+ ){0,2}(?:per|a|на|за) (?:lit(?:re|er)|l|литър|литъра|л)`,
    ),
    beside: perHundred,
    most: 12,
    period: 'none',
  },
  {
    role: 'wasteShare',
    units: ['percent'],
    words: said(
      'waste~|spoil~|spoiled|thrown|binned|shrink~|breakage|defect~|rejects?|брак~|фира~|отпад~|изхвърл~|развал~|боклук~|загуба',
    ),
  },
  {
    role: 'investShare',
    units: ['percent'],
    words: /^(?!.*(?:had|own|имах|имам|before)).*#/u,
    beside: investor,
  },
  { role: 'heldShare', units: ['percent'], words: any, beside: investor },
  {
    role: 'invest',
    units: amount,
    words: said(
      '(?:puts?|invests?|offers?|gives?|wants? to put|дава|влага|вложи|предлага)(?: [\\p{L}]+){0,2} #',
    ),
    beside: investor,
  },
  {
    role: 'margin',
    units: ['percent'],
    words: said('# (?:[\\p{L}]+ )?(?:margin|марж)|(?:margin|марж)(?:ът|а)?(?: of| от| is| е)? #'),
    not: said('mark[- ]?up|надценк~|commission|комисион~|discount|off|отстъпка'),
  },
  {
    role: 'partShare',
    units: ['percent'],
    words: any,
    around: said(
      '(?:on|of|from|от|на|за|върху) #(?:%| %)? ?(?:of |от )(?:the |my |our |all )?(?:stays|nights|bookings|reservations|sales|orders|guests|rooms|нощувк~|резервации~|резерваци~|поръчк~|продажб~|гостите)',
    ),
  },
  {
    role: 'paidBefore',
    units: amount,
    words: said(
      '(?:prepaid|paid already|already paid|paid upfront|deposit paid|paid a deposit|deposit of|предплат~|платили (?:са )?вече|вече (?:са )?(?:платили|дали|платен~)|капаро|аванс(?:ът|а)?)(?: of| от| е| is| was)? #|# (?:[\\p{L}]+ )?(?:prepaid|already paid|paid already|предплатен~|капаро|аванс|deposit)|(?:paid|gave|left) #',
    ),
    beside: said(
      'left to pay|still to pay|still owe~|balance|rest|remain~|доплат~|доплащ~|да платят|остава~ да|остатък~',
    ),
  },
  {
    role: 'wanted',
    units: ['count', 'bare'],
    words: any,
    around: said(
      '(?:for|to (?:get|win|sign|close|reach|have)|за|да (?:имам|подпиша|спечеля|взема|стигна)(?:е|м)?) #(?: new| нови)? (?:deals?|contracts?|customers?|clients?|sales|orders|договора?|сделки|клиента?|поръчки|продажби)',
    ),
    beside: said(
      'how many[^.?!]{0,60}(?:need|send|must|have to)|колко[^.?!]{0,60}(?:трябва~|нужни|да пратя|да изпратя|да направя)',
    ),
  },
  {
    role: 'billed',
    units: some,
    words: any,
    around: said(
      '(?:really |actually |only |реално |само |но )# (?:hours |часа |ч )?(?:of them |от тях )?(?:are |се |са |get |i can |can be )?(?:billed|billable|bill|invoiced|paid|фактурират~|продадени|платени|таксува~)|# (?:billable|фактурируеми|платени от клиент)',
    ),
    beside: said('salar~|wage|gross|pays?|заплата~|бруто|осигуровк~'),
  },
  {
    role: 'agreed',
    units: ['time'],
    counts: 'hour',
    words: any,
    around: said('(?:for|includes?|covers?|за|включва) #'),
    beside: said('retainer|абонамент~|пакет~'),
  },
  {
    role: 'days',
    units: ['time'],
    counts: 'day',
    words: /#/u,
    beside: said(
      '(?:a|per|each|every) (?:working |rehearsal )?day|на (?:работен )?ден|дневно|дневна',
    ),
    not: said('within|до # дни|instead|вместо|early|earlier'),
    around: /^(?!.*(?:discount|отстъпк|stock|склад|dso|вземан)).*$/u,
  },
  {
    role: 'gainEach',
    units: amount,
    words: said(
      '# (?:[\\p{L}]+ )?(?:profit|margin|печалба) (?:per|on|a|each|from|на|от)|(?:makes?|leaves?|brings?|earns?)(?: me| us)?(?: about| around| roughly)? # (?:profit|margin|clear|net)|# (?:profit|margin|печалба)$',
    ),
    not: said('to make|to earn|want|need|искам|per hour|target|month~|a year|monthly|месечно'),
    around: /^(?!.*(?:split|share|дел[ия]м)).*$/u,
    period: 'none',
  },
  {
    role: 'revenue',
    units: amount,
    words: said(
      '(?:mrr|arr|monthly recurring revenue)(?: is| of| now| е| are|:)* #|# (?:mrr|of mrr)',
    ),
  },
  {
    role: 'stockValue',
    units: amount,
    words: any,
    around: said(
      '(?:warehouse|stock|inventory|store ?room|склад~|наличност~|магазин~)[^#.?!]{0,30}#(?: ?лв| ?евро| ?лева)?(?: [\\p{L}]+)? (?:of |worth |на |по )?(?:stock|goods|стока|стоки|себестойност)|(?:стока|стоки|наличност~|inventory|stock)(?: за| worth| of| на стойност| е| is)* #|# (?:[\\p{L}]+ ){0,2}(?:of |worth of |в )?(?:stock|inventory|стока на склад)',
    ),
    beside: said('days|months|weeks|last|turn~|дни|месец~|седмиц~|стига~|стигне~|обръща~'),
    not: said('sell~|продава~|a month|на месец|monthly|месечно'),
    period: 'none',
  },
  {
    role: 'goodsYear',
    units: amount,
    words: any,
    around: said(
      '(?:at cost|cost price|себестойност~)[^.?!]{0,20}#[^.?!]{0,30}(?:month|месец)~|(?:month|месец)~[^.?!]{0,34}(?:at cost|cost price|себестойност~)[^.?!]{0,16}#|#[^.?!]{0,30}(?:month|месец)~[^.?!]{0,16}(?:at cost|cost price|себестойност~)',
    ),
    beside: said('stock|inventory|warehouse|склад~|наличност~|стока~'),
  },
  ...laterRules,
];
