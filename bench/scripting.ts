import type { Page } from '@playwright/test';

/** Sampling interval of the profiler, in microseconds. */
const SAMPLE_US = 200;

/** Script time of the page in milliseconds, promises included, as the profiler samples it. */
export async function scripting(page: Page, work: () => Promise<void>): Promise<number> {
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
  const spent = timeDeltas.filter((_, index) => !elsewhere.has(samples[index] ?? 0));
  return spent.reduce((sum, microseconds) => sum + microseconds, 0) / 1_000;
}
