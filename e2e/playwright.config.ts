import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/test-server/chromium.ts';
import { allScreens } from './support/all-screens.ts';

/**
 * Chromium of the machine, on a desktop and on a phone. Only `npm test` retries, and names what needed it.
 * Tags: `@phone` for a journey whose layout differs on a phone, `@phone-only` and `@desktop` for one screen,
 * `@phone-first` for one that `npm test` runs on a phone and not on a desktop (see `support/first-screen.ts`).
 */
export default defineConfig({
  testDir: '.',
  // Absolute: e2e/screens has this configuration too.
  globalSetup: `${import.meta.dirname}/support/server/data-template.ts`,
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // More than the machine has cores: a journey waits for its server or a timer a third of the time.
  workers: 3,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    // A trace costs an eighth of the CPU time of a journey.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: allScreens ? /@phone-only/ : /@phone-(only|first)/,
      use: {
        viewport: { width: 1440, height: 900 },
        // Animations cost a tenth of the CPU time. Phones and the motion test keep them.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      // `npm test` runs only the journeys tagged @phone on a phone.
      ...(allScreens ? { grepInvert: /@desktop/ } : { grep: /@phone/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
