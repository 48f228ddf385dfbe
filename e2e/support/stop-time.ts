import type { Page } from '@playwright/test';

/** More than a busy machine takes on the way from asking what time it is to stopping it there. */
const AHEAD_MS = 10_000;

/**
 * So many milliseconds pass at once, and from then on time passes only as it is told to: nothing goes on by itself
 * while it is looked at. Needs `page.clock.install()` before the first page.
 */
export async function stopTime(page: Page, aheadMs = AHEAD_MS): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + aheadMs);
}
