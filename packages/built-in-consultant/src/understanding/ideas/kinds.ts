import { lettered } from '@savet/text/lettered';
import type { IdeaKind } from '../../knowledge/ideas.ts';

/** How a kind is named. Its pattern takes what the name is joined with, such as “for a LinkedIn post”. */
interface KindSigns {
  pattern: RegExp;
  /** Whether its name alone asks for a list: “5 headlines”. Of others, such as posts, a number asks for whole texts. */
  isLine: boolean;
}

const social =
  '(?:facebook|fb|instagram|insta|ig|linkedin|tiktok|social(?: media)?|фейсбук|инстаграм|инста|линкедин|тикток)';
const post = `(?: (?:for|on|in|to|of) (?:an? |our |my |the )?(?:${social} )?(?:post|page|article|blog(?: post)?|ad|advert|caption|e-?mail|newsletter|flyer|reel|video))`;
const bgText =
  '(?:(?:наш(?:ия|ата|ето)|мо(?:я|ята|ето)|една?|едно) )?(?:пост|публикация|статия|блог|сайта?|страница(?:та)?|реклама|листовка|имейл|видео|рийл|начална(?:та)? (?:ни |си )?страница)(?: ни| си)?';

function kind(isLine: boolean, english: string, bulgarian: string): KindSigns {
  return { isLine, pattern: lettered(`(?<!\\p{L})(?:${english}|${bulgarian})(?!\\p{L})`, 'iu') };
}

