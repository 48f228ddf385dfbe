import { expect, test } from 'vitest';
import { checkedLines } from './ollama-lines.ts';

const part = { model: 'm', created_at: 't', message: { role: 'assistant', content: 'ж😀' } };
const answer = { ...part, done: false };
const last = { ...part, done: true, done_reason: 'stop' };
const answerLine = `${JSON.stringify(answer)}\n`;

async function read(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const errors: unknown[] = [];
  let text = '';
  const checked = checkedLines(ReadableStream.from(chunks), (error) => errors.push(error));
  for await (const piece of checked.pipeThrough(new TextDecoderStream())) text += piece;
  const values = text.split('\n').filter((line) => line !== '');
  return { lines: values.map((line): unknown => JSON.parse(line)), errors };
}

function* bytesOf(text: string) {
  for (const byte of new TextEncoder().encode(text)) yield new Uint8Array([byte]);
}

test('lines that arrive byte by byte', async () => {
  const text = `${answerLine}\n\n${answerLine}${JSON.stringify(last)}\n`;
  expect(await read(bytesOf(text))).toEqual({ lines: [answer, answer, last], errors: [] });
});

test('the last line of an old Ollama gets what the library requires', async () => {
  const { lines } = await read(bytesOf(`${JSON.stringify({ model: 'm', done: true })}\n`));
  const message = { role: 'assistant', content: '' };
  expect(lines).toEqual([{ model: 'm', message, done: true, done_reason: 'stop' }]);
});

test.each([
  ['an error', '{"error":"model runner has stopped"}\n', { message: 'model runner has stopped' }],
  ['no JSON', '<html>\n', { name: 'AI_InvalidResponseDataError' }],
  ['something else', '{"status":"pulling manifest"}\n', { name: 'AI_InvalidResponseDataError' }],
])('%s is reported after the text before it', async (_, line, error) => {
  const { lines, errors } = await read(bytesOf(`${answerLine}${line}${answerLine}`));
  expect(lines).toEqual([answer]);
  expect(errors).toMatchObject([error]);
});

test('an unfinished line is dropped', async () => {
  const { lines, errors } = await read(bytesOf(`${answerLine}{"model":"m","done"`));
  expect({ lines, errors }).toEqual({ lines: [answer], errors: [] });
});

test('a broken connection is reported after the text before it', async () => {
  const broken = new TypeError('terminated');
  async function* chunks() {
    yield* bytesOf(answerLine);
    throw broken;
  }
  expect(await read(chunks())).toEqual({ lines: [answer], errors: [broken] });
});
