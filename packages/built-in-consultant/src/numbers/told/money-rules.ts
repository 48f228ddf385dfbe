import { lettered } from '@savet/text/lettered';
import { type Rule, said } from './rule.ts';

const regular =
  'payroll|(?:expenses|costs|running costs) (?:are|of)|(?:monthly |my |our )expenses|hire|hiring|наемам|назначавам|rents?|wages?|salar(?:y|ies)|insurance|electric(?:ity)?|power|heating|water|overheads?|internet|phone|accountant|bookkeep~|fixed|software|subscriptions?|warehouse|stall|pitch|booth|ads?|advertising|marketing|website|running costs?|other (?:bills|costs|expenses)|bills|monthly costs?|leas(?:e|ing)|workshop|studio|shop|garage|market (?:place|spot)|desk|licen[cs]e|membership|storage|unit|van|loan|employees?|staff|assistant|helper|barista|apprentice|наем(?:а|ът|ът ми)?|заплат~|ток(?:а|ът)?|вода(?:та)?|парно|отопление(?:то)?|режийн~|счетовод~|интернет~?|телефон~|застраховк~|реклам~|софтуер~|склад(?:а|ът)?|сергия(?:та)?|щанд(?:а|ът)?|ателие(?:то)?|магазин(?:а|ът)?|постоянни|месечни|(?:други|останали)(?:те)? разходи|разходи(?:те)?(?: ми| ни)?|сметки(?:те)?|помещение(?:то)?|лизинг(?:а|ът)?|кредит(?:а|ът)?|служител~|помощни~|продавач~|фризьор~|работник~|обучение|абонаменти|hall|venue|room hire|зала(?:та)?|разход (?:всяка|всеки|за)';
const bill =
  'pay|paying|costs?|spend|goes? (?:on|to|for)|плащам(?:е)?|струва|излиза|отива(?:т)?|давам(?:е)?|харча|харчим';

/** Words for purchases by customers, which are sales. */
const theyBuy = said(
  '(?:people|customers|clients|visitors|students|guests|they|клиенти(?:те)?|хората|посетители~) (?:[\\p{L}]+ )?(?:buy|bought|купуват|взимат)',
);

