import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';

const knowledge = loadKnowledge();

test.each([
  ['my night baker wants to quit. he is the only one who knows the sourdough', 'key-person-leaves'],
  ['Единственият ми пекар иска да напусне, само той знае рецептите', 'key-person-leaves'],
  ['how do I explain to customers why we don’t deliver on Sundays', 'explain-limit'],
  ['Как да обясня на музея защо не правим повече от два варианта на дизайна?', 'explain-limit'],
  ['Should we use WordPress or Webflow for museums that have no web team?', 'site-builders'],
  [
    'Да отворим ли магазинче за граждани, или да си останем само с ресторантите?',
    'shop-or-trade-customers',
  ],
])('“%s” is answered by its own text', (query, name) => {
  const language = /[а-я]/u.test(query) ? 'BG' : 'EN';
  const question = { query, context: '', responseStyle: 'normal', language } as const;
  const input = {
    ...question,
    values: {},
    brandHubLocked: true,
    allowance: null,
    emptyFields: null,
  };
  expect(readQuestion(input, knowledge)).toMatchObject({ kind: 'angle', name });
});

test.each([
  'How do I explain to customers why prices go up?',
  'A client who is the only one we have wants to leave',
])('“%s” is not', (query) => {
  const question = { query, context: '', responseStyle: 'normal', language: 'EN' } as const;
  const input = {
    ...question,
    values: {},
    brandHubLocked: true,
    allowance: null,
    emptyFields: null,
  };
  const reading = readQuestion(input, knowledge);
  expect(reading).not.toMatchObject({ name: 'explain-limit' });
  expect(reading).not.toMatchObject({ name: 'key-person-leaves' });
});
