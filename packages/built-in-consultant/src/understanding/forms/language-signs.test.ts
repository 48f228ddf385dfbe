import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { wishesLanguage } from './language-signs.ts';

const knowledge = loadKnowledge();

test.each([
  ['Отговори на английски', true],
  ['Слоган за пекарна на английски', true],
  ['Текст за табелата, кратко и на английски', true],
  ['In English, because the buyers are from Leeds.', true],
  ['Can I have the same in English?', true],
  ['Менюто ни е на английски, как да привлечем повече местни?', false],
  ['Миналата година описахме фирмата на английски. Погледнете тона на марката.', false],
  ['Our guests read the signs in English. Why do they leave no reviews?', false],
])('%s: wishes an answer in English: %s', (message, expected) => {
  expect(wishesLanguage(message, 'EN', knowledge)).toBe(expected);
});
