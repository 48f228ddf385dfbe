import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';

const knowledge = loadKnowledge();

/** How a first question is read. None of these is an example, nor said in the words of one. */
function readingOf(query: string): Reading {
  const language = /[а-я]/iu.test(query) ? 'BG' : 'EN';
  const asked = { query, context: '', responseStyle: 'normal', language } as const;
  const question = { ...asked, values: {}, brandHubLocked: true };
  return readQuestion(question, knowledge);
}

describe('words of a question do not overrule what it is about', () => {
  test('what is found without ads is no question about ads', () => {
    const reading = readingOf('how can schools find us on google without paying for ads?');
    expect(reading).toMatchObject({ topic: 'seo' });
  });

  test('an employee who starts an agency is not one that is left', () => {
    const reading = readingOf('one of my consultants is leaving to start her own agency');
    expect(reading).not.toMatchObject({ name: 'leave-the-agency' });
  });

  test('whether something is a good idea is no question about ideas', () => {
    const reading = readingOf('my cousin wants a job with us, is that a good idea?');
    expect(reading).not.toMatchObject({ card: 'idea-validation' });
  });

  test('an example that only has the words of the question does not keep what is ruled out', () => {
    const reading = readingOf('how do I get into the local press without writing a press release');
    expect(reading).not.toMatchObject({ card: 'press-release' });
  });

  test.each([
    'the client wants the source code of the site, do I hand it over?',
    'Младоженците искат суровите снимки, да им ги дам ли?',
  ])('%s: working files have a text of their own', (query) => {
    expect(readingOf(query)).toMatchObject({ kind: 'angle', name: 'files-wanted' });
  });

  test.each([
    ['our flour supplier is putting prices up 18 %, do I have a choice?', 'supplier-raises'],
    ['кандидатите не ни вдигат телефона', 'silent-candidates'],
    ['how do I get my team to actually use the CRM', 'tool-refused'],
  ])('%s: %s', (query, name) => {
    expect(readingOf(query)).toMatchObject({ kind: 'angle', name });
  });
});
