import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from './brief-type.ts';

/** The returned purchase, its fault, and the buyer’s wish. */
export function purchaseParts(text: string, wish: string, language: Language): Brief {
  const bought = boughtIn(text, language);
  const bare = bought.replace(/^(?:an?|the|my|our|this|моята|моя|моето|тази|този|това)\s+/iu, '');
  return {
    bought:
      bought === bare || !lettered(/^(?:my|our|моя\p{L}*|моето)\s/iu).test(bought) ? bought : bare,
    bareThing: bare,
    fault: faultIn(text, language),
    wish: bare !== '' && wish.includes(bare) ? '' : wish,
  };
}

function boughtIn(text: string, language: Language): string {
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:return(?:ing)?(?: of)?(?! request)|refund (?:for|of)|return request for|request for)\s+((?!refund|return|request)[\p{L}\d-]+(?: [\p{L}\d-]+){0,4}?)(?=\s+(?:i|we|that|which|bought|purchased|ordered|because|as|since|from|on|with|and|it)(?!\p{L})|[,.;]|$)/iu,
      )
    : lettered(
        /(?<!\p{L})(?:връщане на|замяна на|да върна|да върнем|рекламация за|сумата за|парите за)\s+([\p{L}\d-]+(?: [\p{L}\d-]+){0,4}?)(?=\s*[,.;]|\s+(?:купен\p{L}*|поръчан\p{L}*|защото|от|ко(?:й|я|е|и)то|и)(?!\p{L})|$)/iu,
      );
  return found.exec(text)?.[1]?.trim() ?? '';
}

/** The fault of a purchase: “stopped working” in “that stopped working”, „спря да работи“ in „която спря да работи“. */
function faultIn(text: string, language: Language): string {
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:that|which|because it|as it|since it|but it|it|and) ((?:has |had )?(?:stopped|broke|broken|arrived|came|does not|doesn[’']t|did not|didn[’']t|is|isn[’']t|was|no longer|will not|won[’']t|leaks|smells)(?!\p{L})[^.,;:!?\n]*)/iu,
      )
    : lettered(
        /(?<!\p{L})(?:(?:ко(?:й|я|е|и)то)|защото|понеже|тъй като|но|а) ((?:вече )?(?:спря\p{L}*|не |се |пристигна\p{L}*|дойде|е |са |беше |тече|мирише)[^.,;:!?\n]*)/iu,
      );
  const fault = found.exec(text)?.[1]?.trim() ?? '';
  return fault.replace(
    lettered(
      /\s(?:and|и) (?:please |учтиво )?(?:ask|demand|request|поискай|помоли|настоявай)(?!\p{L}).*$/iu,
    ),
    '',
  );
}

/** A clause without the order after it: “… and ask for a refund”. */
export function withoutOrder(clause: string): string {
  return clause.replace(
    lettered(
      /,?\s+(?:and|и) (?:(?:please|politely|kindly|учтиво|любезно|моля) )?(?:ask|demand|request|insist|поискай(?:те)?|помол(?:и|ете)|настоявай(?:те)?|изискай(?:те)?|попитай(?:те)?)(?!\p{L}).*$/iu,
    ),
    '',
  );
}
