import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fetchToken } from '../apps/server/src/testing/person.ts';
import type { ProviderAnswer } from '../tools/test-server/provider-answer.ts';
import type { Bench } from './browser.ts';
import { longAnswer } from './long-answer.ts';
import { scripting } from './scripting.ts';
import { PACE_MS } from './stream-server.ts';
import { startStreamdownPage, streamToStreamdown } from './streamdown.ts';

const ROUNDS = 3;
const SETTLED_MS = 60_000;

/** Writes the long answer piece by piece; the provider of this bench. */
export async function respondSlowly(answer: ProviderAnswer): Promise<void> {
  for (const piece of longAnswer) {
    answer.say(piece);
    await pause(PACE_MS);
  }
  answer.finish();
}

/** Script time of the browser in milliseconds: for the answer in the chat, as plain text, and with Streamdown. */
export async function streamLongAnswer(bench: Bench) {
  const chat: number[] = [];
  const plain: number[] = [];
  const streamdown: number[] = [];
  const context = await bench.signedIn();
  const streamdownPage = await startStreamdownPage(longAnswer);
  // One unmeasured round, so that the server is warm for all measurements.
  for (let round = -1; round < ROUNDS; round += 1) {
    const inChat = await streamToChat(bench, await context.newPage());
    const asText = await streamToText(bench);
    const inStreamdown = await streamToStreamdown(bench.browser, streamdownPage.url);
    if (round < 0) continue;
    chat.push(inChat);
    plain.push(asText);
    streamdown.push(inStreamdown);
  }
  await streamdownPage.close();
  await context.close();
  return { chat, plain, streamdown };
}

async function streamToChat({ url }: Bench, page: Page): Promise<number> {
  await page.goto(`${url}/chat`);
  await page.locator('#question').fill('Write a long answer');
  const spent = await scripting(page, async () => {
    await page.keyboard.press('Enter');
    await page
      .locator('[data-sender=assistant][data-status=done]')
      .waitFor({ timeout: SETTLED_MS });
  });
  await page.close();
  return spent;
}

async function streamToText({ url, person, browser }: Bench): Promise<number> {
  // In another context: the chat's service worker would answer for this page.
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
    await page.locator('[data-status=done]').waitFor({ timeout: SETTLED_MS });
  });
  await context.close();
  return spent;
}

/** The baseline: a page that receives the same pieces over the same stream and appends each to a text. */
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
