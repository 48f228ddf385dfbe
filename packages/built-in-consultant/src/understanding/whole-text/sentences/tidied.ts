import { cyrillicShare } from '../../../language/language-of.ts';

/** Words that are no others without their apostrophe. “Its”, “were” and “well” may be. */
const contracted: readonly [RegExp, string][] = [
  [
    /(?<![\p{L}’'])(do|does|did|is|are|was|were|ca|could|would|should|has|have|had|wo)nt(?![\p{L}’'])/giu,
    '$1n’t',
  ],
  [/(?<![\p{L}’'])(that|what|there|here|who|he|she)s(?![\p{L}’'])/giu, '$1’s'],
  [/(?<![\p{L}’'])(you|they)(re|ve|ll)(?![\p{L}’'])/giu, '$1’$2'],
  [/(?<![\p{L}’'])(we)(ve)(?![\p{L}’'])/giu, '$1’$2'],
  [/(?<![\p{L}’'])i[’']?m(?![\p{L}’'])/giu, 'I’m'],
  [/(?<![\p{L}’'])ive(?![\p{L}’'])/giu, 'I’ve'],
  [/(?<=[,.;] )its (?=(?:an?|the|not|our|been|just|so|too|very|all|\p{L}{2,}er) )/giu, 'it’s '],
  // “Because the engines gone”: one engine, which has gone.
  [
    /(?<=(?:because|as|since|,) (?:the|our|my) \p{L}{2,})s (?=(?:gone|broken|down|dead|closed|ill|sick|off)(?!\p{L}))/giu,
    '’s ',
  ],
  [
    /(?<!\p{L})(should|could|would|must) of(?= \p{L}+(?:ed|en|ne|wn|ght|ld|ut|me|de)(?!\p{L}))/giu,
    '$1 have',
  ],
  [/(?<![\p{L}’'.])i(?![\p{L}’'.])/gu, 'I'],
  [/(?<=\d )mins(?!\p{L})/giu, 'minutes'],
];
const days =
  /(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?=s?(?!\p{L}))|(?<=\d(?:st|nd|rd|th)? )(?:march|may)(?!\p{L})/gu;

/** Bulgarian as it is spoken, where only one written word can be meant. */
const spoken: readonly [RegExp, string][] = [
  [/(?<!\p{L})щото(?!\p{L})/giu, 'защото'],
  [/(?<!\p{L})кво(?!\p{L})/giu, 'какво'],
  [/(?<!\p{L})тая(?!\p{L})/giu, 'тази'],
  [/(?<!\p{L})тоя(?!\p{L})/giu, 'този'],
  [/(?<= )ама(?= )/giu, 'но'],
  [/(?<=клиент\p{L}{0,2}|гост\p{L}{0,2}) дето (?=\p{L})/giu, ', който '],
  [
    /(?<=\p{L}|\d)(?<!(?<!\p{L})(?:само|но|а|и|или|именно|точно|просто|така|като|макар|въпреки|освен|стига|положение|дори)) (?=(?:защото|понеже|че) )/giu,
    ', ',
  ],
];

/** A request without the slips that can only be slips: apostrophes, “i”, names of days, double spaces. Names stay as they are. */
export function tidied(request: string): string {
  const spaced = request.replace(/(?<=\S)[^\S\n]{2,}(?=\S)/gu, ' ');
  if (cyrillicShare(spaced) >= 0.3) return spoken.reduce(replaced, spaced);
  if (!/(?<!\p{L})(?:the|a|an|we|our|to|for|and|is|my)(?!\p{L})/iu.test(spaced)) return spaced;
  return contracted
    .reduce(replaced, spaced)
    .replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}

function replaced(text: string, [from, to]: readonly [RegExp, string]): string {
  return text.replace(from, to);
}
