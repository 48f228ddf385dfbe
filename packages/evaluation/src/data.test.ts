import { type Language, languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { loadHubs, loadQuestions } from './data.ts';
import type { Form } from './schema.ts';

const hubs = loadHubs();
const questions = loadQuestions(hubs);

test('there are five hubs', () => {
  expect(hubs.size).toBe(5);
});

describe.each(languageCodes)('%s', (code: Language) => {
  const asked = questions[code];

  test('has 120 questions, spread over all hubs', () => {
    expect(asked).toHaveLength(120);
    expect(new Set(asked.map(({ hub }) => hub)).size).toBe(hubs.size);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(120);
  });

  test.each<Form>(['text', 'advice', 'list', 'table', 'refusal'])('asks for %s', (form) => {
    expect(asked.filter(({ expects }) => expects.form === form).length).toBeGreaterThanOrEqual(6);
  });

  test('expects only fields that the hub has', () => {
    const missing = asked.filter(({ hub, expects }) =>
      expects.fields?.every((field) => hubs.get(hub)?.values[field] === undefined),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
