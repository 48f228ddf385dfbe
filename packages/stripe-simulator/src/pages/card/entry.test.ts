import { expect, test } from 'vitest';
import { type CardEntry, cardProblems } from './entry.ts';

const now = Date.UTC(2026, 10, 21) / 1000;
const good: CardEntry = {
  email: 'ana@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  name: 'Ана Иванова',
};
const rules = { now, emailNeeded: true, isTestCard: (number: string) => number.startsWith('4242') };

test.each<[string, Partial<CardEntry>]>([
  ['a valid card', {}],
  ['dashes', { number: '4242-4242-4242-4242' }],
  ['the current month', { expiry: '11/26' }],
  ['a long year', { expiry: '1/2034' }],
  ['no slash', { expiry: '1234' }],
  ['four digits of code', { cvc: '1234' }],
])('%s is accepted', (_case, changed) => {
  expect(cardProblems({ ...good, ...changed }, rules)).toEqual({});
});

test.each<[string, Partial<CardEntry>, object]>([
  ['a short number', { number: '4242' }, { number: 'number' }],
  ['a mistyped number', { number: '4242424242424241' }, { number: 'number' }],
  ['letters', { number: '4242 4242 4242 424a' }, { number: 'number' }],
  ['a real card', { number: '5555555555554444' }, { number: 'notTest' }],
  ['last month', { expiry: '10/26' }, { expiry: 'expired' }],
  ['month 13', { expiry: '13/30' }, { expiry: 'expiry' }],
  ['no expiry', { expiry: '' }, { expiry: 'expiry' }],
  ['a short code', { cvc: '12' }, { cvc: 'cvc' }],
  ['no name', { name: '  ' }, { name: 'name' }],
  ['no e-mail', { email: 'ana' }, { email: 'email' }],
])('%s is refused', (_case, changed, problems) => {
  expect(cardProblems({ ...good, ...changed }, rules)).toEqual(problems);
});

test('the e-mail is optional when the session has one', () => {
  expect(cardProblems({ ...good, email: '' }, { ...rules, emailNeeded: false })).toEqual({});
});
