import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { guarded, unguarded } from '../whole-text/order/protected.ts';

const breaks: Record<Language, RegExp> = {
  EN: lettered(
    /:\s+|(?<=[.!?;])\s+|\n+|\s+[–—-]\s+|,\s+(?!(?:which|whose|where) )|\s+and (?=(?:please )?(?:ask|tell|say|offer|apologi[sz]e|invite|suggest|propose|thank|remind|that|explain|he|she|they|we|I|our|my|questions|mention|who|when)(?: |[’']))|\s+(?=but (?:he|she|they|we|I|it|our|my|that)(?: |[’']))|\s+so (?=(?:we|I|please|he|she)(?: |[’']))/giu,
  ),
  BG: lettered(
    /(?<=[.!?;])\s+|\n+|\s+[–—-]\s+|,\s+(?!(?:който|която|което|които|където|чийто|чиято|чието|откъдето|че|за да|(?:ги|го|я) (?:няма|има)) )|\s+и (?=(?:му |ѝ |им )?(?:попитай|питай|предложи|кажи|помоли|покани|благодари|извини|обясни|да питам|да го питам|че|кога|въпроси)(?!\p{L}))|\s+(?=но (?:ние|не|ще|има|няма|имаме|можем|мога|ни|той|тя)(?!\p{L}))|:\s+|\s+и (?=трябва да )|\s+(?=защото |понеже |тъй като )/giu,
  ),
};

/** The segments of an order that may each be a sentence. */
export function segmentsIn(text: string, language: Language): string[] {
  return guarded(text)
    .replace(lettered(/(?<=(?:лв|ч|г)\uE000) (?=\p{Lu}\p{Ll})/gu), '\n')
    .split(breaks[language])
    .map((part) => unguarded(part).trim())
    .filter((part) => lettered(/[\p{L}\d]/u).test(part));
}
