import { wordsOf } from '../words/words.ts';

/** Letters of Russian, Ukrainian, Serbian and Macedonian that Bulgarian lacks. */
export const otherCyrillicLetter = /[ыэёіїєґђѓјљњћќџѕ]/iu;
/** Frequent Russian words. None is a Bulgarian one. */
const russianWords = new Set(
  (
    'что это этот эта эти для если чтобы можно нужно только очень также тоже который которая которые которое которых ' +
    'они мы его её есть будет будут был быть нет сейчас когда уже еще всегда каждый каждого клиентов вас вам ваши ' +
    'вашего вашей вашу помогите сделайте напишите используйте предложите хорошо лучше больше меньше должен должны ' +
    'потому поэтому через между чем или при'
  ).split(' '),
);
/** Words of the list above that Bulgarian has too; they count only beside others. */
const shared = new Set('или при между чем вас'.split(' '));
/** Frequent words of German, French, Spanish, Italian and Dutch. None is a frequent English one. */
const westernWords = new Set(
  (
    'der die das und ist nicht ein eine mit für auf von zu den dem sie wir ihre ihr sich auch oder wenn ' +
    'le la les des une et est pour dans avec vous votre vos nous sur pas qui que ' +
    'el los las una y es para con su sus por más como ' +
    'il gli che di per sono della del è nel ' +
    'het een van zijn voor niet wij uw'
  ).split(' '),
);
const englishWords = new Set(
  'the a an of to in for and or with on your you is are it that this we our they them from at as be by do not if'.split(
    ' ',
  ),
);

/** Share of Russian words from which a sentence without other signs counts as Russian. */
const RUSSIAN_SHARE = 0.2;
/** A sentence with fewer words shows no language by its frequent words. */
const WORDS_MIN = 5;
const WESTERN_SHARE = 0.25;

/** Whether a sentence in Cyrillic is in another language than Bulgarian. */
export function isOtherCyrillic(sentence: string): boolean {
  const words = wordsOf(sentence);
  const russian = words.filter((word) => russianWords.has(word));
  const certain = russian.filter((word) => !shared.has(word));
  return certain.length >= 2 && russian.length >= words.length * RUSSIAN_SHARE;
}

/** Whether a sentence in Latin letters is in another language than English. */
export function isOtherLatin(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (words.length < WORDS_MIN) return false;
  const western = words.filter((word) => westernWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return western > english && western >= words.length * WESTERN_SHARE;
}
