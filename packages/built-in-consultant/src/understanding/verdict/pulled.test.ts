import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { isPulled } from './pulled.ts';

const knowledge = loadKnowledge();

test.each([
  [
    'I run a two-chair barbershop and a franchise barber opened 80m away doing £9 cuts. I charge 18. Do I drop my price?',
    'cards/franchise',
  ],
  ['haircut 30, colour 6.20, it takes 2 hours, whats left per hour', 'cards/hourly-rate'],
])('one word pulls, and the rest speaks of something else: %s', (question, label) => {
  expect(isPulled(question, label, knowledge)).toBe(true);
});

test.each([
  ['Should I buy a franchise or open my own café under my own name?', 'cards/franchise'],
  ['How do I set my hourly rate as a freelance designer?', 'cards/hourly-rate'],
])('the situation is a second sign: %s', (question, label) => {
  expect(isPulled(question, label, knowledge)).toBe(false);
});
