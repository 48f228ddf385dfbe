import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeChatText } from './chat-completions.ts';
import { takingText, withDirectText } from './direct-text.ts';
import { EventFilter } from './event-filter.ts';

const chunk = (delta: object | null, more: object = {}) =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }], ...more });
const event = (data: string) => `data: ${data}\n\n`;
const finish = event(JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));

/** What is taken, and what is left to the library. */
function filtered(parts: readonly string[]): { text: string; rest: string } {
  let text = '';
  const filter = new EventFilter(takeChatText, (piece) => {
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
  const answer = (type: string, status = 200) =>
    takingText(
      async () =>
        new Response(event(chunk({ content: 'a' })) + finish, {
          status,
          headers: { 'content-type': type },
        }),
      takeChatText,
    );

  it('whose answer is no stream, or is refused, are left alone', async () => {
    const whole = event(chunk({ content: 'a' })) + finish;
    const texts: string[] = [];
    await withDirectText(
      (text) => texts.push(text),
      async () => {
        expect(await (await answer('application/json')('http://x')).text()).toBe(whole);
        expect(await (await answer('text/event-stream', 429)('http://x')).text()).toBe(whole);
        expect(texts).toEqual([]);
        const response = await answer('text/event-stream; charset=utf-8')('http://x');
        expect(await response.text()).toBe(finish);
      },
    );
    expect(texts).toEqual(['a']);
  });

  it('of which nobody wants the text are left alone', async () => {
    const response = await answer('text/event-stream')('http://x');
    expect(await response.text()).toBe(event(chunk({ content: 'a' })) + finish);
  });
});
