import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { noInvention } from './no-invention.ts';

test.each<[Language, string, SampleOptions]>([
  ['EN', 'Write to the 40 people who have come before.', { question: 'I have 40 customers' }],
  ['EN', 'Kiln Lane is a quiet place. Come on Monday, write to us on Instagram.', {}],
  ['EN', 'Add a line such as “Anna, beginner” under each photo, with her permission.', {}],
  ['EN', 'Dear [name], thank you. Signed, [your name], since [year].', {}],
  ['EN', 'Ask three customers for a review after the second evening.', {}],
  ['EN', 'Thank Ruth for the photo.', { question: 'Reply to Ruth, who sent us a photo' }],
  ['BG', 'Уважаеми г-н Димов, букетът е готов.', { question: 'Reply to Mr Dimov' }],
  ['BG', 'Помолете доволните клиенти за отзив в Google.', {}],
  ['BG', 'Лале в Бургас: букети за колеги и съседи.', {}],
  ['BG', 'Здравейте, Мария! Букетът е готов.', { question: 'Съобщение до Мария' }],
  ['BG', 'Ако имате награда или сертификат, покажете ги.', {}],
])('%s passes: %s', (code, answer, options) => {
  expect(noInvention(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  ['EN', 'Join over 500 happy customers.', {}],
  ['EN', 'Hundreds of beginners and satisfied customers trust us.', {}],
  ['EN', 'Teaching pottery since 1998.', {}],
  ['EN', 'Our award-winning courses start on Monday.', {}],
  ['EN', 'All teachers are certified by the guild.', {}],
  ['EN', 'Rated 4.9 by 215 beginners.', {}],
  ['EN', '“A quiet hour”, wrote Helga from Bremen.', {}],
  ['EN', 'Studies show that clay lowers stress.', {}],
  ['EN', '“The best evening of my week.” – Sarah, London', {}],
  ['EN', 'Best wishes,\nMargaret', {}],
  ['BG', 'Над 500 доволни клиенти ни се довериха.', {}],
  ['BG', 'Работим от 1998 г. насам.', {}],
  ['BG', 'Ние сме №1 в България.', {}],
  ['BG', 'Според проучване цветята вдигат настроението.', {}],
  ['BG', '„Най-красивият букет!“ – Мария, Бургас', {}],
  ['BG', 'С уважение,\nИван Петров', {}],
])('%s fails: %s', (code, answer, options) => {
  expect(noInvention(sampleAnswer(code, answer, options)).passed).toBe(false);
});
