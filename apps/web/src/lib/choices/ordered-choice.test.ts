import { expect, test, vi } from 'vitest';
import { createOrderedChoice } from './ordered-choice.ts';

/** A server whose responses the test decides. */
function setUp() {
  const requests: { value: string; answer: PromiseWithResolvers<void> }[] = [];
  const choice = createOrderedChoice((value: string) => {
    const answer = Promise.withResolvers<void>();
    requests.push({ value, answer });
    return answer.promise;
  });
  const values = () => requests.map(({ value }) => value);
  return { choice, requests, values };
}

test('shows a choice until the server has saved it', async () => {
  const { choice, requests } = setUp();
  const listener = vi.fn();
  choice.chosen.subscribe(listener);
  const saved = choice.choose('BG');
  expect(choice.chosen.get()).toBe('BG');
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.answer.resolve();
  await saved;
  expect(choice.chosen.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('sends a choice after the previous one is saved, and shows it meanwhile', async () => {
  const { choice, requests, values } = setUp();
  const first = choice.choose('BG');
  await expect.poll(values).toEqual(['BG']);
  const second = choice.choose('EN');
  expect(choice.chosen.get()).toBe('EN');
  requests[0]?.answer.resolve();
  await first;
  expect(choice.chosen.get()).toBe('EN');
  await expect.poll(values).toEqual(['BG', 'EN']);
  requests[1]?.answer.resolve();
  await second;
  expect(choice.chosen.get()).toBeUndefined();
});

test('skips a choice that was replaced before it was sent', async () => {
  const { choice, requests, values } = setUp();
  const choices = ['BG', 'EN', 'BG', 'EN'].map((value) => choice.choose(value));
  await expect.poll(values).toEqual(['EN']);
  requests[0]?.answer.resolve();
  await Promise.all(choices);
  expect(values()).toEqual(['EN']);
});

test('drops a failed choice and rejects with its error', async () => {
  const { choice, requests } = setUp();
  const saved = choice.choose('BG');
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.answer.reject(new TypeError('fetch failed'));
  await expect(saved).rejects.toThrow('fetch failed');
  expect(choice.chosen.get()).toBeUndefined();
});

test('ignores the failure of a choice after a newer one', async () => {
  const { choice, requests, values } = setUp();
  const first = choice.choose('BG');
  await expect.poll(values).toEqual(['BG']);
  const second = choice.choose('EN');
  requests[0]?.answer.reject(new TypeError('fetch failed'));
  await first;
  expect(choice.chosen.get()).toBe('EN');
  await expect.poll(values).toEqual(['BG', 'EN']);
  requests[1]?.answer.resolve();
  await second;
});
