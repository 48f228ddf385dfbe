import { lettered } from '@savet/text/lettered';
import { money, type RoleSigns, sign, standing } from './sign.ts';

/** Signs of roles in the sale of one product: its price, its unit costs, the monthly costs, the number sold. */
export const tradeSigns = {
  sellPrice: {
    units: money,
    words: sign(
      'sells?(?: it| them| at| for)*|sold(?: at| for)?|selling|charge[ds]?|charging|pric(?:e|ed|es)|tickets?|avg(?: \\p{L}+)?|average(?: \\p{L}+)?|go(?:es)? for #|day rate|hourly rate|rates?|my \\p{L}+ (?:is|are|costs?) # per|(?:subscribers?|members?|clients|customers|gardens|contracts|students|pupils|houses|flats|visits|lessons|абонат\\p{L}*|член\\p{L}*|клиент\\p{L}*|двора|ученици|курсисти|деца|договора|обекта|къщи|апартамента)[^#]{0,40}(?:at|по) #|# (?:a|per|на) (?:night|нощ\\p{L}*)|each visit|per visit|a visit|baskets?|treatment|# an hour|bill|продава~|продам|взима(?:м|ме)|вземам(?:е)?|таксувам(?:е)?|цена(?:та)?|цени(?:те)?|билет~|(?:средна )?(?:сметка|поръчка)(?:та)?|сред(?:ен|на|но)|абонамент~|часът|час труд|(?:хляб|кафе|торта)\\p{L}* (?:е|са|на|по|за) #|кафе(?:то)? #|we get #|i get #|плащат? #|пусна~',
    ),
    not: lettered(
      /(?:costs? (?:me|us)|bought|buy(?:ing)? |купувам|струва|себестойност|материал|комисион|заплат|salar|rent(?:al)? |наем|моя сметка|wage|i pay|we pay|discount|отстъпк|fuel|гориво|осигур|turnover|оборот)[^#]*#/iu,
    ),
  },
  unitCost: {
    units: money,
    words: sign(
      'costs?(?: me| us)?(?: about)?|comes? to|ingredients?|materials?|goods|buy(?:ing)?(?: \\p{L}+)?(?: at| for)?|bought(?: at| for)?|i pay|we pay|wax|packag~|box(?:es)?|jars?|labels?|courier|postage|shipping|delivery|parts|make(?:s)? (?:it )?for|stock|dye|products?|wholesale|yarn|fabric|струва(?: ми| ни)?|(?:ми|ни) струва|излиза(?: ми| ни)?|(?:ми|ни) излиза|себестойност~|материал~|продукти(?:те)?|кути(?:я|ята)|опаковк~|куриер~|доставк~|купувам(?: \\p{L}+)?(?: по| за)?|взимам от \\p{L}+|стока(?:та)?|съставк~|консуматив~|брашно~|етикет~|боя(?:та)?|плат(?:а|ът)?',
    ),
    period: 'none',
    not: lettered(
      /(?:wage|salar|rent|insurance|loan|наем|заплат|застрахов|кредит|лизинг|надниц)[^#]{0,12}#/iu,
    ),
  },
  running: {
    units: money,
    words: sign(
      `${standing}|(?:people|men|guys|staff|workers|души|човека|хора|работници|помощници)[^#]{0,20}(?:at|по|costs?|за) #|go(?:es)? out|излизат|pitch|stall|helpers?|phone|van|software|crew|salaries|machines?|overhead~|(?:fixed|monthly|running|other|standing) (?:costs?|expenses)|costs? (?:me |us |about )*# (?:a|per|every) (?:month|week|day|year)|cover|chair|place|hall|desk|помощни~|други разходи|постоянни~|режийн~|зала(?:та)?|стол(?:а|ът)?|място(?:то)?|монтьор~|майстор~|готвач~|сервитьор~|шофьор~|продавач~|служител~`,
    ),
    not: lettered(
      /(?:costs? (?:me|us)|струва (?:ми|ни)|(?:ми|ни) струва) #(?! (?:a|per|every|на) )|# (?:each|apiece|per (?!month|week|year|day)|на брой)/iu,
    ),
  },
  turnoverSum: {
    units: money,
    words: sign(
      '(?:прави|носи|прибира)(?: ми| ни| около| по)* #|(?:makes|brings|earns)(?: me| us| about| around)* #|turnover|revenue|takings?|take in|takes in|sales(?: of)?|billed|brings? in|оборот~|(?:sells?|продава)(?: about| around| за| около)* # (?:a|per|на) (?:month|week|year|месец)|приход~|продажби(?:те)?(?: за| от)?|изкарвам(?:е)?|влизат|правим|правя',
    ),
    not: lettered(/(?:want|need|искам|трябва)/iu),
  },
  sold: {
    units: ['count', 'bare', 'time'],
    words: sign(
      '(?:sell|sells|sold|book|do|make|have|get|serve|bake|bill|goes through) (?:about |around |roughly |only )*#|# (?:visits?|bookings?|orders?|clients?|customers?|members?|loaves|pieces|units|cups?|coffees|jobs|sales|tickets|guests?|heads?|people|treatments?|students?|pupils?|gardens?|cuts?)|(?:продава~|продам|правя|правим|имам|имаме|обслужва~|изпича~|връзвам) (?:около |по |към |само )*#|# (?:посещения|поръчки|клиент~|член~|хляба|броя|бройки|кафета|билета|човека|души|торти|курса|ученици|урока|двора|порции|сметки|процедури|подстригвания)',
    ),
    not: lettered(
      /(?:need|want to|lose|losing|загуб|трябва(?:т)? да|open|работ\p{L}* #|отворен)/iu,
    ),
  },
  cut: {
    units: ['percent'],
    words: sign(
      'commissions?|takes?|platform|cut|fees?|keeps?|goes to|booking|airbnb|wolt|glovo|bolt|etsy|amazon|uber|комисион~|взима(?:т)?|взема(?:т)?|прибира~|платформа~|удържа~|такса~|от оборота|болт|глово|букинг',
    ),
    not: lettered(/(?:discount|off |отстъпк|намаление|ддс|vat|марж|margin|tax|данък|осигуровк)/iu),
  },
  /** Things and people that are named beside the figures. */
  things: { units: ['count'], hints: lettered(/# \p{L}/u) },
  goodsShare: {
    units: ['percent'],
    words: sign(
      'goods|stock|ingredients|food(?: cost)?|materials?|стока(?:та)?|продукти(?:те)?|материал~|себестойност~',
    ),
    not: lettered(/(?:discount|отстъпк|vat|ддс|margin|марж)/iu),
  },
  off: {
    units: ['percent'],
    words: sign(
      'off|discount(?:s|ed)?|less|cheaper|lower|отстъпк~|намаление(?:то)?|по-евтин~|по-малко|промоция',
    ),
  },
  reach: {
    units: money,
    words: sign(
      '(?:for|to pay) (?:myself|me|ourselves)|# for (?:myself|me|us)|i want(?: to)?(?: \\p{L}+)* #|take home|(?:own|my) (?:pay|wage|salary)|clear #|profit of|за мен|за себе си|да ми остава~|искам да (?:изкарвам|печеля|взимам|остават)|чисти|моята заплата',
    ),
  },
  goneOf: {
    units: ['count', 'bare'],
    words: sign(
      'lose #|losing #|# (?:leave|quit|cancel|fewer)|(?:загубя|загубим|губя) #|# (?:си тръг~|напуска~|напусн~|тръгва~|се отказ~|се откаж~)|without #',
    ),
  },
} as const satisfies Record<string, RoleSigns>;
