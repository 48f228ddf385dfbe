import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';

export type Register = 'formal' | 'informal';
type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const imperatives = 'Обадете|Пишете|Отговорете|Елате|Кажете|Запазете|Изберете';

/** Rules by language and register. They change forms of address and of words, never what is said. */
const rules: Record<Language, Record<Register, readonly Rule[]>> = {
  EN: {
    formal: [
      [
        /^(?:Hi|Hello|Hey)( \[[^\]]+\]| \p{Lu}\p{L}+)?,/gmu,
        (_, name = ' [name]') => `Dear${name},`,
      ],
      [/(?<!\p{L})can[’']t(?!\p{L})/giu, 'cannot'],
      [/(?<!\p{L})won[’']t(?!\p{L})/giu, 'will not'],
      [/n[’']t(?!\p{L})/gu, ' not'],
      [/[’']re(?!\p{L})/gu, ' are'],
      [/(?<=\bI)[’']m(?!\p{L})/gu, ' am'],
      [/[’']ve(?!\p{L})/gu, ' have'],
      [/[’']ll(?!\p{L})/gu, ' will'],
      [/(?<!\p{L})(it|that|there|what|here)[’']s(?!\p{L})/giu, '$1 is'],
      [/(?<!\p{L})let[’']s(?!\p{L})/gu, 'let us'],
      [/(?<!\p{L})Thanks(?!\p{L})/gu, 'Thank you'],
      [/(?<!\p{L})Sound familiar(?=[:?])/gu, 'Does this sound familiar'],
      [/!+/g, '.'],
    ],
    informal: [
      [/^Dear( [^,\n]+),/gmu, (_, name = '') => `Hi${name},`],
      [/(?<!\p{L})cannot(?!\p{L})/gu, 'can’t'],
      [/(?<!\p{L})will not(?!\p{L})/gu, 'won’t'],
      [/(?<!\p{L})(do|does|did|is|are|was|has|have|should) not(?!\p{L})/giu, '$1n’t'],
      [/(?<!\p{L})(we|you|they) are(?!\p{L})/giu, '$1’re'],
      [/(?<!\p{L})I am(?!\p{L})/gu, 'I’m'],
      [/(?<!\p{L})(it|that) is(?!\p{L})/giu, '$1’s'],
      [/(?<!\p{L})(I|we|you) will(?!\p{L})/giu, '$1’ll'],
      [/(?<!\p{L})(T|t)hank you for/gu, '$1hanks for'],
      [/^Kind regards,/gmu, 'Best,'],
    ],
  },
  BG: {
    formal: [
      [/^Здравей(?:те)?(?:, (?:\[[^\]]+\]|\p{Lu}\p{L}+))?[,!]/gmu, 'Уважаеми [обръщение],'],
      [/^Поздрави,/gmu, 'С уважение,'],
      [
        new RegExp(`(^|[.!?] )(${imperatives})(?= )`, 'gmu'),
        (_, before = '', verb = '') => `${before}Моля, ${verb.toLowerCase()}`,
      ],
      [/(?<!\p{L})(?:ви|вас|вие|ваш\p{L}*)(?!\p{L})/gu, (word = '') => capitalised(word)],
      [/!+/g, '.'],
    ],
    informal: [
      [/^Уважаеми [^,\n]+,/gmu, 'Здравейте,'],
      [/^С уважение,/gmu, 'Поздрави,'],
      [
        /(^|[.!?] )Моля, (\p{Ll}\p{L}+те)(?!\p{L})/gmu,
        (_, before = '', verb = '') => before + capitalised(verb),
      ],
    ],
  },
};

/** The text in another register; null if no rule applies. What stands in square brackets stays, except in a greeting. */
export function inRegister(text: string, register: Register, language: Language): string | null {
  const [greeting, ...others] = rules[language][register];
  const greeted = greeting === undefined ? text : replaced(text, greeting);
  const changed = greeted
    .split(/(\[[^\]\n]*\])/)
    .map((part) => (part.startsWith('[') ? part : others.reduce(replaced, part)))
    .join('');
  return changed === text ? null : changed;
}

function replaced(text: string, [pattern, replacement]: Rule): string {
  return typeof replacement === 'string'
    ? text.replace(pattern, replacement)
    : text.replace(pattern, replacement);
}
