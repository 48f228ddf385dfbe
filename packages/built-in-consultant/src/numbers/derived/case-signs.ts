import { lettered } from '@savet/text/lettered';
import { money, type RoleSigns, sign } from './sign.ts';

/** Signs of roles in special cases: a wage, a debt, rooms, partners, subscribers, visitors. */
export const caseSigns = {
  wage: {
    units: money,
    words: sign(
      'earns?|salary|salaries|wages?|gross|paid|pay (?:her|him|them)|бруто|заплат~|възнаграждени~|плащам (?:му|ѝ|им)',
    ),
    not: lettered(
      /(?:voucher|bonus|ваучер|бонус|profit|печалба)[^#]{0,8}#|an hour|на час|net #|нето #/iu,
    ),
  },
  perk: {
    units: money,
    words: sign('vouchers?|bonus(?:es)?|lunch(?:es)?|perks?|card|ваучер~|бонус~|храна|карта'),
  },
  busyShare: {
    units: ['percent'],
    words: sign(
      'booked|billable|billed|busy|sold|paid|utili[sz]~|productive|заети|заето|фактурира~|платени|продава(?:т)? се|запълнени',
    ),
    not: lettered(/(?:off|discount|отстъпк|осигуровк|contribution)/iu),
  },
  rooms: {
    units: ['count', 'bare'],
    words: sign(
      '# (?:guest |double |двойни )?(?:rooms?|apartments?|flats?|cabins?|bungalows?|pitches|boats|cars|scooters|bikes|стаи|апартамента?|студиа|бунгала|къщи|коли|лодки|колела)',
    ),
  },
  fullShare: {
    units: ['percent'],
    words: sign(
      'full|occupan~|occupied|booked|rented|заетост~|запълнен~|запълняемост~|заети|пълн~|отдадени',
    ),
    not: lettered(/(?:go(?:es)? (?:up )?to|rais|to #|вдиг|стане|кача|до #|на #)/iu),
  },
  newFull: {
    units: ['percent'],
    words: sign(
      'go(?:es)? (?:up )?to #|rais~(?: it)? to #|get(?: it)? to #|to #|at #|(?:вдигна|кача|стане|стигна)(?: я| го)?(?: на| до)? #|до #',
    ),
  },
  morePoints: {
    units: ['count', 'percent', 'bare'],
    words: sign('(?:another|more|extra|още) #|# (?:more |extra )?(?:points|пункта|процентни)'),
  },
  ownerShare: {
    units: ['percent'],
    words: sign('shares? #|дял(?:ове)? #|holds? #|owns? #|има #|държи #'),
  },
  profitSum: {
    units: money,
    words: sign(
      'profit~|split|dividend~|share out|divide|left over|печалба~|делим|разделим|разпредел~|дивидент~|чисти',
    ),
  },
  keptBack: {
    units: ['percent'],
    words: sign(
      'in the (?:company|firm|business)|leave|keep|reserve|retain~|aside|във фирмата|оставяме|задържаме|резерв~|настрана',
    ),
  },
  taxShare: {
    units: ['percent'],
    words: sign('tax(?:es)?|dividend tax|goes on tax|данък~|данъц~'),
  },
  owed: {
    units: money,
    words: sign(
      'owes?(?: me| us)?|owed|invoices?|bill|overdue|unpaid|outstanding|дължи~|дължат|фактур~|неплатен~|чакам|просрочен~|бави',
    ),
  },
  settled: {
    units: money,
    words: sign(
      '(?:offers?|offering|pay|settle~)(?: me| us| to pay)* #|# (?:now|today|to settle|at once|in cash)|(?:предлага~|дава~|плати)(?: ми| ни| да плати)* #|# (?:сега|веднага|наведнъж|в брой)',
    ),
  },
  lateDays: {
    units: ['time'],
    words: sign('# days (?:late|overdue|over)?|late|overdue|закъсн~|просроч~|бави|# дни'),
  },
  bankRate: {
    units: ['percent'],
    words: sign(
      'overdraft|interest|loan|credit|bank|borrow~|a year|yearly|овърдрафт~|лихв~|кредит~|банка~|годишн~|на година',
    ),
  },
  payDays: {
    units: ['time'],
    words: sign(
      '(?:pay|paid|paying|cash|платя|плащам|плати|плащане)[^#]{0,16} (?:in|within|до|за|в рамките на|on) #|in # days|within # days|до # дни|за # дни|на #',
    ),
  },
  termDays: {
    units: ['time', 'bare', 'count'],
    words: sign(
      'instead of(?: the usual)? #|rather than #|not #|normally #|вместо(?: на| след| за| до)? #|а не #',
    ),
  },
  feeRate: {
    units: ['percent'],
    words: sign('pay #|fees? #|card|terminal|stripe|pos|плаща~|такса~|банка~|терминал~|пос'),
  },
  vatAmount: {
    units: money,
    words: lettered(
      /(?:with|without|incl\p{L}*|excl\p{L}*|before|net of|с|без|преди|включ\p{L}*) (?:the )?(?:vat|ддс)/iu,
    ),
  },
  feeOfEach: {
    units: money,
    words: sign(
      'per (?:card |one )?(?:payment|transaction|sale|order)|(?:each|a) (?:payment|transaction)|\\+ #|plus #|на (?:плащане|транзакция|превод|поръчка)|плюс #',
    ),
  },
  ticket: {
    units: money,
    words: sign(
      'такса(?:та)?|(?:booked|bought|ordered|paid for) an? #|treatment|процедура|average~?(?: \\p{L}+)?|avg(?: \\p{L}+)?|ticket|basket|bill|сред(?:ен|на|но)(?: \\p{L}+)?|сметка(?:та)?|кошница|поръчка',
    ),
  },
  payments: {
    units: ['count', 'bare'],
    words: sign(
      '# (?:card )?(?:payments?|transactions?|sales|orders|customers|плащания|транзакции|продажби|поръчки|клиента)',
    ),
  },
  quoted: {
    units: money,
    words: sign(
      'charge[ds]?|project for #|проект за #|quot(?:e|ed)|offer(?:ed)?|contract|order(?:s)?(?: of| for)?|job(?: of| for)?|deal|budget|оферта~|поръчка~|договор~|обект~|проект~|сделка~|бюджет~|цената е|взимам #|pays? #|плаща #',
    ),
    not: lettered(
      /(?:costs?|струва|разход|a month|на месец|себестойност|discount|average|avg|средн|material|материал)[^#]{0,20}#/iu,
    ),
    period: 'none',
  },
  jobCost: {
    units: money,
    words: sign(
      'materials?|plants?|parts|fuel|petrol|transport|skip|disposal|labou?r|photographer|freelancer|subcontractor|printing|hours(?: of work)?|wages?|travel|licen[cs]es?|tools?|hire|rent(?:al)?|costs?(?: on it| of it| for it)?(?: are| is)?|ingredients?|delivery|plus # for|материал~|растения|части|гориво~|бензин|транспорт~|извозване|труд~|надниц~|фотограф~|подизпълнител~|печат|часа(?: труд| работа)?|път(?:ни|я)?|командировк~|лиценз~|инструмент~|наем~|разход(?:и|ите)?(?: по нея)?|куриер~|доставк~|плюс # за|себестойност~',
    ),
    period: 'none',
  },
  wantedMargin: {
    units: ['percent'],
    not: lettered(
      /(?:buffer|reserve|contingency|vat|discount|off |резерв|буфер|ддс|отстъпк|непредвид)/iu,
    ),
    words: sign(
      '(?:want|need|aim for|with|at|for) (?:a |an )?(?:\\p{L}+ )?#|margins?|марж~|искам(?:е)? (?:\\p{L}+ )?#|печалба',
    ),
  },
  members: {
    units: ['count'],
    words: sign(
      '# (?:\\p{L}+ )?(?:subscribers?|members?|clients?|customers?|users?|accounts|students?|pupils?|абонат~|член~|клиент~|потребител~|ученици|курсист~|деца)',
    ),
    not: lettered(
      /(?:lose|lost|leave|cancel|quit|губ|загуб|тръгва|отказ|напуск)[^#]*#|# (?:[\p{L}]+ )?(?:leave|cancel|quit|си тръгват|се отказват|напускат)/iu,
    ),
  },
  leaving: {
    units: ['count', 'bare'],
    words: sign(
      '(?:lose|losing|lost|губя|губим|загубвам(?:е)?)(?: about| around| към| около| по)? #|# (?:\\p{L}+ )?(?:leave|cancel|quit|drop out|unsubscribe|go|си тръгват|се отказват|напускат|отпадат)|(?:leave|cancel|си тръгват|се отказват|напускат|отпадат) #',
    ),
  },
  purchases: {
    units: money,
    words: sign(
      'buy(?:ing)?|purchases?|spend|stock|goods|pay (?:him|her|them)|купувам(?:е)?|поръчвам(?:е)?|взимам(?:е)? (?:стока )?за|стока(?:та)?|доставки',
    ),
  },
  salesSum: {
    units: money,
    words: sign('sell(?:ing)?|sales|turnover|revenue|продава~|оборот~|продажби'),
  },
  crew: {
    units: ['count', 'bare'],
    words: sign(
      '(?:i have|we have|we are|we’re|there are|with|имам|имаме|сме|работят|с|при мен са) #|# (?:designers?|stylists?|hairdressers?|drivers?|consultants?|developers?|cleaners?|trainers?|therapists?|workers?|employees|staff|people|men|дизайнер~|фризьор~|маникюрист~|шофьор~|консултант~|програмист~|треньор~|чистачк~|монтьор~|майстор~|служител~|терапевт~|масажист~|козметич~)',
    ),
    not: lettered(/(?:clients?|customers?|клиент|day|ден|дни|hours|часа)/iu),
  },
  eachMakes: {
    units: money,
    words: sign(
      '(?:each|every one|всяка|всеки|всяко)(?: of them| от тях)? (?:\\p{L}+ ){0,3}#|# each',
    ),
  },
  eachUnits: {
    units: ['time', 'count'],
    words: sign(
      '(?:each|every one|всяка|всеки)(?: of them| от тях)? (?:\\p{L}+ ){0,4}#|# (?:hours|days|часа|дни) (?:a|per|each|на|месечно|всек~)',
    ),
  },
  visitors: {
    units: ['count', 'bare'],
    words: sign(
      '# (?:visitors?|visits|flyers|leaflets|листовки|people (?:saw|visited|came)|clicks?|views|sessions|посетител~|посещения|клика|клик|влизания|сесии)|(?:visitors?|clicks?|посетител~|кликове) #',
    ),
  },
  asked: {
    units: ['count', 'bare'],
    words: sign(
      '# (?:people |of them |potential )?(?:messaged|wrote|called|asked|enquir~|inquir~|leads?|contacts?|requests?|replied|quotes?|offers?|meetings?|calls?|demos?)|(?:писаха|обадиха се|звъннаха|запитаха|идват|дойдоха|потърсиха)(?: ми| ни)? #|# (?:човека |души )?(?:писаха|питаха|се обадиха|звъннаха|запитвания|обаждания|оферти|срещи|разговора|заявки|лийда)',
    ),
  },
  bought: {
    units: ['count', 'bare'],
    words: sign(
      '# (?:of them |people )?(?:booked|bought|ordered|signed|became|orders?|sales|jobs?|deals?|customers?|clients?|paid|said yes|won)|# (?:от тях |човека |души )?(?:си )?(?:купиха|поръчаха|резервираха|станаха|записаха се|поръчват|купуват|продажби|поръчки|сделки|клиента|подписаха|дойдоха)|(?:купиха|поръчаха|записаха се) #',
    ),
  },
  rateTold: { units: ['percent'], words: sign('conversion~|close rate|конверси~|is #') },
  clickPrice: {
    units: money,
    words: sign('per click|a click|# (?:на|за) клик|клик(?:ът)?|cpc|click'),
  },
  rentFrom: { units: money, words: sign('from #|от #|was #|беше #') },
  rentTo: { units: money, words: sign('to #|на #|now #|става #') },
  hoursOfOne: {
    units: ['time', 'count', 'bare'],
    words: sign(
      'takes?(?: me)?(?: about)? #|(?:отнема|отива|отиват|трае)(?: ми)?(?: около)? #|# (?:hours|часа) (?:each|на (?:брой|клиент|човек|процедура))',
    ),
  },
  done: {
    units: ['count', 'bare'],
    words: sign('(?:do|make|have|serve|see|правя|имам|обслужвам)(?: about| around| около| по)? #'),
  },
} as const satisfies Record<string, RoleSigns>;
