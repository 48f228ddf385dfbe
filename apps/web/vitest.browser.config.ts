import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../tools/test-server/chromium.ts';

/** Component tests: the screens in the machine's Chromium, against an API that answers in the page. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite-components',
  plugins: [react()],
  // Found while a test runs, a package would be prepared then, and the page loaded again under the test.
  optimizeDeps: { entries: ['specification/**/*.ts', 'specification/**/*.tsx', 'src/main.tsx'] },
  test: {
    name: 'components',
    include: ['specification/**/*.spec.ts'],
    setupFiles: ['../../tools/run-checks/fail-on-console.ts', 'specification/app/setup.ts'],
    // One page for all files: a page for each would load the application's modules anew.
    isolate: false,
    testTimeout: 45_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      // A busy machine starts the browser and the development server slowly.
      connectTimeout: 240_000,
      screenshotFailures: false,
      // As in the journeys: what must match to the letter says so.
      locators: { exact: false },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: chromiumLaunch,
        actionTimeout: 15_000,
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Sofia' },
      }),
    },
  },
});
