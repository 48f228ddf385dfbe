import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';
import { bannedIn } from '../roles/banned.ts';

/** Wishes for a text that are no part of its content. */
export interface Wishes {
  signer: string;
  /** The topic to explain, if the request gives no reason itself: “why we work at night”. */
  why: string;
  isOurFault: boolean;
  keepsTouch: boolean;
  isSorry: boolean;
  /** The reason for thanks, besides the purpose of the text: “you are with us”. */
  thanks: string;
}

const noTouch: Record<Language, readonly string[]> = {
  EN: [
    '(?:(?:please )?(?:keep|make) (?:it|this|that) |in |about |around |roughly |between |no more than |not more than |at most |up to |under |below |max(?:imum)?\\.? (?:of )?|less than |within )*(?:\\d{1,4}|one|two|three|four|five|six)(?: ?(?:-|–|to|or|and) ?(?:\\d{1,4}|one|two|three|four|five|six))? ?(?:short )?(?:characters?|chars?|words?|sentences?|lines?|paragraphs?)(?: each)?(?: max(?:imum)?| at most| or less| tops| in total)?',
    '(?:and )?(?:with )?(?:no|without(?: any| an)?) (?:emojis?|hashtags?|exclamation marks?|buzzwords?|jargon|attachments?|cliches?|clichés|fluff|waffle|sales ?talk)(?:(?:,| and| or) (?:no )?(?:emojis?|hashtags?|exclamation marks?|buzzwords?))*(?: please)?',
    '(?:(?:please )?(?:be|keep it|make it|sound|it should be|should be|but|in a|a|very|quite|rather|really|not(?: too)?|never|and|or|yet|but not) )*(?:polite|politely|kind|kindly|firm|firmly|friendly|warm|warmly|formal|informal|short|brief|nice|dry|calm|calmly|honest|professional|human|simple|plain|pushy|salesy|begging|apologetic|cheesy|cold|funny|clear|clearly|personal|neighbou?rly|businesslike|to the point)(?:(?:,? (?:but|and|yet|or|though))?(?: not)?(?: too)? (?:polite|kind|firm|friendly|warm|formal|short|brief|nice|dry|calm|honest|professional|human|simple|plain|pushy|salesy|begging|apologetic|cheesy|funny))*(?: tone| please| language)?',
    "(?:please )?(?:don[’']t|do not|it should not|shouldn[’']t) (?:sound|be|make it|write it|beg|overdo)(?: .{0,40})?",
    'in (?:the )?(?:first|third) person|(?:first|third) person|in our (?:voice|tone)|in english|please|thanks|no pressure|for (?:an?|the|our) (?:trade |local )?(?:magazine|newspaper|newsletter|website|paper)|e-?mail|letter|text message|sms',
    '(?:say|explain|tell them) why',
  ],
  BG: [
    '(?:(?:и |да е |нека е |дълг\\p{L} )?(?:до|в|във|около|към|не повече от|най-много|макс\\.?|максимум|под|между) )?(?:\\d{1,4}|едно|две|три|четири|пет|шест)(?: ?(?:-|–|до|или|и) ?(?:\\d{1,4}|две|три|четири|пет|шест))? ?(?:кратки )?(?:думи|знака|символа|изречени[ея]|реда)(?: максимум| най-много| общо)?',
    '(?:и )?без (?:емоджи\\p{L}*|емотикон\\p{L}*|хаштаг\\p{L}*|удивителн\\p{L}*|клишета|прикачени файлове|патос|излишн\\p{L}+ \\p{L}+|натиск|думата [„"“].{2,30}|[„"“].{2,30})(?:(?:,| и| или) (?:без )?(?:емоджи\\p{L}*|хаштаг\\p{L}*|удивителн\\p{L}*|клишета))*(?:,? моля)?',
    '(?:на|с) [„"“]?(?:вие|Вие|ти)[“”"]?',
    '(?:(?:да|нека) (?:е|бъде|звучи|не е|не звучи) |но |и |в |със? |по-|много |не |не много |да не )*(?:кратко|кратка|кратък|учтив\\p{L}?|учтиво|любезн\\p{L}|топъл|топло|топла|твърд\\p{L}?|официал\\p{L}+|неофициал\\p{L}+|приятелск\\p{L}|човешк\\p{L}|спокойн\\p{L}|сдържан\\p{L}?|деликатн\\p{L}|мил\\p{L}|сладникав\\p{L}*|строг\\p{L}|делов\\p{L}|любопитен|сериозн\\p{L}|ясн\\p{L}|прост\\p{L}?|простичко|напорист\\p{L}|нахал\\p{L}+)(?:,? (?:но|и|или|а)(?: не)? (?:кратко|учтиво|любезно|топло|твърдо|официално|приятелски|човешки|сладникаво|мило|строго|делово|напористо|нахално))*(?: тон| език| стил)?',
    'без натиск|моля|благодаря предварително|в (?:първо|трето) лице|в нашия (?:тон|стил)|на български|имейл|писмо|смс',
    '(?:и )?(?:кажи|кажете|обясни|обяснете|напиши)(?: им)? защо',
  ],
};

