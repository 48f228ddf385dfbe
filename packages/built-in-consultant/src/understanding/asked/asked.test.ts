import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { openChoice, takenQuestion } from '../../testing/open-choice.ts';
import { readQuestion } from '../read-question.ts';
import { isOfOtherObject } from './objects.ts';

const knowledge = loadKnowledge();

function ask(query: string, context = '', brandHubLocked = false) {
  const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
  const input = {
    ...{ query, context, responseStyle: 'normal' as const, language },
    ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked },
  };
  return { reading: readQuestion(input, knowledge), reply: answer(input, knowledge) };
}

describe('a question that may mean one advice is answered, free of charge', () => {
  test.each([
    [
      'Имам идея за приложение за споделяне на инструменти между съседи. Как да я проверя?',
      { card: 'idea-validation' },
    ],
  ])('%s', (query, advice) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject(advice);
    expect(reply.isAnswer).toBe(false);
    expect(reply.text).toMatch(/^(?:I take this as a question about|Приемам, че питате за) \*\*/u);
    expect(reply.text.length).toBeGreaterThan(800);
  });

  const query = takenQuestion();

  test('the other reading is a button, and its choice is a whole answer', () => {
    const { reply } = ask(query);
    expect(reply.offer?.choices).not.toHaveLength(0);
    const chosen = ask('1', `user: ${query}\nassistant: ${reply.text}`);
    expect(chosen.reading.kind).toMatch(/^(?:card|topic)$/u);
    expect(chosen.reply.isAnswer).toBe(true);
  });

  test('what follows is about the answer and takes a query as ever', () => {
    const { reply } = ask(query);
    const more = ask('why?', `user: ${query}\nassistant: ${reply.text}`);
    expect(more.reading).toMatchObject({ again: 'why' });
    expect(more.reply.text).not.toMatch(/^Приемам, че/u);
    expect(more.reply.isAnswer).toBe(true);
  });
});

test('two readings that compete are offered, each with its beginning', () => {
  const query = openChoice('EN');
  const { reply } = ask(query);
  const choices = reply.offer?.choices ?? [];
  expect(choices).toHaveLength(2);
  // Each is named in the list and before its beginning.
  expect(reply.text.match(/^(?:\d\. )?\*\*/gmu)).toHaveLength(4);
  const chosen = ask('1', `user: ${query}\nassistant: ${reply.text}`);
  expect(chosen.reply.isAnswer).toBe(true);
});

test.each([
  ['I run a climbing gym and members quit in summer. What can I do?', 'off-season'],
  ['Колко време отнема една кравеферма да излезе на печалба?', 'break-even'],
  ['Имаме зъботехническа лаборатория. Как да привлечем още зъболекари?', 'business-clients'],
  ['Как да задържа сезонните ски учители за следващата зима?', 'staff-turnover'],
  ['Имам пчелин, но искам да влизам в магазини. Откъде да започна?', 'wholesale'],
])(
  'a question told by its signs is answered, whatever its words are nearest to: %s',
  (query, card) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ kind: 'card', card });
    expect(reply).toMatchObject({ isAnswer: false, offer: { team: true } });
  },
);

describe('words that say which advice answers a question count more than its trade', () => {
  test.each([
    ['My ice rink has no visitors in summer. What should I do?', { card: 'off-season' }],
    ['Конната ни база няма посетители през зимата. Какво да правим?', { card: 'off-season' }],
    [
      'Защо хората разглеждат къщата ни в Booking, но не резервират?',
      { card: 'traffic-without-orders' },
    ],
    ['Кога една млекарна излиза на печалба?', { card: 'break-even' }],
    ['Как да привлечем още ресторанти за нашите гъби?', { card: 'business-clients' }],
    [
      'We grow oyster mushrooms. How do we get restaurants to try them?',
      { card: 'business-clients' },
    ],
    [
      'My tattoo artists keep leaving and opening their own studios. What can I do?',
      { card: 'staff-turnover' },
    ],
    [
      'Клиентите на моя шивашки сервиз не си взимат дрехите. Какво да правя?',
      { card: 'uncollected-orders' },
    ],
    ['Why does nobody order dessert in my bistro?', { card: 'upselling' }],
    ['Фризьорките ми напускат и отварят свои салони. Какво да правя?', { card: 'staff-turnover' }],
    ['Как да спечелим домоуправители за клиенти?', { card: 'business-clients' }],
    [
      'Правим сапуни и искаме аптеките да ги продават. Откъде да почнем?',
      { card: 'wholesale-listings' },
    ],
  ])('%s', (query, advice) => {
    const { reading } = ask(query);
    expect(reading).toMatchObject(advice);
  });

  test.each([
    ['How much should I charge for a website?', 'hourly-rate'],
    ['Каква опаковка да ползвам за домашна паста?', 'packaging'],
    ['Как да намеря клиенти за мобилен миячен пункт за камиони?', 'more-customers'],
  ])('a sure reading stays: %s', (query, card) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ card });
    expect(('taken' in reading ? reading.taken : null) ?? []).toEqual([]);
    expect(reply.isAnswer).toBe(true);
  });
});

