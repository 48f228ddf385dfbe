import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Delta, LiveEvent } from '@savet/contract/live';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Ask } from './load.ts';
import { TOKEN, TOKENS } from './pace.ts';

let asked = 0;
const agent = new Agent({ keepAlive: true });

/** Each question is another one, so that no cache of texts helps. */
function question(): string {
  asked += 1;
  return `How should we position a bakery with ${asked} tables that is open at night?`;
}

/** Somebody who asks the provider through the bare pass-through. */
export function askThrough(url: string): Ask {
  return async (onToken) => {
    const body = JSON.stringify({
      stream: true,
      messages: [{ role: 'user', content: question() }],
    });
    const answer = await post(`${url}/v1/chat/completions`, body, {});
    let tokens = 0;
    answer.on('data', (part: string) => {
      const count = part.split('"content"').length - 1;
      if (count > 0) onToken(count);
      tokens += count;
    });
    await once(answer, 'end');
    if (tokens !== TOKENS) throw new Error(`an answer had ${tokens} tokens`);
  };
}

/** A user of the product who watches the own live stream, in one chat. */
export async function askSavet(
  url: string,
  { token }: Pick<Person, 'token'>,
): Promise<{ ask: Ask; close: () => void }> {
  const headers = { authorization: `Bearer ${token}` };
  const chatId = crypto.randomUUID();
  const opening = request(`${url}/api/live`, { headers, agent: false }).end();
  const [live] = (await once(opening, 'response')) as [IncomingMessage];
  if (live.statusCode !== 200) throw new Error(`live answered ${live.statusCode}`);
  let onDelta: (delta: Delta) => void = () => undefined;
  let onEnd: (text: string) => void = () => undefined;
  readEvents(live, ({ event, data }) => {
    if (event === 'delta') onDelta(data);
    if (event !== 'changes') return;
    for (const { sender, status, text } of data.messages) {
      if (sender === 'assistant' && status !== 'answering') onEnd(text);
    }
  });
  let isNew = true;
  const ask: Ask = async (onToken) => {
    const ended = Promise.withResolvers<string>();
    onEnd = ended.resolve;
    let length = 0;
    onDelta = ({ from, text }) => {
      if (from !== length) throw new Error(`text from ${from} after ${length}`);
      length += text.length;
      onToken(text.length / TOKEN.length);
    };
    const ids = { chatId, messageId: crypto.randomUUID() };
    const answer = await post(
      `${url}/api/generateResponse`,
      JSON.stringify({ ...ids, query: question(), newChat: isNew, wait: false }),
      headers,
    );
    if (answer.statusCode !== 202) throw new Error(`a question was answered ${answer.statusCode}`);
    answer.resume();
    isNew = false;
    const text = await ended.promise;
    if (text !== TOKEN.repeat(TOKENS).trim() && text !== TOKEN.repeat(TOKENS)) {
      throw new Error(`an answer had ${text.length} letters`);
    }
  };
  return { ask, close: () => void live.destroy() };
}

function readEvents(live: IncomingMessage, take: (event: LiveEvent) => void): void {
  let unread = '';
  live.setEncoding('utf8');
  live.on('error', () => undefined);
  live.on('data', (part: string) => {
    const blocks = (unread + part).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)[^]*?^data: (.*)/m.exec(block) ?? [];
      if (event !== undefined && data !== undefined)
        take({ event, data: JSON.parse(data) as unknown } as LiveEvent);
    }
  });
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const type = { 'content-type': 'application/json' };
  const asking = request(url, { method: 'POST', agent, headers: { ...type, ...headers } });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  return answer;
}
