import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isOnlyWish } from '../whole-text/order/wishes.ts';
import { isOrderWish } from './order-wishes.ts';

/** How a text is to be. */
const manner: Record<Language, RegExp> = {
  EN: /^(?:polite(?:ly)?|kind(?:ly)?|friendly|warm(?:ly)?|gentl[ey]|calm(?:ly)?|short|brief(?:ly)?|honest(?:ly)?|plain|simple|simply|firm(?:ly)?|formal(?:ly)?|informal|funny|humble|modest|boast(?:ful|y|ing)?|bragging|pushy|rude|harsh|salesy|cheesy|cringe|cringy|corny|begging|needy|dramatic|drama|professional|human|serious|light|upbeat|cheerful|sincere|corporate|apologetic|angry|tone|style|characters|hashtags?|emojis?|sms|linkedin|instagram|facebook|pls|plz|please|hype|fluff|waffle|gushing|gushy|dignified|neutral|jargon|clich[eé]s?|buzzwords?|sentences?|lines|words)$/iu,
  BG: lettered(
    /^(?:кратк\p{L}+|кратък|топл[аои]|топъл|учтив\p{L}*|любезн\p{L}+|мил[аои]?|спокойн\p{L}+|твърд[аои]?|груб[аои]?|нахал\p{L}+|нагл[аои]|човешк\p{L}+|простичк\p{L}+|прост[аои]?|честно|официалн\p{L}+|приятелск\p{L}+|весел[аои]?|шеговит\p{L}*|сериозн\p{L}+|делов[аои]?|сдържан\p{L}*|скромн\p{L}+|хвалб\p{L}+|хаштаг\p{L}*|емоджи\p{L}*|емотикон\p{L}*|драма|патос|сладникав\p{L}*|тон|стил|знака|изречени[ея]|приказки|оправдани[ея]|натиск|напорист\p{L}*|досадн\p{L}*|достойно|неутрално|суперлатив\p{L}*|излишни|надут\p{L}*|помпозн\p{L}*|моля)$/iu,
  ),
};
const between: Record<Language, RegExp> = {
  EN: /^(?:not?|but|and|or|too|very|an?|the|in|with|without|nothing|keep|it|its|it[’']s|make|as|be|sound|should|of|under|up|to|max|maximum|at|most|one|two|three|just|please|quite|rather|bit|really|on|the|want|i|we|sorry|[\d.,-]+|style|plain|language|words|only|don[’']?t|do)$/iu,
  BG: lettered(
    /^(?:да|не|е|но|и|или|без|много|по|с|със|на|в|до|нека|звучи|бъде|като|прекалено|твърде|малко|фирмени|празни|излишни|максимум|макс|около|\d+|език|само|думи)$/iu,
  ),
};
/** Wishes with more words than those for a manner. */
const others: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:and|but|please) )?(?:keep it|aim (?:it )?at|not one of those|no ["“‘'][^"”’]+["”’'](?= please|$)|make it (?:sound|short|warm|kind)|don[’']t (?:make|sound|be|let|blame|accuse|scold|mention|overdo|beg|burn (?:the |any |our )?bridges?)(?!\p{L})|do not (?:make|sound|be)|no (?:hashtags?|emojis?|corporate|excuses)(?!\p{L})|not (?:like|as) an? |nothing (?:too )?(?:pushy|fancy)|under \d+ (?:words|characters)|max(?:imum)? \d+ (?:words|characters)|something (?:warm|short|nice|friendly|simple))/iu,
  ),
  BG: lettered(
    /^(?:(?:и|но|моля) )?(?:да (?:звучи|се (?:събира|побира)|(?:е|бъде) кратк)\p{L}*|да не (?:(?:го|я|ги) \p{L}+м\p{L}*|е|бъде|звучи|личи|прилича|се обид\p{L}*|се разсърд\p{L}*|съм|сме)(?!\p{L})|да няма |неудобно е|(?:моля, )?не се (?:обид|разсърд)\p{L}+|без (?:хаштагове|емоджита|хвалби|драма|фирмени|излишни)(?!\p{L})|без клишета|нещо (?:топло|кратко|мило)|нека (?:е|звучи) )/iu,
  ),
};

/** The same at the end of what a sentence says. */
const inside: Record<Language, RegExp> = {
  EN: /,? (?:but|and) (?:not|never) (?:too |very )?(?:pushy|salesy|rude|harsh|cringe|cheesy|boast(?:y|ful)|corny|formal|needy)[.!]?$/iu,
  BG: lettered(
    /,? (?:та |затова |и )?нека (?:го|я|ги) \p{L}+(?: \p{L}+)?[.!]?$|,? (?:но|и|а) (?:да )?не (?:е )?(?:твърде |прекалено |много )?(?:нахал\p{L}+|груб\p{L}*|напорист\p{L}*|досад\p{L}+|сладникав\p{L}*)[.!]?$/iu,
  ),
};

/** Whether a sentence of a text says how the text is to be, and nothing to its reader. */
export function isPrintedWish(sentence: string, language: Language): boolean {
  // “In short:” opens a list.
  if (sentence.endsWith(':')) return false;
  const bare = sentence.replace(/[.!?…]+$/u, '').trim();
  if (isOrderWish(bare, language)) return true;
  if (others[language].test(bare) || inside[language].test(bare)) return true;
  const words = bare.split(/[\s,;:–—-]+/u).filter(Boolean);
  const isManner = (word: string) => manner[language].test(word);
  return (
    words.some(isManner) && words.every((word) => isManner(word) || between[language].test(word))
  );
}

/** The same, or a wish that other rules know. */
export function isAside(part: string, language: Language): boolean {
  return isPrintedWish(part, language) || isOnlyWish(part, language);
}
