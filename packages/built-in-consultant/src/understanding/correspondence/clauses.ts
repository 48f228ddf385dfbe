import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { guarded, unguarded } from '../whole-text/order/protected.ts';
import { isOnlyWish, withoutWishes } from '../whole-text/order/wishes.ts';

/** Words that begin an independent clause. */
const starts: Record<Language, string> = {
  EN: "(?:I|we|our|my|he|she|they|it|nobody|now|offer|ask|tell|invite|suggest|propose|mention|say|promise|thank|remind|apologi[sz]e|explain|write|reply)(?:[’'](?:m|re|ve|ll|d|s))?(?: |$)",
  BG: '(?:аз|ние|той|тя|те|не|ще|няма|има|вече|сега|молим|моля|настояваме|носете|донесете|вземете|елате|обадете|пишете|заповядайте|звъннете|следващия път|другия път|отсега нататък|искам|искаме|мога|можем|може|трябва|предложи|покани|попитай|помоли|кажи|обясни|спомени|благодари|обещай|извини|напомни|моята|нашата|нашият|моят|\\p{L}+(?:хме|ме))(?= |$)',
};
const breaks: Record<Language, RegExp> = {
  EN: lettered(
    `(?<=[.!?;])\\s+|:\\s+|\\s+[–—-]\\s+|\\n+|,\\s+(?:(?:and|but|so) )?(?=${starts.EN})|,\\s+(?=please \\p{L})|,\\s+(?=(?:today|tomorrow|this week)[’']s )|,\\s+(?=(?:the )?(?:earliest|soonest) )|,\\s+(?=(?:two|three|four|five|\\d+) [\\p{L} ]{2,20} (?:were|have|are|\\p{L}{2,}ed)(?!\\p{L}))|,\\s+(?=(?:please )?(?:call|ring|bring|pay|book|wear|come) )|,\\s+(?=\\p{Ll}{3,}(?: \\p{Ll}{3,})?s(?: of [\\p{L} ]{3,20})? (?:are|were|have|will|stay|remain|keep|work|open|close|start|cost|run|get|pay)(?!\\p{L}))|,\\s+(?=(?:the|an?|each|every|half|both|all|one|two|our|your) (?:[\\p{L} ]{2,30} )?(?:is|are|was|were|has|had|broke|will|can)(?!\\p{L}))|,?\\s+but (?=(?:the|our|your|it|this) )|,?\\s+(?:but|and) (?=(?!(?:ask|tell|say|offer|explain) (?:me|us|a)(?!\\p{L}))${starts.EN})`,
    'giu',
  ),
  BG: lettered(
    `(?<=[.!?;])\\s+|:\\s+|\\s+[–—-]\\s+|\\n+|,\\s+(?:(?:и|но|а) )?(?=${starts.BG})|,\\s+(?=(?:за|в|на|от|до) \\d)|,\\s+(?=\\p{Ll}{3,}(?:ът|ят) (?:ни |не |се )*\\p{Ll}{3,})|,\\s+(?=(?:в|във|на|от) \\p{Ll}{3,}(?:а|я|та|то|те)(?: (?:ни|Ви))? (?:е|са|има|няма) )|,\\s+(?=(?!защото|понеже|което|която|които|когато|докато|където|откакто)\\p{Ll}{3,}(?:ът|ят|та|то|те) (?:\\p{Ll}{3,} )?(?:ни |Ви )?(?:е|са|ще|остава|остават|беше|бяха)(?= ))|,?\\s+(?:но|а|и) (?=(?!не (?:само|звучи))${starts.BG})`,
    'giu',
  ),
};

/** “Write a polite no. We can …”, „след 14 ч. Напиши …“: no number and no name follows. */
function apart(text: string): string {
  return text
    .replace(/\bno\. (?=\p{Lu})/gu, 'no; ')
    .replace(lettered(/(?<=\d ?(?:лв|ч|г))\. (?=\p{Lu}\p{Ll})/gu), '; ');
}

/** The clauses of a request that say something, without the wishes for how the text is to be. */
export function clausesIn(text: string, language: Language): string[] {
  // “Write a polite no. We can …”: no number follows.
  const parts = guarded(apart(text))
    .split(breaks[language])
    .map((part) =>
      unguarded(part)
        .replace(/[\s.,;!]+$/u, '')
        .trim(),
    )
    .filter((part) => lettered(/\p{L}/u).test(part))
    .flatMap((part) => withoutTone(part, language));
  // “From Monday …” is no signature.
  return parts.flatMap((part) =>
    dated.test(part) ? part : withoutWishes([part], language).clauses,
  );
}

const dated =
  /^from (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|next|now|\d)/iu;

/** “…, friendly but firm”, „…, любезно“: how the text is to be, at the end of what it says. */
function withoutTone(part: string, language: Language): string[] {
  const pieces = part.split(/,\s+/u);
  const kept = pieces.filter(
    (piece) => !isOnlyWish(piece, language) && !tone[language].test(piece),
  );
  return kept.length === 0 ? [] : [kept.join(', ')];
}

const tone: Record<Language, RegExp> = {
  EN: /^(?:please|pls|thanks|(?:and |but )?(?:keep it |make it |be |stay )?(?:not too |not |very )?(?:short|brief|friendly|firm|polite|kind|warm|clear|honest|human|calm|professional|pushy|formal|simple)(?:,? (?:and|but) (?:not )?(?:too )?(?:short|brief|friendly|firm|polite|kind|warm|clear|honest|human|calm|pushy|rude|formal|simple))*|no (?:pushing|pressure|hype|begging|excuses)|without (?:pushing|pressure|excuses))$/iu,
  BG: lettered(
    /^(?:моля|мерси|благодаря|(?:но |и )?(?:любезно|учтиво|кратко|твърдо|приятелски|топло|мило|ясно|спокойно|човешки)(?:,? (?:но|и) (?:твърдо|любезно|учтиво|кратко|ясно|топло|без))*|без (?:натиск|извинения|да \p{L}+)|(?:да )?не (?:е|звучи) [^,]{3,25})$/iu,
  ),
};
