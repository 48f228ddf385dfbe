import type { Rule } from '../role.ts';
import { said } from './words.ts';

const units = ['count', 'bare'] as const;
const time = ['time'] as const;
const funnel =
  'messages?|bookings?|съобщения|резервации|leads?|emails?|имейла|имейли|писма|repl(?:y|ies)|answers|отговор(?:а|и|иха)?|договора?|contracts?|signed|подписаха|подписани|enquir~|inquir~|visits?|visitors?|clicks?|sign-?ups?|trials?|offers?|quotes?|proposals?|demos?|meetings?|calls?|installs?|impressions?|deals?|orders?|buyers?|paid|paying|converted|bought|qualified|запитван~|обадиха се|обаждани~|обработени|оферти|срещи|сделки|сделка|поръчки|поръчка|посещени~|посетител~|кликв?~|клика|регистраци~|регистрирани|купиха|купувачи|кандидат~|записаха се|записани|платиха|импресии|контакт~|карт(?:и|ички)|cards';

/** Rules for numbers and times. */
export const countRules: readonly Rule[] = [
  { role: 'freeOf', units, words: said('freeof #') },
  {
    role: 'pack',
    units,
    words: said(
      '(?:box|case|pack|crate|carton|tray|bag|set|dozen) of #|(?:кашон|стек|кутия|палет|пакет|каса|торба)(?:а|ът)? (?:с|от|по|със) #',
    ),
    beside: said('margin|sell|price|each|марж~|продавам~|цена'),
  },
  {
    role: 'instalments',
    units,
    words: said('# (?:equal )?(?:instal~|payments|parts|tranches|вноски|вноска|части)'),
  },
  {
    role: 'leaversThen',
    units,
    words: said('(?:leavers|turnover|напуснал~|текучество~) (?:[\\p{L}]+ )?(?:to|на|до) #'),
  },
  {
    role: 'leavers',
    units,
    words: said(
      '# (?:left|quit|leavers|resigned|напуснаха|напускат|са напуснали)|(?:напуснаха|напускат) #',
    ),
    beside: said('replac~|hir~|замяна|замест~|подмяна|нов човек'),
  },
  {
    role: 'lost',
    units,
    words: said(
      '(?:lose|losing|loses|lost|губ(?:я|им)|загуб~|изгуб~|отказват се|откажат се|тръгн~|тръгват|напусн~|напускат|отпадн~|отпадат) (?:[\\p{L}]+ ){0,3}#|# (?:[\\p{L}]+ ){0,4}(?:leave|leaves|quit|cancel|drop out|go elsewhere|walk|stop|напуснат|откажат|отпаднат|fewer)|# по-малко|# fewer|# (?:members |clients |customers )?(?:left|gone)(?! over)',
    ),
  },
  {
    role: 'gained',
    units,
    words: said(
      '# (?:joined|signed up|се записаха|дойдоха)|(?:gain|gaining|win|add|get|sign|спечел|добав|привлич|печелим|идват) (?:[\\p{L}]+ ){0,2}#|# (?:new|нови|more|още)',
    ),
    beside: said('lose|losing|left|churn|leave|отлив~|губ~|отказват|напускат'),
  },
  {
    role: 'bought',
    units,
    words: said(
      'bought|buying|ordered|imported|importing|import|buy in|made|baked|купих(?:ме)?|закупих(?:ме)?|поръчах(?:ме)?|внасям~|внесох(?:ме)?|взех(?:ме)?|направих(?:ме)?|изпекох(?:ме)?|заредих(?:ме)?',
    ),
  },
  {
    role: 'restPart',
    units,
    words: said(
      'the (?:last|rest|other|remaining) #|(?:последните|останалите|другите) #|# (?:left over|remaining|остан~)',
    ),
  },
  {
    role: 'soldPart',
    units,
    words: said('sold|продадох(?:ме)?|продадени|продадоха'),
    beside: said(
      'bought|ordered|imported|made|baked|купих~|закупих~|поръчах~|внесох~|взех~|направих~|изпекох~|заредих~',
    ),
  },
  {
    role: 'staff',
    units,
    words: said('# (?:guards|employees|staff|workers|охранител~|служител~|работни~)'),
    beside: said('left|leavers|напусн~'),
  },
  { role: 'hours', units: time, counts: 'hour', words: said('#') },
  {
    role: 'targetDays',
    units: time,
    counts: 'day',
    words: said('(?:to|down to|in|at|get|на|до|за) #|# дни'),
    beside: said(
      'stock|inventory|dso|receivables|наличност~|запас~|вземания|(?:на|в) склад~|складови~',
    ),
  },
  {
    role: 'termShort',
    units: ['time', 'bare', 'count'],
    words: said('(?:within|in|by|до|в рамките на|за) #'),
    beside: said(
      '(?:discount|off|отстъпка~)[^.?!]{0,50}(?:pay|paid|paying|плат~|плащ~)|(?:pay|плат~|плащ~)[^.?!]{0,50}(?:discount|отстъпка~)',
    ),
    not: said('instead|вместо|rather|not'),
  },
  {
    role: 'termLong',
    units: ['time', 'bare', 'count'],
    words: said(
      '(?:instead of|rather than|вместо|usual(?:ly)?|otherwise|иначе)(?: до| на| за| in| at)? #|# (?:instead|otherwise|иначе)',
    ),
    beside: said(
      '(?:discount|off|отстъпка~)[^.?!]{0,50}(?:pay|paid|paying|плат~|плащ~)|(?:pay|плат~|плащ~)[^.?!]{0,50}(?:discount|отстъпка~)',
    ),
  },
  {
    role: 'stays',
    units: time,
    counts: 'month',
    words: said(
      '(?:stay|stays|stayed|keep|keeps|last|lasts|остава(?:т)?|стои|стоят|ползва(?:т)?)(?: [\\p{L}]+){0,3} #',
    ),
  },
  { role: 'days', units: time, counts: 'day', words: said('#') },
  { role: 'weeks', units: time, counts: 'week', words: said('#') },
  { role: 'months', units: time, counts: 'month', words: said('#') },
  { role: 'years', units: time, counts: 'year', words: said('#') },
  { role: 'seasons', units, words: said('# (?:seasons?|сезона?|сезони)') },
  { role: 'km', units, words: said('# (?:км|km|miles?|kms)') },
  {
    role: 'rooms',
    units,
    words: said(
      '# (?:rooms?|apartments?|studios?|beds?|seats?|desks?|chairs?|pitches|tables|machines|стаи|апартамент~|студиа|легла|места|бюра|столове?|маси|машини)',
    ),
    beside: said('occup~|full|booked|заетост~|запълне~|пълни|utili[sz]~|натоварен~'),
  },
  {
    role: 'people',
    units,
    words: said(
      '# (?:[\\p{L}]+ )?(?:men|people|workers?|guys|women|fitters|painters|technicians|drivers|души|човека|хора|мъже|работни~|майстор~|монтажни~|монтьор~)',
    ),
    beside: said('(?:a day|per day|на ден|an hour|per hour|на час) ?(?:each|всеки)?'),
  },
  {
    role: 'partners',
    units,
    words: said('# (?:partners?|owners?|founders?|съдружни~|собствени~|of us|брат~)'),
    beside: said('split|share~|делим|разделим|взима|дял~'),
  },
  {
    role: 'sold',
    units,
    words: said('(?:left|остава~|keep|earn|печеля) (?:[\\p{L}]+ )?(?:per|from|on|of|за|от|при) #'),
  },
  {
    role: 'stage',
    units,
    words: said(
      `# (?:[\\p{L}]+ ){0,1}(?:${funnel})|(?:обадиха се|записаха се|купиха|платиха|got|bought) #`,
    ),
  },
  {
    role: 'sold',
    units,
    words: said(
      '(?:sell|sells|selling|sold|do|does|make|makes|serve|serves|have|has|deliver|run|bill|продавам~|продава(?:т)?|прода~|правя|правим|прави|пера|перем|имам|имаме|обслужвам~|currently|now|сега|в момента|сегашните|current(?:ly)?|usual|present) (?:[\\p{L}]+ ){0,2}#',
    ),
  },
  { role: 'sold', units: ['count'], words: said('#') },
];
