import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';

/** Traits of a tone of voice that a text can be measured by. */
export type Trait = 'calm' | 'formal' | 'modest' | 'plain' | 'dry';

/** Words that state a trait. A `*` stands for any ending. */
const stated: Readonly<Record<Trait, readonly string[]>> = {
  calm: split(
    'calm*, quiet*, gentle, gently, patient, unhurried, slow, relaxed, soft, restrained, спокоен, спокойн*, тих*, нежен, нежн*, ' +
      'бавен, бавн*, кротък, сдържан*, внимател*',
  ),
  formal: split(
    'formal*, official*, serious*, respectful*, polite*, precise*, exact*, accurate, dry, factual, matter of fact, professional*, ' +
      'официал*, сериоз*, учтив*, уважител*, вежлив*, строг*, точен, точн*, прецизн*, сух, сухо, делов*, професионал*',
  ),
  modest: split(
    'modest*, humble, honest*, understated, sober, скромен, скромн*, честен, честн*, трезв*',
  ),
  plain: split(
    'plain*, precise*, exact*, точен, точн*, прецизн*, simple, simply, clear*, прост, проста, просто, прости, ясен, ясна, ясно, ясни, разбираем*',
  ),
  dry: split('unsentimental, несантиментал*'),
};
/** What a tone rules out, and the trait that it then has. */
const ruledOut: Readonly<Record<Trait, readonly string[]>> = {
  calm: split(
    'pushy, pressure, salesy, loud, aggressive*, exclamation*, shouting, натрапчив*, агресив*, настоятел*, крещящ*, възклиц*, натиск*',
  ),
  formal: split('slang, casual, emoji*, жаргон* на улицата, фамилиар*, емоджи*, емотикон*'),
  modest: split(
    'hype, boast*, exaggerat*, superlative*, arrogant, преувелич*, хвалб*, самохвал*, надмен*, суперлатив*',
  ),
  plain: split('jargon, buzzword*, technical, жаргон*, технически*, чуждиц*, сложн*'),
  dry: split(
    'sugar*, sweet*, saccharine, syrupy, sticky, cutesy, cute, twee, sentimental*, gush*, mawkish, soppy, cheesy, kitsch*, childish, baby talk, ' +
      'сладникав*, захарос*, захаросан*, сиропиран*, лиг*, сантиментал*, умилител*, сладък, сладк*, кич*, детинск*, бебешк*',
  ),
};
const negations = split('not, never, no, without, avoid*, не, никога, без, избягва*');
const traits = Object.keys(stated) as Trait[];

/** The traits that a tone of voice names, or has because it rules out the opposite. */
export function traitsOf(toneOfVoice: string): ReadonlySet<Trait> {
  const parts = toneOfVoice
    .split(/[,;.\n]| but | но | and | и /u)
    .map((part) => wordsOf(part).map(fold));
  return new Set(
    traits.filter((trait) =>
      parts.some((words) => {
        const signs = holdsAny(words, negations) ? ruledOut[trait] : stated[trait];
        return holdsAny(words, signs);
      }),
    ),
  );
}

function split(signs: string): string[] {
  return signs.split(', ');
}
