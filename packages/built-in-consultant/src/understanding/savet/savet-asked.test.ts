import { expect, test } from 'vitest';
import { savetAsked } from './savet-asked.ts';

test.each([
  ['How many queries are left and when do they reset?', 'queries-left'],
  ['Do unused questions a month carry over?', 'queries-end'],
  ['прехвърлят ли се неизползваните въпроси за другия месец', 'queries-end'],
  ['Can my boss read my chats?', 'shared-login'],
  ['съдружникът ми вижда ли какво питам', 'shared-login'],
  ['ползваме общ акаунт, виждат ли се чатовете', 'shared-login'],
  ['Can someone from your team open my account?', 'privacy'],
  ['Is it safe to write a client’s name here?', 'client-names'],
  ['мога ли да пиша тук заплатите на служители', 'client-names'],
  ['What do I get with Enterprise?', 'pro-or-enterprise'],
  ['Can I switch from yearly to monthly?', 'change-cycle'],
  ['имате ли отстъпка за нови клиенти', 'plans'],
  ['You charged me twice', 'charged-wrong'],
  ['Can I get a refund from you?', 'refund'],
  ['мога ли да платя по банков път', 'pay-otherwise'],
  ['може ли фактура на фирмата', 'payment'],
  ['my card has expired, where do I change it', 'payment'],
  ['How do I set up a passkey?', 'passkey'],
  ['откраднаха ми телефона, как да изляза от профила', 'lost-device'],
  ['I forgot my password', 'forgotten-password'],
  ['Can I delete my Brand Hub?', 'empty-brand-hub'],
  ['Is there an app for iPhone?', 'devices'],
  ['мога ли да ползвам савет от телефона', 'devices'],
  ['is there a dark mode', 'appearance'],
])('“%s” is about %s', (message, name) => {
  expect(savetAsked(message)?.name).toBe(name);
});

test.each([
  'How do I get monthly customers to switch to annual?',
  'Should I offer a discount for the first month?',
  'Can I pay a supplier abroad with PayPal?',
  'Do I have to issue an invoice for a deposit?',
  'Can my assistant see what I write on Facebook?',
  'I forgot the password of our business page',
  'How often should a restaurant change its card?',
  'My developer wants six more months because dark mode is still missing',
  'Компенсираме въглеродния си отпечатък, как да го кажем',
  'Трима души ползваме един профил, кой в кой ден какво да пуска?',
])('“%s” is not about Savet', (message) => {
  expect(savetAsked(message)).toBeNull();
});