/** “No emojis, friendly and short”: wishes one after the other. */
const manyOf = (patterns: readonly string[]) =>
  lettered(
    `^(?:(?:${patterns.join('|')})(?=[,.! ]|$)(?:[,.! ]+(?:(?:and|but|и|но) (?!from|с ))?|$))+$`,
    'iu',
  );
const aside: Record<Language, RegExp> = { EN: manyOf(noTouch.EN), BG: manyOf(noTouch.BG) };
/** “Polite, but with a deadline”: the words after the tone are a fact. */
const toneBefore =
  /^(?:(?:polite|firm|friendly|kind|short|учтиво|любезно|твърдо|кратко|мило)(?:ly)?,? )(?:(?:but|and|но|и) )(?:with |със? )?/iu;
const signatureAlone = /^(?:signed|signature|подпис)$/iu;
/** „… до 15 ч. без хаштагове“ */
const wishAfter = lettered(
  /(?<=.)[.,;]?\s+(?:no|without|без) (?:emojis?|hashtags?|емоджи\p{L}*|хаштаг\p{L}*)(?:,? (?:please|моля))?$/iu,
);
/** “Say we were short of people”: the text says the words after “say”. */
const toSay: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:and |please )?(?:say|tell (?:him|her|them)|mention|add)(?: that)? (?=(?:we|i|our|the|it|they|he|she|there|you)(?!\p{L}))/iu,
  ),
  BG: /^(?:и |моля,? )?(?:кажи|кажете|спомени|спомени|добави|обясни)(?: (?:му|ѝ|й|им))?,? че /iu,
};
const signed: Record<Language, RegExp> = {
  EN: /^(?:signed(?: by)?|sign(?: it)?(?: as| with)?|signature|from)[: ]+(\p{Lu}.{1,40})$/iu,
  BG: /^(?:подпис(?:ва(?:м)? ?(?:се)?|ан[ао]?)?|подпиши(?:\s?се)?(?: като| с)?)[: ]+(\p{Lu}.{1,40})$/iu,
};
const signedAfter: Record<Language, RegExp> = {
  EN: lettered(
    /,? (?:signed(?: by)?|sign it(?: as)?) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: ?\([^)]*\))?)$/u,
  ),
  BG: lettered(/,? (?:подписва|подпис:?) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u),
};
const whys: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:say|explain|tell (?:them|people)|mention) (why (?:we|i|our|it|the) .+)$/iu,
  BG: /^(?:и )?(?:кажи|кажете|обясни|обяснете|разкажи)(?: им)? (защо (?!–).+)$/iu,
};
const faults: Record<Language, RegExp> = {
  EN: /^(?:it was |it[’']s |it is |this was |(?:and )?)(?:entirely |all |completely )?(?:our|my)(?: own)? (?:fault|mistake)$/iu,
  BG: /^(?:и )?(?:грешката|вината) (?:е|беше|си е)(?: изцяло| само)? (?:наша|моя)$|^(?:наша|моя) (?:грешка|вина)(?: е)?$/iu,
};
const touches: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:we(?:[’']d| would)? (?:like|want) to )?(?:keep|leave) (?:the|a) door open$|^(?:and )?(?:let[’']s |we(?:[’']d| would)? (?:like|want) to )?(?:keep|stay) in touch(?: with (?:him|her|them))?$/iu,
  BG: /^(?:и )?(?:да|нека|искаме да|бихме искали да) (?:пазим|запазим|поддържаме|останем в(?:ъв)?)(?: на)? (?:връзка|контакт|контакта|връзката)(?: с (?:него|нея|тях))?$|^(?:и )?(?:да |нека )?(?:оставим|остави|оставете) вратата отворена$/iu,
};
const sorries: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:we[’']?(?:re| are)? )?(?:so |very |really )?sorry(?: for (?:the|any) (?:inconvenience|trouble|delay))?$|^(?:please )?(?:apologi[sz]e|say (?:we are |we[’']re )?sorry)(?: to (?:him|her|them))?$/iu,
  BG: /^(?:и )?(?:извинете|извинявайте|извиняваме се|съжаляваме|да се извиним|извини се|извинете се|извинения|извинение)(?: (?:много|за неудобството|за причиненото неудобство|от наше име))?$/iu,
};
const thanked: Record<Language, RegExp> = {
  EN: /^(?:and )?(?:thank|thanks to) (?:them|him|her|you|everyone) (?:for|that) (.+)$/iu,
  BG: /^(?:и )?(?:благодаря|благодари|благодарим|да благодарим)(?: (?:им|му|ѝ|ви|Ви))?,? (?:че|за това,? че) (.+)$/iu,
};

export const noWishes: Wishes = {
  ...{ signer: '', why: '', isOurFault: false, keepsTouch: false, isSorry: false, thanks: '' },
};

/** Separates the clauses that the text says from wishes and asides. */
export function withoutWishes(
  clauses: readonly string[],
  language: Language,
): { clauses: string[]; wishes: Wishes; asides: string[] } {
  const wishes = { ...noWishes };
  const said: string[] = [];
  const banned: string[] = [];
  for (const [at, whole] of clauses.entries()) {
    if (signatureAlone.test(clauses[at - 1] ?? '')) {
      wishes.signer = whole;
      continue;
    }
    const clause = whole
      .replace(toSay[language], '')
      .replace(wishAfter, '')
      .replace(signedAfter[language], (_, name: string) => {
        wishes.signer = name;
        return '';
      });
    const ban = bannedIn(clause, language);
    const signer = signed[language].exec(clause)?.[1];
    const why = whys[language].exec(clause)?.[1];
    const thanks = thanked[language].exec(clause)?.[1];
    if (signatureAlone.test(clause)) continue;
    if (ban !== '') banned.push(ban);
    else if (signer !== undefined) wishes.signer = signer;
    else if (why !== undefined) wishes.why = why;
    else if (thanks !== undefined) wishes.thanks = thanks;
    else if (faults[language].test(clause)) wishes.isOurFault = true;
    else if (touches[language].test(clause)) wishes.keepsTouch = true;
    else if (sorries[language].test(clause)) wishes.isSorry = true;
    else if (clause !== '' && !aside[language].test(clause))
      said.push(clause.replace(toneBefore, ''));
  }
  const stems = banned.flatMap(stemsOf);
  const clear = said.filter((clause) => !stemsOf(clause).some((stem) => stems.includes(stem)));
  const asides = clauses.filter(
    (clause) => !clear.includes(clause) && aside[language].test(clause),
  );
  return { clauses: clear, wishes, asides };
}

/** The stems of the longer words of a clause. Clauses that share one with a banned topic are left out. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(lettered(/\p{L}{4,}/gu)) ?? []).map((word) => stemOf(word));
}

/** Whether a part of a request is only about the manner of the text. */
export function isOnlyWish(clause: string, language: Language): boolean {
  return aside[language].test(clause);
}
