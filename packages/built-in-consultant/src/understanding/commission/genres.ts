import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { TextForm } from '../../knowledge/purposes.schema.ts';

export type Genre =
  | 'about'
  | 'advert'
  | 'away'
  | 'flyer'
  | 'letter'
  | 'message'
  | 'post'
  | 'price'
  | 'product'
  | 'reminder'
  | 'welcome';

export const commissionForms: Record<Genre, TextForm> = {
  ...({
    about: 'notice',
    advert: 'notice',
    away: 'mail',
    flyer: 'notice',
    letter: 'mail',
  } as const),
  ...({
    message: 'short',
    post: 'post',
    price: 'mail',
    product: 'notice',
    reminder: 'mail',
  } as const),
  welcome: 'mail',
};

/** Words that ask for a text, before its name. */
const asking: Record<Language, RegExp> = {
  EN: /^(?:(?:hi|hey|hello|there|ok|please|pls|can (?:you|u)|could (?:you|u)|would you|i(?:[’']d)?|we|need|want|would like|like|write|do|make|draft|give|create|prepare|send|help|me|us|to|with|my|our|this|an?|the|some|quick|short|nice|little|simple|brief|polite|friendly|warm|firm|formal|proper|another|new|text for|wording for|copy for)[, ]+)*/iu,
  BG: lettered(
    /^(?:(?:здравей(?:те)?|здрасти|моля(?: те| ви)?|може ли|можеш ли|дай|дайте|напиши|напишете|направи|направете|трябва|нужен|нужна|нужно|искам|искаме|подготви|подгответе|съчини|състави|спретни|ми|ни|да|един|една|едно|кратк\p{L}+|кратък|бърз\p{L}*|учтив\p{L}*|любез\p{L}+|хубав\p{L}*|официал\p{L}+|топ\p{L}+|текст за|текст на)[, ]+)*/iu,
  ),
};

type Kind = readonly [RegExp, Genre];
const kind = (pattern: string, genre: Genre): Kind => [
  lettered(`^(?:${pattern})(?![\\p{L}])`, 'iu'),
  genre,
];
const siteEn = '(?:facebook|fb|insta(?:gram)?|linkedin|tiktok|google(?: business)?|social media)';
const siteBg =
  '(?:фейсбук|фб|facebook|fb|инста(?:грам)?|instagram|линкедин|linkedin|тикток|гугъл|google)';

/** The supported kinds of text, the longer names first. */
const kinds: Record<Language, readonly Kind[]> = {
  EN: [
    kind(
      '(?:out[- ]of[- ](?:the[- ])?office|ooo|automatic|auto|away|vacation|holiday)[- ]?(?:e-?mail )?(?:reply|response|responder|message|note|notice|e-?mail|text)?(?: (?:for|on) (?:me|my (?:e-?mail|outlook|gmail|inbox)|us))?',
      'away',
    ),
    kind(
      '(?:(?:second|third|last|final|first|2nd|3rd|firm|friendly|gentle) )?(?:(?:payment|invoice) )?reminder(?: (?:e-?mail|letter|message))?',
      'reminder',
    ),
    kind(
      'about[- ]us(?: (?:text|page|section|paragraph))?(?: for (?:our|my|the) (?:new )?(?:web ?site|site|page))?|about (?:page|section)',
      'about',
    ),
    kind('(?:flyer|leaflet|poster)(?: text)?', 'flyer'),
    kind(`(?:${siteEn}|newspaper|print|online)? ?(?:ads?|advert|advertisement)`, 'advert'),
    kind(
      '(?:product|shop|web ?shop|service) (?:description|text)|description|describe (?:the|our|this|my) (?:product|item|service)(?=[ :])',
      'product',
    ),
    kind(
      'price (?:increase|rise|change)(?: (?:e-?mail|letter|notice|message|announcement))?',
      'price',
    ),
    kind('welcome (?:e-?mail|letter|message|note)', 'welcome'),
    kind(
      `${siteEn} (?:post|caption|update)|post(?: (?:for|on) (?:our |my |the )?${siteEn})?|caption(?: for ${siteEn})?`,
      'post',
    ),
    kind(
      '(?:whatsapp|viber|messenger|telegram|sms|text)(?: (?:message|msg|text))?|message',
      'message',
    ),
    kind('(?:e-?mail|mail|letter|note)', 'letter'),
  ],
  BG: [
    kind(
      '(?:автоматич\\p{L}+|авто) (?:отговор|съобщение|имейл)|отговор за отсъствие|(?:съобщение|имейл) за отпуск\\p{L}*',
      'away',
    ),
    kind(
      '(?:(?:първо|второ|трето|последно|учтиво|приятелско) )?напомняне(?: за плащане)?',
      'reminder',
    ),
    kind(
      '[„“"]?за нас[“”"]?(?: (?:за|на) (?:нашия )?сайта)?|текст [„“"]за нас[“”"](?: (?:за|на) сайта)?',
      'about',
    ),
    kind('листовка|флаер|плакат|брошурка', 'flyer'),
    kind(
      `(?:реклама|рекламен текст|рекламка)(?: (?:за|във|в|на|по) ${siteBg})?|${siteBg} реклама`,
      'advert',
    ),
    kind(
      '(?:описание|опис|текст) на (?:продукт\\p{L}*|услуга\\p{L}*)|продуктово описание|(?:опиши|опишете) (?:продукта|услугата|този продукт)(?=[ :])',
      'product',
    ),
    kind(
      '(?:писмо|имейл|съобщение) за (?:увеличение|увеличаване|покачване|повишение|повишаване|вдигане) на (?:цените|цената)',
      'price',
    ),
    kind('(?:приветствен\\p{L}+|начален) (?:имейл|писмо|съобщение)', 'welcome'),
    kind(
      `${siteBg} (?:пост|публикация)|(?:пост|публикация)(?: (?:за|във|в|на|по) ${siteBg})?`,
      'post',
    ),
    kind(
      '(?:вайбър|viber|смс|sms|уотсап|whatsapp|есемес)(?: съобщение| напомняне)?|съобщение(?: (?:за|по|във?) (?:вайбър|viber|whatsapp|смс))?',
      'message',
    ),
    kind('(?:име[йи]л|мейл|писмо|писъмце|бележка)', 'letter'),
  ],
};
/** “Tell our customers that …”: the verb names the text. */
const telling: Record<Language, readonly Kind[]> = {
  EN: [
    [/^(?:tell|inform|let) (?=(?:our|my|the|all)? ?[a-z]|a )/iu, 'message'],
    [/^(?:write|email|e-mail) (?:to )?(?=(?:our|my|the) |[A-Z])/u, 'letter'],
    [/^(?:text|message) (?=(?:our|my|the) |[A-Z])/u, 'message'],
  ],
  BG: [
    [/^(?:кажи|кажете|съобщи|съобщете|уведоми|уведомете|пиши|пишете) (?:на |до )/iu, 'message'],
    [/^(?:напиши|напишете) (?:на |до )/iu, 'letter'],
  ],
};

export interface GenreHead {
  genre: Genre;
  rest: string;
  named: string;
  /** Whether its reader follows: “tell our customers …”. */
  isTelling: boolean;
}

/** The text that a request names first; null if it names none of these. */
export function genreOf(text: string, language: Language): GenreHead | null {
  const left = text.slice(asking[language].exec(text)?.[0].length ?? 0);
  const bare = /^(?:please |pls |can you |could you |моля,? )*/iu.exec(text)?.[0].length ?? 0;
  const plain = text.slice(bare);
  const small = plain.charAt(0).toLowerCase() + plain.slice(1);
  for (const [sign, genre] of kinds[language]) {
    const found = sign.exec(left);
    if (found !== null)
      return { genre, named: found[0], rest: left.slice(found[0].length), isTelling: false };
  }
  for (const [sign, genre] of telling[language]) {
    const found = sign.exec(small);
    if (found !== null)
      return { genre, named: found[0], rest: plain.slice(found[0].length), isTelling: true };
  }
  return null;
}
