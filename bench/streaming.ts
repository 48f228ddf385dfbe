import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fetchToken } from '../apps/server/src/testing/person.ts';
import type { ProviderAnswer } from '../tools/product/provider-answer.ts';
import type { Bench } from './browser.ts';

const DELTAS = 2_000;
/** Between two pieces, in milliseconds. */
const PACE_MS = 4;
const ROUNDS = 3;
/** How often the profiler looks, in microseconds. */
const SAMPLE_US = 200;

/** 20,000 characters of markdown such as models write, in 2,000 pieces. */
const pieces = markdown(20_000, DELTAS);

/** Writes the long answer piece by piece; the provider of the streaming bench. */
export async function respondSlowly(answer: ProviderAnswer): Promise<void> {
  for (const piece of pieces) {
    answer.say(piece);
    await pause(PACE_MS);
  }
  answer.finish();
}

/** Scripting time of the browser, in milliseconds: for the answer in the chat, and for the same as plain text. */
export async function streamLongAnswer(bench: Bench) {
  const chat: number[] = [];
  const plain: number[] = [];
  const context = await bench.signedIn();
  // Once unmeasured, so that the server is as warm for the first as for the last.
  for (let round = -1; round < ROUNDS; round += 1) {
    const inChat = await streamToChat(bench, await context.newPage());
    const asText = await streamToText(bench);
    if (round < 0) continue;
    chat.push(inChat);
    plain.push(asText);
  }
  await context.close();
  return { chat, plain };
}

async function streamToChat({ url }: Bench, page: Page): Promise<number> {
  await page.goto(`${url}/chat`);
  await page.locator('#question').fill('Write a long answer');
  const spent = await scripting(page, async () => {
    await page.keyboard.press('Enter');
    await page.locator('[data-sender=assistant][data-status=done]').waitFor({ timeout: 60_000 });
  });
  await page.close();
  return spent;
}

async function streamToText({ url, person, browser }: Bench): Promise<number> {
  // Apart from the chat, whose service worker would answer for this page.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/plain', (route) =>
    route.fulfill({ contentType: 'text/html', body: plainPage }),
  );
  const token = await fetchToken({ url, origin: url }, person.cookie);
  const way = { token, path: `/api/live?uid=${person.uid}` };
  await page.goto(`${url}/plain#${encodeURIComponent(JSON.stringify(way))}`);
  await page.locator('[data-status=ready]').waitFor({ state: 'attached' });
  const spent = await scripting(page, async () => {
    await person.call('generateResponse', {
      chatId: randomUUID(),
      messageId: randomUUID(),
      newChat: true,
      query: 'Write a long answer',
      wait: false,
    });
    await page.locator('[data-status=done]').waitFor({ timeout: 60_000 });
  });
  await context.close();
  return spent;
}

/** Time that the page's script takes, in milliseconds: all that the profiler sees it at, in promises too. */
async function scripting(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session.send('Profiler.start');
  await work();
  const { profile } = await session.send('Profiler.stop');
  const elsewhere = new Set(
    profile.nodes
      .filter(({ callFrame }) => ['(root)', '(idle)', '(program)'].includes(callFrame.functionName))
      .map(({ id }) => id),
  );
  const { samples = [], timeDeltas = [] } = profile;
  const spent = timeDeltas.filter((_, place) => !elsewhere.has(samples[place] ?? 0));
  return spent.reduce((sum, microseconds) => sum + microseconds, 0) / 1_000;
}

/** The baseline: a page that hears of the same pieces over the same stream, and appends each to a text. */
const plainPage = `<!doctype html><pre></pre><script type="module">
  const { token, path } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const target = document.querySelector('pre');
  const response = await fetch(path, { headers: { authorization: 'Bearer ' + token } });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const blocks = (unread + value).split('\\n\\n');
    unread = blocks.pop();
    for (const block of blocks) {
      const [, name, data] = /^event: (\\w+)[^]*?^data: (.*)/m.exec(block) ?? [];
      if (name === 'ready') target.dataset.status = 'ready';
      if (name === 'delta') target.append(JSON.parse(data).text);
      if (name !== 'changes') continue;
      const { messages } = JSON.parse(data);
      const isAnswered = messages.some(({ sender, status }) => sender === 'assistant' && status === 'done');
      if (isAnswered) target.dataset.status = 'done';
    }
  }
</script>`;

function markdown(length: number, count: number): string[] {
  const block = [
    '## Where to begin\n\n',
    'Ask **five customers** what they would do without you; *their* words are worth more than yours.\n\n',
    '1. Write down each answer.\n2. Mark what returns.\n3. Keep `three` of them.\n\n',
    '| Question | Why |\n| --- | --- |\n| Who? | It narrows. |\n| Instead of what? | It compares. |\n\n',
    'Хлябът идва късно и е вчерашен: това е болката, с която да започнете.\n\n',
  ].join('');
  const text = block.repeat(Math.ceil(length / block.length)).slice(0, length);
  const size = Math.ceil(length / count);
  return Array.from({ length: count }, (_, place) => text.slice(place * size, (place + 1) * size));
}
