import { expect, it } from 'vitest';
import { JsonArrayError, jsonItems } from './json-items.ts';

async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function itemsOf(text: string, { length = 3, longest = 1_000 } = {}) {
  const items: (string | null)[] = [];
  for await (const item of jsonItems(piecesOf(text, length), longest)) items.push(item);
  return items;
}

it.each([
  ['[]', []],
  [' [ ] \n', []],
  ['\ufeff[{"a":1}]', ['{"a":1}']],
  ['[{"a":"],[{"},\n {"b":[1,{"c":"\\"]\\\\"}]}]', ['{"a":"],[{"}', '{"b":[1,{"c":"\\"]\\\\"}]}']],
  ['[1, "two" ,[3]]', ['1', '"two"', '[3]']],
])('splits %s', async (text, expected) => {
  for (const length of [1, 2, 7, 1_000]) {
    const items = await itemsOf(text, { length });
    expect(items.map((item) => item?.trim())).toEqual(expected);
  }
});

it.each(['', ' ', '{}', '"text"', '[', '[{"a":1}', '[{"a":"]', '[1] 2', '[1][', '[}'])(
  'refuses %s',
  async (text) => {
    await expect(itemsOf(text)).rejects.toThrow(JsonArrayError);
  },
);

it('stands null for an item that is too long', async () => {
  const long = JSON.stringify('x'.repeat(50));
  expect(await itemsOf(`[1,${long},2]`, { longest: 10 })).toEqual(['1', null, '2']);
  expect(await itemsOf(`[${long}]`, { longest: 10 })).toEqual([null]);
});