export const kindSigns: Readonly<Record<IdeaKind, KindSigns>> = {
  hashtags: kind(true, `(?:hash)?tags${post}?`, `(?:хаш)?таг(?:ове|а)(?: за ${bgText})?`),
  faq: kind(
    true,
    'faqs?(?: (?:entries|items|questions))?|frequently asked questions|questions (?:and answers )?for (?:the |our |my |an? )?(?:faq|q&a)(?: page)?',
    'често задавани(?:те)? въпроси|чзв',
  ),
  interview: kind(
    true,
    `(?:job |hiring )?interview questions?|questions? (?:to ask |for )?(?:in |at |during )?(?:an? |the |my |our )?(?:job )?interview|questions? (?:to ask |for )(?:an? |the |my |our )?(?:job )?(?:candidates?|applicants?)`,
    'въпрос(?:и|а)? (?:за|на|при) (?:едно )?(?:интерв[юу](?:то)?|събеседване(?:то)?)(?: за работа)?|въпрос(?:и|а)? (?:към|за) (?:кандидат\\p{L}*)',
  ),
  talks: kind(
    true,
    '(?:discovery|qualifying) questions?|questions? (?:to ask |for )(?:(?!customers|guests)[\\p{L}-]+ ){0,4}?(?:in |on |during |at |before )?(?:an? |the |my |our )?(?:first|intro|sales|discovery|initial) (?:sales )?(?:call|meeting|talk|conversation)',
    'въпрос(?:и|а)? (?:за |към |при |на |в )(?:\\p{L}+ ){0,3}?(?:първ\\p{L}+|търговск\\p{L}+|продажбен\\p{L}*) (?:разговор|среща|обаждане)\\p{L}*|въпрос(?:и|а)? към (?:\\p{L}+ )?клиента? (?:на|при|в) (?:\\p{L}+ )?(?:среща|разговор)\\p{L}*',
  ),
  survey: kind(
    true,
    '(?:customer |guest |client |feedback )?(?:survey|feedback|questionnaire) questions?|questions? (?:for |in )(?:an? |the |my |our )?(?:short )?(?:customer |guest |client )?(?:survey|questionnaire|feedback form|poll)|questions? (?:to ask |i can ask |for )(?:my |our |the )?(?:existing |regular |new |past )?(?:customers|clients|guests|patients)',
    'въпрос(?:и|а)? (?:за|в|към) (?:\\p{L}+ )?(?:анкета(?:та)?|допитване|проучване|обратна връзка)|анкетни въпроси|въпрос(?:и|а)? (?:към|за) (?:\\p{L}+ )?(?:клиенти|гости)(?:те)?(?: ни| ми)?|(?:какво|какви въпроси) да (?:попитам|питам|попитаме|питаме) (?:клиентите|гостите)(?: ни| си)?',
  ),
  actions: kind(
    true,
    `call(?:s)?[- ]to[- ]actions?${post}?|ctas?|button (?:texts?|labels?)`,
    `призив(?:и|а)? (?:за|към) действие(?: (?:за|на) ${bgText})?|текст(?:ове)? (?:за|на) бутон\\p{L}*`,
  ),
  jobtitles: kind(
    true,
    '(?:headlines?|titles?) (?:for|of) (?:an? |our |the |my )?job (?:ads?|adverts?|posts?|listings?)|job (?:ad|advert|post) (?:headlines?|titles?)',
    'заглави(?:е|я) (?:за|на) (?:\\p{L}+ )?обява(?:та)?(?: за работа)?(?!(?: ни| ми)? (?:в|във) )',
  ),
  packages: kind(
    true,
    'nam(?:e|es|ing|e ideas) (?:for|of) (?:(?:my|our|the|three|four|two|3|4|2) ){0,2}(?:[\\p{L}-]+ )?(?:packages?|tiers?|plans?|bundles?)|package names?|name (?:our|my|the) (?:[\\p{L}-]+ ){0,2}(?:packages|tiers|plans)',
    '(?:име|имена) (?:за|на) (?:\\p{L}+ )?(?:пакет|абонамент|план)\\p{L}*|(?:кръстя|кръстим|нарека|наречем) (?:\\p{L}+ )?(?:пакет|абонамент)\\p{L}*',
  ),
  newsletters: kind(
    true,
    '(?:an? )?nam(?:e|es|ing) (?:ideas? )?(?:for|of) (?:an? |our |my |the )?newsletter|newsletter (?:name|title)s?|name (?:our|my|the) newsletter',
    '(?:име|имена|заглавие) (?:за|на) (?:\\p{L}+ )?бюлетин\\p{L}*|(?:кръстя|кръстим|нарека|наречем) (?:\\p{L}+ )?бюлетин\\p{L}*',
  ),
  subjects: kind(
    true,
    `(?:e-?mail |newsletter )?subject ?lines?(?: (?:for|of|to) (?:an? |our |my |the |this )?(?:[\\p{L}-]+ )?(?:e-?mail|newsletter|mailing)s?)?|e-?mail (?:subjects?|titles?|headlines?)`,
    '(?:имейл|мейл|e-?mail|email) (?:тема|теми|заглави[ея])(?: (?:за|на) (?:\\p{L}+ )?бюлетин\\p{L}*)?|(?:тема|теми|заглави[ея]) (?:на|за) (?:\\p{L}+ )?(?:имейл|мейл|писмо|e-?mail)\\p{L}*(?: бюлетин\\p{L}*)?|subject ?lines?',
  ),
  taglines: kind(
    true,
    'tag ?-?lines?|slogans?|strap ?lines?|mottos?',
    'слоган\\p{L}*|мото|девиз\\p{L}*',
  ),
  hooks: kind(
    true,
    `hooks?${post}?|(?:opening|first) (?:lines?|sentences?)${post}?`,
    `(?:хук(?:ове|а)?|първи (?:редове|изречения)|начални изречения|куки)(?: за (?:${social} )?${bgText})?`,
  ),
  contests: kind(
    false,
    `giveaways?|(?:photo |${social} )?contests?|competitions?|raffles?|prize draws?`,
    'конкурс(?:и|а)?(?: \\(giveaway\\))?|томбол[аи]|игр[аи] с награди|giveaway',
  ),
  gifts: kind(
    false,
    '(?:thank[- ]you |loyalty |christmas |corporate |small )*(?:gifts?|presents?|giveaway items)(?! (?:shop|cards?|vouchers?|baskets?|sets?|boxes))(?: for (?:our |my |the )?(?:loyal |regular |best |good )*(?:customers|clients|guests|patients))?|give (?:my |our |the )?(?:loyal |regular |best |good )*(?:customers|clients|guests)(?: as an? (?:gift|present))?',
    'подаръ(?:к|ци|ка|ците)(?! ваучер)|какво да подаря(?:м)?',
  ),
  promotions: kind(
    false,
    '(?:seasonal |special |winter |summer |autumn |spring |holiday )*(?:promotions?|promos?|special offers?|offers|deals|specials)',
    'промо(?:ция|ции|та|кампании)?|(?:сезонн|зимн|летн|пролетн|есенн|празничн|коледн|великденск|специалн)\\p{L}+ (?:оферти|предложения|промоции|намаления)',
  ),
  names: kind(
    true,
    '(?:business |brand |company |product |shop |firm )?name ideas?|(?:business |brand |company |product |shop |firm )?names?|name (?=my|our|the|a )',
    'име|имена|(?:кръстя|кръстим|нарека|наречем)',
  ),
  headlines: kind(
    true,
    `(?:homepage |website |ad |page )?(?<!(?:blog|article|post|podcast|episode) )(?:headlines?|titles?)(?! (?:for|on|of) (?:an? |our |my |the )?(?:article|blog))(?: (?:for|on|of) (?:an? |our |my |the )?(?:homepage|website|landing page|page|site|ad|advert|google ads?)s?)?`,
    `заглави(?:е|я)(?! (?:за|на) (?:\\p{L}+ )?(?:стати|блог|подкаст))(?: (?:за|на) ${bgText})?`,
  ),
  videos: kind(
    false,
    `(?:(?:${social}|short|youtube) )*(?:reels?|tiktoks?|videos?|shorts|youtube)(?: topics?)?`,
    'рийл\\p{L}*|рилс\\p{L}*|рил(?:ове|а)?|видеа|видео(?:та|клип\\p{L}*)?|клип(?:ове|чета)|тикток\\p{L}*|reels?|tiktok',
  ),
  topics: kind(
    true,
    '(?:titles?|headlines?) (?:for|on|of) (?:an? |our |my |the )?(?:article|blog)(?: ?posts?)?s?|(?:blog|article|newsletter|podcast|episode|webinar|talk)(?: ?posts?)?(?: (?:episode|topic|title|idea|subject|theme)s?)?|(?:topics?|themes?|subjects) for (?:an? |our |my |the )?(?:blog|newsletter|podcast|articles?|webinar|talk)|podcast episodes?|articles|topics',
    'заглави(?:е|я) (?:за|на) (?:\\p{L}+ )?(?:стати|блог|подкаст)\\p{L}*|(?:теми|тема|статии|материали|епизоди) (?:за|на|в) (?:\\p{L}+ )?(?:блог|бюлетин|подкаст|статии|уебинар)\\p{L}*(?: на (?=пекарна|фирма|магазин))?|статии|блог\\p{L}*|подкаст\\p{L}*|епизоди|бюлетин\\p{L}*|теми',
  ),
  posts: kind(
    false,
    `(?:(?:${social}) )*(?:posts?|stories|captions?|content)(?: (?:for|on) ${social})?|(?:${social}) (?=ideas)|what (?:can|could|should|to|do|shall) (?:i |we )?(?:post|share|put (?:on|up on) (?:our )?(?:${social}))(?: (?:on|in) ${social})?`,
    `пост(?:ове|а)?(?: (?:за|в|във) ${social})?|публикаци[яи](?: (?:за|в|във) ${social})?|стори(?:та|с)?|съдържание(?: за ${social})?|какво да (?:постна|постнем|публикувам|публикуваме|кача|качим|качвам|качваме|(?:сложа|напиша|пусна|пуснем) (?:в|във) ${social})|(?<=идеи )(?:за|в|във) ${social}`,
  ),
  events: kind(false, 'workshops?|events?', 'уъркшоп\\p{L}*|събити[ея]'),
};
