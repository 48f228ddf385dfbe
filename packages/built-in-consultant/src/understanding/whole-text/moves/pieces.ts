import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { orderStarts } from './orders.ts';

const joints: Record<Language, string> = {
  EN: '(?:and|but|then|so|also)',
  BG: '(?:и|но|а|после|също)',
};
/** “…, we will refund it”: a sentence of its own after a comma. */
const sentences: Record<Language, string> = {
  EN: "(?:we|i|it|he|she|they|you|there|this|that)(?:[’'](?:ll|re|ve|m|s|d))? \\p{L}|(?!(?:who|which|that|whose|because|if|when|where|while|as|since|so|or|even)(?!\\p{L}))(?:[\\p{L}-]+ ){1,5}?(?:is|are|was|were|will|has|have|can|costs?|starts?|ends?|stays?|keeps?|remains?|arrives?)(?!\\p{L})",
  BG: '(?:ние|аз|той|тя|те|вече|ще|няма|има) \\p{L}|(?!(?:ко(?:й|я|е|и)то|чи(?:й|я|е|и)то|че|защото|понеже|ако|когато|докато|където|като|за да|или|дори|да|на|в|с|от|до)(?!\\p{L}))(?:\\p{L}+ ){1,4}?(?:е|са|ще|остават?|пристигат?|идват?|започват?|важи|важат|може|могат)(?!\\p{L})|(?:не |ще |(?:го|я|ги|му|им|ѝ|ви|се|сме) )*\\p{L}{2,}(?:хме|аме|яме|ваме|им|ем|ам|ям)(?!\\p{L})',
};

/** The parts of a request: its sentences, and each thing that we are told to say. */
export function piecesOf(text: string, language: Language): string[] {
  const joint = joints[language];
  const order = orderStarts[language];
  const marks = lettered(
    `(?:(?<!(?<!\\p{L})(?:лв|ч|г|гр|кв|бр|ул|бул|ст|т|д-р|No|no|incl|approx|Dr|Mr|Mrs|Ms|St))[.!;](?:\\s+${joint})*\\s+(?=\\S)|[,:]\\s+(?:${joint},?\\s+)*(?=${order})|\\s(?:${joint}\\s+)+(?=${order})|\\s(?:и|and)\\s+(?=че |that (?:we|she|he|they|it|the|there|you)\\s)|\\s(?=saying sorry|asking (?:them|him|her|you) to )|\\s(?:с|със) (?:молба|искане)(?: към тях)? (?=да )|[,:]\\s+(?:${joint}\\s+)?(?=(?:${sentences[language]})))`,
    'giu',
  );
  return text
    .split(marks)
    .map((piece) => piece.trim().replace(/[\s,;.!]+$/u, ''))
    .filter((piece) => lettered(/[\p{L}\d]/u).test(piece))
    .reduce<string[]>((all, piece) => {
      // „Ако не могат, да се обадят“ is one order.
      const isCondition =
        lettered(/^ако(?!\p{L})[^,]*$/iu).test(all.at(-1) ?? '') && piece.startsWith('да ');
      return isCondition ? [...all.slice(0, -1), `${all.at(-1)}, ${piece}`] : [...all, piece];
    }, []);
}
