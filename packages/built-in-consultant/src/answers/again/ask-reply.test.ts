import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { openChoice } from '../../testing/open-choice.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();
const { followUps, cards, topicCards } = knowledge;

function chat(...messages: string[]): Reply[] {
  const thread: string[] = [];
  return messages.map((query) => {
    const reply = answer(
      {
        ...{ query, context: thread.slice(-5).join('\n'), responseStyle: 'normal', language: 'EN' },
        ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    thread.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
}

const last = (...messages: string[]) => chat(...messages).at(-1);
const PRICES = 'How do I raise prices without losing customers?';
const REVIEWS = 'Как да получа повече отзиви в Google?';

describe('a question about the answer before', () => {
  test.each([
    [PRICES, 'Which of these should I do first?', '**First:** Test: quote the new price'],
    [PRICES, 'what do I do tomorrow?', 'New customers do not know the old price'],
    [PRICES, 'how long does that take?', 'then wait 2–6 weeks'],
    [PRICES, 'how much would that cost me?', 'Nothing but your time: about 1–2 hours'],
    [PRICES, 'who should do this in a team of three?', 'talks with customers most'],
    [PRICES, 'how do I know if it works?', 'what is left after direct costs'],
    [PRICES, 'put that in a checklist please', '- ☐ Test: quote the new price'],
    [PRICES, 'make me a plan for four weeks', '- **Week 2:** Give notice'],
    [PRICES, 'make a table of it', '| 1 | Test: quote the new price'],
    [PRICES, 'and if I have no time for that?', 'Without time:'],
    [PRICES, 'we have a tiny budget', 'Without money:'],
    [PRICES, 'give me an example for my bakery', '**In a bakery:** the price people compare'],
    [PRICES, 'what would that mean for a car repair shop?', '**In a car repair shop:**'],
    [REVIEWS, 'кое да направя първо?', '**Първо:** Вземете от профила си'],
    [REVIEWS, 'колко време отнема това?', 'изчакайте 1–4 седмици'],
    [REVIEWS, 'кой да го прави?', 'най-много говори с клиентите'],
    [REVIEWS, 'направи ми го като чеклист', 'За отмятане:'],
    [REVIEWS, 'ами ако нямам време за това?', 'Без време:'],
    [REVIEWS, 'а ако нямаме сайт?', 'Без сайт:'],
    [REVIEWS, 'дай ми пример за моята пекарна', '**В пекарна:** помолете лично – на касата'],
    [REVIEWS, 'дай пример за нас', '**В пекарна:**'],
  ])('%s – %s', (first, ask, says) => {
    const reply = last(first, ask);
    expect(reply?.text).toContain(says);
    expect(reply?.offer).toBeUndefined();
  });

  test.each([
    ['which first?', true],
    ['checklist please', true],
    ['how long does that take?', false],
    ['give me an example for my bakery', false],
  ])('%s takes a query: %s', (ask, isAnswer) => {
    expect(last(PRICES, ask)).toMatchObject({ isAnswer });
  });

  test('goes on to the next point when the first one was named', () => {
    const replies = chat(PRICES, 'which first?', 'and then?', 'and then?');
    expect(replies[1]?.text).toContain('**First:**');
    expect(replies[2]?.text).toContain('**After that:** Give notice');
    expect(replies[3]?.text).toContain('**After that:** Write three sentences');
  });

  test.each([
    [
      PRICES,
      'which first?',
      'why that one?',
      'how long?',
      'who should do it?',
      'what does it cost?',
    ],
    [REVIEWS, 'кое първо?', 'защо точно това?', 'колко време?', 'кой да го прави?', 'и после?'],
    [PRICES, 'example for my salon', 'who should do it?', 'checklist please', 'which first?'],
  ])('is answered when the advice is older than the messages of the context: %s', (...messages) => {
    for (const { text, offer } of chat(...messages)) expect(offer, text).toBeUndefined();
  });

  test.each([
    [[PRICES, 'and without a dragon?'], 'without a dragon'],
    [[PRICES, 'give me an example for a circus'], 'no example from that trade'],
    [[PRICES, 'is there a tool for that?'], 'which point first and why'],
    [[PRICES, 'how long does that take?', 'how long does that take?'], 'I have said that above'],
    [[PRICES, 'example for a bakery', 'and for a bakery?'], 'is above'],
  ])('is refused without charge where nothing is stored: %j', (messages, says) => {
    const reply = last(...messages);
    expect(reply?.text).toContain(says);
    expect(reply).toMatchObject({ isAnswer: false });
  });

  test('does not come before a matter that needs a person, or another subject', () => {
    expect(last(PRICES, 'and if I have no strength to go on living?')?.text).toContain('112');
    expect(last(PRICES, 'How much do Google ads cost?')?.text).not.toContain('Nothing but your');
    expect(last(PRICES, 'колко струва вашият абонамент?')?.text).not.toContain('Само време');
    const photos = 'how do I write a newsletter without photos';
    expect(last(PRICES, photos)?.text).not.toContain('Without pictures');
  });

  test('is no question of its own: without an answer before it, nothing is guessed', () => {
    expect(last('which of these first?')).toMatchObject({ isAnswer: false });
    expect(last('how long does that take?')).toMatchObject({ isAnswer: false });
  });
});

test('a reply that only offers subjects is none to shorten', () => {
  const replies = chat(openChoice('EN'), 'say it in two sentences');
  expect(replies[1]?.isAnswer).toBe(false);
  expect(replies[1]?.text).toMatch(/^Nothing above is an answer/u);
});

test('every card says what comes first and why, how long it takes and who does it', () => {
  const all = [
    ...[...cards].map(([name, card]) => [`cards/${name}`, card] as const),
    ...[...topicCards].map(([name, card]) => [`topics/${name}`, card] as const),
  ];
  for (const [label, card] of all) {
    const effort = followUps.efforts[label];
    expect(effort, label).toBeDefined();
    for (const language of languageCodes) {
      expect(card[language].points[effort?.first ?? 9], label).toBeDefined();
      expect(followUps.firstSteps[language][label]?.reason, label).toMatch(/[.!?]$/);
    }
  }
});

test('an example of every kind has words of every trade for all its places', () => {
  for (const language of languageCodes) {
    const places = Object.values(followUps.phrases[language].cases).flatMap(
      (text) => text.match(/(?<=\{)\w+(?=\})/g) ?? [],
    );
    for (const [name, words] of Object.entries(followUps.trades[language])) {
      expect(Object.keys(words), name).toEqual(expect.arrayContaining(places));
    }
  }
});
