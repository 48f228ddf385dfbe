import { lettered } from '@savet/text/lettered';

/** Words of life, death, harm and lost hope: a message of despair has one of them. */
const despairing = lettered(
  /(?<!\p{L})(?:li(?:fe|ves?|ving|ved)|alive|di(?:e|ed|es|ying)|dead|death|suicid\p{L}*|kill\p{L}*|hang(?:ed|ing)?|end (?:it|this|everything|myself)|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|bridge|jump|pills?|tablets|hope\p{L}*|miss me|without me|exist\p{L}*|wake up|goodbye|farewell|disappear\p{L}*|vanish|strength|no point|not see (?:any|the)|sense in|nothing matters|worthless|burden|wasn[’']?t here|be around|be here|be there|can[’']?t (?:go|carry|do this|take)|go on|carry on|give up|forever|meaning\p{L}*|darkness|stay for|over for me|living|жив\p{L}*|мъртъв|мъртв\p{L}*|умр\p{L}*|умир\p{L}*|смърт\p{L}*|самоуби\p{L}*|уби[яе]\p{L}*|свърша|приключ\p{L}*|край|скоча|хапчета|порязах|надежда|нямаше|няма на|ме няма|съществува\p{L}*|събуд\p{L}*|сбог\p{L}*|прощал\p{L}*|изчезн\p{L}*|сили|смисъл|бъдеще|завинаги|отида|заспя|посегне|посегна|бреме|нищо няма значение|доживявам|jiv\p{L}*|zhiv\p{L}*|umr\p{L}*|smisal|smisul|krai|kraj|samoub\p{L}*|sveta|svqt|svyat)(?!\p{L})/iu,
);

/** People, things and times of the daily work. */
const atWork = lettered(
  /(?<!\p{L})(?:leaving|leaves|quit\p{L}*|resign\p{L}*|notice|end of (?:the )?month|nobody else (?:who )?(?:knows|can)|no one else (?:who )?(?:knows|can)|baker|driver|employees?|staff|clients?|customers?|partner|recipe|shift|orders?|напуск\p{L}*|напусн\p{L}*|няма (?:кой|друг)|никой друг|пекар\p{L}*|шофьор\p{L}*|служител\p{L}*|клиент\p{L}*|съдружник\p{L}*|рецепт\p{L}*|смяна|поръчк\p{L}*)(?!\p{L})/iu,
);

const resigns = lettered(
  /(?<!\p{L})(?:leaving|leaves|(?:wants?|going) to leave|quit\p{L}*|resign\p{L}*|gave notice|напуск\p{L}*|напусн\p{L}*)(?!\p{L})/iu,
);
const unwell = lettered(
  /(?<!\p{L})(?:ill\p{L}*|sick\p{L}*|hospital|doctor|surgery|operation|cancer|accident|injur\p{L}*|pregnan\p{L}*|pain|broke|collaps\p{L}*|burn(?:ed|t|out)|болен|болн\p{L}*|боли|болест\p{L}*|болниц\p{L}*|болничн\p{L}*|лекар\p{L}*|операци\p{L}*|злополук\p{L}*|счупи\p{L}*|бременн\p{L}*|прегор\p{L}*|рак|инсулт|инфаркт)(?!\p{L})/iu,
);

/** Whether somebody resigns who isn’t said to be unwell. */
export function isOnlyResigning(message: string): boolean {
  return resigns.test(message) && !unwell.test(message);
}

/** Whether a message is about the daily work and has no word of despair: “I have nobody else who knows the sourdough”. */
export function isOnlyWork(message: string): boolean {
  return atWork.test(message) && !despairing.test(message);
}
