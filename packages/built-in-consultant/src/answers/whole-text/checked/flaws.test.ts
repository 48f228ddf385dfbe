import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import type { PurposeName, TextForm } from '../../../knowledge/purposes.schema.ts';
import { type Flaw, flawIn } from './flaws.ts';

type Row = readonly [Flaw, Language, TextForm, string, string, PurposeName?];

const flawed: readonly Row[] = [
  [
    'wish',
    'EN',
    'post',
    'Write a post: we opened a second garage in Derby. Not boastful.',
    'We opened a second garage in Derby.\n\n- Not boastful',
  ],
  [
    'wish',
    'BG',
    'mail',
    'Писмо до куриера: пратката дойде мокра. Твърдо, но не грубо.',
    'Здравейте, [име],\n\nПратката дойде мокра. Не грубо.\n\nПоздрави,\n[Вашето име], [фирма]',
  ],
  [
    'order',
    'EN',
    'mail',
    'I need a kind reply to a customer. Her parcel comes on Monday.',
    'Hello [name],\n\nI need a kind reply. Your parcel comes on Monday.\n\nKind regards,\n[your name], [company]',
  ],
  [
    'order',
    'BG',
    'mail',
    'Покана до блогър за откриване на 5 май.',
    'Здравейте, [име],\n\nПиша Ви за покана до блогър на 5 май.\n\nПоздрави,\n[Вашето име], [фирма]',
  ],
  [
    'person',
    'EN',
    'short',
    'Text Mr Reed: his boiler is fixed, he can call me on Friday.',
    'Hello Mr Reed, your boiler is fixed. He can call me on Friday.\n\n[company]',
  ],
  [
    'person',
    'BG',
    'mail',
    'Писмо до кандидат: беше на интервю, пазим документите.',
    'Здравейте, [име],\n\nБеше на интервю. Пазим документите.\n\nПоздрави,\n[Вашето име], [фирма]',
  ],
  [
    'facts',
    'EN',
    'mail',
    'Tell our clients the office moves on 4 June, phone 0161 555 0190.',
    'Dear clients,\n\nThe office moves on 4 June.\n\nKind regards,\n[your name], [company]',
  ],
  [
    'doubled',
    'EN',
    'mail',
    'Offer: lawn mowing weekly, 40 pounds a visit.',
    'Hello [name],\n\nWe offer lawn mowing for 40 pounds a visit weekly. Lawn mowing for 40 pounds a visit weekly.\n\nKind regards,\n[your name], [company]',
  ],
  [
    'subject',
    'EN',
    'mail',
    'Write that fees go up 3% from 1 May.',
    '**Subject:** Fees go up 3% from 1\n\nDear clients,\n\nFees go up 3% from 1 May.\n\nKind regards,\n[your name], [company]',
  ],
  [
    'signature',
    'EN',
    'post',
    'Write a post about our oat bread, from Monday.',
    'New with us: our oat bread!\n\nMonday, Corner Oven',
  ],
  [
    'name',
    'EN',
    'mail',
    'Write to a client that her lamp is ready. Name is Judith.',
    'Hello [name],\n\nYour lamp is ready, Judith knows.\n\nKind regards,\n[your name], [company]',
  ],
  [
    'cause',
    'EN',
    'short',
    'Reply to this review: "The soup was cold twice." The hotplate cable burned through, an electrician replaced it.',
    'Thank you for telling us. We are sorry that the soup was cold twice.',
    'review-reply-bad',
  ],
  [
    'denied',
    'EN',
    'short',
    'Reply to this review: "The barber shouted at me." Nobody shouted, we have three witnesses.',
    'We are sorry that the barber shouted at you. Nobody shouted. We have three witnesses.',
    'review-reply-bad',
  ],
];

for (const [flaw, language, form, request, shown, purpose = 'general'] of flawed) {
  test(`${flaw}: a reader would see it in “${request}” (${language}, ${form})`, () => {
    expect(flawIn(shown, { request, added: [], form, purpose }, language)).toBe(flaw);
  });
}

const sound: readonly (readonly [Language, TextForm, string, string, PurposeName?])[] = [
  // A manner as a part of what is said
  [
    'EN',
    'mail',
    'Write to our clients: our new guide is honest and short, it costs 5 pounds.',
    'Dear clients,\n\nOur new guide is honest and short. It costs 5 pounds.\n\nKind regards,\n[your name], [company]',
  ],
  // Somebody else, who is named
  [
    'EN',
    'mail',
    'Tell Mrs Hart our plumber comes on Tuesday, he needs the key.',
    'Hello Mrs Hart,\n\nOur plumber comes on Tuesday. He needs the key.\n\nKind regards,\n[your name], [company]',
  ],
  // Notes of a notice need no verb
  [
    'EN',
    'notice',
    'Sign for the door: cash only today, 10 to 4.',
    '**Cash only today**\n\n10 to 4.',
  ],
  // The own contact
  [
    'EN',
    'mail',
    'Welcome mail to new clients: reports come by the 10th. Contact is Judith.',
    'Hello,\n\nReports come by the 10th.\n\nYour contact is Judith.\n\nKind regards,\n[your name], [company]',
  ],
  // Figures of the review are those of its writer
  [
    'EN',
    'short',
    'Reply to this review: "Waited 40 minutes." Our cook was ill that night.',
    'Thank you for writing to us. We are sorry that you waited. Our cook was ill that night.',
    'review-reply-bad',
  ],
  // A sender who is named
  [
    'EN',
    'mail',
    'Write that the chairs come on Friday. I’m Tom from Elm & Co.',
    'Hello [name],\n\nThe chairs come on Friday.\n\nKind regards,\nTom, Elm & Co',
  ],
  [
    'BG',
    'mail',
    'Напиши на клиентите, че в петък не работим.',
    '**Тема:** В петък не работим\n\nУважаеми клиенти,\n\nВ петък не работим.\n\nПоздрави,\n[Вашето име], [фирма]',
  ],
];

for (const [language, form, request, shown, purpose = 'general'] of sound) {
  test(`nothing is found in a sound text for “${request}” (${language}, ${form})`, () => {
    expect(flawIn(shown, { request, added: [], form, purpose }, language)).toBeNull();
  });
}
