import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { livedClauses } from '../../../understanding/whole-text/replied/lived-clauses.ts';
import { frameWords } from './frame-words.ts';
import { join, type Setting, sentences, signed, voiceOf } from './setting.ts';

/** The answer to a review. */
export function reply(setting: Setting): string {
  const { roles, clauses, language } = setting;
  const words = frameWords[language];
  const voice = voiceOf(setting, true);
  const lived = livedClauses(complained(roles.quote, language), language);
  const isBad = lived !== '' || complaint[language].test(roles.quote);
  const thanks = isBad ? words.replyThanks : words.replyGood;
  const sorry = isBad ? (lived === '' ? words.replySorryPlain : words.replySorry(lived)) : '';
  const said = sentences(clauses, voice);
  const isOffered = promised[language].test(said);
  const body = [thanks, sorry, isBad && !isOffered ? words.notRight : '', said];
  return join(body.filter(Boolean).join(' '), roles.contacts.join(' '), signed(setting));
}

const complaint: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:late|cold|slow|rude|dirty|broken|wrong|waited|never|but|shame|disappoint\p{L}*|overpriced|loud|not)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:но|закъсн\p{L}*|студен\p{L}*|бавн\p{L}*|груб\p{L}*|мръсн\p{L}*|счупен\p{L}*|грешн\p{L}*|чака\p{L}*|скъп\p{L}*|шумн\p{L}*|силна|разочаров\p{L}*|не)(?!\p{L})/iu,
  ),
};
const praise: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:lovely|great|good|nice|beautiful|tasty|delicious|friendly|spotless|amazing|best|love\p{L}*|excellent|fab\p{L}*|perfect)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:хубав\p{L}*|страхот\p{L}*|вкус\p{L}*|чудес\p{L}*|прекрас\p{L}*|супер|любез\p{L}*|прият\p{L}*|отличн\p{L}*|добр\p{L}*)(?!\p{L})/iu,
  ),
};
const promised: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:will|would like|can|invite|offer)(?!\p{L})/iu),
  BG: lettered(/(?<!\p{L})(?:ще|искам|искаме|каним|каня|заповядайте|предлагаме)(?!\p{L})/iu),
};

/** The parts of a review without its praise: “lovely room, but cold”. */
function complained(quote: string, language: Language): string {
  return quote
    .split(/[.,;!]+\s*|\s+(?:but|но|ама)\s+/iu)
    .filter((part) => !praise[language].test(part) || complaint[language].test(part))
    .join(', ');
}
