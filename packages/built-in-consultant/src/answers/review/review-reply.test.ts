import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function ask(query: string, values: Partial<Record<string, string>> = bakery) {
  const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
  return answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language, values },
      ...{ emptyFields: null, allowance: null, brandHubLocked: false },
    },
    knowledge,
  );
}

const mail =
  'Hello, I am Ivo from Clean Stairs. We offer the best service and great quality at good prices. Write to me if you need us. Kind regards, Ivo';

test('a text of no certain kind is not judged by the rules of a landing page', () => {
  const { text, isAnswer } = ask(`What do you think of this text: “${mail}”`);
  expect(text).not.toMatch(/button|landing|scrolling|Kind regards/);
  expect(text).toContain('“best”');
  expect(isAnswer).toBe(true);
});

test('praise is taken out of a text, and what only its writer knows is a blank that takes no query', () => {
  const { text, isAnswer, offer } = ask(`Please improve this text: “${mail}”`);
  expect(text).toContain('I took out what any rival could write');
  expect(text).not.toMatch(/^> .*great quality at good prices\. /mu);
  expect(isAnswer).toBe(false);
  expect(offer?.team).toBe(true);
});

test('a text without findings takes no query, and the reply says what was checked', () => {
  const { text, isAnswer } = ask('Виж този текст за касата: „В петък отваряме в седем.“', {
    toneOfVoice: 'спокоен, на „ти“',
  });
  expect(text).toContain('дължината на изреченията');
  expect(text).toContain('**Проверка на текст**');
  expect(isAnswer).toBe(false);
});

test('what the tone of voice forbids is found', () => {
  const { text, isAnswer } = ask(
    'Check this text for the counter: “HURRY! Only today! Our bread waits for you.”',
    { toneOfVoice: 'calm, never pushy' },
  );
  expect(text).toContain('The tone of voice');
  expect(isAnswer).toBe(true);
});

test('the length that is asked about is counted, and what rules can’t judge is said', () => {
  const { text } = ask(
    'Check this text: “We bake at night. You eat at seven.” Too long? Anything unclear?',
  );
  expect(text).toMatch(/8 words; sentences: 2; the longest has 4 words/);
  expect(text).toContain('Rules can’t answer');
});
