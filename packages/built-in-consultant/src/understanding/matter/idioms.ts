import { lettered } from '@savet/text/lettered';

const things =
  '(?:app|platform|forum|tool|phone|laptop|computer|battery|oven|fridge|freezer|printer|van|engine|machine|website|site|server|wi-?fi|internet|line|chat|street|town|market|season|month|year|winter|summer|spring|autumn|week|night|evening|morning|afternoon|business|trade|shop|campaign|ads?|channel|product|brand|industry|page|account|list|lead|deal|project|idea|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|sundays?)';
const thingsBg =
  '(?:телефон\\p{L}*|лаптоп\\p{L}*|компютър\\p{L}*|батери\\p{L}*|фурна\\p{L}*|хладилник\\p{L}*|принтер\\p{L}*|бус\\p{L}*|двигател\\p{L}*|машина\\p{L}*|сайт\\p{L}*|интернет\\p{L}*|улица\\p{L}*|град\\p{L}*|пазар\\p{L}*|сезон\\p{L}*|месец\\p{L}*|седмица\\p{L}*|вечер\\p{L}*|сутрин\\p{L}*|бизнес\\p{L}*|търговия\\p{L}*|магазин\\p{L}*|кампани\\p{L}*|реклам\\p{L}*|канал\\p{L}*|продукт\\p{L}*|марка\\p{L}*|бранш\\p{L}*|страница\\p{L}*|профил\\p{L}*|сделка\\p{L}*|проект\\p{L}*|иде\\p{L}*|село\\p{L}*|център\\p{L}*|занаят\\p{L}*|зима\\p{L}*|лято\\p{L}*|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември|понеделни\\p{L}*)';

