import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

/** Whether one person writes or several. */
export type Number = 'one' | 'several';

const several: Record<Language, RegExp> = {
  EN: /\b(?:we|our|us|ours)\b/iu,
  BG: lettered(
    /(?<!\p{L})(?:ние|ни|нас|наш\p{L}*|сме|(?!време|име|семе|племе)\p{L}{2,}(?:хме|аме|яме|еме|ваме)|\p{L}{3,}(?:им|ем))(?!\p{L})/iu,
  ),
};
const one: Record<Language, RegExp> = {
  EN: /\b(?:I|my|me|I[’'](?:m|d|ve|ll))\b/u,
  BG: lettered(
    /(?<!\p{L})(?:аз|мога|мой|моя\p{L}*|моето|моите|съм|искам|имам|нямам|давам|предлагам|работя|правя|да (?:(?:се|му|ѝ|им|Ви|го|я|ги) )*(?:изпратя|пратя|направя|платя|сваля|дам|взема|върна|поканя|предложа|включа|довърша))(?!\p{L})/iu,
  ),
};

const together = lettered(
  /(?<!\p{L})(?:разбрахме|уговорихме|говорихме|срещнахме|запознахме|видяхме|чухме|обсъдихме|договорихме)(?!\p{L})|\bwe (?:met|agreed|spoke|talked|discussed)\b/giu,
);

export function numberIn(text: string, language: Language): Number {
  // “We met” includes the reader, so it is no sign of several writers.
  const own = text.replace(together, ' ');
  return one[language].test(own) && !several[language].test(own) ? 'one' : 'several';
}
