import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { turned, withoutCliticFirst } from '../whole-text/brief/clauses.ts';

const joint: Record<Language, RegExp> = {
  EN: lettered(
    /(?:,\s*|\s+)(?:and|plus|as well as)?\s*(?:also )?that\s+(?=(?:we|you|they|he|she|it|there|the|our|my|i|\p{L}+ (?:is|are|can|will|come|get))(?!\p{L}))|;\s+/iu,
  ),
  BG: lettered(/(?:,\s*|\s+)(?:(?:и|а|както и)\s+)?(?:също\s+)?(?:това,?\s+)?че\s+|;\s+/iu),
};
/** „Който доведе съсед получава …“: the clause ends before the verb of its sentence. */
const whoever = lettered(
  /^((?:всеки, )?(?:който|която|които)(?!\p{L})[^,]{3,60}?) ((?:(?:ще|не|си|му|ѝ|им|Ви) ){0,3}(?:получава|получават|получи|взима|взимат|има|имат|плаща|плащат|ползва|ползват|печели|печелят|влиза|влизат)(?!\p{L}))/iu,
);
/** „Който не може да дойде“ is the reader, as far as they can’t. */
const whoCannot = lettered(/^(?:който|която|които) не (?:може|могат)(?!\p{L})/iu);
const ifCannot = lettered(/^(ако не можете(?!\p{L})[^,]{3,60}?) (ще(?!\p{L}))/iu);
/** A whole clause, not only a thing: “parking behind the house”. */
const clause: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:is|are|was|were|am|be|will|can|can[’']?t|could|may|must|should|would|has|have|had|do|does|don[’']?t|doesn[’']?t|did|there[’']s|it[’']s|we[’'](?:re|ll|ve)|you[’'](?:ll|re)|comes?|gets?|costs?|found|put|bring|brings|give|gives|offer|offers|need|needs|want|pay|pays|start|starts|open|opens|close|closes|apologi[sz]e|include|includes|work|works|love|hope|thank|\p{L}+ed)(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:е|са|сме|съм|сте|има|имаме|имам|няма|нямаме|може|могат|можем|можете|ще|трябва|бъде|беше|бяха|\p{L}{2,}(?:аме|яме|ваме|хме|ват|ава|ява|ува|ат|ят|им|ем)|идва|носи|плаща|прави|струва|важи|започва|работи|получава|доведе|влиза|съжалявам)(?!\p{L})/iu,
  ),
};

/** The additions that a message makes to a text, each as a sentence; a mere thing stays as it is named. */
export function addedSentences(said: string, language: Language, toReader: boolean): string[] {
  return said
    .split(joint[language])
    .map((part) =>
      part
        .trim()
        .replace(/^(?:that|че|това,? че)\s+/iu, '')
        .replace(/[.,;!\s]+$/u, ''),
    )
    .filter((part) => part !== '')
    .map((part) => sentence(part, language, toReader));
}

/** Whether what is added says something, so that it needs a sentence and no place in another one. */
export function isClause(said: string, language: Language): boolean {
  return clause[language].test(said);
}

function sentence(part: string, language: Language, toReader: boolean): string {
  const own = isEnglish[language] ? part.replace(/^(i)(?=[’' ])/u, 'I') : withoutCliticFirst(part);
  const asked = toReader ? own.replace(whoCannot, 'ако не може') : own;
  const spoken = toReader ? turned(asked, language) : own;
  const whole = isEnglish[language]
    ? spoken
    : spoken.replace(whoever, '$1, $2').replace(ifCannot, '$1, $2');
  return capitalised(isClause(whole, language) ? `${whole}.` : whole);
}