/** The rules for an amount of money, the narrower words first. */
export const moneyRules: readonly Rule[] = [
  {
    label: 'offBy',
    words: said('# off|# (?:less|cheaper) (?:each|apiece|per)|с # (?:лв |лева |евро )?по-евтин~'),
    period: 'none',
  },
  {
    label: 'perKm',
    words: said(
      '# (?:лв |лева |евро |euros? |eur )?(?:a|per|на|за|/) ?(?:km|kms|mile|км|километър)|(?:km|kms|miles|км|километра)[^#]{0,20}(?:at|x|по) #',
    ),
  },
  {
    label: 'hourRate',
    words: said(
      '# ?(?:лв|лева|евро|euros?|eur)?\\.? ?(?:an|per|a|на|за) (?:hour|час)(?: each| всеки)?|(?:hours?|часа) (?:[\\p{L}]+ ){0,2}(?:at|по) #',
    ),
    not: said('hours? (?:to|for) [^#]*'),
  },
  {
    label: 'threshold',
    words: said(
      '(?:above|over|beyond|past|exceed~|more than|after the first|over the first|над|горница|след първите|повече от) #',
    ),
    not: said('over # (?:months|years)'),
  },
  {
    label: 'gainEach',
    words: said(
      '# (?:profit|margin|clear) (?:each|apiece|on each|per)|(?:at|with) (?:a )?(?:margin|profit)(?: of)? #|(?:profit|margin) (?:of )?# (?:each|apiece|on each|per)|(?:each|one) (?:\\p{L}+ )?leaves (?:me |us )?#|(?:make|earn|keep|clear) (?:about )?# on (?:each|every|one)|(?:job|order|client|sale|customer|booking|one) (?:makes|brings|leaves|earns) (?:me |us )?(?:about )?# (?:profit|clear|after)|(?:на|от) (?:всяка|всеки|всяко|бройка|брой) (?:печеля |печалба )?#|(?:с|по) # (?:лв |евро )?печалба|печеля по #|печалба по #',
    ),
  },
  {
    label: 'cash',
    words: said(
      'saved|savings|in the bank|put aside|set aside|cushion|in (?:my|our|the) account|bank balance|спестен~|настрана|по сметка(?:та)?|(?:в|на) сметка(?:та)?|в банката|заделен~|пазя|буфер|cushion|buffer|бяла пара',
    ),
    period: 'none',
  },
  {
    label: 'principal',
    words: said(
      '(?:loan|credit|borrow(?:ing|ed)?)(?: of| for)? #|# loan|кредит(?: от| за)? #|заем(?: от| за)? #|тегля #|взимам # (?:кредит|заем)',
    ),
    period: 'none',
  },
  {
    label: 'down',
    words: said(
      '# (?:as )?(?:a )?(?:down|deposit|upfront|up front)|(?:down payment|deposit|first payment)(?: of| is)? #|първоначал~(?: вноска)?(?: от| е)? #|# (?:първоначал~|аванс|капаро|самоучастие)|(?:аванс|самоучастие) #',
    ),
    period: 'none',
  },
  {
    label: 'instalment',
    words: said(
      '(?:instal?ments?|payments|repayments?)(?: of| at| is| are)? #|# (?:a|per) month (?:lease|leas~|instal~)|вноск~(?: от| по| е| ще е)* #|# (?:на месец )?(?:лизинг|вноска)|leas(?:e|ing) (?:at |for |is |costs )?#|лизинг(?:ът|а)?(?: е| за| по)? #',
    ),
  },
  {
    label: 'whole',
    words: said(
      '# (?:[\\p{L}]+ )?(?:cash|outright|at once|in one go|upfront|if i buy|в брой|кеш|веднага|наведнъж|накуп)|(?:cash|outright|buy(?: it)? (?:for|at)|в брой|кеш|наведнъж|купя за)(?: е| за| for| is)? #',
    ),
    period: 'none',
    not: said('saved|in cash|спестен~'),
  },
  {
    label: 'reach',
    words: said(
      '(?:keep|left with|left|end up with|over|clear|remain~) (?:at least |about |around )?#|# (?:[\\p{L}]+ ){0,2}(?:for (?:myself|me|us|ourselves)|left|clear|net|profit|take[- ]home)|(?:for (?:myself|me)|take home|bring home|pay myself) (?:at least |about )?#|(?:want|would like|d like|need|hope|aim|trying|goal is|plan) to (?:[\\p{L}]+ )?(?:make|earn|keep|take|clear|have|live on)[^#]{0,20}#|(?:make|earn|making|earning) (?:a |at least |about )?(?:profit (?:of )?)?#|profit of #|(?:target|goal|aim)(?: is| of) #|# (?:a month )?in my pocket|i (?:have|ve|would have|will have) (?:earned|made) #|(?:would|d) like #|want #|(?:i|we) need # (?:a|per) (?:month|year)|# [^#]{0,14}after tax|трябват (?:ми|ни) #|(?:да|ще) (?:ми |ни |си )?(?:останат|остават|остане|изкарам|изкарвам|изкараме|изкарваме|спечеля|печеля|печелим|заработя|заделям|заделя|имам|взимам)(?: поне| около| по| към)? #|искам(?: поне| около)? #|# (?:лв |евро )?(?:чисти|чисто|печалба|нето|за мен|за себе си|на ръка|отгоре)|печалба(?: от)? #|за (?:мен|себе си) #',
    ),
    not: said(
      'turnover|revenue|sales of|in sales|оборот~|приход~|продажби за|# (?:each|apiece|per|на брой)|(?:she|he|they|hairdresser|employee|worker|assistant) (?:earns?|gets?|makes?|wants?|takes?)|(?:тя|той|те) (?:взима~|изкарва~|получава~|иска~)|wages?|salary|заплата|плащам|costs?|each|pay (?:him|her|them)',
    ),
  },
  {
    label: 'newPrice',
    words: said(
      '(?:go|going|goes|raising|move|raise~?|increase~?|put|drop|lower~?|bring)(?: (?:it|them|prices|the price|my price|the fee|that))?(?: up| down)? to #|up to #|(?:thinking|think) of (?:asking |charging |going to )?#|if i (?:charge|ask|asked|charged) #|(?:plan|idea|goal) is #|^at # (?:i|we|they|it)(?: [\\p{L}]+)?|(?:going|moving) (?:up )?to #|new price(?: is| of| would be)? #|# instead|(?:мисля|мислим) (?:за|да (?:я |го |ги )?(?:вдигна|направя|стане)(?: на)?) #|(?:вдигна|вдигнем|вдигам|кача|качим|качвам|направя|сваля|свалим|намаля|пусна|увелича)(?: (?:я|го|ги|им|цената|таксата|абонамента))*(?: на)? #|(?:стане|става|стават|станат) #|нова(?:та)? цена(?: е| от| ще е)? #|на # (?:вместо|от)|ако (?:взимам|искам|таксувам) #',
    ),
    not: said(`${regular}|wage~|cost`),
  },
  {
    label: 'salesSum',
    words: said(
      '(?:sold|made|brought in|turned over|delivered|billed|invoiced|sales(?: (?:of|were|are|was))?|turnover(?: (?:of|was|is))?)(?: for| about)? #|# (?:in |of )?(?:sales|turnover)|(?:продаде|продал(?:а)?(?: е)?|направи|направил(?:а)?(?: е)?|докара|реализира)(?: продажби| оборот| стока)?(?: за| от| на)? #|(?:продажби(?:те)?|оборот(?:ът|а)?)(?: му| ѝ| й| са| е| за| от)* #',
    ),
    not: said('sold (?:for|at) # each|each|brings|над #|above #'),
  },
  {
    label: 'salary',
    words: said(
      '(?:pay|owe) (?:my|our|the|him|her|them)(?: [\\p{L}]+){0,2} # (?:a month|monthly)|(?:(?:base |basic |fixed )?(?:salar(?:y|ies)|wage)|(?:base|basic|fixed|his|her) pay)(?: (?:is|of|at))? #|base(?: salary| pay| wage)? of #|# (?:[\\p{L}]+ )?(?:salar(?:y|ies)|base|fixed|basic|wage)|(?:gets|earns|is paid|взима|получава)(?: a (?:base|fixed)(?: of)?)? # (?:a month|a week|monthly|на месец|месечно|fixed|твърдо)|(?:основна |годишна |твърда )?заплата(?:та)?(?: [\\p{L}]+){0,3} #|# (?:лв |евро )?(?:[\\p{L}]+ )?(?:заплата|основна|твърдо|фиксирано)',
    ),
  },
  {
    label: 'invest',
    words: said(
      '(?:new |second |another |used |second[- ]hand )?(?:oven|mixer|machine|printer|van|truck|bike|fridge|freezer|dishwasher|laser|cutter|press|kiln|software|website|equipment|trailer|panels?|boiler|compressor|lathe|saw|mower|camera|computer|laptop|robot|roaster)(?: [\\p{L}]+){0,2}(?: for| at| costs?| is)* #|invest~ #|buy(?:ing)? (?:a|an|another) [^#]{0,30}(?:for|at) #|(?:нова|нов|ново|втора|втори|още една)? ?(?:пещ|фурна|миксер|машина|принтер|бус|камион|хладилник|фризер|миялна|лазер|преса|косачка|оборудване|сайт|ремарке|панели|котел|компресор|струг|лаптоп|апарат|печка|тестомесачка|витрина)(?:та|ът|а|то)?(?: [\\p{L}]+){0,2}(?: за| е| струва| излиза)* #|инвестиция(?: от)? #|купя [^#]{0,30}за #',
    ),
    period: 'none',
  },
  {
    label: 'income',
    words: said(
      '(?:brings?|gives?) (?:in )?(?:me |us |about )*#|comes? in|(?:contract|retainer|договор(?:ът|а)?)(?: is| for| pays| of| brings| е| за)? #|(?:shop|cafe|café|restaurant|salon|business|company|firm|store) (?:makes?|takes?(?: in)?|turns over) (?:about )?#|(?:income|revenue|takings|turnover|sales)(?: is| are| of| leaves?)?(?: about| around| roughly)? #|(?:customers|clients|shop|sales) brings? (?:in )?#|оборот(?:ът|а)?(?: ми| ни)?(?: е| оставя| носи) #|sav(?:e|es|ing)(?: me| us)?[^#]{0,40} #|приход~(?: ми| ни)?(?: са| е)? #|влизат? #|нос(?:и|ят)(?: ми| ни)? #|(?:с)?пест(?:и|ява|яваме)(?: ми| ни)?(?: около)? #|изкарва(?:м|ме)? #|докарва(?: ми)? #',
    ),
    not: said('да изкарвам|want'),
  },
  // „12 лв, от които 3 са за препарати“
  {
    label: 'unitCost',
    words: lettered(
      /^# (?:са|е|отиват?|goes?|is|are) (?:за |for |to |on )?(?!чист|печалб|нето|left|profit|mine|clear)\p{L}/iu,
    ),
    period: 'none',
  },
  { label: 'running', words: said('after paying [^#]{0,20}#') },
  {
    label: 'unitCost',
    words: said(
      '# (?:direct|variable|преки|променливи) (?:costs?|разход~)|(?:direct|variable|преки|променливи) (?:costs?|разход~)[^#]{0,12} #',
    ),
    period: 'none',
  },
  // A cost that is named by its own word.
  {
    label: 'running',
    words: said(
      `(?:${regular})(?: (?:is|are|costs?|at|of|for|comes to|е|са|за|ми|ни|по|около|about|around|me|us|and \\p{L}+|и \\p{L}+|на|с|(?:на|за|for|of) (?:the |my )?\\p{L}+))* #|# [^#]{0,14}(?:${regular})`,
    ),
    not: said(
      '# (?:each|apiece|per (?:piece|unit|item|person|head|box|bottle|jar|guest)|на (?:човек|брой|бройка|букет|кутия|гост|парче))|for a [\\p{L}]+',
    ),
  },
  {
    label: 'running',
    words: said(
      `(?:${bill}) [^#]*#|# [^#]{0,40}(?:${bill})|# (?:a|per|на) (?:month|месец) (?:for|за)|(?:is|are|е|са)(?: about| around| около)? # (?:a|per|на) (?:month|week|year|месец|седмица|година)`,
    ),
    not: said(
      'sell~|charge~|pric~|pays? (?:me|us)|average|subscription box|fee|tickets?|продава~|цена~|такса~|абонамент~|плащат|взимам|средн~|билет~|(?:clients?|customers?|students?|members?|subscribers?) (?:pay|paying|at)|for a [\\p{L}]+|each|box #',
    ),
    period: 'needed',
  },
  {
    label: 'unitCost',
    words: said(
      'costs? (?:me|us)(?: about| around)? #|sells? (?:it |them )?(?:to )?(?:me|us) [^#]{0,30}#|(?:дава|продава) ми [^#]{0,30}#|ми (?:дава|продава) [^#]{0,30}#|(?:bought|buy|buying) (?!an? |another )(?:[\\p{L}]+ ){0,4}(?:at |for )?#|(?:купувам|взимам от)(?: [\\p{L}]+){0,4} #|взимам (?!за |по |им )(?:[\\p{L}]+ ){1,3}по #|(?:ми|ни) (?:излиза|струва)т?(?: по| около)* #|(?:излиза|струва)т? (?:ми|ни)(?: по| около)* #|себестойност~[^#]{0,12} #',
    ),
    period: 'none',
    not: theyBuy,
  },
  {
    label: 'sellPrice',
    words: said(
      'sell(?:s|ing)?(?: [\\p{L}]+){0,4} (?:for|at) #|sell(?:s|ing)?(?: it| them)? #(?! (?:a|per|each) (?:day|week|month|year))|sold (?:for|at) #|go(?:es)? for #|(?:clients|customers|members|students|people|guests|kids|parents|tenants|subscribers) (?:who )?pay(?:ing)? #|(?:charge|charging|ask|asking)(?: [\\p{L}]+){0,3} #|(?:pric(?:e|es|ed)|tickets?|average(?: [\\p{L}]+){0,2}|avg(?: [\\p{L}]+)?|fee|tariff|basket|(?:entry|entrance)(?: fee)?)(?: (?:is|are|at|of|about|around))* #|# (?:[\\p{L}]+ )?(?:price|ticket|fee)|pays? (?:me |us )?(?:about )?#|subscription box #|less than (?:our|my|the)(?: normal| usual| regular| list)? #|off (?:our|my|the)(?: normal| usual| regular)? #|instead of #|i get #|(?:is|are) # on average|each (?:spends?|pays?|buys?) #|# (?:евро |лв )?цена|продава(?:м|ме|т)?(?: [\\p{L}]+){0,4}(?: по| за| на)? #|(?:по-евтин(?:о|а)?|по-малко|под) от #|[\\p{L}]+(?:нето|ажът|окът|асът) (?:ми|ни) е #|цена(?:та)?(?: ми| ни| им)?(?: е| от| на)? #|средн(?:а|ата|ия|ият|ото|о)(?: [\\p{L}]+){1,2}(?: е| по| за)? #|средно (?:[\\p{L}]+ ){0,2}(?:по|за|плащат|взимам|харчат) #|(?:такса|такси|билет|сметка|абонамент|часът|порция|сеанс|урок|процедура)(?:та|ът|а)?(?: ми| ни)?(?: е| за| от| по| на)? #|взимам(?:е)?(?: им)?(?: по)? #|плащат(?: ми| ни)?(?: по)? #|(?:абонамент~|цена~|такса~) от #|отстъпка от #|по # (?:на|лв|евро|всек~)?|вместо #',
    ),
    not: said(
      'costs? (?:me|us)|(?:ми|ни) (?:излиза~|струва~)|(?:излиза~|струва~) (?:ми|ни)|material~|материал~|buy(?:ing)?|купувам(?:е)?|взимам от|going on products|себестойност~|supplier|доставчик~|наем~|заплат~',
    ),
  },
  {
    label: 'unitCost',
    words: said(
      '(?:of which|of that|от които|от тях) # [^#]{0,20}|costs?|make (?:it|them)|to make|made for|materials?|ingredients?|wax|oils?|paint|wood|leather|fabric|yarn|clay|content|contents|shipping|postage|delivery|packag~|wrapping|box(?:es)?|jars?|labels?|bottle|parts|products?|goods|stock|dye|flour|beans|meat|food|fuel|gas|petrol|album|printing|buy(?:ing)?(?: it| them)?(?: at| for)?|bought|going on|go(?:es)? (?:on|to|for)|i pay #|we pay #|wholesale|supplier|courier|shooter|photographer|driver|transport|parking|disposal|skip|tip|струва~|излиза~|материал~|плат(?:а|ът)?|цип(?:а|ът)?|восък|преждата|глина(?:та)?|кути(?:я|ята|и)|буркан~|етикет~|опаковк~|куриер~|доставк~|продукти(?:те)?|стока(?:та)?|съставк~|консуматив~|боя(?:та)?|брашно(?:то)?|месо(?:то)?|хлебче~|салата|сос|себестойност~|купувам(?:е)?|взимам(?:е)?|отива(?:т)?(?: за)?|отидат|гориво(?:то)?|бензин|нафта|транспорт~|части(?:те)?|труд',
    ),
    period: 'none',
    not: theyBuy,
  },
  {
    label: 'sellPrice',
    words: said(
      '(?:now|from|at|for) #|# (?:each|apiece)|# (?:for an?|per|a) (?!month|week|year|day|hour)[\\p{L}]+|по #',
    ),
    not: said('costs?|струва~|излиза~'),
  },
];
