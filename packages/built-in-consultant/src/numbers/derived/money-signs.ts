import { lettered } from '@savet/text/lettered';
import { money, type RoleSigns, sign, standing } from './sign.ts';

/** Signs of roles that an amount of money can have. */
export const moneySigns = {
  newPrice: {
    units: money,
    inSentence: true,
    words: sign(
      'rais~[^#]{0,60} to #|only (?:at|for) #|go(?:es)? up to #|# instead|само (?:за|по) #|(?:wants?|asks?|offers?|would take|иска~|предлага~)[^#.]{0,40} (?:at|for|по|за) #|rais~(?: it| the price| them)? (?:from \\S+ )?to #|put it up to #|increase~(?: it)? to #|drop~(?: it)? to #|lower~ (?:it )?to #|but at #|wants?(?: it)? at #|offers? #|at # instead|(?:price|rais)[^#]{0,40} to #|(?:вдиг|кача|намал|свал|цена)[^#]{0,40} на #|new price~?(?: is| of)? #|(?:вдигна|вдигнем|кача|намаля|сваля)(?: го| я| цената)? на #|на #(?= и продажб)|нов~ цена~ #|искат? (?:го |я )?(?:за|на|по) #|но (?:за|по|на) #',
    ),
    period: 'none',
  },
  gain: {
    units: money,
    words: sign(
      'margins?|profit (?:of|on|per)|leaves?(?: me| us)?|i earn|we earn|i make|clear|печел(?:я|им)|остава(?:т)?(?: ми| ни)? (?:от|на)|(?:ми|ни) остава(?:т)? #|марж~|надценка от',
    ),
    not: /(?:profit|печалба)[^#]*(?:month|year|месец|година)/iu,
  },
  cost: {
    units: money,
    hints: /(?:hours|часа) (?:at|по) #/iu,
    words: sign(
      '(?:прав~|изработва~) \\p{L}+ за #|makes? (?:an? )?\\p{L}+ for #|costs? (?:me|us|to make)|cost is|costs? (?:it )?(?:me |us )?#|our cost|unit cost|variable(?: costs?)?|променлив~|internal cost|cost price|to make|comes? to|made for|ingredients?|materials?|parts|себестойност~|струва(?: ми| ни)?|(?:ми|ни) струва|излиза(?: ми| ни)?|консуматив~|материал~|суровин~|продукти(?:те)?',
    ),
    not: /(?:a month|per month|на месец|месечно)/iu,
  },
  price: {
    units: money,
    words: sign(
      '(?!наем|оборот|заплат|лизинг|ток|комисион|бюджет|разход|приход|печалб|инвестици|сума|кредит|вноск|лихв|такса|себестойност|продажб|отстъпк|сметка)\\p{L}+(?:ът|ят|та|то) (?:ми |ни )?(?:е|са) #|(?:rais~|prices?|вдиг~|цена~)[^#]{0,60}(?:from|от) #|project for #|проект за #|sells?|selling|sold|charge[ds]?|pric(?:e|ed|es)|pays? (?:us|me)|instead of #|вместо #|tickets?|fees?|each is worth|worth|bill|bring(?:s|ing)?|average(?: \\p{L}+)?(?: is)?|appointment|visit|цена(?:та)?|цени(?:те)?|продава~|продам|взима(?:м|ме|ш)|вземам|билет~|средна сметка|сметка|сред(?:ен|н~)|хонорар~|носи|часът|посещение~',
    ),
    hints: /(?:\s(?:is|are|ни е|ми е|е|at|from|по|от) #)|(?:our|my|нашия|нашата) #/iu,
    not: /(?:себестойност|loan|кредит|продажб|sales)/iu,
  },
  cash: {
    units: money,
    words: sign(
      '(?:in )?(?:the )?bank~?|sav(?:ed|ings)|in (?:the )?account|cash|reserves?|in the till|bank has|(?:по |в )?сметката|спестен~|касата|налични|настрана|имам(?:е)?|(?:i|we) have #',
    ),
    period: 'none',
  },
  target: {
    units: money,
    words: sign(
      'към себе си|за себе си|моята заплата|my own (?:pay|wage|salary)|pay myself|i want|we want|want to (?:earn|make)|target|goal|turnover|so that|to earn|to (?:make|cover)|net|искам(?:е)?|цел~|да изкарвам|да печеля|да остане~|да остан~|да ми остава~|печалба|оборот|чисти|чисто',
    ),
    not: /(?:not want|не искам)/iu,
  },
  fixed: {
    units: money,
    hints: lettered(
      /(?:staff|consultants?|people|men|guys|employees|assistants?|души|човека|майстори|консултант\p{L}*|служител\p{L}*)[^#]*#/iu,
    ),
    words: sign(`${standing}|costs?|cover|go(?:es)? out|струва|излизат|изтичат`),
    // The cost of one unit is no fixed cost.
    not: /(?:costs? (?:me|us)|(?:струва|излиза) (?:ми|ни)|(?:ми|ни) (?:струва|излиза)|costs? to make) #(?! (?:a|per|на) )/iu,
  },
  income: {
    units: money,
    words: sign(
      'pays? #|brings?|bring in|retainers?|income|comes? in|sav(?:e|es|ing)(?: us| me)?|earns?|makes?|revenue|turnover|влизат|влиза|приход~|нос(?:и|ят)|спест~|пест(?:и|ят)|изкарва~|оборот~|докарва~',
    ),
  },
  once: {
    units: money,
    words: sign(
      'buy(?:ing)?|bought|invest~|machine|mixer|oven|van|truck|equipment|renovat~|website|new \\p{L}+ (?:costs?|for|is)|costs? #|купувам(?:е)?|купя|купим|инвести~|машина~|пещ~|фурна~|тестомесачк~|бус~|камион~|оборудване~|ремонт~|нов~ \\p{L}+ (?:струва|за|е)|струва #',
    ),
    period: 'none',
  },
  spend: {
    units: money,
    words: sign(
      'job ads|обяв~|ads?|advert~|campaign|marketing|facebook|google|linkedin|instagram|flyers?|leaflets?|spent|paid|реклам~|кампани~|фейсбук|гугъл|инстаграм|листовк~|дадох(?:ме)?|платих(?:ме)?|похарчих(?:ме)?',
    ),
  },
  base: {
    units: money,
    words: sign('salar(?:y|ies)|first[- ]year|yearly pay|заплат~|възнаграждени~'),
  },
  jobPrice: {
    units: money,
    words: sign(
      '(?:for|за) #|charge[ds]?|pric(?:e|ed)|pays?(?: us| me)?|brings?(?: in)?|we get|i get|взима(?:м|ме)|вземам(?:е)?|цена(?:та)?|плаща(?:т)?(?: ни| ми)?|носи',
    ),
    not: /(?:an|per|a|на)\s(?:hour|час)|(?:cost|струва|материал|material|fuel|гориво|заплат|wage|rent|наем)/iu,
    period: 'none',
  },
  labour: {
    units: money,
    words: /#[^#]{0,12}\s?(?:an|per|a|на)\s(?:hour|час)/iu,
    not: /(?:charge|bill|invoice|quote|взимам|таксувам|фактурирам|продавам|искам)/iu,
  },
  material: {
    units: money,
    words: sign(
      'materials?|parts|plants?|fuel|petrol|diesel|gas|stock photos?|licen[cs]es?|transport|disposal|материал~|части|растения|гориво~|бензин~|нафта|транспорт~|лиценз~|консуматив~|извозване',
    ),
    period: 'none',
  },
  billedHours: {
    units: money,
    words: /(?:hours|часа)[^#]{0,20}(?:at|по) #|#[^#]{0,12}\s?(?:an|per|a|на)\s(?:hour|час)/iu,
    not: /(?:costs?|струва|излиза)/iu,
  },
  orderSum: {
    units: money,
    words: /#/u,
    not: /(?:cost|rent|wage|fixed|profit|струва|себестойност|наем|заплат|печалб)/iu,
    period: 'none',
  },
  unitPrice: {
    units: money,
    words: sign('(?:at|for|по|за) #|price~|цена(?:та)?'),
    not: /(?:cost|струва|себестойност|hour|час)/iu,
    period: 'none',
  },
  paidHour: { units: money, words: /(?:an|per|a|на)\s(?:hour|час)/iu },
  step: { units: money, hints: /#/u },
  amount: { units: money, hints: /#/u },
  deposit: { units: money, words: sign('deposits?|капаро|депозит~|предплащане') },
  whole: {
    units: money,
    words: sign('now|at once|upfront|up front|in one go|cash|сега|веднага|наведнъж|накуп|в брой'),
    period: 'none',
  },
  instalment: { units: money, words: /#/u, period: 'needed' },
  coming: {
    units: money,
    words: sign(
      `brings?|bring in|income|comes? in|sav(?:e|es|ing)(?: us| me)?|earns?|charge|sell|margin|bill|pays? us|revenue|нос(?:и|ят)|приход~|спестява~|изкарва~|печалба|печеля|марж~|плащат|взимам(?:е)?|фактурирам~|докарва~`,
    ),
    not: /(?:profit share|дял)/iu,
  },
  going: {
    units: money,
    words: sign(
      `${standing}|costs?|van|driver|transport|materials?|take~ on|hire|researcher|assistant|труд|струва|материал~|шофьор~|човек|бус~|транспорт~|осигуровк~|помощник~`,
    ),
  },
  hired: {
    units: money,
    inSentence: true,
    words: sign(
      'freelanc~|фрийланс~|на хонорар|rent(?:ing)?|hir(?:e|ing)|per day|a day|наемам(?:е)?|наем~|под наем|на ден',
    ),
  },
  leased: {
    units: money,
    hints: /(?:month|на месец|месечно)/iu,
    words: sign(
      'all in|hire|researcher|employee|служител|заплата|leas(?:e|ing)|insurance|instal?ments?|лизинг~|застраховк~|вноск~',
    ),
  },
  principal: {
    units: money,
    words: sign(
      'borrow~|loan|credit|кредит~|заем~|(?:ако|да|ще) взема|взимам|теглим|тегля|изтегля~',
    ),
    period: 'none',
  },
  earlier: {
    units: money,
    words: sign(
      'last (?:year|month|quarter)|before|from|was|were|миналата година|миналия месец|преди|от|беше|бяха',
    ),
  },
  later: {
    units: money,
    words: sign(
      'this (?:year|month|quarter)|now|to|тази година|# тази|този месец|сега|на|до|стана~',
    ),
  },
  total: { units: money, hints: /#/u },
  leva: { units: money, words: /#/u },
  euros: { units: money, words: /#/u },
  perProject: { units: money, words: sign('each|per project|projects?|на проект|проект~') },
  riseBy: {
    units: money,
    words: sign(
      '(?:up|rises?|raise) (?:by )?#|(?:вдигам|вдигна|кача|поскъпва) (?:я |го |цената )?с #',
    ),
  },
} as const satisfies Record<string, RoleSigns>;
