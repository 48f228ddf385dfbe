import type { Language } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { situationIn } from './situations.ts';

const knowledge = loadKnowledge();

function lastReply(language: Language, ...queries: readonly string[]): Reply | undefined {
  const said: string[] = [];
  let reply: Reply | undefined;
  for (const query of queries) {
    reply = answer(
      {
        ...{ query, context: said.join('\n'), responseStyle: 'normal', language, values: {} },
        ...{ emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    said.push(`user: ${query}`, `assistant: ${reply.text}`);
  }
  return reply;
}

const EXTRAS =
  'I repair roofs. A client keeps adding “one more thing” after we agreed on a fixed price. How do I stop that?';
const OWED_BG = 'Хотел ни дължи 2400 лв от юни и все отлага. Как да си взема парите?';
const RISE = 'We want to raise the monthly fee of our choir from 30 to 36 in May. How do we do it?';
const SUPPLIER = 'My supplier of oak put the price up by 15%. What do I do?';

describe('words for the talk of the question before', () => {
  test.each([
    ['EN', EXTRAS, 'and what do I text him, word for word', 'It isn’t part of the price we agreed'],
    ['BG', OWED_BG, 'какво точно да им напиша', 'сумата от 2400 лв още не е платена'],
    ['BG', OWED_BG, 'дай ми думите', 'Звъня за 2400 лв, които'],
    ['EN', RISE, 'what exactly do we tell them', 'From May the price is 36 instead of 30.'],
  ] as const)('%s: %s %s', (language, first, second, says) => {
    const reply = lastReply(language, first, second);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(true);
  });

  test('a blank takes no query', () => {
    const reply = lastReply('EN', 'How do we raise our prices?', 'what exactly do we tell them');
    expect(reply?.text).toContain('[new price]');
    expect(reply?.isAnswer).toBe(false);
  });

  test('is not known from the follow-up alone', () => {
    expect(lastReply('EN', 'what do I say, word for word')?.text).not.toContain('Say it like this');
  });
});

describe('what may be heard', () => {
  test.each([
    ['EN', EXTRAS, 'what if he says he will get somebody else', 'That threat is about the extra'],
    ['BG', OWED_BG, 'а ако кажат, че отиват при конкуренцията', 'Доставеното обаче се плаща'],
    ['EN', SUPPLIER, 'and if he says take it or leave it', 'How long does your offer stand?'],
  ] as const)('%s: %s %s', (language, first, second, says) => {
    expect(lastReply(language, first, second)?.text).toContain(says);
  });
});

describe('a fact that changes the case', () => {
  test.each([
    ['EN', SUPPLIER, 'most of my customers have a yearly contract though', 'splits in two'],
    ['EN', SUPPLIER, 'we have a contract with them till May though', 'needn’t accept it yet'],
    ['BG', OWED_BG, 'ама собственикът е братовчед на жена ми', 'дълговете между близки'],
  ] as const)('%s: %s %s', (language, first, second, says) => {
    const reply = lastReply(language, first, second);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });

  test.each([
    'Does he need a contract?',
    'softer please, he is a friend',
    'write a message to my brother',
  ])('%s: none', (query) => {
    expect(lastReply('EN', SUPPLIER, query)?.text).not.toMatch(/^Then /u);
  });
});

test('what is added to a text has a sentence of its own at its place', () => {
  const request =
    'Напиши съобщение до клиентите, че от 1 март започваме пролетно почистване, цена от 120 лв';
  const reply = lastReply('BG', request, 'добави, че идваме в събота и че носим торби');
  expect(reply?.text).toContain('Идваме в събота. Носим торби.');
  expect(reply?.text).not.toContain(' и че ');
});

test('which entry of the Brand Hub to rewrite first goes on from an answer on it', () => {
  const reply = lastReply(
    'EN',
    'Is our mission clear enough?',
    'which one would you rewrite first',
  );
  expect(reply?.text).toContain('Begin with “Mission”.');
});

test.each([
  ['How do I get more followers?', null],
  ['How do I choose an accountant?', null],
  ['One of my waiters is always late', 'employee-late'],
  ['Клиент отмени тортата и си иска капарото', 'refund'],
])('%s: %s', (story, name) => {
  expect(situationIn(story)).toBe(name);
});
