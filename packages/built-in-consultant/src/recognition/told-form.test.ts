import { expect, test } from 'vitest';
import { readExamples } from './examples.ts';
import { readStories, toldWith } from './told-form.ts';

const stories = { EN: ['We bake bread.', 'It rained.'], BG: ['Печем хляб.', 'Валеше.'] };

test('a question gets sentences of its own language around it, always the same ones', () => {
  const question = 'How do I find new customers?';
  const told = toldWith(stories)(question, 'cards/first-ten-customers');
  expect(told).toContain(question);
  expect(told).toMatch(/We bake bread\.|It rained\./);
  expect(toldWith(stories)(question, 'cards/first-ten-customers')).toBe(told);
  expect(toldWith(stories)('Как да намеря нови клиенти?', 'cards/first-ten-customers')).toMatch(
    /Печем хляб\.|Валеше\./,
  );
});

test.each([
  ['a title', 'late payments', 'cards/late-payers'],
  ['a greeting', 'good morning to all of you', 'talk/greeting'],
  ['a fact', 'We repair phones and tablets.', 'facts/business-description'],
])('%s stays as it is', (_, example, label) => {
  expect(toldWith(stories)(example, label)).toBe(example);
});

test('there are stories enough that none is a sign of a label', () => {
  const read = readStories(readExamples());
  expect(read.EN.length).toBeGreaterThan(80);
  expect(read.BG.length).toBeGreaterThan(80);
  expect(read.EN.join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
});
