import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';

export type Register = 'formal' | 'informal';
type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const imperatives = 'Обадете|Пишете|Отговорете|Елате|Кажете|Запазете|Изберете';

/** Rules by language and register. They change forms of address and of words, never what is said. */
const rules: Record<Language, Record<Register, readonly Rule[]>> = {
  EN: {
    formal: [
      [
        lettered(/^(?:Hi|Hello|Hey)( \[[^\]]+\]| \p{Lu}\p{L}+)?,/gmu),
        (_, name = ' [name]') => `Dear${name},`,
      ],
      [lettered(/(?<!\p{L})can[’']t(?!\p{L})/giu), 'cannot'],
      [lettered(/(?<!\p{L})won[’']t(?!\p{L})/giu), 'will not'],
      [lettered(/n[’']t(?!\p{L})/gu), ' not'],
      [lettered(/[’']re(?!\p{L})/gu), ' are'],
      [lettered(/(?<=\bI)[’']m(?!\p{L})/gu), ' am'],
      [lettered(/[’']ve(?!\p{L})/gu), ' have'],
      [lettered(/[’']ll(?!\p{L})/gu), ' will'],
      [lettered(/(?<!\p{L})(it|that|there|what|here)[’']s(?!\p{L})/giu), '$1 is'],
      [lettered(/(?<!\p{L})let[’']s(?!\p{L})/gu), 'let us'],
      [lettered(/(?<!\p{L})Thanks(?!\p{L})/gu), 'Thank you'],
      [lettered(/(?<!\p{L})Sound familiar(?=[:?])/gu), 'Does this sound familiar'],
      [/!+/g, '.'],
    ],
    informal: [
      [/^Dear( [^,\n]+),/gmu, (_, name = '') => `Hi${name},`],
      [lettered(/(?<!\p{L})cannot(?!\p{L})/gu), 'can’t'],
      [lettered(/(?<!\p{L})will not(?!\p{L})/gu), 'won’t'],
      [lettered(/(?<!\p{L})(do|does|did|is|are|was|has|have|should) not(?!\p{L})/giu), '$1n’t'],
      [lettered(/(?<!\p{L})(we|you|they) are(?!\p{L})/giu), '$1’re'],
      [lettered(/(?<!\p{L})I am(?!\p{L})/gu), 'I’m'],
      [lettered(/(?<!\p{L})(it|that) is(?!\p{L})/giu), '$1’s'],
      [lettered(/(?<!\p{L})(I|we|you) will(?!\p{L})/giu), '$1’ll'],
      [lettered(/(?<!\p{L})(T|t)hank you for/gu), '$1hanks for'],
      [/^Kind regards,/gmu, 'Best,'],
    ],
  },
  BG: {
    formal: [
      [
        lettered(/^Здравей(?:те)?(?:, (?:\[[^\]]+\]|\p{Lu}\p{L}+))?[,!]/gmu),
        'Уважаеми [обръщение],',
      ],
      [/^Поздрави,/gmu, 'С уважение,'],
      [
        lettered(`(^|[.!?] )(${imperatives})(?= )`, 'gmu'),
        (_, before = '', verb = '') => `${before}Моля, ${verb.toLowerCase()}`,
      ],
      [lettered(/(?<!\p{L})(?:ви|вас|вие|ваш\p{L}*)(?!\p{L})/gu), (word = '') => capitalised(word)],
      [/!+/g, '.'],
    ],
    informal: [
      [/^Уважаеми [^,\n]+,/gmu, 'Здравейте,'],
      [/^С уважение,/gmu, 'Поздрави,'],
      [
        lettered(/(^|[.!?] )Моля, (\p{Ll}\p{L}+те)(?!\p{L})/gmu),
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
