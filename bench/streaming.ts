import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { ProviderAnswer } from '../tools/product/provider-answer.ts';
import type { Bench } from './browser.ts';

const DELTAS = 2_000;
/** Between two pieces, in milliseconds. */
const PACE_MS = 4;
const ROUNDS = 3;

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
export async function streamLongAnswer({ url, signedIn }: Bench) {
  const chat: number[] = [];
  const plain: number[] = [];
  const context = await signedIn();
  const server = await startPlainServer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.goto(`${url}/chat`);
    await page.locator('#question').fill('Write a long answer');
    chat.push(
      await scripting(page, async () => {
        await page.keyboard.press('Enter');
        await page
          .locator('[data-sender=assistant][data-status=done]')
          .waitFor({ timeout: 60_000 });
      }),
    );
    await page.close();
    const bare = await context.newPage();
    await bare.goto(server.url);
    plain.push(
      await scripting(bare, async () => {
        await bare.locator('button').click();
        await bare.locator('[data-status=done]').waitFor({ timeout: 60_000 });
      }),
    );
    await bare.close();
  }
  server.close();
  await context.close();
  return { chat, plain };
}

async function scripting(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await scriptSeconds(session);
  await work();
  return ((await scriptSeconds(session)) - before) * 1_000;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** The baseline: a page that reads the same pieces and appends each to a text. */
async function startPlainServer() {
  const page = `<!doctype html><button>Go</button><pre></pre><script>
    document.querySelector('button').onclick = async () => {
      const reader = (await fetch('/stream')).body.pipeThrough(new TextDecoderStream()).getReader();
      const target = document.querySelector('pre');
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        target.append(value);
      }
      target.dataset.status = 'done';
    };</script>`;
  const server = createServer((request, response) => {
    if (request.url !== '/stream') {
      response.setHeader('content-type', 'text/html');
      response.end(page);
      return;
    }
    const write = async () => {
      for (const piece of pieces) {
        response.write(piece);
        await pause(PACE_MS);
      }
      response.end();
    };
    void write();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

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
