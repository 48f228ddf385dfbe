import type { TestAnswer } from './test-summary.rules.ts';

/** An answer of a test; `changes` holds what a test is about. */
export function testAnswer(changes: Partial<TestAnswer> = {}): TestAnswer {
  return {
    question: 'Как да вдигна цените?',
    language: 'BG',
    answer: 'Постепенно.',
    failure: null,
    firstTextMs: 400,
    totalMs: 2_400,
    words: 20,
    cyrillic: 1,
    checks: [
      { name: 'language', passed: true },
      { name: 'form', passed: null },
    ],
    usage: { inputTokens: 100, outputTokens: 30 },
    ...changes,
  };
}

export function failedAnswer(failure: string): TestAnswer {
  const nothing = { answer: '', firstTextMs: null, words: 0, cyrillic: 0, checks: [], usage: null };
  return testAnswer({ ...nothing, failure });
}
