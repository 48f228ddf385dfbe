import { fixesOf, withReplacements } from '@savet/contract/brand-check';
import { expect, test } from 'vitest';
import { checkText } from '../../check-text.ts';

const tones = { EN: 'calm, plain', BG: 'спокоен, прост, без жаргон' };

test.each([
  ['an article', 'An amazing loaf and a phenomenal cake.', 'A good loaf and a very good cake.'],
  ['an adverb', 'It is an incredibly soft balm.', 'It is a soft balm.'],
  ['an adverb before a silent letter', 'It is an incredibly honest shop.', 'It is an honest shop.'],
  ['an adverb between commas', 'We sold out, incredibly, by two.', 'We sold out, by two.'],
  ['an adverb at the end', 'They came back, unbelievably.', 'They came back.'],
  ['an adverb in front', 'Incredibly, we baked more.', 'We baked more.'],
  ['the same word twice', 'A revolutionary new oven.', 'A new oven.'],
  ['verbs', 'We utilize rye, leveraging time.', 'We use rye, leveraging time.'],
  ['nouns in the plural', 'Our stakeholders know the KPIs.', 'Our partners know the measures.'],
  ['a call before a sentence', 'Act now: good bread goes fast.', 'Good bread goes fast.'],
  ['a call with a reason', 'Hurry, because only twelve are left.', 'Only twelve are left.'],
  ['a call behind a sentence', 'Only twelve are left, so hurry!', 'Only twelve are left!'],
  ['a sentence of its own', 'We bake. What are you waiting for? Come in.', 'We bake. Come in.'],
  ['several sentences', 'Hurry! Last chance! We bake until two.', 'We bake until two.'],
  ['an adverbial in brackets', 'Order rye (while stocks last).', 'Order rye.'],
  ['an adverbial in front', 'For a limited time only, we bake rye.', 'We bake rye.'],
  ['a list', '- Hurry, rye is back\n- Spelt', '- Rye is back\n- Spelt'],
  ['once in a lifetime', 'It is a once-in-a-lifetime trip.', 'It is a rare trip.'],
])('English, %s', (_name, text, mended) => {
  expect(mend(text, 'EN')).toBe(mended);
});

test.each([
  ['a comparison', 'The most amazing loaf.'],
  ['a noun', 'An epic of bread.'],
  ['a word behind its noun', 'A taste unmatched in Leeds.'],
  ['another meaning', 'The leverage of a lever.'],
  ['a statement', 'Prices won’t last long with us.'],
  ['nothing else in the text', 'Hurry!'],
  ['emphasis around a sentence', '**Hurry!** We bake rye.'],
  ['emphasis around a word', 'A **stunningly** soft loaf.'],
  ['brackets around a word', 'It is (incredibly) soft.'],
  ['the text of a link', 'It is [incredibly](https://a.example) soft.'],
  ['a part of a word', 'It is an incredibly-soft loaf.'],
  ['half a sentence behind', 'Hurry to our shop.'],
])('English, no fix for %s', (_name, text) => {
  expect(withoutMarks(mend(text, 'EN'))).toBe(withoutMarks(text));
});

test.each([
  [
    'genders',
    'Невероятна липа, уникален чай, страхотни билки.',
    'Хубава липа, особен чай, добри билки.',
  ],
  ['articles', 'Фантастичната липа и революционният чай.', 'Добрата липа и новият чай.'],
  ['an adverb', 'Невероятно мек хляб.', 'Мек хляб.'],
  ['a predicate', 'Това е невероятно.', 'Това е хубаво.'],
  ['jargon', 'Имплементираме иновативни решения до дедлайна.', 'Внедряваме нови решения до срока.'],
  ['two words', 'Предлагаме комплексни решения.', 'Предлагаме пълни решения.'],
  ['a call with „да“', 'Побързайте да се запишете.', 'Можете да се запишете.'],
  ['a call with an object', 'Не изпускай липата.', 'Обмисли липата.'],
  ['a call before a sentence', 'Не чакайте, зимата е кратка.', 'Зимата е кратка.'],
  ['a sentence of its own', 'Печем. Какво чакате? Елате.', 'Печем. Елате.'],
  ['an adverbial', 'Чай има само до изчерпване на количествата.', 'Чай има.'],
  ['„сега“', 'Поръчайте сега и пийте вечер.', 'Поръчайте и пийте вечер.'],
])('Bulgarian, %s', (_name, text, mended) => {
  expect(mend(text, 'BG')).toBe(mended);
});

test.each([
  ['a superlative', 'Най-невероятният чай.'],
  ['singular or plural', 'Магически чай.'],
  ['an adverb between commas', 'Хлябът, невероятно, свърши.'],
  ['an adverb in front', 'Невероятно, но свърши.'],
  ['verb or noun', 'Тези имплементирания са бавни.'],
])('Bulgarian, no fix for %s', (_name, text) => {
  expect(mend(text, 'BG')).toBe(text);
});

test('a neutral word that the guide avoids is no fix', () => {
  const text = 'An amazing loaf.';
  expect(mend(text, 'EN', { vocabularyGuide: 'Avoid: good' })).toBe(text);
});

function mend(text: string, language: 'EN' | 'BG', values = {}): string {
  const brand = { toneOfVoice: tones[language], ...values };
  let mended = text;
  for (let round = 0; round < 4; round += 1) {
    const input = { text: mended, language, channel: 'text', values: brand } as const;
    const tone = checkText(input).findings.filter(({ rule }) =>
      ['pressure', 'hype', 'jargon'].includes(rule),
    );
    mended = withReplacements(mended, fixesOf(tone));
  }
  return mended;
}

function withoutMarks(text: string): string {
  return text.replace(/!/g, '.');
}
