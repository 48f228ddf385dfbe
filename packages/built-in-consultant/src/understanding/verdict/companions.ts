import { lettered } from '@savet/text/lettered';

const said = (...words: readonly string[]) => lettered(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');

const ofSelling = [
  'sell|sales?(?!\\p{L})|custom|client|guest|buyer|market(?!place)|product|service|compan|business|brand|competit|offer',
  'прода|клиент|гост|купувач|пазар|продукт|услуг|фирм|бизнес|марк|конкурент|предлаг|оферт',
];

/**
 * Everyday words are names of advice, too: the launch of a boat, a position in a queue, the brand of an oven, a van from a marketplace, a
 * channel under the street. Where such advice is in doubt, a second word has to speak for it.
 */
const companions: Readonly<Record<string, RegExp>> = {
  'topics/launch': said(
    ...ofSelling,
    'new (?!neighbo)\\p{L}+|app(?!\\p{L})|site|website|shop|store|collection|course|book|menu|event|campaign|beta|waitlist|start-?up|sign[- ]?up|press|post|plan',
    'нов\\p{L}*|приложени|сайт|магазин|колекци|курс|книга|меню|събити|кампани|старт|пуск|план',
  ),
  'topics/positioning': said(
    ...ofSelling,
    'different|stand (?:for|out)|unique|instead of us|same as|niche|speciali|compare|known for|choose us|position ourselves|positioning',
    'различ|отлича|уникал|ниш|специали|познат с|избират|позициониран|позиционираме|същото|по-добр|вместо нас|изпъкн',
  ),
  'topics/brand-story': said(
    ...ofSelling,
    'our(?!\\p{L})|my(?!\\p{L})|we(?!\\p{L})|founder|founded|about us|family|grand|tell (?:it|this|people)|website|started',
    'наш|ми(?!\\p{L})|ни(?!\\p{L})|основа|започна|семей|дядо|баба|разкаж|за нас|сайт',
  ),
  'topics/public-relations': said(
    'press|media|journalist|newspaper|tv(?!\\p{L})|television|radio|publish|article|interview|public|news|pr(?!\\p{L})|story about us|coverage',
    'медии|медия|журналист|вестник|телевизи|радио|статия|интервю|публич|новин|пиар|репортаж|отразя',
  ),
  'topics/sales-pitch': said(
    ...ofSelling,
    'pitch (?:to|deck|for|us|me|them)|our pitch|my pitch|present|meeting|demo|convince|persuade|decision|investor',
    'презент|среща|убед|представ|решени|питч',
  ),
  'topics/crisis-communication': said(
    'crisis|scandal|press|media|journalist|public|rumou?r|post|online|viral|comment|accus|apolog|statement|blam|attack|shitstorm|recall|mistake|hack|data|customers?|clients?',
    'криз|скандал|медии|журналист|публич|слух|пост|онлайн|коментар|обвин|извин|изявлени|винов|атак|изтегл|грешк|хакн|данни|клиент|гости|фейсбук|интернет|разпространи',
  ),
  'topics/partnerships': said(
    'together|joint|cooperat|collaborat|partner with|partnership|cross|refer|other (?:firms|shops|businesses)|neighbou?r|gym|hotel|share|both',
    'заедно|съвмест|сътрудни|партньорств|препращ|взаим|други фирми|съсед|хотел|двамата|общ|партньор',
  ),
  'cards/franchise': said(
    'our franchise|my franchise|(?:buy|sell|become|offer|join|start|open|take|run|fee|contract|licen[cs])\\p{L}* .{0,30}franchis|franchis\\p{L}* .{0,30}(?:fee|offer|contract|agreement|concept|buy|sell|worth|start|cost|model)|under (?:our|their) name|as (?:a )?franchise|franchis(?:e|ing) (?:or|our)',
    'франчайз\\p{L}* .{0,30}(?:такс|дава|взем|куп|прода|договор|усло|струва|как|концепц|модел|магазин)|(?:дава|взем|куп|прода|искам|правим|развив|стане|под)\\p{L}* .{0,40}франчайз|на франчайз|франчайзинг|под (?:наше|тяхно)то име',
  ),
  'cards/marketplaces': said(
    'sell|list(?:ing|ed)?(?!\\p{L})|commission|fees?(?!\\p{L})|order|booking|etsy|amazon|emag|glovo|ebay|our own|platform|takes? \\d|percent|deliver',
    'прода|комиси|такс|поръчк|букинг|емаг|амазон|глово|етси|платформ|взима|процент|достав|обяв|качв',
  ),
  'cards/dropping-products': said(
    'sell|offer|product|service|menu|line(?!\\p{L})|range|dish|model|sku|item|customers?|clients?|drop|stop (?:doing|making|offering|selling)|earn|profit|assortment|course|package',
    'прода|предлаг|продукт|услуг|меню|линия|асортимент|артикул|модел|клиент|спра|спре|махн|печел|носи|ястие|поръчк|стока|пакет',
  ),
  'cards/local-marketing': said(
    'customers?|clients?|people|guests?|flyer|leaflet|advert|market|known|neighbou?rhood|attract|find us|walk|notice|locals?|marketing|promot|visitors?|sign|visible',
    'клиент|хора|гост|флаер|листовк|реклам|квартал|познат|привл|намира|минав|минувач|местн|маркетинг|табел|забележ|вижда|чуе|разбер',
  ),
  'cards/instagram-growth': said(
    'follower|grow|reach|likes?(?!\\p{L})|reels?|stor(?:y|ies)|content|posts?(?!\\p{L})|posting|views|engag|profile|photos?|customers?|sell|audience|algorithm|bio(?!\\p{L})',
    'последовател|раст|харес|лайк|рийл|стори|съдържан|пост|пускам|публик|кача|качв|гледан|профил|снимк|клиент|прода|аудитори|алгоритъм',
  ),
  'cards/linkedin': said(
    '(?:our|my|we|i|us) (?:\\p{L}+ ){0,4}linkedin|linkedin (?:\\p{L}+ ){0,2}(?:profile|page|strategy|posts?|for (?:us|our|my|a|b2b)|worth|content|articles?|ads|messages?|outreach|network)|(?:post|write|publish|use|grow|active|start|sell|find|reach|get|win|generate|work)\\p{L}* (?:\\p{L}+ ){0,4}(?:on|in|via|through|from|with) linkedin|does linkedin|is linkedin|how (?:do|does|should|can) .{0,40}linkedin',
    '(?:в|във|през|чрез|за|от|на) (?:линкедин|linkedin)|(?:линкедин|linkedin) (?:профил|страниц|пост|стратеги|струва|работи)',
  ),
  'cards/list-building': said(
    'newsletter|e-?mails?|subscri|sign[- ]?up|collect|list(?!\\p{L})|address(?:es)|contacts|grow',
    'бюлетин|имейл|абонир|абонат|събер|събир|списък|списъ|адреси|контакти|база',
  ),
  'topics/email-sequences': said(
    'newsletter|sequence|series|automat|follow[- ]?up|welcome|onboard|drip|mails|e-?mails|sign[- ]?up|after they|trial',
    'бюлетин|серия|поредиц|автоматич|приветств|имейли|мейли|писма|последовател|след като|регистр|проб',
  ),
};

/** Others’ deeds on a channel: clients who advertise their jobs there ask for no advice on posting. */
const othersThere = lettered(
  /(?<!\p{L})(?:(?:our|my|of our|of my) (?:clients?|customers?|candidates?|competitors?|employees?|staff) (?:\p{L}+ ){0,3}(?:post|advertis|approach|contact|search|found|find|recruit|poach|writ)\p{L}*|(?:клиент|кандидат|конкурент|служител)\p{L}* (?:\p{L}+ ){0,4}(?:пуска|публикува|обявява|търси|намери|намира|започнаха)\p{L}*)/iu,
);
const ofChannel = ['cards/linkedin', 'cards/instagram-growth', 'topics/social-channels'];
/** “How do I get my money back?” wins no customer back. */
const moneyBack = lettered(
  /(?<!\p{L})(?:get|give|want|have) (?:it|(?:my|the|our) (?:money|deposit|cash))(?: \p{L}+)? back|money back|(?:върн|връщ)\p{L}* (?:ми |ни |си )?(?:парите|капарото|депозита)/iu,
);

/** Whether a message tells that somebody else did it, or wants money back: it asks for no such advice, however likely that is. */
export function isOfOthersDeed(message: string, label: string): boolean {
  if (label === 'cards/win-back') return moneyBack.test(message);
  return ofChannel.includes(label) && othersThere.test(message);
}

/** Whether a message has the second word that speaks for an advice of an everyday name. Only where the advice is in doubt. */
export function hasCompanion(message: string, label: string): boolean {
  return companions[label]?.test(message) ?? true;
}
