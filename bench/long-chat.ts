import type { BrowserContext } from '@playwright/test';
import type { Bench } from './browser.ts';

const SHORT = 50;
const LONG = 5_000;
const ROUNDS = 9;

/** Milliseconds to open a chat of 50 messages and one of 5,000, alternately; and the DOM nodes of the long one. */
export async function openLongChat(bench: Bench) {
  const { url, signedIn } = bench;
  await fill(bench, 'short', SHORT);
  await fill(bench, 'long', LONG);
  const context = await signedIn();
  const short: number[] = [];
  const long: number[] = [];
  let nodes = 0;
  for (let round = -1; round < ROUNDS; round += 1) {
    const first = await open(context, `${url}/chat/short`, `short-${SHORT / 2}`);
    const second = await open(context, `${url}/chat/long`, `long-${LONG / 2}`);
    if (round < 0) continue;
    short.push(first.milliseconds);
    long.push(second.milliseconds);
    nodes = Math.max(nodes, second.nodes);
  }
  await context.close();
  return { short, long, nodes };
}

/** Turns in sequence, as a user would ask them: each is a question and its answer. */
async function fill({ person }: Bench, chatId: string, messages: number): Promise<void> {
  for (let turn = 1; turn <= messages / 2; turn += 1) {
    await person.call('generateResponse', {
      chatId,
      messageId: `${chatId}-${turn}`,
      newChat: turn === 1,
      query: `Question number ${turn} about bread at night?`,
    });
  }
}

async function open(context: BrowserContext, address: string, lastQuestion: string) {
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(`[data-message-id="${lastQuestion}"]`).waitFor();
  const milliseconds = performance.now() - started;
  const nodes = Number(await page.evaluate('document.getElementsByTagName("*").length'));
  await page.close();
  return { milliseconds, nodes };
}
