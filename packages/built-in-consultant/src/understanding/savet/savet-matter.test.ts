import { expect, test } from 'vitest';
import { savetMatter } from './savet-matter.ts';

test.each([
  ['Who can edit my Brand Hub?', 'team-access'],
  ["Why can't I edit the brand hub?", 'brand-hub-closed'],
  ['Не мога да променя нищо в бранд хъба, защо?', 'brand-hub-closed'],
  ['How do I switch to Bulgarian?', 'languages'],
  ['Откъде се сменя езикът?', 'languages'],
  ['Как да сменя езика на английски?', 'languages'],
  ['Кой вижда моя Brand Hub?', 'privacy'],
  ['който друг от екипа може да редактира бранд хъба', 'team-access'],
  ['I need a VAT invoice for my subscription', 'payment'],
  ['трябва ми фактура с ДДС за абонамента', 'payment'],
  ['Can my accountant log in to my account?', 'team-access'],
  ['Ако спра абонамента, какво става с написаното в Brand Hub?', 'cancel'],
  ['Do I lose my chats if I cancel my plan?', 'cancel'],
  ['does Savet show what I type here to other businesses?', 'privacy'],
  ['Показвате ли на други фирми това, което пиша тук?', 'privacy'],
])('is about Savet: %s', (message, name) => {
  expect(savetMatter(message)?.name).toBe(name);
});

test.each([
  'What is empty in my Brand Hub?',
  'Can you show our advantages over competitors in a short list?',
  'Look at my Brand Hub: how are we different from our competitors?',
  'how do you even find a baker willing to start at 3am',
  'What happens if a customer stops my subscription?',
  'Does a customer of my subscription need an invoice?',
  'Do I put VAT on the invoice of a customer with a subscription?',
  'How do I bring orders and invoices into the plan?',
  'Can my assistant log in to my account on Facebook?',
  'Three people share our account, so who does what on which day?',
  'As a rule my subscription box customers get an invoice, who sends it?',
])('is not: %s', (message) => {
  expect(savetMatter(message)).toBeNull();
});
