import { describe, expect, it } from 'vitest';
import type { AnswerOutcome } from '../../consultant/answer.ts';
import { settlementsOf } from './turn.rules.ts';

const usage = { inputTokens: 1, cachedInputTokens: 0, outputTokens: 2 };
const complete: AnswerOutcome = {
  kind: 'complete',
  usage,
  isAnswer: true,
  usedFields: ['mission'],
};
const failed: AnswerOutcome = {
  kind: 'failed',
  errorCode: 'GENERATION_FAILED',
  detail: 'refused',
  usage,
};

describe('a turn whose settlements the database refuses', () => {
  it('is settled without what describes the answer, and then as failed; the text stays in each', () => {
    const [full, plain, failure, ...more] = settlementsOf(complete, 'Bread.', null);
    expect(full).toMatchObject({
      settlement: { state: 'answered', text: 'Bread.', usage, usedFields: ['mission'] },
      query: 'kept',
    });
    expect(plain).toMatchObject({
      settlement: { state: 'answered', text: 'Bread.', usage: null, usedFields: null, given: null },
      query: 'kept',
    });
    expect(failure).toMatchObject({
      settlement: { state: 'failed', text: 'Bread.', errorCode: 'GENERATION_FAILED' },
      query: 'failed',
    });
    expect(more).toEqual([]);
  });

  it.each([
    ['a stop', complete, 'stopped', 'stopped'],
    ['a stop of the server', { ...complete, kind: 'aborted' }, 'interrupted', 'interrupted'],
    ['a failure', failed, null, 'failed'],
  ] as const)('gives the query back in the end, after %s', (_name, outcome, reason, query) => {
    const last = settlementsOf(outcome, 'Half', reason).at(-1);
    expect(last).toMatchObject({ settlement: { state: 'failed', text: 'Half' }, query });
  });
});
