import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';

/** Sentences of a clause that only commas divide: “we have to cancel, teacher is ill”. */
export function asSentences(clause: string, language: Language): string {
  const verb = isEnglish[language]
    ? lettered(/^(\p{L}+ )?(?:is|are|was|has|have|will|can|costs?) /iu)
    : lettered(/^(?:\p{L}+ ){1,3}(?:е|са|има|ще|не|се) /iu);
  const parts = clause.split(/,\s+/u);
  return parts
    .reduce<string[]>((all, part, index) => {
      const isOwn =
        index > 0 &&
        verb.test(part) &&
        !lettered(
          /^(?:which|who|and|but|so|because|since|if|when|while|as|и|а|но|ко(?:й|я|е|и)то|защото|понеже|тъй като|ако|когато|докато|че|за да)(?!\p{L})/iu,
        ).test(part);
      if (!isOwn && all.length > 0) return [...all.slice(0, -1), `${all.at(-1)}, ${part}`];
      const isBare =
        isEnglish[language] &&
        index > 0 &&
        /^(?!(?:it|he|she|they|we|i|you|the|this|that|there|our|my|your)\b)\p{Ll}+ (?:is|has|was)/iu.test(
          part,
        );
      return [...all, capitalisedIf(isBare ? `the ${part}` : part, index > 0)];
    }, [])
    .join('. ');
}

function capitalisedIf(text: string, wanted: boolean): string {
  return wanted ? capitalised(text) : text;
}
