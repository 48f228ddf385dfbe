import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../../knowledge/knowledge.ts';
import { bakery, recruiter, yard } from '../../../testing/brand-hubs.ts';
import { answer } from '../../answer.ts';

const knowledge = loadKnowledge();
const hubs = { bakery, recruiter, yard, none: {} };

function ask(language: Language, hub: keyof typeof hubs, query: string) {
  return answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language },
      ...{ values: hubs[hub], emptyFields: [], allowance: null, brandHubLocked: false },
    },
    knowledge,
  );
}

type Case = readonly [Language, keyof typeof hubs, string, readonly string[], readonly string[]];

test.each<Case>([
  [
    ...(['EN', 'bakery'] as const),
    'Reply to this 2 star review from Petar K.: "Bread is great but the driver leaves the crates outside in the rain." Keep it under 60 words',
    [
      'Hello Petar,',
      '“the driver leaves the crates outside in the rain”',
      'the good words as well',
    ],
    ['Keep it', 'great'],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'отговор на отзив от Ивана П., 1 звезда: „Поръчах питки за бургери, дойдоха 30 и половината смачкани.“ Да се извиним, върнахме ѝ парите вчера',
    [
      'Здравейте, Ивана, благодарим',
      '„дойдоха 30 и половината смачкани“',
      'Върнахме Ви парите вчера.',
    ],
    ['Поръчах', 'Да се извиним', 'Ивана П'],
  ],
  [
    ...(['EN', 'bakery'] as const),
    'letter to our restaurants, from 1 february the loaf goes from 3.20 to 3.50 leva because flour went up. last rise was two years ago. signed Maria',
    [
      'Dear restaurants,',
      'The reason: flour went up. The last rise was two years ago.',
      'Maria, Зърно',
    ],
    ['To our restaurants'],
  ],
  [
    ...(['BG', 'yard'] as const),
    'имейл до стари клиенти, че от март поддръжката става 90 лв. вместо 75, за да си взема втори човек. благодаря им че са с нас',
    ['От март поддръжката става 90 лв. вместо 75', 'Благодарим Ви, че сте с нас.'],
    ['са с нас', 'че от март'],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'Напиши покана за „Нощ на хляба“ – събота, 14 юни, от 20 ч., ул. „Иван Вазов“ 12, вход свободен. До 60 думи, без емоджита',
    ['Каним Ви на „Нощ на хляба“!', 'Кога: събота, 14 юни, от 20 ч.', 'Къде: ул. „Иван Вазов“ 12'],
    ['емоджи', 'до 60 думи,'],
  ],
  [
    ...(['EN', 'none'] as const),
    'Invite our neighbours to the opening of our bike workshop, Friday 4 April from 5pm, 12 Mill Lane, free drinks, rsvp 07700 900123',
    [
      'Dear neighbours,',
      'to the opening of our bike workshop!',
      'Where: 12 Mill Lane',
      '07700 900123',
    ],
    ['rsvp'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'thank you note to Helen Price at Corbel Engineering, she paid the second half of the fee a month early and recommended us to her brother',
    ['You paid the second half', 'to your brother'],
    ['she ', 'her '],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'благодарствено писмо до г-жа Тодорова от ресторант „Павле“, три години клиент, препоръча ни на двама колеги',
    ['Уважаема г-жо Тодорова,', 'Вече три години сте наш клиент. Препоръчахте ни на двама колеги.'],
    ['[празник]'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    "write to Mark Ellis, he was in the final two for the plant manager role and didn't get it. other person had more experience with automation, keep the door open",
    [
      'position of plant manager',
      'You were in the final two.',
      'The other person had',
      'stay in touch',
    ],
    ["didn't get it", 'keep the door open', 'Be kind'],
  ],
  [
    ...(['BG', 'recruiter'] as const),
    'кратък имейл до Георги Илиев, че не е избран за ръководител производство, другият кандидат има повече години с роботи, да пазим връзка',
    ['позицията „ръководител производство“', 'Другият кандидат има повече', 'да поддържаме връзка'],
    ['Не е.', 'да пазим'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'remind Daniel (Tarn Pumps) that invoice 2217 for £6,400 was due on 3 November. second reminder. Firm. We stop the search if not paid by friday',
    [
      'Hello Daniel,',
      'invoice 2217 for £6,400',
      'second reminder',
      'by Friday, we stop the search.',
    ],
    ['Remind Daniel', '[name],'],
  ],
  [
    ...(['BG', 'yard'] as const),
    'Напомняне за неплатена фактура № 118 от 2 октомври, 1 450 лв., до община Елхово, учтиво, но с краен срок 15 ноември',
    ['фактура № 118 от 2 октомври за 1 450 лв.', 'сумата до 15 ноември.'],
    ['Учтиво', 'До община'],
  ],
  [
    ...(['EN', 'none'] as const),
    'apologise to Mr Hall, we delivered the wrong sofa on Thursday. our fault. we’ll bring the right one on saturday at 10',
    ['Dear Mr Hall,', 'I am sorry: it was our fault.', 'on Saturday at 10'],
    ['Our fault.'],
  ],
  [
    ...(['BG', 'none'] as const),
    'Извинение до г-жа Колева: сайтът не работеше вчера от 14 до 17 ч., изтекъл домейн, грешката е наша, приспадаме таксата за месеца',
    ['от 14 до 17 ч. Причината: изтекъл домейн. Грешката е наша', 'Приспадаме таксата за месеца.'],
    [],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'Студен имейл до управителя на нов ресторант в Капана, отварят на 5 май, до 5 изречения',
    ['Разбрах, че отваряте на 5 май.', 'Ние сме единствените в града, които пекат', 'хляб с квас'],
    ['изречения'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'cold email to the owner of Hobbs Engineering, they just lost their chief designer. no attachments',
    ['you just lost your chief designer', 'Half of the fee falls due'],
    [' they '],
  ],
  [
    ...(['EN', 'none'] as const),
    'my landlord Mr Brandt wants to raise the shop rent 18% from january. write a letter that we would accept 6% and sign for three years',
    ['Dear Mr Brandt,', 'You would like to raise the shop rent by 18%', 'We would accept 6%'],
    ['My landlord'],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'смс до клиентите: утре няма доставка заради снега, следваща в четвъртък в 6, извинете. до 160 знака',
    ['Уважаеми клиенти, утре няма', 'Следващата е в четвъртък в 6.', 'Извинете за неудобството.'],
    ['не биваше'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'LinkedIn post: we are hiring a researcher in Leeds, £34k, four days a week, apply to jobs@northbound.example by 15 May. explain why we don’t do keyword search. no emojis please',
    ['Apply to jobs@northbound.example by 15 May.', 'We want to put experienced engineers where'],
    ['xplain', 'emojis'],
  ],
  [
    ...(['BG', 'yard'] as const),
    'пост във фейсбук за зимна резитба, януари и февруари, от 60 лв на дърво, извозваме клоните, запитвания на лично съобщение. на „вие“, 3-4 изречения',
    ['от 60 лв. на дърво. Извозваме клоните.'],
    ['„вие“', 'изречения'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'Subject line for an email to owners of engineering firms about our fee model, under 50 characters, no exclamation mark',
    ['Half of the fee falls due after twelve months', 'Our fee model'],
    ['engineering'],
  ],
  [
    ...(['BG', 'bakery'] as const),
    'Едно изречение за менюто на ресторантите за нашата фокача, да не е сладникаво',
    ['Фокача от „Зърно“ – единствените в града'],
    ['Сметнете'],
  ],
  [
    ...(['EN', 'recruiter'] as const),
    'a bio for our page: Ana Ruseva, managing partner, used to be a museum guide for six years, then learned to code. third person, 40 words max',
    ['Ana Ruseva is managing partner at Northbound. Ana used to be a museum guide'],
    ['third person', 'our page'],
  ],
])('sets every part of an order in its place: %s %s %s', (language, hub, query, said, unsaid) => {
  const { text, isAnswer } = ask(language, hub, query);
  const quotation = (text.match(/^>.*$/gmu) ?? []).join('\n');
  for (const part of said) expect(quotation).toContain(part);
  for (const part of unsaid) expect(quotation).not.toContain(part);
  expect(isAnswer).toBe(true);
});

test.each<[Language, keyof typeof hubs, string, string]>([
  // The reason is neither told nor in the Brand Hub in this language.
  [
    ...(['EN', 'bakery'] as const),
    'Write a Facebook post inviting people to our "Bread Night", Saturday 14 June, 8pm to midnight, Kapana district, free entry. Say why we work at night.',
    '[the reason, in one sentence]',
  ],
  [
    ...(['BG', 'recruiter'] as const),
    'пост за LinkedIn защо половината ни хонорар се плаща след 12 месеца, до 100 думи без хаштагове',
    '[причината, с едно изречение]',
  ],
  // Fewer words than were asked for.
  [
    ...(['EN', 'yard'] as const),
    'product description for winter pruning, fruit trees up to 4 m, from 60 leva a tree, we take the branches away. 50-70 words',
    '50-70 words',
  ],
  [
    ...(['BG', 'none'] as const),
    'описание на продукт: ръчно правен сапун с лавандула, 100 г, 8,90 лв, без палмово масло, 40 думи',
    '40 думи',
  ],
])('leaves open what it does not know, free of charge: %s %s %s', (language, hub, query, open) => {
  const { text, isAnswer } = ask(language, hub, query);
  expect(text).toContain(open);
  expect(isAnswer).toBe(false);
});
