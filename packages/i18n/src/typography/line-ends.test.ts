import { expect, it } from 'vitest';
import { bindEnglish, bindShortWords, withPlainSpaces } from './line-ends.ts';

/** Non-breaking spaces as “_”. */
const shown = (text: string) => text.replaceAll('\u00A0', '_');

it.each([
  ['a preposition', 'Напишете имейл в нашия тон', 'Напишете имейл в_нашия тон'],
  ['several in a row', 'Съвети за и от кафенета', 'Съвети за_и_от_кафенета'],
  ['at the start', 'С какво да започнем?', 'С_какво да_започнем?'],
  ['before a quotation', 'Действия за „Чат“', 'Действия за_„Чат“'],
  [
    'before a parameter',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    'въпроси от ${date}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    'въпроси от_${date}',
  ],
  ['at the end', 'Точно така, да', 'Точно така, да'],
  ['“ли”, which belongs to the word before', 'Искате ли да спрем?', 'Искате_ли да_спрем?'],
  ['“ли” after a short word', 'Вярно ли е? Да ли?', 'Вярно_ли е? Да_ли?'],
  ['“ли” in a longer word', 'Или дали линията', 'Или дали линията'],
  ['prepositions of three letters', 'Във връзка със Savet', 'Във_връзка със_Savet'],
  ['other words of three letters', 'Той вече каза', 'Той вече каза'],
  ['a pronoun after its noun', 'Профилът Ви не може', 'Профилът_Ви не_може'],
  ['a pronoun at the end', 'Срокът ѝ изтече, и на чата му.', 'Срокът_ѝ изтече, и_на_чата_му.'],
  ['a pronoun after a short word', 'Ще Ви пишем', 'Ще_Ви_пишем'],
  ['a pronoun that begins a clause', 'Ако може, ни пишете', 'Ако може, ни_пишете'],
  ['other hyphens', 'бизнес-план, опо-на', 'бизнес-план, опо-на'],
  ['an amount', 'Цена 4,20 € днес', 'Цена 4,20_€ днес'],
  [
    'a number that is inserted',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    "още ${minutes} минути, ${formatNumber('bg', count)} пъти, ${title} днес",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    "още ${minutes}_минути, ${formatNumber('bg', count)}_пъти, ${title} днес",
  ],
  ['a word that begins a sentence', 'Няма. Ако може. Нито', 'Няма. Ако_може. Нито'],
  ['a number and its noun', 'остават 10 минути', 'остават 10_минути'],
  ['a name', 'Попълнете Brand Hub днес', 'Попълнете Brand_Hub днес'],
  ['longer words', 'Съвет, който познава марката', 'Съвет, който познава марката'],
  ['English words', "import { a } from './a.ts' // is it", "import { a } from './a.ts' // is it"],
])('%s', (_, text, expected) => {
  expect(shown(bindShortWords(text))).toBe(expected);
});

it.each([
  ['a number and its noun', 'You have 3 queries left', 'You have 3_queries left'],
  [
    'a number that is inserted',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    "${count} fields, ${formatNumber('en', limit)} ${plural('en', limit)}, ${title} today",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
    "${count}_fields, ${formatNumber('en', limit)}_${plural('en', limit)}, ${title} today",
  ],
  ['a short word that begins a sentence', 'They are free. No card.', 'They are free. No_card.'],
  ['a longer one', 'They are free. Your card.', 'They are free. Your card.'],
  ['“per”', 'queries per month, hyper long', 'queries per_month, hyper long'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a text
  ['“by”', 'by ${email}', 'by_${email}'],
])('English: %s', (_, text, expected) => {
  expect(shown(bindEnglish(text))).toBe(expected);
});

it('gives the typed text back', () => {
  const text = 'Как да намеря по-добри клиенти в София?';
  expect(withPlainSpaces(bindShortWords(text))).toBe(text);
});
