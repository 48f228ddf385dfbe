import { expect, test } from 'vitest';
import { answer } from '../answers/answer.ts';
import { fixedReply } from '../answers/replies/fixed-reply.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { chosenLabel } from './choice.ts';
import { readQuestion } from './read-question.ts';

const knowledge = loadKnowledge();
const question = {
  query: 'What should we ask for?',
  context: '',
  responseStyle: 'normal',
  language: 'EN',
  brandHubLocked: false,
  values: {},
  emptyFields: [],
  allowance: null,
} as const;
const offer = (language: 'EN' | 'BG') =>
  fixedReply(
    { kind: 'unclear', between: ['topics/pricing', 'cards/raising-prices'], language },
    question,
    knowledge,
  );

const thread = (reply: string) => ({ question: question.query, reply });

test.each([
  ['1', 'topics/pricing'],
  ['2.', 'cards/raising-prices'],
  ['the second one', 'cards/raising-prices'],
  ['Първото', 'topics/pricing'],
  ['raising prices', 'cards/raising-prices'],
])('“%s” chooses %s', (message, label) => {
  expect(chosenLabel(message, thread(offer('EN')), knowledge)).toBe(label);
});

const five = thread(
  fixedReply(
    {
      kind: 'unclear',
      between: [
        ...(['topics/pricing', 'cards/raising-prices', 'cards/discounts'] as const),
        ...(['cards/webinars', 'cards/break-even'] as const),
      ],
      language: 'BG',
    },
    question,
    knowledge,
  ),
);

test.each([
  ['3', 'cards/discounts'],
  ['3, моля', 'cards/discounts'],
  ['3 sounds good', 'cards/discounts'],
  ['4.', 'cards/webinars'],
  ['Четвъртото', 'cards/webinars'],
  ['пета', 'cards/break-even'],
  ['пето', 'cards/break-even'],
  ['пети', 'cards/break-even'],
  ['5 е нашето', 'cards/break-even'],
])('“%s” chooses %s of five', (message, label) => {
  expect(chosenLabel(message, five, knowledge)).toBe(label);
});

test.each(['четвъртък е денят ни', '3 служители сме', '5 души сме', 'пет души сме', 'в петък'])(
  '“%s” chooses none of five',
  (message) => {
    expect(chosenLabel(message, five, knowledge)).toBeNull();
  },
);

test.each(['12 customers left us last month', 'And how do I write a job advert for it?'])(
  '“%s” chooses nothing',
  (message) => {
    expect(chosenLabel(message, thread(offer('EN')), knowledge)).toBeNull();
  },
);

test('among labels of one name, the question decides', () => {
  const between = ['topics/pricing', 'savet/plans'] as const;
  const reply = fixedReply({ kind: 'unclear', between, language: 'EN' }, question, knowledge);
  const asked = { question: 'Which plans of Savet are there, and what do they cost?', reply };
  expect(chosenLabel('2', asked, knowledge)).toBe('savet/plans');
});

test('only a reply that offers a choice can be answered', () => {
  expect(chosenLabel('1', thread('Set the price.\n\n1. **pricing**'), knowledge)).toBeNull();
});

test('the first question is then read as it was chosen', () => {
  const context = `user: Какво да поискаме?\nassistant: ${offer('BG')}`;
  const chosen = { ...question, query: '2', context };
  expect(readQuestion(chosen, knowledge)).toMatchObject({ card: 'raising-prices', language: 'BG' });
  expect(answer(chosen, knowledge)).toMatchObject({ isAnswer: true });
});

test('advice on a subject whose form rules can’t write can be chosen, too', () => {
  const ask = (query: string, context = '') => ({ ...question, query, context });
  const asked = 'discounts: how much off for regulars, in a table';
  const reply = answer(ask(asked), knowledge);
  expect(reply).toMatchObject({ isAnswer: false, offer: { choices: ['discounts'], team: true } });
  const context = `user: ${asked}\nassistant: ${reply.text}`;
  expect(readQuestion(ask('1', context), knowledge)).toMatchObject({ card: 'discounts' });
});

test('a choice is offered by its names, and what nothing answers by the team', () => {
  const about = (query: string) => answer({ ...question, query }, knowledge);
  const close = { 'cards/discounts': 0.48, 'cards/webinars': 0.44 };
  const classify = () =>
    Object.entries(close).map(([label, likelihood]) => ({ label, likelihood }));
  const recogniser = { ...knowledge.recogniser, classify };
  expect(answer({ ...question, query: 'a or b' }, { ...knowledge, recogniser })).toMatchObject({
    isAnswer: false,
    offer: { choices: ['discounts', 'webinars'], team: true },
  });
  expect(about('🙂')).toMatchObject({ isAnswer: false, offer: { choices: [], team: true } });
  expect(about('Hello')).not.toHaveProperty('offer');
  expect(about('How should I price my service?')).not.toHaveProperty('offer');
});