/** Words of death and illness that mean something else: “dead stock”, „умирам от смях“, “the deadline is suicide”. */
const idioms = lettered(
  `(?<!\\p{L})(?:${[
    '(?:dead|dying|killer|deadly) (?:stock|season|time|end|link|links|line|zone|weight|slow|quiet|calm|period|hours?|leads?|list|weeks?|months?|January|February|March|October|November|Mondays?|price|serious|simple|easy|set|wrong|certain|sure|tired|on time|centre|feature|app)',
    `(?<!(?:in|at|of|from|on|by|near|outside|last|this|every) (?:my |our |the |your )?)${things}(?: (?:is|was|has|have|are|went|goes|just|totally|completely|really|almost|practically|pretty|stone|slowly|been))* (?:dead|died|dies|dying|suicide)`,
    '(?:die|dies|died|dying) (?:for|to (?:know|try|see|get|have|work)|laughing|of (?:laughter|boredom|curiosity|shame|embarrassment|heat|hunger)|(?:hard|down|out))',
    '(?:stop(?:s|ped|ping)? )?(?:the|this|our) bleeding|bleeding (?:money|cash|customers?|clients?|members?)',
    '(?:(?:price|prices|cost|costs|rent|bills?|fees?|commission|taxes|deadline|work|paperwork|competition|inflation|traffic|(?:\\p{L}+ ){0,2}\\p{L}+) )(?:is|are|was|be) (?:killing (?:me|us|my|our|the)|suicide|murder|poison|death)',
    '(?:kills?|killing|killed) (?:me|us|my (?:margin|profit|business|sales|back|time|mood)|our (?:margin|profit|business|sales|time|mood)|the (?:margin|mood|vibe|deal|sale|line|product|project|conversion|engagement|idea|feature|campaign|trade|profit)|a (?:product|line|project|campaign|feature|service|deal|brand)|sales|conversions?|time|it|two birds)',
    "(?:to|[’']d|would|could) kill for|(?:commercial|business|career|financial|political|professional|marketing|economic) suicide|suicide (?:price|pricing|mission|burger)",
    'sick (?:of|and tired)|sick[- ](?:leave|pay) (?:management|software|app|tool)|heart attack prices|drown(?:ing|ed)? in|(?:over|stepping over) my dead body|killer (?:offer|headline|deal|slogan|content|idea|instinct)|to death|crash course|cancer (?:charity|foundation|fundraiser)',
    `(?:мъртъв|мъртва|мъртво|мъртви)(?: (?:стока|сезон|месец\\p{L}*|период\\p{L}*|час\\p{L}*|време\\p{L}*|точка|капитал|дни|душ\\p{L}*|улица|седмиц\\p{L}*|линк\\p{L}*|хватка|уловка))`,
    `(?<!(?:в|във|на|от|при|пред|до|с|за|по|през|след|миналия|тази|този|този|миналата) (?:наш\\p{L}+ |мо\\p{L}+ )?)${thingsBg}(?: (?:ми|ни|ѝ|му|вече|бавно|почти|съвсем|направо|тази|този|това|седмица|месец|година|е|си|напълно))* (?:умря\\p{L}*|умира\\p{L}*|умрял\\p{L}*|мърт\\p{L}+|издъхна)`,
    'умира\\p{L}* (?:от (?:смях|срам|скука|глад|жега|любопитство|студ|яд|завист|желание)|за |да (?:знам|разбера|опита))|умр\\p{L}* от (?:смях|срам|скука|глад|жега|любопитство|студ|яд|завист)|(?:ще )?умре\\p{L}*,? (?:ако|като) (?:разбере\\p{L}*|науч\\p{L}*|чуе\\p{L}*|види|видят)',
    '(?:цен\\p{L}*|наем\\p{L}*|такс\\p{L}*|комисион\\p{L}*|срок\\p{L}*|работа\\p{L}*|конкуренци\\p{L}*|инфлация\\p{L}*|сметк\\p{L}*|разход\\p{L}*|данъц\\p{L}*|бумащин\\p{L}*)(?: \\p{L}+){0,2} (?:ме|ни|го|ги) (?:убива\\p{L}*|уби|съсипва\\p{L}*|погубва\\p{L}*)|убива\\p{L}* (?:ме|ни|бизнес\\p{L}*|продажб\\p{L}*|настроени\\p{L}*|времето|печалбата|маржа)|е самоубийство|самоубийствен\\p{L}*',
    "(?:it|they)(?:[’']?s|[’']re| is| are)? alive(?= and (?:there|fresh|delivered|on time))|(?:(?:the )?(?:fish|crabs?|lobsters?|oysters?|mussels?|shellfish|langoustines?))(?:[’']?s|[’']re| is| are| was| were| still| arrive)* alive|(?<=(?:never|first time)(?: \\p{L}+){0,5} )in (?:my|our) (?:whole |entire )?li(?:f|v)es?",
    'на умряло|болн(?:а|ата) тема\\p{L}*|болно място|(?:до|на) (?:смърт|умиране)|(?:давя|давим|удавихме|удавих|давя) се в|за умиране|(?:ме|ни) разболява\\p{L}*|(?:ме|ни) разболя\\p{L}* (?:с|от)|(?:по-?живи от всякога)',
    "(?:mum|mom|mother|dad|father|wife|husband|he|she|they|boss) (?:will|would|[’']d|[’']ll) (?:die|kill me)",
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** A death or other event of long ago, mentioned in passing: “since my father died in 2009”, „откакто баща ми почина“. */
const longAgo = lettered(
  /(?<!\p{L})(?:(?:ever )?since (?:my|our|his|her|the) [^,.!?]{0,40}(?:died|passed away)(?= (?:in (?:19|20)\d\d|\p{L}+ years ago))[^,.!?]*|[^,.!?]*(?:died|passed away)[^,.!?]{0,20}(?:years ago|in (?:19|20)\d\d|decades? ago)|откакто[^,.!?]{0,40}(?:почина|умря)\p{L}* (?=преди (?:\p{L}+ |\d+ )?години|през (?:19|20)\d\d)[^,.!?]*|[^,.!?]*(?:почина|умря)\p{L}*[^,.!?]{0,20}(?:преди (?:(?:\p{L}+|\d+) )?години|през (?:19|20)\d\d|години наред)|[^,.!?]*преди (?:(?:\p{L}+|\d+) )?години[^,.!?]{0,20}(?:почина|умря)\p{L}*)/giu,
);

const grave = lettered(
  /(?<!\p{L})(?:d(?:ie|ied|ies|ying|ead|eath)|bleed|alive|in (?:my|our) |kill|suicid|drown|sick|cancer|heart attack|passed away|murder|crash|умр|умир|умря|мърт|смърт|убив|уби|самоуби|почина|разболя|болн|давя|дави|удави|издъхна)/iu,
);

/** The message without such words; the same for most. */
export function withoutIdioms(message: string): string {
  if (!grave.test(message)) return message;
  return message.replace(longAgo, ' ').replace(idioms, ' ');
}
