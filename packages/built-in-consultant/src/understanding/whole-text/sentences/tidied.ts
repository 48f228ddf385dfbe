import { lettered } from '@savet/text/lettered';
import { cyrillicShare } from '../../../language/language-of.ts';

/** Words that are no others without their apostrophe. “Its”, “were” and “well” may be. */
const contracted: readonly [RegExp, string][] = [
  [
    lettered(
      /(?<![\p{L}’'])(do|does|did|is|are|was|were|ca|could|would|should|has|have|had|wo)nt(?![\p{L}’'])/giu,
    ),
    '$1n’t',
  ],
  [lettered(/(?<![\p{L}’'])(that|what|there|here|who|he|she)s(?![\p{L}’'])/giu), '$1’s'],
  [lettered(/(?<![\p{L}’'])(you|they)(re|ve|ll)(?![\p{L}’'])/giu), '$1’$2'],
  [lettered(/(?<![\p{L}’'])(we)(ve)(?![\p{L}’'])/giu), '$1’$2'],
  [lettered(/(?<![\p{L}’'])i[’']?m(?![\p{L}’'])/giu), 'I’m'],
  [lettered(/(?<![\p{L}’'])ive(?![\p{L}’'])/giu), 'I’ve'],
  [
    lettered(/(?<=[,.;] )its (?=(?:an?|the|not|our|been|just|so|too|very|all|\p{L}{2,}er) )/giu),
    'it’s ',
  ],
  // “Because the engines gone”: one engine, which has gone.
  [
    lettered(
      /(?<=(?:because|as|since|,) (?:the|our|my) \p{L}{2,})s (?=(?:gone|broken|down|dead|closed|ill|sick|off)(?!\p{L}))/giu,
    ),
    '’s ',
  ],
  [
    lettered(
      /(?<!\p{L})(should|could|would|must) of(?= \p{L}+(?:ed|en|ne|wn|ght|ld|ut|me|de)(?!\p{L}))/giu,
    ),
    '$1 have',
  ],
  [lettered(/(?<![\p{L}’'.])i(?![\p{L}’'.])/gu), 'I'],
  [lettered(/(?<=\d )mins(?!\p{L})/giu), 'minutes'],
];
const days = lettered(
  /(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?=s?(?!\p{L}))|(?<=\d(?:st|nd|rd|th)? )(?:march|may)(?!\p{L})/gu,
);

/** Bulgarian as it is spoken, where only one written word can be meant. */
const spoken: readonly [RegExp, string][] = [
  [lettered(/(?<!\p{L})щото(?!\p{L})/giu), 'защото'],
  [lettered(/(?<!\p{L})кво(?!\p{L})/giu), 'какво'],
  [lettered(/(?<!\p{L})тая(?!\p{L})/giu), 'тази'],
  [lettered(/(?<!\p{L})тоя(?!\p{L})/giu), 'този'],
  [/(?<= )ама(?= )/giu, 'но'],
  [lettered(/(?<=клиент\p{L}{0,2}|гост\p{L}{0,2}) дето (?=\p{L})/giu), ', който '],
  [
    lettered(
      /(?<=\p{L}|\d)(?<!(?<!\p{L})(?:само|но|а|и|или|именно|точно|просто|така|като|макар|въпреки|освен|стига|положение|дори)) (?=(?:защото|понеже|че) )/giu,
    ),
    ', ',
  ],
];

/** A request without the slips that can only be slips: apostrophes, “i”, names of days, double spaces. Names stay as they are. */
export function tidied(request: string): string {
  const spaced = request.replace(/(?<=\S)[^\S\n]{2,}(?=\S)/gu, ' ');
  if (cyrillicShare(spaced) >= 0.3) return spoken.reduce(replaced, spaced);
  if (!lettered(/(?<!\p{L})(?:the|a|an|we|our|to|for|and|is|my)(?!\p{L})/iu).test(spaced))
    return spaced;
  return contracted
    .reduce(replaced, chasing(spaced))
    .replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

const chased = lettered(
  /^((?:please )?(?:can you )?(?:draft|write|compose)(?: me)? (?:an? )?(?:\p{L}+ )?)(?:email|e-mail|mail|letter|message) (?:chasing|to chase) ((?:an? |the |our )?(?:\p{L}+ )?invoice .+?), (?:the )?client is ([^,]+?), (?:the |our )?contact(?: person)? is (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[. ]*$/iu,
);

/** “An email chasing invoice 12, client is Acme, contact is Martin” is a payment reminder to Martin. */
function chasing(request: string): string {
  return request.replace(chased, '$1payment reminder to $4, $2');
}

function replaced(text: string, [from, to]: readonly [RegExp, string]): string {
  return text.replace(from, to);
}
