import { expect, test, vi } from 'vitest';
import { createOrderedChoice } from './ordered-choice.ts';

/** A server whose answers the test gives when it wants. */
function setUp() {
  const asked: { value: string; answer: PromiseWithResolvers<void> }[] = [];
  const choice = createOrderedChoice((value: string) => {
    const answer = Promise.withResolvers<void>();
    asked.push({ value, answer });
    return answer.promise;
  });
  const values = () => asked.map(({ value }) => value);
  return { choice, asked, values };
}

test('is shown as chosen until the server has taken it', async () => {
  const { choice, asked } = setUp();
  const heard = vi.fn();
  choice.subscribe(heard);
  const taken = choice.choose('BG');
  expect(choice.chosen()).toBe('BG');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer.resolve();
  await taken;
  expect(choice.chosen()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('is sent once the choice before it has arrived, and stands meanwhile', async () => {
  const { choice, asked, values } = setUp();
  const first = choice.choose('BG');
  await expect.poll(values).toEqual(['BG']);
  const second = choice.choose('EN');
  expect(choice.chosen()).toBe('EN');
  asked[0]?.answer.resolve();
  await first;
  expect(choice.chosen()).toBe('EN');
  await expect.poll(values).toEqual(['BG', 'EN']);
  asked[1]?.answer.resolve();
  await second;
  expect(choice.chosen()).toBeUndefined();
});

test('is not sent when another choice has overtaken it', async () => {
  const { choice, asked, values } = setUp();
  const choices = ['BG', 'EN', 'BG', 'EN'].map((value) => choice.choose(value));
  await expect.poll(values).toEqual(['EN']);
  asked[0]?.answer.resolve();
  await Promise.all(choices);
  expect(values()).toEqual(['EN']);
});

test('that was not taken counts no more, and says why', async () => {
  const { choice, asked } = setUp();
  const taken = choice.choose('BG');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer.reject(new TypeError('fetch failed'));
  await expect(taken).rejects.toThrow('fetch failed');
  expect(choice.chosen()).toBeUndefined();
});

test('that was not taken does not matter once another is chosen', async () => {
  const { choice, asked, values } = setUp();
  const first = choice.choose('BG');
  await expect.poll(values).toEqual(['BG']);
  const second = choice.choose('EN');
  asked[0]?.answer.reject(new TypeError('fetch failed'));
  await first;
  expect(choice.chosen()).toBe('EN');
  await expect.poll(values).toEqual(['BG', 'EN']);
  asked[1]?.answer.resolve();
  await second;
});
