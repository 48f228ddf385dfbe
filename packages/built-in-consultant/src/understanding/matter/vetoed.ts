import { lettered } from '@savet/text/lettered';
import { isCapacity } from './distress/capacity.ts';
import { isTradeOf } from './distress/of-oneself.ts';
import { withoutIdioms } from './idioms.ts';
import { said } from './said.ts';

/** Words of life, death, illness and harm. */
const grave = said(
  "d(?:ie|ied|ies|ying|ead|eath)|kill\\p{L}*|suicid\\p{L}*|hang(?:ed|ing)?|liv(?:e|es|ing)|life|alive|ill|illness\\p{L}*|sick|sickness|hospital\\p{L}*|doctor\\p{L}*|surgery|operation|cancer|tumou?r\\p{L}*|disease|diagnos\\p{L}*|accident\\p{L}*|injur\\p{L}*|hurt|pain|ambulance|emergency|funeral|passed away|pregnan\\p{L}*|depress\\p{L}*|heart attack|stroke|fell|broke|bleed\\p{L}*|burn(?:ed|t)|can[’']?t (?:go on|take)|hope\\p{L}*|wake up|strength|goodbye|bridge|pills",
  'умр\\p{L}*|умир\\p{L}*|почина\\p{L}*|загина\\p{L}*|смърт\\p{L}*|мърт\\p{L}*|погреб\\p{L}*|живот\\p{L}*|живея|жив|жива|самоуб\\p{L}*|убия|убие|бол(?:ен|на|ни|ест|ници|ница|нична|ничен|и)\\p{L}*|лекар\\p{L}*|операци\\p{L}*|рак|тумор\\p{L}*|диагноз\\p{L}*|злополук\\p{L}*|нарани\\p{L}*|пострада\\p{L}*|линейка\\p{L}*|спешн\\p{L}*|бременн\\p{L}*|депреси\\p{L}*|инфаркт\\p{L}*|инсулт\\p{L}*|падна\\p{L}*|счупи\\p{L}*|кръв\\p{L}*|смисъл\\p{L}*|надежда\\p{L}*|(?:се|не) събуд\\p{L}*|сили|сбогом|мост\\p{L}*|хапчета\\p{L}*|не издържам|плача',
);
/** The law, a court, a contract or a claim is named, and not only the trade of a client. */
const legal = said(
  '(?:lawyers?|solicitors?|attorney|legal\\p{L}*|illegal\\p{L}*|law(?! firms?| office)|laws|lawsuits?|lawful\\p{L}*|courts?|judge|sue|sued|sues|suing|contract\\p{L}*|agreement\\p{L}*|clauses?|claim\\p{L}*|rights?|liab\\p{L}*|oblig\\p{L}*|rules?|regulat\\p{L}*|licen[cs]\\p{L}*|permit\\p{L}*|copyright\\p{L}*|trademark\\p{L}*|patent\\p{L}*|penalt\\p{L}*|fine[ds]?|compensation|damages|terms|breach\\p{L}*|notice|complaint\\p{L}*|authorit\\p{L}*|inspect\\p{L}*|police|bailiffs?|enforce\\p{L}*|warrant\\p{L}*|guarantee\\p{L}*|refund\\p{L}*|withdraw\\p{L}*|allowed|forbidden|require\\p{L}*|must|may|can (?:i|we|he|she|they)|have to|gdpr|nda|register\\p{L}*|legislation|act|evict\\p{L}*|tenant\\p{L}*|landlord\\p{L}*|lease\\p{L}*|inherit\\p{L}*|dispute\\p{L}*|notary|sign\\p{L}*|deposit\\p{L}*|threat\\p{L}*|demand\\p{L}*|summon\\p{L}*|letter|document\\p{L}*|owe[ds]?|steal\\p{L}*|cease and desist|divide|throw me out|stole|stolen|copied|copies|copy\\p{L}*)',
  '(?:адвокат\\p{L}*|юрист\\p{L}*|прав(?:ен|н)\\p{L}*|юридическ\\p{L}*|осъди\\p{L}*|съд(?:ят|ят ме|им)|покана|покани|раздел\\p{L}*|краде\\p{L}*|ползва\\p{L}*|полага\\p{L}*|sadqt|pokana|право|права\\p{L}*|закон\\p{L}*|незаконн\\p{L}*|съд|съда|съдът|съди\\p{L}*|съдеб\\p{L}*|дело\\p{L}*|договор\\p{L}*|клауз\\p{L}*|иск\\p{L}*|неустойк\\p{L}*|обезщетени\\p{L}*|отговорност\\p{L}*|длъж\\p{L}*|задължител\\p{L}*|задължен\\p{L}*|наредб\\p{L}*|разрешител\\p{L}*|разрешен\\p{L}*|лиценз\\p{L}*|глоб\\p{L}*|авторск\\p{L}*|патент\\p{L}*|марка\\p{L}*|условия\\p{L}*|наруш\\p{L}*|предизвести\\p{L}*|жалб\\p{L}*|инспекц\\p{L}*|полици\\p{L}*|съдия\\p{L}*|чси|гаранци\\p{L}*|рекламаци\\p{L}*|забранен\\p{L}*|може ли|мога ли|можем ли|имам ли|трябва ли|позволен\\p{L}*|наем\\p{L}*|наследст\\p{L}*|спор\\p{L}*|нотариус\\p{L}*|подпис\\p{L}*|капаро\\p{L}*|заплаш\\p{L}*|призовк\\p{L}*|писмо\\p{L}*|документ\\p{L}*|дължи\\p{L}*|декларац\\p{L}*|кзп|регистр\\p{L}*|копира\\p{L}*|откраднa\\p{L}*|открадна\\p{L}*|ревизия\\p{L}*|зак\\p{L}*|zakon\\p{L}*|advokat\\p{L}*|dogovor\\p{L}*|sud|sad|sydi|prava|pravo)',
);
const morally = said('morally|ethically|fair(?:ly)?', 'морално|по съвест|етично|редно ли');
const untrue = said(
  "not true|isn[’']t true|untrue|(?:is|[’']s) a lie|lies|false(?:ly)?|rumou?rs?|made up|invented",
  'не е (?:вярно|истина)|вярно не е|лъж[аеи]\\p{L}*|измислиц\\p{L}*|клевет\\p{L}*|слух\\p{L}*',
);
const unwell = said(
  'vomit\\p{L}*|threw up|ill|sick|hospital|poison(?:ed|ing)',
  'повръща\\p{L}*|лошо|болница\\p{L}*|натров\\p{L}*|отров\\p{L}*',
);
/** Somebody whose trade the matter is: they sell, and nothing has happened. */
const trade = said(
  "(?:i|we) (?:consult|advise|train|teach|insure|audit|run (?:courses|trainings))|(?:i[’']?m|we[’']?re|i am|we are|as) (?:an? )?(?:\\p{L}+ ){0,3}(?:(?:gdpr|security|safety|health|privacy) consultants?|auditors?|trainers?|insurers?|brokers?|charity|undertakers?|lawyers?|therapists?|psychologists?)",
  'консултирам\\p{L}*|консултираме|обучавам\\p{L}*|застраховам\\p{L}*|застраховаме|(?:консултант|одитор|обучител|застраховател|адвокат|психолог|терапевт)\\p{L}* (?:съм|сме)|погребална агенция',
);
const markets = said(
  'sell(?:ing)?|clients?|customers?|advertis\\p{L}*|promot\\p{L}*|pric(?:e|es|ing)|cold call\\p{L}*|pitch\\p{L}*|leads?|website|linkedin|donors?|convince',
  'продава\\p{L}*|продам|клиент\\p{L}*|реклам\\p{L}*|цена\\p{L}*|цени|оферта\\p{L}*|сайт\\p{L}*|убед\\p{L}*|линкедин|популяриз\\p{L}*',
);
const ofTrade = ['data-protection', 'accident', 'illness', 'death', 'food-safety'];

