import { expect, type Page } from '@playwright/test';

/**
 * Checks the page of an emulated phone on a desktop: a second visit would take twice the CPU time. Afterwards the caller
 * must set a size other than Playwright's last one, which it would skip as unchanged.
 * @param size of the window, in CSS px
 */
export async function asDesktop(
  page: Page,
  size: { width: number; height: number },
  check: () => Promise<void>,
): Promise<void> {
  // Playwright sets touch and `mobile` only for a whole context.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  const desktop = { ...size, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', desktop);
  expect(await page.evaluate("matchMedia('(pointer: coarse)').matches")).toBe(false);
  await check();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await session.detach();
}