describe('subjects that no card is about have a text of their own', () => {
  test.each([
    ['How do I find a reliable glass supplier for my candle business?', 'supplier-search'],
    ['Как да намеря доставчик на брашно за нощната пекарна?', 'supplier-search'],
    ['How do I find seasonal staff for December?', 'seasonal-staff'],
    ['Как да намеря сезонни работници за бране на череши?', 'seasonal-staff'],
    ['How do I find a warehouse for my online furniture shop?', 'warehouse-search'],
    ['Как да намерим склад за материали близо до София?', 'warehouse-search'],
    ['How much does it cost to open a small laundromat?', 'start-up-cost'],
    ['Колко струва да отворя автомивка на самообслужване?', 'start-up-cost'],
    ['How do I organise a tasting evening in my wine shop?', 'event-plan'],
    ['Как да организирам турнир по тенис на маса в клуба?', 'event-plan'],
    ['Как да събера група от 10 деца за курс по шах?', 'course-places'],
    ['How do I start a community for astronomers around my shop?', 'club-start'],
    ['Как да избера куриер за чупливи пратки?', 'courier-choice'],
    ['Колко да вземам за почасов наем на фотостудио?', 'rental-price'],
    ['How do I price a dog grooming subscription?', 'subscription-price'],
    ['How do I price a mobile knife sharpening service?', 'visit-price'],
    ['Колко да искам за реставрация на стар скрин?', 'repair-price'],
    ['Is it worth getting an organic certificate for a lavender farm?', 'certificate-worth'],
    ['Струва ли си сертификат за халал за малка кланица?', 'certificate-worth'],
    ['Should my butcher’s shop open on Sundays?', 'opening-hours'],
    ['Да работим ли в неделя с рибния магазин?', 'opening-hours'],
    ['Наемодателят иска с 20 % по-висок наем за аптеката. Как да преговарям?', 'rent-talk'],
    ['How do I find volunteers for an animal shelter?', 'volunteers'],
    [
      'We restore old clocks and have a waiting list of a year. What should we change?',
      'waiting-list',
    ],
    ['Доставчикът на памук вдигна цените с 15 %. Какво да правя?', 'supplier-raises'],
    ['How do I convince dentists to send me patients for speech therapy?', 'referrers'],
    ['Да продавам ли курсовете си по бижутерия като видео?', 'digital-product'],
    ['Is it worth opening a second greenhouse for strawberries?', 'second-unit'],
    ['Какво да правим с хляба, който остава непродаден?', 'daily-leftovers'],
    ['Какви начини на плащане да приема малка керамична работилница?', 'payment-methods'],
    ['What can we do about candidates who stop answering?', 'silent-candidates'],
    ['Who could distribute our herbal teas in Austria?', 'distributor-search'],
  ])('%s', (query, name) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ kind: 'angle', about: 'cases', name });
    expect(reply.isAnswer).toBe(true);
    expect(reply.text).not.toMatch(/\{\w+\}/u);
  });

  test('the object of the question stands in the answer, said to the asker', () => {
    const { reply } = ask('How do I find a glass supplier for my candle business?');
    expect(reply.text).toMatch(/^You are looking for a glass supplier for your candle business\./u);
  });

  test('the figures of the question are calculated with', () => {
    const query = 'What should I charge for a birdwatching tour of 6 hours with 8 guests?';
    expect(ask(query).reply.text).toContain('| ÷ 5 people (two thirds of 8) | **€32 a person** |');
    const { reply } = ask('Как да определя цена за обиколка на винарна за 15 души по 2 часа?');
    expect(reply.text).toContain('**5,30 € на човек**');
  });

  test.each([
    'What insurance does a bouncy castle rental need?',
    'Каква застраховка ми трябва за детски клуб?',
  ])('what others decide takes no query: %s', (query) => {
    expect(ask(query).reading).toMatchObject({ name: 'insurance-needed' });
    expect(ask(query).reply).toMatchObject({ isAnswer: false, offer: { team: true } });
  });
});

