import type { Rule } from '../role.ts';
import { said } from './words.ts';

const units = ['percent'] as const;

/** Rules for percentages. */
export const shareRules: readonly Rule[] = [
  { role: 'partnerShare', units, words: said('share #') },
  {
    role: 'discount',
    units,
    words: said(
      '# (?:[\\p{L}]+ )?(?:discount|off|rebate|отстъпка|намаление|cheaper|по-евтин~)|(?:discount|rebate|отстъпка(?:та)?|намаление)(?: (?:of|от|с|е|is))* #|(?:lower|drop|cut|reduce|свал|намал|смък)~ (?:[\\p{L}]+ ){0,3}(?:by|с) #|# less',
    ),
    not: said('commission|комисион~'),
  },
  { role: 'vat', units, words: said('vat|ддс|gst') },
  {
    role: 'stopShare',
    units,
    words: said(
      '(?:stop|prevent|avoid|save|halve|reduce|спр|спира|намал|избегн|върн|спас)~ (?:[\\p{L}]+ ){0,3}# (?:of|от)',
    ),
  },
  { role: 'duty', units, words: said('duty|customs|tariff|мито(?:то)?') },
  {
    role: 'advance',
    units,
    words: said('advance|deposit|up ?front|prepay~|down payment|аванс~|капаро~|предплащан~'),
  },
  {
    role: 'interest',
    units,
    words: said('interest|loan|overdraft|credit(?: line)?|кредит~|лихв~|овърдрафт~|заем~'),
    not: said('card|карт~'),
  },
  {
    role: 'occupancy',
    units,
    words: said(
      'occup~|# (?:full|booked|busy)|заетост~|запълне~|пълн(?:и|а|о)|utili[sz]~|натоварен~|# зает~',
    ),
  },
  { role: 'emptyShare', units, words: said('empty|unladen|празе?н~|на празно') },
  {
    role: 'taxShare',
    units,
    words: said('tax(?:es)?|dividend(?: tax)?|данък~|данъци|corporation tax'),
  },
  {
    role: 'ownShare',
    units,
    words: said(
      '# (?:for us|to us|for me|is ours|are ours|за нас|за мен)|(?:взима(?:м|ме)|получава(?:м|ме)|i take|we take|we charge|i charge|our fee is|my fee is|(?:my |our )?(?:agency |placement |recruiting )?fee(?: is| of)?|хонорар~(?: е| ни е| ми е)?|комисион~(?: ми| ни)?(?: е)?) # (?:[\\p{L}]+ )?(?:of|от) (?:[\\p{L}]+ ){0,3}(?:salary|gross|pay|year~|заплат~|брут~|годишн~|sale|deal|сделк~|продажн~)|(?:recruiting|placement|agency) fee(?: is| of)? #',
    ),
  },
  { role: 'markup', units, words: said('mark(?:ed|ing)?[- ]?up|надценк~|# on top|# отгоре') },
  {
    role: 'margin',
    units,
    words: said('margins?|марж~|# (?:profit|печалба)|рентабилност'),
    not: said('commission|комисион~'),
  },
  {
    role: 'costShare',
    units,
    words: said(
      '(?:ingredients?|materials?|food|goods|supplies|products?|stock|consumables|консуматив~|храна(?:та)?|продукти(?:те)?|материал~|суровин~|стока(?:та)?|съставк~|себестойност~) (?:[\\p{L}]+ ){0,4}#|# (?:(?:of|from) (?:it|that|the price|the bill|turnover|sales|revenue|the ticket)|от (?:нея|него|цената|сметката|оборота|продажбите|приходите))|# (?:goes|go|отива|отиват|за) (?:on |for |за )?(?:ingredients?|materials?|food|goods|supplies|products?|stock|консуматив~|продукти~|материал~|суровин~|стока~)|food cost',
    ),
    not: said('commission|комисион~|fee|такса|card|карт~|platform|платформа~|vat|ддс'),
  },
  {
    role: 'commission',
    units,
    words: said(
      '(?:i|we) pay|плащам|давам|takes|keeps|charges|commission|fees?|cut|payment|processing|transaction|marketplace|platform|etsy|amazon|ebay|steam|app ?store|stripe|paypal|booking|airbnb|wolt|glovo|bolt|uber|cards?|terminal|gallery|взима(?:т)?|удържа~|комисион~|такса~|платформа~|глово|болт|букинг|карт(?:а|и|ата)|плащането|пос|прибира~|royalt~|франчайз~',
    ),
  },
  {
    role: 'lossShare',
    units,
    words: said(
      '(?:lose|losing|churn(?: (?:is|of|around))?|губ(?:я|им)|отлив~(?: (?:е|от))?) (?:[\\p{L}]+ ){0,2}#|# (?:[\\p{L}]+ ){0,3}(?:leave|cancel|churn|quit|drop out|напускат|отказват|си тръгват|отпадат)|# (?:monthly )?churn',
    ),
  },
  {
    role: 'winShare',
    units,
    words: said(
      '# (?:[\\p{L}]+ ){0,3}(?:buy|enquire|inquire|click|ask|reply|answer|convert|order|book|sign up|close|purchase|subscribe|купуват|стават|поръчват|записват|пишат|питат|кликват)|(?:expect|convert~|conversion|close rate|win rate|hit rate|конверсия~|печелим|сключваме) (?:[\\p{L}]+ ){0,3}#',
    ),
  },
  {
    role: 'rise',
    units,
    words: said(
      '(?:rais|increas|put|go|went|grow|вдиг|кача|качим|увелич|повиш|поскъп|скоч|раст)~ (?:[\\p{L}]+ ){0,4}(?:by |with |с |up )*#|# (?:more|higher|dearer|up|rise|increase|увеличение|нагоре|поскъпване|по-скъп~)',
    ),
  },
];
