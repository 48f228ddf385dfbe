import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatText } from './chat-completions.ts';
import { takingText, withDirectText } from './direct-text.ts';
import { EventFilter } from './event-filter.ts';

const chunk = (delta: object | null, more: object = {}) =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }], ...more });
const event = (data: string) => `data: ${data}\n\n`;
const finish = event(JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));

/** A chunk with text. */
interface Written {
  choices: [{ delta: { content: string } }];
}

/** The text that is taken, and the rest that is left to the library. */
function filtered(parts: readonly string[]): { text: string; rest: string } {
  let text = '';
  const filter = new EventFilter(chatText(), (piece) => {
    text += piece;
  });
  const rest = parts.map((part) => filter.push(part)).join('') + filter.end();
  return { text, rest };
}

describe('text is taken out of chat completions', () => {
  it('while all else passes', () => {
    const thought = event(chunk({ reasoning_content: 'Hm' }));
    const usage = event(JSON.stringify({ choices: [], usage: { total_tokens: 3 } }));
    const { text, rest } = filtered([
      ': a comment\n\n',
      event(chunk({ role: 'assistant', content: '' })),
      thought,
      event(chunk({ role: 'assistant', content: 'При' })),
      event(chunk({ content: 'вет' })),
      finish + usage + event('[DONE]'),
    ]);
    expect(text).toBe('Привет');
    const first = event(chunk({ role: 'assistant', content: '' }));
    expect(rest).toBe(`: a comment\n\n${first}${thought}${finish}${usage}${event('[DONE]')}`);
  });

  it.each([
    ['the reason of its end', { choices: [{ delta: { content: 'a' }, finish_reason: 'length' }] }],
    ['thoughts', { choices: [{ delta: { content: 'a', reasoning: 'b' }, finish_reason: null }] }],
    ['usage', { choices: [{ delta: { content: 'a' } }], usage: { total_tokens: 1 } }],
    ['an error', { choices: [{ delta: { content: 'a' } }], error: { message: 'no' } }],
  ])('of a chunk with %s, which passes without the text', (_, data) => {
    const { text, rest } = filtered([event(JSON.stringify(data))]);
    expect(text).toBe('a');
    expect(rest).toBe(event(JSON.stringify(data).replace('"content":"a"', '"content":""')));
  });

  it.each([
    ['text in parts', chunk({ content: [{ type: 'text', text: 'b' }] })],
    ['a refusal', chunk({ refusal: 'b' })],
    ['what is not JSON', '{"choices": [{"delta"'],
  ])('until %s comes: then everything passes in its order', (_, data) => {
    const later = event(chunk({ content: 'c' }));
    const { text, rest } = filtered([event(chunk({ content: 'a' })), event(data) + later, later]);
    expect(text).toBe('a');
    expect(rest).toBe(event(data) + later + later);
  });

  it('whatever the text is, and whatever else has its name', () => {
    const named = { content: 'no text', choices: [{ delta: { content: 'no text' } }] };
    const writers = [
      (content: string) => chunk({ content }),
      (content: string) =>
        JSON.stringify({ content: 'a', ...(JSON.parse(chunk({ content })) as Written) }),
      (content: string) => chunk({ role: content, content }),
      (content: string) => chunk({ content }, named).replace(/,"content":.*/, '}'),
      (content: string) => chunk({ content, content_type: content }),
      (content: string) => chunk({ content }).replaceAll(':', ': '),
    ];
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('a', 'no text', 'Добре', '"', '\\', '\n', ''),
    );
    const pieces = fc.array(fc.tuple(piece, fc.constantFrom(...writers)), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (written) => {
        const filter = filtered(written.map(([text, write]) => event(write(text))));
        const parsed = written.map(([text, write]) => JSON.parse(write(text)) as Written);
        const expected = parsed.map(({ choices: [choice] }) => choice.delta.content);
        expect(filter.text).toBe(expected.join(''));
      }),
    );
  });

  it('never from another field that began with the same text', () => {
    const both = (other: string, content: string) =>
      event(JSON.stringify({ content: other, choices: [{ delta: { content } }] }));
    expect(filtered([both('a', 'a'), both('b', 'a'), both('a', 'c')]).text).toBe('aac');
  });

  it('wherever the network cuts the stream', () => {
    const stream = `${'Здравейте, Ива!'
      .split('')
      .map((letter) => event(chunk({ content: letter })))
      .join('')}${finish}`;
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 30 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const parts = places.slice(1).map((end, index) => stream.slice(places[index], end));
        expect(filtered(parts)).toEqual({ text: 'Здравейте, Ива!', rest: finish });
      }),
    );
  });

  it('with the line ends of any system', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    const { text, rest } = filtered([windows(event(chunk({ content: 'a' })) + finish)]);
    expect(text).toBe('a');
    expect(rest.replaceAll('\r', '')).toBe(finish);
  });
});

describe('requests', () => {
  const fetchText = takingText(chatText);
  const whole = event(chunk({ content: 'a' })) + finish;
  let server: Server;
  let url: string;
  let answer: { type: string; status: number };

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': answer.type }).end(whole);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['no stream', { type: 'application/json', status: 200 }],
    ['refused', { type: 'text/event-stream', status: 429 }],
    ['elsewhere, which is not followed', { type: 'text/event-stream', status: 302 }],
  ])('whose answer is %s are left alone', async (_, given) => {
    answer = given;
    const texts: string[] = [];
    await withDirectText(
      (text) => texts.push(text),
      async () => {
        const response = await fetchText(url);
        expect(response.status).toBe(given.status);
        expect(response.headers.get('content-type')).toBe(given.type);
        expect(await response.text()).toBe(whole);
      },
    );
    expect(texts).toEqual([]);
  });

  it('give the text of a stream away, and the rest to the library', async () => {
    answer = { type: 'text/event-stream; charset=utf-8', status: 200 };
    const texts: string[] = [];
    const rest = await withDirectText(
      (text) => texts.push(text),
      async () => (await fetchText(url)).text(),
    );
    expect({ texts, rest }).toEqual({ texts: ['a'], rest: finish });
  });

  it('of which nobody wants the text are left alone', async () => {
    answer = { type: 'text/event-stream', status: 200 };
    expect(await (await fetchText(url)).text()).toBe(whole);
  });

  it('end with the code of the network', async () => {
    const closed = createServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(fetchText(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});
