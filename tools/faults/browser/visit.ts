import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import { openBrowser, windowOf } from '../../test-server/browser.ts';
import { goOffline } from '../../test-server/go-offline.ts';
import type { FaultWorld } from '../fault-case.ts';
import { FaultProxy } from '../fault-proxy.ts';

/** A screen that takes longer is stuck, in milliseconds; as in `until`. */
const STUCK_AFTER_MS = 120_000;
const recordReplies = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');

/** A person at a browser, which a round breaks in its own way. */
export interface Visit {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** Takes the network away from the open page. */
  loseNetwork: () => Promise<void>;
  findNetwork: () => Promise<void>;
}

/**
 * Runs each round in a window of its own, so that none finds texts of an earlier one.
 * @param logIn the session of a round; the person's own when absent
 */
export async function visitForEach<Round extends object>(
  { stage, tally, person }: FaultWorld,
  rounds: readonly Round[],
  run: (visit: Visit, round: Round, session: Person) => Promise<void>,
  logIn: () => Promise<Person> = async () => person,
): Promise<void> {
  const { url } = stage.server;
  const { host } = new URL(url);
  const proxy = await FaultProxy.start(new URL(url));
  const browser = await openBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1:${proxy.port}`]);
  try {
    for (const round of rounds) {
      const session = await logIn();
      const context = await windowOf(browser, url, session);
      context.setDefaultTimeout(STUCK_AFTER_MS);
      await context.addInitScript(recordReplies);
      const visit: Visit = {
        browser,
        context,
        page: await context.newPage(),
        loseNetwork: async () => {
          await goOffline(visit.page);
          // An emulated offline browser goes on reading the streams that are open.
          proxy.reset();
        },
        findNetwork: () => context.setOffline(false),
      };
      await run(visit, round, session).catch((error: unknown) => {
        throw namedAfter(round, error);
      });
      await context.close();
      tally.rounds += 1;
    }
  } finally {
    await browser.close();
    proxy.stop();
  }
}

/** The same error; its stack, which is printed, begins with the round. */
function namedAfter(round: object, error: unknown): unknown {
  if (error instanceof Error) error.stack = `${JSON.stringify(round)}: ${error.stack}`;
  return error;
}
