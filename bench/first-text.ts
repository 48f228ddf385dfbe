import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveReader } from '../apps/server/src/testing/live-reader.ts';
import { type Person, signUp } from '../apps/server/src/testing/person.ts';
import { freePort } from '../tools/test-server/free-port.ts';
import { Provider } from '../tools/test-server/provider.ts';
import { ServerProcess } from '../tools/test-server/server-process.ts';
import { staff } from '../tools/test-server/staff.ts';

/** Delay before the provider's first byte, in milliseconds. */
const FIRST_BYTE_MS = 200;
const MEASURED = 60;
/** Unmeasured rounds with a provider that answers at once, so that the code is compiled as on a server in use. */
const WARM_UP = 200;
const QUESTION = 'How should we position a bakery that is open at night?';

/**
 * Time to first text in milliseconds: from sending a question to its first letters at a watcher of the
 * live stream, and from asking the same provider directly to its first letters; measured alternately.
 */
export async function firstText(): Promise<{ product: number[]; straight: number[] }> {
  let firstByteMs = 0;
  const provider = await Provider.start((answer) => {
    setTimeout(() => {
      answer.say('Start with who is awake.');
      answer.finish();
    }, firstByteMs);
  });
  const folder = mkdtempSync(join(tmpdir(), 'savet-bench-'));
  const settings = {
    port: await freePort(),
    // The warm-up asks faster than the rate limit allows a user.
    variables: { DATA_DIR: folder, CALL_BURST: '100000', ...provider.variables },
  };
  const server = await ServerProcess.start(settings);
  try {
    const person = await signUp(server);
    await staff(settings, 'plan', person.email, 'pro', '1000000');
    const live = await person.watch();
    const product: number[] = [];
    const straight: number[] = [];
    for (let round = -WARM_UP; round < MEASURED; round += 1) {
      firstByteMs = round < 0 ? 0 : FIRST_BYTE_MS;
      const direct = await straightToProvider(provider.url);
      const through = await throughProduct(person, live);
      if (round < 0) continue;
      straight.push(direct);
      product.push(through);
    }
    live.close();
    return { product, straight };
  } finally {
    await server.end();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function throughProduct(person: Person, live: LiveReader): Promise<number> {
  const ids = { chatId: crypto.randomUUID(), messageId: crypto.randomUUID() };
  const started = performance.now();
  const arrived = live
    .until((events) =>
      events.some(({ event, data }) => event === 'delta' && data.chatId === ids.chatId),
    )
    .then(() => performance.now() - started);
  await person.call('generateResponse', { ...ids, query: QUESTION, newChat: true, wait: false });
  const milliseconds = await arrived;
  await live.until((events) =>
    events.some(
      ({ event, data }) =>
        event === 'changes' &&
        data.chats.some((chat) => chat.chatId === ids.chatId && isTitled(chat)),
    ),
  );
  live.events.length = 0;
  return milliseconds;
}

/** The title is the last step of a turn: after it, the turn causes no more work. */
function isTitled({ title }: { title: string }): boolean {
  return title !== 'New Chat';
}

async function straightToProvider(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: QUESTION }] }),
  });
  if (!response.body) throw new Error('the provider sent nothing');
  let milliseconds: number | undefined;
  const decoder = new TextDecoder();
  for await (const part of response.body as ReadableStream<Uint8Array>) {
    if (
      milliseconds === undefined &&
      decoder.decode(part, { stream: true }).includes('"content"')
    ) {
      milliseconds = performance.now() - started;
    }
  }
  if (milliseconds === undefined) throw new Error('the provider sent no text');
  return milliseconds;
}
