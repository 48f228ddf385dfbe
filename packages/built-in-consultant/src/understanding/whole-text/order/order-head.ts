import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { TextForm } from '../../../knowledge/purposes.schema.ts';
import type { OrderKind } from './order-type.ts';

/** The words that name the text at the start of a clause, and the rest of the clause. */
export interface OrderHead {
  kind: OrderKind;
  form: TextForm;
  rest: string;
  /** Whether the reader follows without a preposition: “remind Daniel that …”. */
  isDirect: boolean;
}

const asking: Record<Language, RegExp> = {
  EN: /^(?:(?:hi|hey|hello|ok|please|can (?:you|u)|could (?:you|u)|would you|i(?:[’']d)?|we|need|want|would like|like|write|do|make|draft|give|help|me|us|to|with|my|our|an?|the|some|quick|short|nice|little|simple|brief|polite|friendly|warm|firm|formal|proper|another|new|kind|second|third|first|last|final)[, ]+)*/iu,
  BG: lettered(
    /^(?:(?:здравей(?:те)?|здрасти|моля(?: те| ви)?|може ли|можеш ли|дай|дайте|напиши|напишете|направи|направете|трябва|нужен|нужна|нужно|искам|искаме|подготви|подгответе|съчини|измисли|състави|ми|ни|да|един|една|едно|кратк\p{L}+|кратък|бърз\p{L}*|учтив\p{L}*|любез\p{L}+|хубав\p{L}*|официал\p{L}+|топ\p{L}+|второ|последно|текст за)[, ]+)*/iu,
  ),
};

type Kind = readonly [RegExp, OrderKind, TextForm];
const kind = (pattern: string, name: OrderKind, form: TextForm): Kind => [
  lettered(`^(?:${pattern})(?!\\p{L})`, 'iu'),
  name,
  form,
];
const mails = '(?:e-?mail|mail|letter|note|message|card)';
const shorts = '(?:whatsapp|viber|messenger|telegram|sms|text)(?: (?:message|msg|text))?';
const siteEn = '(?:facebook|fb|insta(?:gram)?|linkedin|tiktok)';
const siteBg = '(?:фейсбук|фб|facebook|fb|инста(?:грам)?|instagram|линкедин|linkedin|тикток)';
const mailBg = '(?:име[йи]л|мейл|писмо|писъмце|бележка|картичка)';
const shortsBg =
  '(?:вайбър|viber|смс|sms|уотсап|whatsapp|есемес)(?: съобщение| до(?! ))?|съобщение';

/** The kinds of text, the longer names first. */
const kinds: Record<Language, readonly Kind[]> = {
  EN: [
    kind(
      `thank[- ]?you(?: (?:note|letter|message|card|e-?mail|text))?|${mails} (?:of thanks|thanking|to thank)`,
      'thanks',
      'mail',
    ),
    kind(`apology(?: ${mails})?|${mails} of apology|apologi[sz]e(?= to )`, 'apology', 'mail'),
    kind(`(?:payment )?reminder(?: ${mails})?(?= (?:for|to|about))`, 'reminder', 'mail'),
    kind(`price (?:rise|increase|change)(?: (?:${mails}|notice))?`, 'price', 'mail'),
    kind(`(?:cold|first|introduction) ${mails}`, 'cold', 'mail'),
    kind(`rejection(?: ${mails})?`, 'rejection', 'mail'),
    kind(`complaint(?: ${mails})?|complaint(?= to)`, 'claim', 'mail'),
    kind(`invitation(?: (?:e-?mail|letter|card|text))?|invite(?= (?:for|to) )`, 'event', 'mail'),
    kind('product description(?: (?:of|for))?|description (?:of|for)', 'product', 'notice'),
    kind(
      `${siteEn} (?:post|caption|update)|(?:social media )?post(?![- ]?it)(?: (?:for|on) (?:my |our )?${siteEn})?|caption`,
      'post',
      'post',
    ),
    kind(`${shorts}|message|dm`, 'letter', 'short'),
    kind(mails, 'letter', 'mail'),
  ],
  BG: [
    kind(
      `благодарствен\\p{L}+ (?:${mailBg}|съобщение)|${mailBg} за благодарност|благодарност(?= към|\\s+до)`,
      'thanks',
      'mail',
    ),
    kind(
      `извинение|извинителн\\p{L}+ (?:${mailBg}|съобщение)|${mailBg} за извинение`,
      'apology',
      'mail',
    ),
    kind('напомняне(?= (?:за|до))', 'reminder', 'mail'),
    kind(
      `(?:студен|първи) (?:име[йи]л|мейл)|(?:студено|първо) (?:писмо|съобщение)`,
      'cold',
      'mail',
    ),
    kind('оплакване|рекламация|жалба', 'claim', 'mail'),
    kind('покана', 'event', 'mail'),
    kind('описание на (?:продукт\\p{L}*|услуга\\p{L}*)|продуктово описание', 'product', 'notice'),
    kind(
      `${siteBg} (?:пост|публикация)|(?:пост|публикация)(?: (?:за|във|в|на|по) ${siteBg})?`,
      'post',
      'post',
    ),
    kind(shortsBg, 'letter', 'short'),
    kind(mailBg, 'letter', 'mail'),
  ],
};

/** “Write to Mark”, “remind Daniel that”, „поканете клиентките на“. */
const direct: Record<Language, readonly (readonly [RegExp, OrderKind, TextForm])[]> = {
  EN: [
    [/^(?:please )?remind (?=\p{Lu}|our |my |the )/u, 'reminder', 'mail'],
    [/^(?:please )?(?:thank) (?=\p{Lu}|our |my |the )/u, 'thanks', 'mail'],
    [/^(?:please )?invite (?=\p{Lu}|our |my |the |all )/u, 'event', 'mail'],
    [/^(?:please |can you )?(?:write|email) to (?=\p{Lu}|our |my |the )/u, 'letter', 'mail'],
    [/^(?:please |can you )?email (?=\p{Lu})/u, 'letter', 'mail'],
    [/^(?:please |can you )?text (?=\p{Lu})/u, 'letter', 'short'],
  ],
  BG: [
    [/^(?:моля,? )?напомн(?:и|ете) на /iu, 'reminder', 'mail'],
    [/^(?:моля,? )?благодар(?:и|ете) на /iu, 'thanks', 'mail'],
    [/^(?:моля,? )?покан(?:и|ете) /iu, 'event', 'mail'],
    [/^(?:моля,? )?(?:пиши|пишете|напиши|напишете) (?:на|до) /iu, 'letter', 'mail'],
  ],
};

/** The head of an order; null if a clause names no text that has moves of its own. */
export function orderHead(clause: string, language: Language): OrderHead | null {
  const small = clause.charAt(0).toLowerCase() + clause.slice(1);
  for (const [sign, name, form] of direct[language]) {
    const found = sign.exec(small);
    if (found !== null)
      return { kind: name, form, rest: clause.slice(found[0].length), isDirect: true };
  }
  const left = clause.slice(asking[language].exec(clause)?.[0].length ?? 0);
  for (const [sign, name, form] of kinds[language]) {
    const found = sign.exec(left);
    if (found !== null)
      return { kind: name, form, rest: left.slice(found[0].length).trim(), isDirect: false };
  }
  return null;
}
