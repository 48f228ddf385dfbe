import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#data/call/call-error.ts';
import { type Confirmation, confirmCheckout } from './confirm-checkout.ts';

let reported: Confirmation[];
let askedAt: number[];
let begun: number;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  askedAt = [];
  begun = Date.now();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Responses in order; the last one repeats. */
function run(answers: (boolean | CallError)[]): () => void {
  return confirmCheckout({
    async ask() {
      askedAt.push(Date.now() - begun);
      const answer = answers[Math.min(askedAt.length, answers.length) - 1];
      if (answer instanceof CallError) throw answer;
      return { paid: answer === true };
    },
    report: (state) => reported.push(state),
  });
}

const providerFails = new CallError('no', { status: 502, code: 'CHECKOUT_FAILED' });

it('asks once if the checkout is paid', async () => {
  run([true]);
  await vi.runAllTimersAsync();
  expect([askedAt, reported]).toEqual([[0], ['paid']]);
});

it('asks again after 2, 4 and 8 s, then stops', async () => {
  run([false]);
  await vi.runAllTimersAsync();
  expect(askedAt).toEqual([0, 2_000, 6_000, 14_000]);
  expect(reported).toEqual(['unpaid', 'unpaid', 'unpaid', 'ended']);
});

it('reports a payment that arrives late', async () => {
  run([false, providerFails, true]);
  await vi.runAllTimersAsync();
  expect(reported).toEqual(['unpaid', 'paid']);
});

it('reports a failure if the provider never answers', async () => {
  run([providerFails]);
  await vi.runAllTimersAsync();
  expect([askedAt.length, reported]).toEqual([4, ['failed']]);
});

it('does not ask again if payments are unavailable', async () => {
  run([new CallError('no', { status: 503, code: 'UNAVAILABLE' })]);
  await vi.runAllTimersAsync();
  expect([askedAt, reported]).toEqual([[0], ['failed']]);
});

it('neither asks nor reports after it is stopped', async () => {
  const end = run([false]);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  await vi.runAllTimersAsync();
  expect([askedAt, reported]).toEqual([[0], ['unpaid']]);
});
