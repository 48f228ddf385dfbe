import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { type Given, givens } from '../../knowledge/scripts.ts';
import { inCyrillicIfBulgarian } from '../details.ts';

/** A longer message tells a story of its own. In words. */
const WORDS_MAX = 20;

/** “Most of them … though”, „ама те са …“: what is told goes on from the answer. */
const goesOn = lettered(
  /^[^\p{L}]*(?:(?:ok|okay|yes|yeah|well|да|добре|ок)[, ]+)?(?:but|only|btw|by the way|the (?:thing|problem|trouble) is|problem is|thing is|actually|except|also|ама|но|обаче|само че|ами|всъщност|между другото|работата е|проблемът е|забравих да кажа|they|he|she|it[’']s|most|some|half|all of them|nearly all|almost all|(?:повече|поч)\p{L}*|някои|половината|всички са|те|той|тя|той ми|а те|а той|а тя)(?!\p{L})|(?<!\p{L})(?:tho|though|btw|however|обаче|между другото)(?!\p{L})|(?<!\p{L})(?:their|them|him|her|тях|техн\p{L}*|ги|им|му)(?!\p{L})/iu,
);
/** A question or an order says what is wanted. */
const wants = lettered(
  /\?|^[^\p{L}]*(?:and |but |ok |а |и |но )?(?:how|what|why|when|where|which|who|can|could|should|do|does|is|are|add|write|make|give|softer|warmer|shorter|friendlier|kinder|longer|firmer|translate|по-\p{L}+|mention|say|tell|put|change|как|какво|защо|кога|къде|кой|коя|кое|колко|добави\p{L}*|напиши\p{L}*|направи\p{L}*|дай\p{L}*|сложи\p{L}*|кажи\p{L}*|спомени\p{L}*|смени\p{L}*|промени\p{L}*|трябва ли|мога ли|може ли)(?!\p{L})/iu,
);

const signs: Readonly<Record<Given, RegExp>> = {
  secret: lettered(
    /(?<!\p{L})(?:ndas?|confidential\p{L}*|(?:can[’']?t|cannot|can not|don[’']?t want (?:us )?to|not allowed to|mustn[’']t) (?:be named|name (?:us|them)|mention|say (?:who|that|the name)|show)|поверителн\p{L}*|не (?:може|бива|искат) да (?:ги |ни )?(?:назова\p{L}*|спомена\p{L}*|показва\p{L}*)|тайна)(?!\p{L})/iu,
  ),
  unwritten: lettered(
    /(?<!\p{L})(?:(?:no|without(?: an?)?|never (?:signed|had) (?:an?|any)|haven[’']?t (?:got )?(?:an?|any)|don[’']?t have (?:an?|any)|not have (?:an?|any)) (?:written )?(?:contracts?|agreements?|papers?)|nothing (?:is |was )?(?:in writing|written|signed)|(?:only|just) (?:verbal\p{L}*|oral\p{L}*|a handshake|by word)|verbal(?:ly)?|shook hands only|без договор|нямаме? (?:писмен )?договор|нищо (?:не е |няма )?(?:писмено|подписано|на хартия)|(?:само )?на (?:дума|доверие)|устно|нищо не сме подписвали)(?!\p{L})/iu,
  ),
  agreement: lettered(
    /(?<!\p{L})(?:agreements?|contracts?|fixed (?:price|rate)s?|(?:signed|tied|bound|locked in?|booked|paid) (?:until|till|for)|yearly deal|договор\p{L}*|споразумени\p{L}*|фиксиран\p{L}* (?:цен|такс)\p{L}*|подписа\p{L}* (?:до|за))(?!\p{L})/iu,
  ),
  // Whose agreement it is, only the talk shows.
  bound: /^\b$/u,
  family: lettered(
    /(?<!\p{L})(?:(?:my|our|his|her|a|the) (?:\p{L}+[’']s )?(?:cousin\p{L}*|brother\p{L}*|sister\p{L}*|uncle|aunt|nephew|niece|mother|father|mum|mom|dad|son|daughter|friend|best friend|godfather|in-laws?|husband|wife|relatives?|neighbou?rs?)|relatives?|(?:old |close |good |best )friends?|family|роднин\p{L}*|братовчед\p{L}*|брат ми|сестра ми|чичо|леля|вуйчо|племенни\p{L}*|кум\p{L}*|сват\p{L}*|прияте\p{L}*|дъщеря ми|синът? ми|зет\p{L}*|снаха\p{L}*|тъща\p{L}*|тъст\p{L}*|съсед\p{L}*)(?!\p{L})/iu,
  ),
  biggest: lettered(
    /(?<!\p{L})(?:(?:biggest|largest|main|most important|best|only) (?:client|customer|buyer|account|supplier)|(?:half|most|a third|\d+ ?%|\d+ percent) of (?:our|my|the) (?:turnover|sales|income|revenue|work|orders|business)|(?:най-голем|най-важн|основн|главн|единствен)\p{L}* (?:ни |ми )?(?:клиент|купувач|доставчик)\p{L}*|(?:половин\p{L}*|\d+ ?%|повечето) от оборот\p{L}*)(?!\p{L})/iu,
  ),
  loyal: lettered(
    /(?<!\p{L})(?:(?:with|coming to|buying from|clients? of) (?:us|me) for (?:\p{L}+ )?(?:\d+|two|three|five|ten|many|\p{L}+) years|for (?:\d+|ten|many|twenty) years (?:now|already)|(?:long[- ]?(?:time|standing)|loyal|old|regular) (?:clients?|customers?)|regulars|since (?:we|i) (?:opened|started)|от (?:\d+|десет|много) години (?:е |са |сме )?(?:клиент\p{L}*|при нас|с нас|ни)|клиент\p{L}* (?:са |е )?(?:ни |ми )?от (?:\d+|десет|много|първия)|(?:стар|верн|редовн|дългогодишн)\p{L}* клиент\p{L}*|откакто (?:сме )?отвори\p{L}*)(?!\p{L})/iu,
  ),
  offline: lettered(
    /(?<!\p{L})(?:pensioners?|old people|elderly|over (?:60|65|70|80)|retired|(?:no|not have|don[’']?t (?:have|use)) (?:an? |any |the )?(?:smart ?phones?|internet|email|facebook|computers?)|not on (?:facebook|the internet|social media)|пенсионер\p{L}*|възрастни(?: хора)?|стари хора|(?:няма\p{L}*|не (?:ползва|са по)\p{L}*) (?:смартфон\p{L}*|интернет\p{L}*|компютр\p{L}*|фейсбук|имейл\p{L}*))(?!\p{L})/iu,
  ),
  'no-contacts': lettered(
    /(?<!\p{L})(?:(?:don[’']?t|do not|never) (?:have|kept|collected|keep|took|know) (?:any |all |most of )?(?:their|the|any) (?:phone )?(?:phones?|numbers?|e-?mails?|contacts?|address(?:es)?|names?)|no (?:contacts|phone numbers|emails|addresses|list)(?: of (?:them|theirs))?|have no way to (?:reach|contact)|няма\p{L}* (?:им )?(?:телефон\p{L}*|контакт\p{L}*|имейл\p{L}*|адрес\p{L}*|данн\p{L}*|номер\p{L}*)|не (?:съм|сме) (?:им )?(?:взима|събира|записва)\p{L}*)(?!\p{L})/iu,
  ),
  'small-place': lettered(
    /(?<!\p{L})(?:(?:small|tiny|little) (?:town|village|place|island)|(?:in|only) (?:a |one |the )?(?:single )?(?:village|town)|village of|\d+ (?:people|inhabitants|residents|souls)(?: live)?|(?:в|малко) (?:село\p{L}*|малък град|градче\p{L}*)|село(?:то)? (?:сме|е|съм)|малк\p{L}* (?:град\p{L}*|село)|\d+ (?:души|жители|къщи))(?!\p{L})/iu,
  ),
  prepaid: lettered(
    /(?<!\p{L})(?:(?:already|have|has|they[’']ve|he[’']s|she[’']s) paid|paid (?:in advance|up front|upfront|for the (?:whole )?year|everything)|prepaid|(?:вече )?(?:са |е )?(?:си )?платил\p{L}*|платено (?:е )?(?:предварително|до|за)|предплат\p{L}*)(?!\p{L})/iu,
  ),
  public: lettered(
    /(?<!\p{L})(?:municipalit\p{L}*|council|state (?:school|owned|hospital)|public (?:schools?|hospitals?|sector|institutions?|bod(?:y|ies))|ministry|government|tender|общин\p{L}*|държав\p{L}*|министерств\p{L}*|обществен\p{L}* поръчк\p{L}*|кметств\p{L}*|бюджетн\p{L}*)(?!\p{L})/iu,
  ),
  'low-prices': lettered(
    /(?<!\p{L})(?:(?:we|i)(?:[’']re| are|[’']m| am) (?:already )?(?:the )?(?:cheapest|more expensive|dearer|the most expensive)|(?:my|our) (?:prices?|margins?) (?:is|are) (?:already |very |too )?(?:low|thin|small|tight)|margin\p{L}* (?:is|are) (?:low|thin|small|tight)|(?:вече )?(?:съм|сме) (?:на)?(?:й-)?(?:по-)?(?:евтин|скъп)\p{L}*|марж\p{L}* (?:ми |ни )?е (?:малък|нисък|тънък)|печалба\p{L}* (?:ми |ни )?е (?:малка|ниска))(?!\p{L})/iu,
  ),
  'just-begun': lettered(
    /(?<!\p{L})(?:(?:we|i)(?:[’']ve| have)? (?:only |just |only just )+(?:started|opened|begun|launched)|(?:open|in business) (?:only )?(?:since|for) (?:\p{L}+ )?(?:\d+|two|three|a|few) (?:weeks?|months?)|(?:отскоро|току-що|едва от|само от) (?:сме |съм )?(?:отвор|работ|започн|\d+ месец|месец)\p{L}*|(?:тепърва|сега) (?:започва|отваря)\p{L}*|нов\p{L}* (?:сме|съм)|отворих\p{L}* преди)(?!\p{L})/iu,
  ),
  capacity: lettered(
    /(?<!\p{L})(?:(?:can[’']?t|cannot) (?:make|do|knit|bake|sew|take|produce|handle|serve) (?:any )?more(?! than)|\d+ (?:\p{L}+ )?(?:a|per|each) (?:day|week|month)[^?]{0,25}(?:no more|at most|max\p{L}*|that[’']?s (?:all|it)|can[’']?t)|(?:only|at most) (?:make|knit|bake|sew|take|produce) \d+|не мога(?: да \p{L}+)? повече(?! да)|повече от \d+(?: \p{L}+){0,3} на (?:ден|седмица|месец)[^?]{0,15}не (?:мога|смогвам)|повече (?:от това )?не (?:мога|смогвам|успявам)|(?:най-много|само|максимум) по \d+ на (?:ден|седмица|месец)|не смогвам (?:на|с) повече)(?!\p{L})/iu,
  ),
  deadline: lettered(
    /(?<!\p{L})(?:(?:need|want|must have|has to be|have to have) (?:it|this|that|them|everything)?(?: \p{L}+){0,3} (?:before|by) (?:the )?\p{L}+|(?:трябва|искам|нужно)(?: \p{L}+){0,4} (?:преди|до) (?:края|началото|средата|сезона|\d|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|коледа|великден|жътва|гроздобер|лятото|зимата|есента|пролетта)\p{L}*)(?!\p{L})/iu,
  ),
};

/** Kin who work for the asker are no customers. */
const ofStaff = lettered(
  /(?<!\p{L})(?:cook|chef|waiter|employee|worker|driver|manager|accountant|assistant|staff|готвач\p{L}*|сервитьор\p{L}*|служител\p{L}*|работни\p{L}*|шофьор\p{L}*|управител\p{L}*|счетоводител\p{L}*|помощни\p{L}*)(?!\p{L})/iu,
);
/** Facts that need no “but” or “though” before them. */
const plain: readonly Given[] = ['capacity', 'deadline', 'small-place', 'family'];
const PLAIN_WORDS = 16;
/** “He is my uncle”, „тя ми е съседка“. */
const isRelated = lettered(
  /^[^\p{L}]*(?:той|тя|те|he|she|they|it|това)(?!\p{L})|^[^\p{L}]*(?:единият|едната|единия|one of them|both|сам|сама|в|we[’']?re|we are|it[’']?s|i[’']?m|аз|ние|forgot|also|имам|само|трябва)(?!\p{L})|(?<!\p{L})(?:only|само|more|повече)(?!\p{L})/iu,
);

/** The fact that a message adds to a question; null if it asks something, or adds none that is known. */
export function givenIn(query: string): Given | null {
  const told = inCyrillicIfBulgarian(query);
  const words = wordsOf(told).length;
  if (words > WORDS_MAX || wants.test(told)) return null;
  const found =
    givens.find((each) => signs[each].test(told) && !(each === 'family' && ofStaff.test(told))) ??
    null;
  if (found === null || goesOn.test(told)) return found;
  return plain.includes(found) && words <= PLAIN_WORDS && isRelated.test(told) ? found : null;
}
