import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { sampleAnswer } from '../testing/sample-answer.ts';
import { language } from './language.ts';

test.each<[Language, string]>([
  ['EN', 'Raise the price in September and tell the regulars first.'],
  ['EN', 'Put the sign „Отворено“ on the door; locals read it at once.'],
  ['EN', 'Ask your accountant or the НАП office before you send the invoice.'],
  ['EN', 'Register the course at www.example.bg and say so on Viber.'],
  ['BG', 'Вдигнете цената през септември и кажете първо на редовните клиенти.'],
  ['BG', 'Пуснете публикация във Facebook и Instagram, а после я изпратете по Viber.'],
  ['BG', 'Сложете QR код на касата; той води към „Google Business Profile“.'],
  ['BG', 'Пишете на hello@example.bg или вижте https://example.bg/bukети.'],
  ['BG', '#цветя #flowers #burgas\n\nНови лалета в петък сутрин.'],
])('%s passes: %s', (code, text) => {
  expect(language(sampleAnswer(code, text))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string]>([
  ['EN', 'Вдигнете цената през септември и кажете първо на клиентите.'],
  ['EN', 'Raise the price in September.\n\nКажете първо на редовните клиенти защо го правите.'],
  ['EN', 'Raise the price for the нови clients first.'],
  ['EN', 'Raise the price 你好 in September.'],
  [
    'EN',
    'Erhöhen Sie die Preise und sagen Sie es den Kunden mit einer Karte, die nicht teuer ist.',
  ],
  ['BG', 'Raise the price in September and tell the regulars first.'],
  ['BG', 'Вдигнете цената.\n\nTell the regulars first and write a short note to everybody.'],
  ['BG', 'Напишете кратко письмо. Это поможет вам, если клиенты уже были у вас.'],
  ['BG', 'Если вы хотите больше клиентов, нужно сделать так, чтобы они вернулись.'],
  ['BG', 'Vdignete cenata prez septemvri i kazhete parvo na klientite.'],
  ['BG', 'Вдигнете ценaта през септември.'],
  ['BG', 'Вдигнете цената през 九月 и кажете на клиентите.'],
])('%s fails: %s', (code, text) => {
  expect(language(sampleAnswer(code, text)).passed).toBe(false);
});
