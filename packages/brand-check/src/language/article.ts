/** Written with a vowel, spoken with a consonant: not “unimportant” and “onerous”. */
const consonantSound = /^(?:us[aeiou]|uni(?!m|n|d)|unan|ubi|uti|uk|eu|one(?!r))/i;
/** Written with a consonant, spoken with a vowel. */
const vowelSound = /^(?:hon(?:est|ou?r)|hour|heir|8|1[18](?!\d))/i;

/** The English article before a word. */
export function articleBefore(word: string): 'a' | 'an' {
  const hasVowel = vowelSound.test(word) || (/^[aeiou]/i.test(word) && !consonantSound.test(word));
  return hasVowel ? 'an' : 'a';
}
