import { withReplacements } from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { checkText } from '../../check-text.ts';
import { sentenceSplit } from './sentence-split.ts';

test.each([
  [
    'We bake bread at night, and we sell it before two.',
    'We bake bread at night. We sell it before two.',
  ],
  [
    'We bake bread at night; they deliver it by bike.',
    'We bake bread at night. They deliver it by bike.',
  ],
  [
    'We bake bread at night, but it is sold by two.',
    'We bake bread at night. But it is sold by two.',
  ],
  ['The oven is old – it has baked since 1920.', 'The oven is old. It has baked since 1920.'],
  [
    'Please bring the old list, and call us before two.',
    'Please bring the old list. Call us before two.',
  ],
  [
    'We bake bread, and since rye is rare, we sell little.',
    'We bake bread. Since rye is rare, we sell little.',
  ],
  [
    'Most cafés throw bread away, which is why we bake to order.',
    'Most cafés throw bread away. That is why we bake to order.',
  ],
  [
    'Our adviser calls you today, which means you know the sum.',
    'Our adviser calls you today. This means that you know the sum.',
  ],
  [
    'When it snows, we stay inside, because nobody likes the wind.',
    'When it snows, we stay inside. That is because nobody likes the wind.',
  ],
  [
    'Good bread takes time: our dough rests for one whole night.',
    'Good bread takes time. Our dough rests for one whole night.',
  ],
  [
    'We started with one oven, but the harbour quickly found us.',
    'We started with one oven. But the harbour quickly found us.',
  ],
  [
    'We call you on Monday, and then our baker comes by.',
    'We call you on Monday. Then our baker comes by.',
  ],
  [
    'Last week somebody asked for rye, and by the evening it was gone.',
    'Last week somebody asked for rye. By the evening it was gone.',
  ],
  [
    'If you come today, you will get rye, and it costs little.',
    'If you come today, you will get rye. It costs little.',
  ],
])('English is divided: %s', (text, divided) => {
  expect(split(text, 'EN')).toBe(divided);
});

test.each([
  'If you come at two, and we are open, we will talk.',
  'Four days on foot through hills, and we cook.',
  'We bake, we sell it warm here, and we deliver.',
  'The bread you ordered, and we have baked, is ready.',
  'Either you come to us now, or we will come to you.',
  'Do you come to us today, and will it be soon, and we bake?',
  'We said (you came at two, and we were open) a lot.',
  'Our oven – it is an old one – bakes rye bread daily.',
  'We bake bread for everybody, and nobody else here does.',
  'She writes it down, gives it away, and the list is long.',
  'The loaf is from here, the flour comes from there, and the salt is good.',
  'The bread is warm, because we bake late, and crusty, because it is new.',
  'Our rule is: we bake bread at night and sell it.',
  'We sell warm rye bread, and the daily costs and fees rise.',
  'The oven, which is old, because nobody likes new ones, bakes.',
  'Because of the snow, the path, which means a lot, closes.',
])('English stays as it is: %s', (text) => {
  expect(split(text, 'EN')).toBeNull();
});

test.each([
  [
    'Знаем кога отваряте, и точно затова печем през нощта.',
    'Знаем кога отваряте. Точно затова печем през нощта.',
  ],
  [
    'Печем хляб през нощта; ние го носим до вратата.',
    'Печем хляб през нощта. Ние го носим до вратата.',
  ],
  ['Хлябът е с квас, който пазим, и ще Ви хареса.', 'Хлябът е с квас, който пазим. Ще Ви хареса.'],
  ['Хлябът е с квас, но ние го режем сутрин.', 'Хлябът е с квас. Но ние го режем сутрин.'],
  [
    'Повечето кафенета изхвърлят хляб, поради което ние печем по поръчка.',
    'Повечето кафенета изхвърлят хляб. Затова ние печем по поръчка.',
  ],
  [
    'Курсът е за възрастни, затова първият урок започва с разговор.',
    'Курсът е за възрастни. Затова първият урок започва с разговор.',
  ],
  [
    'Екипът преглежда документите, което означава, че знаете къде сте.',
    'Екипът преглежда документите. Това означава, че знаете къде сте.',
  ],
  [
    'Когато вали, ние оставаме вътре, защото никой не обича вятъра.',
    'Когато вали, ние оставаме вътре. Причината е, че никой не обича вятъра.',
  ],
  [
    'Тестото е меко сутрин, а до вечерта хлябът вече се пече.',
    'Тестото е меко сутрин. А до вечерта хлябът вече се пече.',
  ],
  [
    'Добрият хляб иска време: тестото ни почива цяла нощ тук.',
    'Добрият хляб иска време. Тестото ни почива цяла нощ тук.',
  ],
  [
    'Ако хлябът не дойде, моля, пишете ни, а ние ще помогнем.',
    'Ако хлябът не дойде, моля, пишете ни. А ние ще помогнем.',
  ],
  [
    'Поръчката Ви е приета и ще бъде оставена до вратата.',
    'Поръчката Ви е приета. Ще бъде оставена до вратата.',
  ],
  [
    'Разгледахме всички Ваши документи и стигнахме до един ясен извод.',
    'Разгледахме всички Ваши документи. Стигнахме до един ясен извод.',
  ],
])('Bulgarian is divided: %s', (text, divided) => {
  expect(split(text, 'BG')).toBe(divided);
});

test.each([
  'Когато дойдохме в селото, и видяхме липите там, седнахме.',
  'Билки от село, в което никой не бърза, и ще Ви харесат.',
  'Хлябът, който поръчахте вчера, и ние опекохме, е готов.',
  'Нито ние печем вечер, нито те, но ще отворим рано.',
  'Не пещта е стара тук, а закваската, която храним.',
  'Хлябът е топъл, защото печем късно, и хрупкав, защото е пресен.',
  'Техникът идва с всички инструменти, така че нищо да не липсва.',
  'Ресторантите, а понякога и кафенетата, ще получат хляб рано сутрин.',
  'Между хляба, който обичаме, и хляба, който искате, има разлика.',
  'Не бързаме никога с хляба, а чакаме тестото да втаса.',
  'Правилото е следното: печем нощем и продаваме сутрин на пазара.',
])('Bulgarian stays as it is: %s', (text) => {
  expect(split(text, 'BG')).toBeNull();
});

test('a paragraph in a quotation is divided within it', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `> ${sentence.repeat(6).trim()}`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found).toMatchObject([{ rule: 'paragraphs', edits: [{ text: '\n>\n> ' }] }]);
});

test('quoted sentences stay in one paragraph', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `“${sentence.repeat(6).trim()}”`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found.filter(({ edits }) => edits)).toEqual([]);
});

/** Divided into sentences of at most eight words. */
function split(text: string, language: Language): string | null {
  const division = sentenceSplit(text, { start: 0, end: text.length }, 8, language);
  return division && withReplacements(text, division.edits);
}
