import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/personas/people.ts';

/** Runs in the page: waits until the script measures and has received the first paint. */
const measured = (script: string) => `
  import(${JSON.stringify(script)}).then(() => new Promise((resolve) => {
    const painted = () => setTimeout(() => resolve(null));
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  }))`;

/** Runs in the page: what the browser does when the user switches to another tab. */
const hide = `
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));`;

test('page speed is reported once, when the page is left', async ({ page, context, product }) => {
  await signedIn(context, product);
  const measuring = page.waitForResponse(/\/assets\/report-web-vitals-[^/]+\.js$/);
  await page.goto('/chat');
  await expect(page.locator('#question')).toBeVisible();
  await page.evaluate(measured((await measuring).url()));
  const reported = page.waitForRequest('**/api/reportWebVitals');
  let reports = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reportWebVitals')) reports += 1;
  });
  await page.evaluate(hide);
  // Hidden a second time, there is nothing new to report.
  await page.evaluate(hide);
  const { screen, metrics } = (await reported).postDataJSON() as {
    screen: string;
    metrics: { name: string }[];
  };
  expect(screen).toBe('chat');
  expect(metrics.map(({ name }) => name)).toContain('FCP');
  const answer = await (await reported).response();
  expect(answer?.status()).toBe(200);
  expect(reports).toBe(1);
});
