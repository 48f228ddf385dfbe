import type { Browser } from '@playwright/test';
import type { Visit } from './visit.ts';

/** An interruption of a browser in the middle of an answer. */
export interface Interruption {
  name: string;
  /** The page still shows the answer, but gets nothing more of it. */
  isDeaf?: true;
  /** @returns ends it; afterwards the page must catch up by itself */
  begin(visit: Visit): Promise<() => Promise<unknown>>;
}

export const interruptions: readonly Interruption[] = [
  {
    name: 'offline',
    isDeaf: true,
    begin: async ({ loseNetwork, findNetwork }) => {
      await loseNetwork();
      return findNetwork;
    },
  },
  {
    name: 'reload',
    begin: async ({ page }) => {
      const loaded = page.reload();
      return () => loaded;
    },
  },
  {
    name: 'reload offline',
    begin: async ({ page, loseNetwork, findNetwork }) => {
      await loseNetwork();
      await page.reload();
      return findNetwork;
    },
  },
  {
    name: 'tab closed and opened again',
    begin: async (visit) => {
      const address = visit.page.url();
      await visit.page.close();
      return async () => {
        visit.page = await visit.context.newPage();
        await visit.page.goto(address);
      };
    },
  },
  {
    name: 'page frozen',
    begin: ({ browser }) => stop(browser, ({ type }) => type === 'renderer'),
  },
  {
    name: 'laptop asleep',
    begin: async ({ browser, loseNetwork, findNetwork }) => {
      await loseNetwork();
      const wake = await stop(browser);
      return async () => {
        await wake();
        // The network is back a moment later than the programs.
        await findNetwork();
      };
    },
  },
  {
    name: 'laptop asleep, connections kept',
    begin: ({ browser }) => stop(browser),
  },
];

/** Stops processes of a browser: all of them unless chosen. @returns continues them */
async function stop(
  browser: Browser,
  isChosen: (process: { type: string }) => boolean = () => true,
): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(isChosen).map(({ id }) => id);
  for (const id of ids) process.kill(id, 'SIGSTOP');
  return async () => {
    for (const id of ids) process.kill(id, 'SIGCONT');
    await session.detach();
  };
}
