import { expect, test } from 'vitest';
import { asksNumber } from './asks-number.ts';

test.each([
  'Where do I begin with a plan for next year? Cleaning firm, 14 people, turnover 310,000',
  'How should I plan the year, 9 people at 1,400 and a turnover of 420,000?',
  'От къде да почна с бюджета за догодина, 11 души, оборот 540 хил.',
  'Какво да сложа в плана за годината, 6 души по 1200 лв.?',
  'We have 14 people and 310,000 a year.',
])('%s: figures only tell who asks', (query) => {
  expect(asksNumber(query)).toBe(false);
});

test.each([
  'Where do I start, how much do 14 people at 1,400 cost a year?',
  '14 people at 1,400 a month: is it worth it?',
  'price 29, cost 18, margin',
  'Колко са заплатите на 14 души по 1400 на месец за година?',
  'kolko sa zaplatite na 14 dushi po 1400 za godina',
])('%s: a number is asked for', (query) => {
  expect(asksNumber(query)).toBe(true);
});
