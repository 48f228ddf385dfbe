import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';

/** Whoever reads, as somebody else. */
const third: Record<Language, RegExp> = {
  EN: /\b(?:he|she|his|hers?|him)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:тя|той|тях|тяхн\p{L}*|техн(?:ия|ият|ата|ото|ите|а|о|и)|негов\p{L}*|нейн\p{L}*)(?!\p{L})/iu,
  ),
};
/** Somebody of whom a text may tell its reader. */
const somebody: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Yy]our|[Nn]ew) (?:\p{L}+ ){0,2}?(?:colleague|plumber|driver|courier|receptionist|chef|cook|waiter|waitress|stylist|technician|assistant|manager|son|daughter|husband|wife|mother|father|mum|dad|girl|boy|child|baby|dog|cat|horse|guide|trainer|teacher|nurse|doctor|apprentice|member|lady|man|woman|person)(?!\p{L})|(?<=[a-z,] )\p{Lu}\p{Ll}{2,} (?:will|is|has|can|takes|covers|knows|works|and|from)(?!\p{L})/u,
  ),
  BG: lettered(
    /(?<!\p{L})(?:колега\p{L}*|колежка\p{L}*|майстор\p{L}*|куриер\p{L}*|шофьор\p{L}*|водопроводчик\p{L}*|готвач\p{L}*|сервитьор\p{L}*|касиерк\p{L}*|лекар\p{L}*|техник\p{L}*|екип\p{L}*|дете\p{L}*|деца\p{L}*|гост\p{L}*)(?!\p{L})|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,} (?:ще|е|може|поема|отговаря|работи)(?!\p{L})/u,
  ),
};
/** „Поръча посещение“: a verb about nobody, who can only be the reader. */
const nobodysVerb = lettered(
  /(?:^|[.!?]\s+|\n|думи! |, )(?:- )?(?:Поръча|Поръчаха|Беше на|Дължат|Дължи|Получават|Получава|Пращат|Взе|Взеха|Купи|Забрави|Каза|Казаха|Отказва|Отказа|Обещаха|Иска|Искат|Обади се|Писа|Кандидатства|Пита|Пише|получават|получава|отказва|пращат|дължат|изпращат|плащат)(?= )/u,
);
/** „Офисът няма да работите“, “The office you are”: two subjects. */
const clashing: Record<Language, RegExp> = {
  EN: lettered(/(?<!\p{L})(?:the|our|your) \p{Ll}+ (?:you|we|they) (?:is|was)(?!\p{L})/iu),
  BG: lettered(
    /(?<!\p{L})(?:[Мм]ожем|[Ии]скаме|[Щщ]е можем) да (?:(?:Ви|ви|се|си|го|я|ги|му|ѝ|им) )*\p{Ll}{3,}[ая](?= |[.,!])|(?<!\p{L})\p{Ll}{3,}(?:ът|ят) (?:няма да |ще |не )?(?:се )?\p{Ll}{3,}(?:ете|ите|ате)(?!\p{L})|(?<!\p{L})[Мм]оля,? (?:да )?(?:не )?(?:се )?\p{Ll}+(?:ете|ите) (?:хората|колегите|клиентите|служителите)(?!\p{L})/u,
  ),
};

const behind = lettered(
  /(?:защото|понеже|и|но|че) (?:поиска|поръча|каза|иска|отказа|забрави|купи|писа|плаща|дължи)(?= )/u,
);

/** „…, да ги вземе до 19 ч.“ */
const thatOther = lettered(
  /, да (?:(?:ги|го|я|се|си|ни|ми|не) )*(?:вземе|дойде|донесе|плати|върне|пише|каже|прати|изпрати|потвърди|мине|обади|провери|попълни|подпише|вземат|дойдат|донесат|платят|кажат|потвърдят|обновят)(?!\p{L})/u,
);

/** “Them, 30 euros”: what an earlier message named. */
const pointing = lettered(/(?:^|[.!?]\s+|\n)(?:Тях|Него|Нея|Му|Им|Them|Him)(?!\p{L})/u);

/** Whether a text to one reader tells of them as of somebody else. */
export function tellsOfOther(
  { greeting, body }: { greeting: string; body: string },
  isReply: boolean,
  language: Language,
): boolean {
  if (clashing[language].test(body) || pointing.test(body)) return true;
  if (greeting === '' && !isReply) return false;
  if (thatOther.test(body)) return true;
  if (nobodysVerb.test(body) || behind.test(body)) return true;
  const at = body.search(third[language]);
  return at >= 0 && !somebody[language].test(body.slice(0, at));
}

const theirs = lettered(/(?<!\p{L})\p{Ll}{2,}(?:оха|аха|иха|яха|еха)(?!\p{L})/giu);

/** Whether an answer to a review says of us “they did”, as the review does. */
export function tellsAsReview(body: string, quote: string, language: Language): boolean {
  if (isEnglish[language]) return /\bthey\b/iu.test(quote) && /\bthey (?!are\b)/iu.test(body);
  // Its own words are quoted.
  const said = body.replace(/„[^“”]*[“”]/gu, ' ').toLowerCase();
  return (quote.toLowerCase().match(theirs) ?? []).some((verb) =>
    lettered(`(?<!\\p{L})${verb}(?!\\p{L})`, 'u').test(said),
  );
}