/** “They charged 23% VAT on top, what is the total?” is a sum. */
const rate = lettered(
  /\d\s*% (?:of )?(?:vat|tax|ддс|данък)(?!\p{L})|(?<!\p{L})(?:vat|tax|ддс|данък) (?:of |at |от |по )?\d+\s*%/iu,
);

const amount = said(
  "total|how much|what (?:do|does|is|are|percent|%)|what[’']s",
  'колко|общо|каква|какъв',
);
/** “How do I sack a client?” */
const endsTrade = said(
  '(?:sack|fire|drop|dump|get rid of|let go of|part with)(?:ing)? (?:\\p{L}+ ){0,3}?(?:clients?|customers?|suppliers?|agency|agencies)',
  '(?:уволня|освободя|откажа се от|отърва се от|разделя с)(?: \\p{L}+){0,2} (?:клиент|доставчик|агенци)\\p{L}*',
);

/** Matters that a message is not about, though its words may lie near their examples. */
export function vetoedMatters(message: string): readonly string[] {
  const vetoed: string[] = [];
  const plain = withoutIdioms(message);
  if (plain !== message && !grave.test(plain))
    vetoed.push('despair', 'death', 'illness', 'accident');
  if (
    !legal.test(message) ||
    (morally.test(message) && !said('lawyer|court', 'адвокат|съд').test(message))
  )
    vetoed.push('law');
  if (untrue.test(message) && !unwell.test(message)) vetoed.push('food-safety');
  if (isCapacity(message) || isTradeOf(message)) vetoed.push('burnout');
  if (trade.test(message) && markets.test(message)) vetoed.push(...ofTrade);
  if (rate.test(message) && amount.test(message)) vetoed.push('tax');
  if (endsTrade.test(message)) vetoed.push('dismissal');
  return vetoed;
}
