import { phrases } from '@savet/text/phrases';

/** A value, and what a text promises against it. */
export interface Axis {
  /** Words by which values state it. */
  value: RegExp;
  against: RegExp;
}

/** General opposites, in both languages. */
export const axes: readonly Axis[] = [
  {
    value: phrases`slow | slowly | patience | take (?:our|the) time | own pace | unhurried | бавно* | бавн* | търпени* | със своето темпо | свое темпо | без бързане`,
    against: phrases`
      (?:ready |done |delivered )?in (?:just |only )?(?:\d+|a few|two|three|five|ten) (?:minutes?|seconds?) | in (?:just |only )\p{L}* ?\d+ (?:days?|hours?|weeks?)
      overnight (?:success|results) | in record time | record[- ]fast | lightning[- ]fast | instant(?:ly)? | express \p{L}+ | fast[- ]track(?:ed)? | (?:speak|learn) … in (?:just )?\d+ days
      (?:експресно|светкавично|мигновено)(?: \p{L}+)?(?: за (?:само )?\d+ (?:минути|секунди|часа?|дни))? | за (?:само )?(?:\d+|няколко) (?:минути|секунди)
      (?:само|едва) за \d+ (?:дни|часа|седмици) | за рекордно време | рекордно бърз* | рекордно кратк* | моментал(?:ен|н)\p{L}*
    `,
  },
  {
    value: phrases`nothing artificial | no additives | natural(?: ingredients)?(?: only)? | organic | pure | нищо изкуствен* | без добавки | натурал* | естествен* | био`,
    against: phrases`
      artificial \p{L}+ | (?:flavou?r|colou?r) enhancers? | additives | preservatives | synthetic \p{L}+ | added (?:flavou?rs?|flavou?rings?|colou?rs?|colou?rings?)
      изкуствен* \p{L}+ | подобрител* | консервант* | синтетич\p{L}* \p{L}+ | овкусител* | оцветител* | ароматизатор*
    `,
  },
  {
    value: phrases`unsold | leftovers? | no waste | zero waste | nothing (?:is )?wasted | refills? | reus(?:e|able) | repair* | sustainab* | без отпадък | без отпадъци | нулев отпадък | остатъц* | пълнител* | многократн* | поправ* | устойчив*`,
    against: phrases`
      throw(?:n|s|ing)? (?:\p{L}+ )?away | (?:goes|go|thrown) (?:in|to|into) the (?:bin|tip|landfill) | disposable | single[- ]use | throwaway | one[- ]way (?:cups?|packaging)
      изхвърл* | (?:за )?еднократн*(?: \p{L}+)? | \p{L}+ за еднократна употреба
    `,
  },
  {
    value: phrases`repair(?:s|ing)? (?:before|instead|first) | repair before | fix before | поправяме,? преди | поправ* вместо | ремонт* преди`,
    against: phrases`
      replace (?:it|them|the (?:whole )?\p{L}+) (?:straight away|right away|at once|immediately) | just buy (?:a )?new | cheaper to (?:buy|replace)
      сменя\p{L}* (?:го|я|ги)? ?направо | направо с ново | купи\p{L}* нов\p{L}*
    `,
  },
  {
    value: phrases`same price | one price | equal prices | fair prices | една цена | еднаква цена | еднакви цени | честни цени`,
    against: phrases`
      VIP (?:prices?|discounts?|rates?|deals?) | special (?:price|rate|discount)s? (?:just |only )?for (?:you|friends|members) | discounts? for friends
      VIP (?:цени|цена|отстъпк*) | специалн\p{L}* цен\p{L}* (?:само )?за | отстъпк\p{L}* за (?:приятели|свои|наши)
    `,
  },
  {
    value: phrases`publish (?:our |all )?(?:fees|prices) | transparen* | open (?:about|prices) | fees are | hidden fees | no hidden | прозрач* | откритост | открити | без скрити | публикув*`,
    against: phrases`
      (?:our )?(?:rates|prices|fees) are confidential | prices? on request | fees? on request | hidden (?:fees?|costs?) | (?:additional|extra|further|processing|service|handling|booking|set-?up) (?:charges?|fees?|costs?) (?:\p{L}+ ){0,4}(?:later|afterwards|added|charged|appear|apply|applies)
      по запитване | при запитване | (?:цените|тарифите|хонорарите) са поверителни | скрит\p{L}* такси
      допълнителн\p{L}* (?:такси|разходи|хонорари) (?:\p{L}+ ){0,3}(?:по-късно|се начисляват|се добавят|се появяват) | (?:хонорарът|цената) (?:\p{L}+ ){0,2}(?:след подписването|след това|по-късно)
    `,
  },
  {
    value: phrases`no guarantees | promise only | only what we (?:have )?(?:measured|tested|checked|can) | do not (?:over)?promise | honest* | честн* | обещаваме само | не обещаваме | проверили | измерили`,
    against: phrases`
      guaranteed \p{L}+ | we guarantee(?: \p{L}+)? | guarantees? (?:a |that ) ?\p{L}+ | (?:is|are) guaranteed | 100 ?% (?:effective|success|satisfaction) | risk[- ]free | (?:it )?works for every(?:one|body)(?: \p{L}+)? | never fails
      гарантиран* \p{L}+ | гарантира(?:ме|т|но) | е гарантиран* | 100 ?% (?:ефективн|успех|резултат)\p{L}* | (?:действа|работи|помага) (?:при|на|за) всек\p{L}+ | без риск | безотказ(?:ен|н)\p{L}*
    `,
  },
  {
    value: phrases`data … (?:never )?(?:leaves?|stays?) | privacy | confidential* | данни\p{L}* … оста\p{L}* | поверител* | личн\p{L}+ данни`,
    against: phrases`
      (?:we )?shar(?:e|es|ing) (?:\p{L}+ ){0,3}data(?: with (?:our )?\p{L}+)? | sell(?:s|ing)? (?:\p{L}+ ){0,2}data | data (?:is|are) (?:shared|sold|passed on)
      (?:споделяме|продаваме|предоставяме|предаваме) (?:\p{L}+ ){0,2}данни\p{L}*(?: Ви| ви)?(?: (?:с|на) \p{L}+)? | данните (?:\p{L}+ ){0,2}(?:се споделят|се продават)
    `,
  },
  {
    value: phrases`no lock-?in | lock in | no contract | cancel (?:at )?any ?time | без обвързване | без договор | без срок`,
    against: phrases`
      (?:a )?minimum (?:term|contract|period)(?: of \d+ (?:months?|years?))? | (?:\d+|one|two|three|six|twelve)[- ](?:month|year) (?:contract|term|commitment|subscription) | binding (?:contract|term) | non[- ]refundable | cancellation fees?
      минимал(?:ен|ния) срок(?: от \d+ (?:месеца|години))? | (?:едногодишен|двугодишен|тригодишен|дългосрочен) договор | договор за (?:\d+|една|две|три) (?:месеца|година|години) | неустойк* | не се възстановява*
    `,
  },
  {
    value: phrases`people answer | people on the phone | not menus | no call cent(?:re|er) | a person answers | not bots | no bots | real people | отговарят хора | човек отговаря | не роботи | а не роботи | без роботи | на живо`,
    against: phrases`
      (?:a |our |the )?(?:chat ?bot|bot|robot|virtual assistant|automated system) (?:\p{L}+ly )?(?:answers?|replies|responds?|handles?|takes?) | answered automatically | fully automated
      (?:чатбот|бот|робот|виртуален асистент|автомат)\p{L}*(?: ни| Ви| ви)? (?:отговаря|обслужва|поема)\p{L}* | автоматичн\p{L}* отговор\p{L}*
    `,
  },
  {
    value: phrases`animals? | cruelty[- ]free | vegan | животни | веган*`,
    against: phrases`tested on (?:animals|rabbits|mice) | animal[- ]tested | real (?:fur|leather) | тестван\p{L}* върху (?:животни|зайци|мишки) | естествена кожа от`,
  },
  {
    value: phrases`weekends? | evenings off | free sundays? | rest | quiet hours | sundays? | неделя* | уикенд* | почив*`,
    against: phrases`
      24/7 | around the clock | day and night | (?:call|visit|answer|reply|meet|see|come to) (?:\p{L}+ ){0,2}(?:on|at) (?:saturdays?|sundays?|the weekend|weekends) | (?:open|available|work(?:ing)?|answer) … (?:at|on|every) (?:weekends?|saturdays?|sundays?) | seven days a week | at any hour
      денонощн* | 24 часа | (?:работим|отговаряме|работя|отворено|отворени) (?:за \p{L}+ )?(?:и )?(?:в|през) (?:неделя|събота|уикенд\p{L}*|почивн\p{L}+ дни) | седем дни в седмицата | без почивен ден
    `,
  },
  {
    value: phrases`small groups? | small class(?:es)? | groups of at most | few guests | малк\p{L}* групи | малк\p{L}* клас* | малка група`,
    against: phrases`
      large (?:groups?|classes) | big groups? | (?:groups?|class(?:es)?) of (?:up to |at most |at least |over |more than |about )?(?:[2-9]\d|\d{3,})(?: \p{L}+)? | unlimited (?:places|seats|number of) | mass (?:events?|tours?) | coach ?loads?
      голем\p{L}* (?:групи|класове) | (?:група|групи|групите|клас|класове|класовете)(?: са| ни| ни са)? (?:от |до |с |над |от над |от по ){1,2}(?:[2-9]\d|\d{3,})(?: \p{L}+)? | (?:броят на )?местата (?:е|са) неограничен\p{L}* | неограничен\p{L}* (?:места|брой) | масов\p{L}* (?:прояви|обиколки)
    `,
  },
  {
    value: phrases`local (?:families|producers|growers|farmers|people|suppliers)? | nearby | (?:from )?our own (?:fields?|farm|garden|vineyards?|woods?) | собствен\p{L}* | from the village | местн* | от селото`,
    against: phrases`
      (?:an? )?international (?:\p{L}+ )?chains? | imported (?:\p{L}+ )?\p{L}+ | (?:buy|bought|comes?|is|are) (?:\p{L}+ ){0,3}from (?:abroad|overseas|other \p{L}+) | (?:global|multinational) (?:chains?|suppliers?|brands?) | made in china | from overseas
      международн\p{L}* (?:\p{L}+ )?(?:верига|вериги|компания) | вносн\p{L}* \p{L}+ | от китай | от чужбина | (?:купуваме|идва\p{L}*|е|са) (?:\p{L}+ ){0,3}от (?:други|чужди) \p{L}+
    `,
  },
  {
    value: phrases`weather decides | safety first | weather comes first | времето решава | сигурност\p{L}* (?:е )?преди | безопасност\p{L}*`,
    against: phrases`
      (?:we \p{L}+ )?in any weather | in all weathers? | rain or shine | whatever the weather | guaranteed summit
      (?:\p{L}+ )?при всякакво време | в дъжд и (?:сняг|слънце) | независимо от времето | каквото и да е времето
    `,
  },
  {
    value: phrases`no memori[sz]ing | no cramming | understand* … (?:not|instead) | without meaning | без зубрене | не зубрим | с разбиране`,
    against: phrases`
      (?:learn|memori[sz]e) (?:\p{L}+ |\d+ ){0,4}by heart | memori[sz]e (?:\d+ )?\p{L}+ | cram(?:ming)? (?:for|\d+) | rote learning
      зубр(?:ете|им|ене|ите)(?: по)?(?: \d+ \p{L}+)? | (?:учете|научете) (?:\p{L}+ |\d+ ){0,3}наизуст | наизустяв*
    `,
  },
  {
    value: phrases`hand ?made | by hand | small batches | ръч(?:но|ен|на|ни) \p{L}+ | ръчно* | на ръка | малки партиди`,
    against: phrases`mass[- ]produced | flat[- ]pack(?: \p{L}+)? | (?:from|in|at|by) (?:our|a|the) factor(?:y|ies) | machine[- ]made | made by machine | (?:combine )?harvester | on an industrial scale | assembly line | factory[- ]made | промишлен\p{L}* производство | масово производство | на конвейер | комбайн\p{L}* | (?:от|в) (?:нашата |нашия )?(?:фабрика|фабриката|завод|завода) | машинно \p{L}+`,
  },
  {
    value: phrases`deadlines? (?:are )?kept | on time | punctual* | сроковете се спазват | навреме | точност`,
    against: phrases`whenever we (?:can|get round to it) | deadlines? (?:may|can) slip | with (?:a|some|little) delay(?: of \p{L}+ \p{L}+)? | (?:paid|delivered|sent) late | (?:days|weeks|a week|a day) late | когато можем | сроковете са ориентировъчни | може да закъснее\p{L}* | със закъснение`,
  },
  {
    value: phrases`only what is (?:needed|necessary) | nothing unnecessary | without unnecessary \p{L}+ | no unnecessary \p{L}+ | без излишни \p{L}+ | само (?:каквото е нужно|необходимото|нужното)`,
    against: phrases`
      (?:all|every) possible \p{L}+ | just in case | whether (?:it is |you need it|needed) or not
      (?:всички|всяко|всяка) възможн\p{L}* \p{L}+ | за всеки случай | без да е (?:нужно|необходимо)
    `,
  },
  {
    value: phrases`(?:every|all) \p{L}+ (?:is|are) welcome | (?:we )?(?:accept|take|welcome) (?:every|all|any) | приема(?:ме|т се) (?:всяк\p{L}*|всички)`,
    against: phrases`we do not (?:accept|take|treat) \p{L}+ | we only (?:accept|take|treat) \p{L}+ | не приемаме \p{L}+ | приемаме само \p{L}+`,
  },
];
