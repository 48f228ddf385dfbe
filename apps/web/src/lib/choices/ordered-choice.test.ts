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

test('is shown until the server has saved it', async () => {
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

test('is sent once the choice before it has arrived, and shown meanwhile', async () => {
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

test('is not sent when a later choice has replaced it', async () => {
  const { choice, requests, values } = setUp();
  const choices = ['BG', 'EN', 'BG', 'EN'].map((value) => choice.choose(value));
  await expect.poll(values).toEqual(['EN']);
  requests[0]?.answer.resolve();
  await Promise.all(choices);
  expect(values()).toEqual(['EN']);
});

test('that failed is dropped, and rejects with the reason', async () => {
  const { choice, requests } = setUp();
  const saved = choice.choose('BG');
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.answer.reject(new TypeError('fetch failed'));
  await expect(saved).rejects.toThrow('fetch failed');
  expect(choice.chosen.get()).toBeUndefined();
});

test('that failed does not matter once another is chosen', async () => {
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