describe('any other question of a business gets what helps with its kind, free of charge', () => {
  test.each([
    ['Where can we buy used trays for our bakery?', 'find'],
    ['Защо наемателите напускат нашия склад за самосъхранение?', 'why'],
    ['Why do lodgers move out of our guest house so early?', 'why'],
    ['Which accountant should we choose for our firm?', 'choose'],
    ['How do I find a reliable printer for my board game?', 'find'],
    ['Как да намеря добра печатница за настолна игра?', 'find'],
    ['How much money do I need to take over an old cinema?', 'cost'],
    ['Колко пари ми трябват, за да поема старо кино?', 'cost'],
    ['Искам да давам под наем кошери за опрашване. Откъде да тръгна?', 'start'],
  ])('%s', (query, name) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ kind: 'angle', about: 'shapes', name });
    expect(reply).toMatchObject({ isAnswer: false, offer: { team: true } });
    expect(reply.text).not.toMatch(/\{\w+\}/u);
  });

  test('with the field of the Brand Hub that counts, unless that is locked', () => {
    const query = 'Where can we buy used trays for our bakery?';
    expect(ask(query).reply.text).toContain(bakery.competitiveAdvantage);
    expect(ask(query, '', true).reply.text).not.toContain(bakery.competitiveAdvantage);
  });

  test.each([
    'Why do I feel so tired all the time?',
    'How do I choose a school for my daughter?',
    'How do I find a good doctor for my back?',
    'How long does it take to fly to Rome?',
    'Защо ми е лошо всяка сутрин?',
    'Как да избера детска градина за сина ми?',
    'Да се разведа ли?',
    'Да си взема ли куче?',
    'Как да започна да бягам сутрин?',
  ])('but a private one doesn’t: %s', (query) => {
    const { reading } = ask(query);
    expect(reading.kind).not.toBe('angle');
    expect('taken' in reading ? reading.taken : null).toBeNull();
  });
});

describe('advice about something else than what is sought is not offered', () => {
  test.each([
    ['Как да намеря доставчик на брашно за нощната пекарна?', 'cards/hard-to-fill-jobs', true],
    ['Как да намеря доставчик на брашно за нощната пекарна?', 'cards/supplier-problems', false],
    ['How do I find waiters for the summer?', 'cards/business-clients', true],
    ['How do I find an investor for a biogas plant?', 'cards/hard-to-fill-jobs', true],
    ['How do I teach my staff to greet customers?', 'topics/retention', false],
    ['How do I sharpen knives?', 'cards/first-hire', false],
  ])('%s %s', (query, label, isOther) => {
    expect(isOfOtherObject(query, label)).toBe(isOther);
  });

  test.each([
    ['How do I choose a till for a flea market stall?', 'shapes'],
    ['How do I choose a CRM for my firm?', undefined],
    ['Как да избера име за пекарна?', undefined],
  ])('nor what a thing is chosen for: %s', (query, about) => {
    const { reading } = ask(query);
    expect('about' in reading ? reading.about : undefined).toBe(about);
  });

  test.each([
    'How do I find a good carpenter to build my market stall?',
    'Как да намеря добър дърводелец за сергията ми?',
  ])('nor is what the one who is sought works on: %s', (query) => {
    expect(ask(query).reading).toMatchObject({ kind: 'angle', about: 'shapes', name: 'find' });
  });
});
