import type { Page } from '@playwright/test';

/** More than a busy machine needs between reading the time and stopping it. */
const AHEAD_MS = 10_000;

/**
 * Lets this many milliseconds pass at once, then stops the clock: nothing changes while the test looks
 * at it. Needs `page.clock.install()` before the first page.
 */
export async function stopTime(page: Page, aheadMs = AHEAD_MS): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + aheadMs);
}
