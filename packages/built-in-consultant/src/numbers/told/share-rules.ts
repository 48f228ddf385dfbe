import { type Rule, said } from './rule.ts';

/** The rules for a percentage. */
export const shareRules: readonly Rule[] = [
  { label: 'vat', words: said('vat|ддс') },
  {
    label: 'refundShare',
    words: said(
      'refund(?:s|ed)? #|(?:give|pay|gets?) back #|return #|връща(?:м|ме|т)?(?: им| му)? #|възстановя~ #',
    ),
  },
  {
    label: 'goneShare',
    words: said(
      'fall~ through|fell through|fails?|cancel(?:s|led|lation)?|leaves?|quits?|resigns?|drops? out|(?:don t|do not|never) (?:show|come|turn)~|no[- ]shows?|back~ out|never pay|quit|churn|asks? for (?:their |the |a )?(?:money|refund)|lose #|losing #|lost #|пропада~|провал~|се разваля~|разваля се|се върн~|отказва~|се откаж~|напус~|си тръгва~|тръгнат|не (?:се явява~|идва~|плаща~)|отпада~|губ(?:я|им) #|загуб(?:я|им) #',
    ),
    not: said('refund~|връща~'),
  },
  {
    label: 'wonShare',
    words: said(
      '(?:i|we) (?:usually |normally |typically )?(?:win|close|get|convert) (?:about |around |roughly )?#|(?:win|winning|close) (?:about |around |roughly )?#|# (?:of (?:them|those|it|the (?:quotes|offers|leads|enquiries)) )?(?:[\\p{L}]+ ){0,5}(?:turn into|accept|say yes|book|buy|become|convert|sign|order|close)|(?:взимам|взимаме|печеля|печелим|затварям|спечелвам)(?: около| към| средно)? #|# (?:от тях |от офертите )?(?:[\\p{L}]+ ){0,2}(?:поръчаха|купиха|се записаха|записват се|приемат|стават|купуват|поръчват|се съгласяват|подписват)',
    ),
    not: said('commission|комисион~|fee|такса'),
  },
  {
    label: 'off',
    words: said(
      '(?:give|giving) (?:[\\p{L}]+ )?#|# (?:[\\p{L}-]+ )?(?:off|discount~|less than|less for|cheaper|reduction)|discounts?(?: of)? #|(?:reduc|lower|cut|drop)~ (?:[\\p{L}]+ ){0,3}by #|# less|# (?:[\\p{L}-]+ )?(?:отстъпк~|намаление|промоция)|(?:отстъпк~|намаление(?:то)?|промоция)(?: от)? #|(?:сваля|намаля|смъкна)~ (?:[\\p{L}]+ ){0,3}с #|# по-(?:евтин~|малко|нисък|ниска)',
    ),
    not: said('lose #|losing #|губ(?:я|им) #'),
  },
  {
    label: 'markup',
    words: said(
      'mark-?ups?|on top|(?:add|plus) #|# on (?:the )?(?:parts|materials?)|# (?:profit|печалба) (?:on top|отгоре|on everything|върху)|надценк~|отгоре|(?:слагам|добавям|начислявам)(?:е)?(?: по)? #',
    ),
  },
  {
    label: 'marginShare',
    words: said(
      'margins?|марж~|gross profit|брутна печалба|# (?:от (?:нея|тях|цената) )?(?:е|са|остава(?:т)?) над (?:продукти~|стока~|материал~)|(?:i|we) keep #|# (?:of (?:that|it) )?(?:is|stays) (?:mine|ours)|печалба(?:та)?(?: ми| ни)?(?: е| от)? #|(?:печеля|печелим|остават ми|ми остават) #',
    ),
    not: said('commissions?|fees?|takes|комисион~|взима|взимат|такса'),
  },
  {
    label: 'taxShare',
    words: said(
      'tax(?:es)?|contributions|national insurance|social security|insurance|данъ~|осигуровк~|здравн~',
    ),
  },
  {
    label: 'partShare',
    words: said(
      '# (?:is |are )?(?:now|upfront|up front|deposit|down|in advance|on signing|сега|предварително|първоначал~|аванс~|капаро|самоучастие|при подписване)|(?:down payment|deposit|first payment|първоначална вноска|аванс|капаро|самоучастие)(?: of| от)? #',
    ),
  },
  {
    label: 'costShare',
    words: said(
      'food costs?|# (?:of (?:it|that|the price|which) )?(?:go(?:es)? (?:to|on|for|into)|are|is) (?:for |the )?(?:[\\p{L}]+ )?(?:goods|ingredients|products|stock|materials?)|(?:goods|ingredients|products|stock|materials?)(?: are| is| cost| take| at| make up)* #|# (?:от (?:нея|тях|цената) )?(?:отива(?:т)?|са|е|остава(?:т)?) (?:за |по )?(?:продукти~|стока~|материал~|суровин~)|(?:продукти~|стока(?:та)?|материал~|суровин~|себестойност~)(?: ми| ни)?(?: са| е| излиза~| взима~)* #',
    ),
    not: said('off|discount|отстъпк~|намаление|add|слагам~|надценк~|on top|отгоре'),
  },
  {
    label: 'cut',
    words: said(
      '(?:wants|asks(?: for)?|gets) # of|# of (?:what (?:i|we) (?:take|make|sell)|(?:the |my |our )?takings)|takes|keeps|charges|eats|goes to|platform|marketplace|etsy|amazon|ebay|airbnb|booking|wolt|glovo|uber|bolt|stripe|paypal|card|terminal|bank|fee per sale|transaction|взима|взимат|прибира~|удържа~|отива за|сайт(?:ът|а)?|платформа(?:та)?|глово|болт|букинг|карт(?:а|и|ата)|пос~|банката|магазинът',
    ),
    not: said('(?:my|our) (?:fee|commission)|we charge|i charge|комисион~ (?:ми|ни)|моята|нашата'),
  },
  {
    label: 'feeShare',
    words: said(
      '(?:fees?|commission)(?: is| are| of| at)?|такса(?:та)? (?:ни|ми) (?:е|става) #|(?:we|i) (?:charge|take|get) #|# (?:commission|fee)|# of (?:the |a |her |his |their )?(?:first|yearly|annual|salary|sale|deal|price)|комисион~|хонорар~|таксувам(?:е)? #|(?:взимам|взимаме) #|# от (?:цената|сделката|годишн~|заплата~)',
    ),
    not: said('on everything|above|over|върху|над|they|тяхната'),
  },
  {
    label: 'bonusShare',
    words: said(
      '# (?:над|above|over|beyond)|# (?:of|on|from) (?:everything|all|whatever|what|sales|turnover|the sales|his sales|her sales|the rest)|bonus|commission|# (?:от|върху) (?:всичко|продажбите|оборота|остатъка)|процент(?:а|ът)?|комисион~',
    ),
  },
  {
    label: 'rise',
    words: said(
      'rais~|increas~|put (?:it|them|prices) up|go(?:es)? up|# (?:more|higher|dearer|up)|вдиг~|кача|увелич~|повиш~|поскъп~',
    ),
  },
  { label: 'markup', words: said('# on the [\\p{L}]+') },
];
