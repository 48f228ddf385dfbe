import { lettered } from '@savet/text/lettered';

/** Words of the asker about themselves, and the same words addressed to them. Only those that stand before or after a noun. */
const turned: readonly (readonly [RegExp, string])[] = [
  [word('my|our'), 'your'],
  [word('mine|ours'), 'yours'],
  [word('me|us|myself|ourselves'), 'you'],
  [word("i am|i[’']m|we are|we[’']re"), 'you are'],
  [word('i|we'), 'you'],
  [word('моя|моят|нашия|нашият'), 'Вашия'],
  [word('моята|нашата'), 'Вашата'],
  [word('моето|нашето'), 'Вашето'],
  [word('моите|нашите'), 'Вашите'],
  [word('мой|наш'), 'Ваш'],
  [word('моя|наша'), 'Ваша'],
  [word('мои|наши'), 'Ваши'],
  [word('ми|ни|мен|нас'), 'Ви'],
];

function word(words: string): RegExp {
  return lettered(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
}

/** „Доставчик за нашата пекарна“: „доставчик за Вашата пекарна“. */
export function toReader(text: string): string {
  const said = turned.reduce((read, [own, yours]) => read.replace(own, yours), text);
  // After a preposition, the long form stands.
  return said.replace(lettered(/(?<!\p{L})(за|при|до|от|с|със|на|към) Ви(?!\p{L})/giu), '$1 Вас');
}

/** Bulgarian verbs that such questions are about, by their beginning: said to the asker they end in „-ите“, „-ете“ or „-те“. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(отвор|куп|направ|постро|постав|намер|замен|смен|добав|реш|запаз)(?:я|а|им)$/u, 'ите'],
  [/^(започн|наем|взем|пусн|въвед|прием|поем|стан)(?:а|ем)$/u, 'ете'],
  [
    lettered(
      /^((?:отвар|изнас|внас)я|(?:купув|продав|предлаг|участв|наем|взем|стартир|инвестир|организир|използв|ползв|реклам)\p{L}*а)(?:м|ме)$/u,
    ),
    'те',
  ],
];

/** „Отворя автомивка“: „отворите автомивка“, English as it is; null if the verb is none of those that are known. */
export function deedToReader(deed: string): string | null {
  if (!/\p{Script=Cyrillic}/u.test(deed)) return toReader(deed);
  const [verb = '', ...rest] = deed.split(' ');
  for (const [sign, ending] of endings) {
    const stem = sign.exec(verb.toLowerCase())?.[1];
    if (stem !== undefined) return toReader([`${stem}${ending}`, ...rest].join(' '));
  }
  return null;
}
