import { lettered } from '@savet/text/lettered';
import type { Rule } from '../role.ts';
import { direct, regular, said } from './words.ts';

const units = ['money', 'bare'] as const;
const earning =
  '(?:want|need|would like|d like|hope|aim|plan|have|must|trying) (?:to )?(?:[\\p{L}]+ )?(?:make|earn|keep|take home|take|clear|have|live on|pay myself)';
const machine =
  'machine|oven|mixer|printer|van|truck|bike|fridge|freezer|laser|cutter|press|kiln|equipment|trailer|panels?|boiler|compressor|lathe|saw|mower|camera|robot|roaster|fit[- ]?out|tooling|mould|refit|renovation|investment|set[- ]?up|lift|stand|website|chair|машин~|пещ~|фурн~|миксер~|принтер~|бус|камион|хладилник|лазер~|преса(?:та)?|оборудване|ремарке|панели|котел|компресор|струг|апарат|стенд|витрина|ремонт(?:а|ът)?|инвестиция|матрица|сайт|обзавеждане|подемник|автомат';

/** Rules for amounts of money that are not for one sale. */
export const amountRules: readonly Rule[] = [
  {
    role: 'course',
    units,
    words: said(
      'курс~|exchange(?: rate)?|rate (?:is|of)? ?#|# (?:долара )?(?:за|per|to the|to a|for a|for one|for the) (?:евро|лев)',
    ),
    beside: said('долара|лева|usd|курс|exchange|\\$'),
  },
  {
    role: 'freight',
    units,
    words: said(
      'freight|shipping|transport~|навло~|превоз~|транспорт~|доставка(?:та)?|контейнер~|container',
    ),
    beside: said('duty|customs|мито(?:то)?|import~|внасям~|внос~'),
    each: 'none',
  },
  {
    role: 'receivables',
    units,
    words: said(
      'receivables?|outstanding|owed|owes? us|unpaid invoices|debtors|вземания(?:та)?|дължат(?: ни| ми)?|неплатени(?: фактури)?',
    ),
    beside: said('dso|days? (?:sales|to pay|to get paid)|pay~|дни|days'),
  },
  {
    role: 'goodsYear',
    units,
    words: said(
      'cost of (?:goods|sales)(?: sold)?|cogs|goods sold|себестойност~ на (?:продаден~|продажб~)|продадена(?:та)? стока',
    ),
  },
  {
    role: 'stockValue',
    units,
    words: said(
      'stock|inventory|наличност~|складови(?:те)? (?:запаси|наличности)|(?:стока(?:та)?|запас~)(?: за #)? (?:на|в) склад(?:а)?',
    ),
    beside: said('days|weeks of|turn~|дни|обръщаемост|cogs|cost of goods|goods sold'),
    not: said('photos?'),
  },
  {
    role: 'salary',
    units,
    words: said(
      'salar~|wage|gross|pay|(?:he|she) (?:gets|earns|makes)|заплата~|брутно|възнаграждение|(?:тя|той) (?:взима|получава)',
    ),
    beside: said('(?:our |my |the )?fee|commission|recruit~|placement|подбор~|назнач~|хонорар~'),
    not: said('costs?|i pay|плащам'),
  },
  {
    role: 'toShare',
    units,
    words: said('profit|печалба~|делим|разделим|split|share~|dividend'),
    beside: said('partners?|owners?|founders?|split|who gets|съдружни~|собствени~|делим|разделим'),
  },
  {
    role: 'callOut',
    units,
    words: said('call-?out(?: fee| charge)?|callout|visit fee|посещение(?:то)?|такса посещение'),
    beside: said('hours?|час~'),
  },
  {
    role: 'cash',
    units,
    words: said(
      'cash|имам(?:е)? #|in the bank|bank balance|in (?:my|our|the) account|balance|savings?|reserves?|(?:в|по) сметка~|сметка(?:та)? (?:ни|ми)|в банката|спестен~|налични|кеш|в касата|буфер',
    ),
    not: said('if i|cash price'),
    beside: said('months?|burn~|last|runway|месец~|стигат|изкарам~|издържа~'),
    period: 'none',
  },
  {
    role: 'loan',
    units,
    words: said('loan|borrow~|credit|mortgage|кредит~|заем~|тегля'),
    period: 'none',
    not: said('instal~|repay~|вноск~'),
  },
  {
    role: 'profitTime',
    units,
    words: said(
      '(?:should |would |will )?(?:clear|leaves?|brings?(?: in)?|makes?|saves?|earns?) (?:me |us |about |around |roughly |some )*#|# (?:profit|saved|saving)|(?:спестява|носи|оставя|пести|изкарва)(?: ми| ни)?(?: по| около)* #',
    ),
    beside: said(
      'pay~ (?:itself|back|for itself)|paid (?:back|off|for)|payback|money back|worth|recoup~|earn~ back|изплат~|изплащ~|избие|върн~|възвърн~',
    ),
    period: 'needed',
  },
  {
    role: 'invest',
    units,
    words: said(
      `(?:${machine}) (?:[\\p{L}]+ ){0,4}#|# (?:[\\p{L}]+ ){0,2}(?:${machine})|invest~ (?:[\\p{L}]+ ){0,2}#|# (?:once|one-?off|еднократно|веднъж)|(?:once|one-?off|еднократно|веднъж) #`,
    ),
    beside: said(
      'pay~ (?:itself|back|for itself)|payback|money back|worth|is paid|paid (?:off|back)|recoup~|earn~ back|break ?even|изплат~|изплащ~|избия|избие|върн~|възвърн~|на нула',
    ),
    period: 'none',
    each: 'none',
  },
  {
    role: 'target',
    units,
    words: said(
      `(?:${earning}) (?:[\\p{L}]+ ){0,2}#|(?:goal|target|aim)(?: is| of)? #|# (?:[\\p{L}]+ ){0,2}(?:for (?:myself|me|us|ourselves)|in my pocket|take[- ]home)|(?:profit of|to (?:make|earn|reach|clear|keep|have)) (?:about |at least )?#|(?:да (?:ми |ни |си )?(?:изкар|изкарв|спечел|печел|остан|остав|зарабо|заделя|имам|взем|взимам)~(?: ми| ни)?|искам(?: да \\p{L}+)?|трябват(?: ми| ни)?|цел(?:та|ям)?(?: е)?|продам за|продадем за|печалба от|за да (?:ми|ни) (?:останат|остават)|(?<!от [\\p{L} ]{0,20})ми останат|i need|we need|do i need for|трябва да продам за)(?: поне| около| чист~| по)* #|# (?:[\\p{L}]+ )?(?:за мен~|за себе си|за нас|чисто за|на ръка|печалба за)`,
    ),
    each: 'none',
    not: said(
      'clients?|customers?|на минус|margin|марж|price|цена|rent|наем|turnover|revenue|оборот от|each|cost',
    ),
  },
  {
    role: 'target',
    units,
    words: said(
      'колко оборот ми трябва да изкарам #|оборот (?:ми )?трябва (?:[\\p{L}]+ ){0,2}#|(?:turnover|revenue) (?:do i need )?to (?:make|keep|earn) #',
    ),
  },
  {
    role: 'revenue',
    units,
    words: said(
      'income|изкарвам(?:е)?|turnover|revenue|sales(?: (?:now|are|is|of|were|last year|this year))*|takings|turn over|оборот~|приход~|продажби(?:те)?|bring in|comes in|brings in|влизат?|постъпл~|(?<!to )(?:i|we) (?:earn|make) #|billed|invoiced|фактурира~|client pays|клиентът плаща|клиента плаща',
    ),
    each: 'none',
    not: said('of goods|на стоки|да изкарвам~'),
  },
  {
    role: 'spend',
    units,
    words: said(
      'spen[dt]~|ads?|adverts?|advertising|campaign|google|facebook|instagram|tiktok|meta|flyers?|leaflets?|stand|travel|brochures?|booth|fair|radio|sponsor~|boost~|дадох(?:ме)?|платих(?:ме)?|похарч~|харча|реклам~|фейсбук|гугъл|инстаграм|кампания(?:та)?|листовк~|щанд~|изложени~|брошур~|спонсор~',
    ),
    beside: said(
      'leads?|enquir~|inquir~|orders?|clients?|customers?|sign-?ups?|signups?|buyers?|sales|visitors|clicks?|bookings?|new|came|дойдоха|обадиха|запитван~|поръчк~|клиент~|записаха|записани|посещени~|кликв?~|сделк~|курсист~|купиха|продажб~',
    ),
    each: 'none',
    not: said('fixed|rent|постоянн~|наем~'),
  },
  {
    role: 'fixed',
    units,
    words: said(
      `(?:${regular})(?: (?:is|are|costs?|at|of|for|about|around|roughly|runs?|comes to|е|са|за|ми|ни|по|около|и|and|,|[\\p{L}]+)){0,2} #|# (?:[\\p{L}]+ ){0,1}(?:${regular})(?![\\p{L}])`,
    ),
    each: 'none',
    not: said('per (?:unit|piece|order|item)|variable|unit cost|price|цена'),
  },
  {
    role: 'fixed',
    units,
    words: said(
      '(?:hire|hiring|employ|take on|наема~|назнач~) (?:[\\p{L}]+ ){0,4}#|(?:взема|взимам) (?:още един|още една|втори|втора|нов|нова) (?:[\\p{L}]+ ){0,3}#',
    ),
    not: said('price|цена|each'),
    each: 'none',
    beside: said('how many|колко'),
  },
  {
    role: 'unitCost',
    units,
    words: said(
      '(?:paid|spent|bought|платих|дадох|похарчих) # (?:for|on|за)|(?:paid|spent|платих|дадох) (?:[\\p{L}]+ ){0,2}#',
    ),
    beside: said('(?:project|job|order|проект~|поръчка~|обект)[^#]{0,200}'),
    not: said('ads?|google|facebook|instagram|реклам~|фейсбук'),
    period: 'none',
    each: 'none',
  },
  {
    role: 'fixed',
    units,
    words: said(
      '# for (?:the |a )?(?:room|hall|venue|teacher|trainer|guide|speaker|band)|(?:rent|hire|наемам) (?:[\\p{L}]+ ){0,3}#',
    ),
    beside: said('how many|колко'),
    each: 'none',
    not: said('rent (?:it|them|a \\p{L}+) (?:out )?(?:for|at)|под наем'),
  },
  {
    role: 'fixed',
    units,
    words: said(
      '(?:room|hall|venue|guide|trainer|band|speaker|lecturer|bus|зала(?:та)?|гид~|лектор~|екскурзовод~|треньор~|водещ~|автобус~)(?: hire| rental)?(?: is| costs| за| е| струва| взима)* #',
    ),
    beside: said('how many|колко (?:хора|човека|души|билета|места|участни~|курсист~)'),
    period: 'none',
    each: 'none',
    not: said('a night|per night|на нощ'),
  },
  {
    role: 'newPrice',
    units,
    words: said(
      '(?:rais|increas|put|go|drop|lower|cut|reduc|bring|mov|вдиг|кач|увелич|повиш|свал|намал|смък|пусн)~ (?:(?:it|them|the|my|our|all|up|down|я|го|ги|им|цената|цените|таксата|абонамента|price|prices|fee) )*(?:to|на|до) #|new price(?: is| of)? #|нова(?:та)? цена(?: е| от)? #',
    ),
    each: 'none',
    not: said('cost~|rent|wage~|разход~|наем~|заплат~|stock|days|leavers'),
  },
  {
    role: 'fixed',
    units,
    words: said(`(?:${direct}) (?:[\\p{L}]+ ){0,2}#`),
    period: 'needed',
    each: 'none',
  },
  {
    role: 'fixed',
    units,
    words: said('# (?:goes?|отиват?|going) (?:to|on|for|за)'),
    beside: said('hours?|час~'),
    each: 'none',
  },
  {
    role: 'fixed',
    units,
    words: said(
      'costs?|spend|burn|pay|paying|expenses|goes (?:to|on|out)|разход~|плащам~|струва|излиза|харч~|давам|отива|fixed|постоянн~|takes|взима',
    ),
    period: 'needed',
    each: 'none',
    not: said(
      `pays? (?:me|us)|sell|charge|price|clients? pay|customers? pay|цена|такса|плащат(?: ми| ни)?|клиент~ плаща`,
    ),
  },
  {
    role: 'fixed',
    units,
    words: lettered(
      /^(?:(?:and|with|при|и)\s)?(?:(?:(?:my|our|the|all|total|other|running|monthly|overall|общо|всички|месечни)\s)+costs|costs (?:are|of|come to|total)|(?:(?:my|our|the|all|total|other|running|monthly|overall|общо|всички|месечни)\s)*(?:expenses|outgoings|разходи(?:те)?))(?: ми| ни)?(?: (?:are|is|са|е|около|about|come to))* #|^# (?:\p{L}+ )?(?:разходи|costs|expenses)(?!\p{L})/iu,
    ),
    each: 'none',
    not: said('variable|direct|unit|per|преки|променлив~|на брой|materials?'),
  },
];
