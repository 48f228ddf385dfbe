import { expect, test } from 'vitest';
import { createLateTexts } from './late-texts.ts';

test('the texts of a language load once', async () => {
  const requested: string[] = [];
  const texts = createLateTexts(async (language) => {
    requested.push(language);
    return { hello: language };
  });
  expect(texts.isNeeded()).toBe(false);
  expect(texts.load('EN')).toBe(texts.load('EN'));
  expect(await texts.load('EN')).toEqual({ hello: 'EN' });
  expect(await texts.load('BG')).toEqual({ hello: 'BG' });
  expect(requested).toEqual(['EN', 'BG']);
  expect(texts.isNeeded()).toBe(true);
});

test('after a failure the texts are requested again', async () => {
  const outcomes = [Promise.reject(new Error('no network')), Promise.resolve({ hello: 'EN' })];
  const texts = createLateTexts(() => outcomes.shift() ?? Promise.reject(new Error('too many')));
  await expect(texts.load('EN')).rejects.toThrow('no network');
  expect(await texts.load('EN')).toEqual({ hello: 'EN' });
});
