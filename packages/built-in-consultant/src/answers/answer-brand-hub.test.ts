import { brandFields } from '@savet/contract/brand-hub';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { bakery, recruiter, studio } from '../testing/brand-hubs.ts';
import { answer } from './answer.ts';

const knowledge = loadKnowledge();

function ask(
  query: string,
  values: Partial<Record<string, string>> = bakery,
  brandHubLocked = false,
) {
  const emptyFields = brandFields.map(({ name }) => name).filter((name) => !values[name]);
  return answer(
    {
      query,
      context: '',
      responseStyle: 'normal',
      language: 'EN',
      values,
      emptyFields,
      allowance: null,
      brandHubLocked,
    },
    knowledge,
  );
}

test.each([
  ['What have I written as my mission?', recruiter.mission],
  ['Какво пише в профила ми за тона на комуникация?', bakery.toneOfVoice],
  ['what was the USP I saved in my profile', bakery.usp],
])('“%s” gets the saved value', (query, value) => {
  const values = value === recruiter.mission ? recruiter : bakery;
  const { text, isAnswer } = ask(query, values);
  expect(text).toContain(`> ${value}`);
  expect(isAnswer).toBe(true);
});

test('an empty field is named with what it would improve', () => {
  const { text } = ask('What is the vision in my Brand Hub?', studio);
  expect(text).toContain('“Vision” is still empty');
  expect(text).toContain('where you are heading');
});

test('the missing fields are listed, the most useful first', () => {
  const { text } = ask('What is still missing in my Brand Hub?', studio);
  expect(text).toMatch(/\*\*Products\*\*.+\n- \*\*Unique selling proposition\*\*/);
  expect(text).not.toContain('**Mission**');
});

test('without a list of empty fields, those without a value are missing', () => {
  const query = 'What is still missing in my Brand Hub?';
  const { text } = answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN', values: studio },
      ...{ emptyFields: null, allowance: null, brandHubLocked: false },
    },
    knowledge,
  );
  expect(text).toContain('**Products**');
  expect(text).not.toContain('**Mission**');
});

test('an overview quotes every filled field', () => {
  const { text } = ask('Summarise my Brand Hub', recruiter);
  expect(text.match(/^- \*\*/gm)).toHaveLength(Object.keys(recruiter).length);
});

test('weak entries are named with the reason', () => {
  expect(ask('What is weak in my Brand Hub?').text).toContain('you write “качество”');
  expect(ask('What is weak in my Brand Hub?', { mission: 'Great bread' }).text).toContain(
    'only 2 words',
  );
});

test('contradictions are found, and their absence is said', () => {
  const values = {
    vocabularyGuide: 'guests, not customers',
    usp: 'We know our customers by name',
    mission: 'Fresh bread for every restaurant before it opens',
    vision: 'Fresh bread for every restaurant before it opens.',
    products: 'The cheapest bread in town',
    positioningStatement: 'Premium bread for hotels',
  };
  const { text } = ask('Which entries in my Brand Hub contradict each other?', values);
  expect(text).toContain('uses “customers”');
  expect(text).toContain('“Mission” and “Vision” say almost the same');
  expect(text).toContain('low price');
  expect(ask('Do any fields of my Brand Hub contradict each other?').text).toContain(
    'no contradiction',
  );
});

test('with a locked Brand Hub, nothing of it is told and nothing is charged', () => {
  const { text, isAnswer } = ask('What is my mission?', {}, true);
  expect(isAnswer).toBe(false);
  expect(text).toContain('It comes with Pro');
});

test.each([
  ['What do you know about my company?', {}],
  ['What is weak in my Brand Hub?', {}],
  ['What have I written as my mission?', { usp: 'Bread an hour old' }],
])('%s takes no query if there is nothing to show', (query, values) => {
  expect(ask(query, values).isAnswer).toBe(false);
});

test.each([
  'Which field in my Brand Hub is empty and which is weak?',
  'Какво липсва в профила ми и кое е слабо написано?',
])('“%s” gets what is missing and what is weak', (query) => {
  const { text, isAnswer } = ask(query, { ...studio, mission: 'Quality and trust for everyone' });
  expect(isAnswer).toBe(true);
  expect(text).toMatch(/\*\*(?:Vision|Визия)\*\*/);
  expect(text).toContain('Quality and trust for everyone');
});

test('a statement that is a slogan or very short is weak, and one with a fact is not', () => {
  const query = 'What is weak in my Brand Hub?';
  expect(ask(query, { mission: 'Quality and trust for everyone' }).text).toContain('any business');
  expect(ask(query, { vision: 'Good bread for Varna' }).text).toContain('only 4 words');
  const fact = { mission: 'Warm bread in every restaurant of Varna before it opens' };
  expect(ask(query, fact).text).not.toContain('any business');
});
