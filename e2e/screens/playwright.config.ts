import { defineConfig } from '@playwright/test';
import common from '../playwright.config.ts';

/** `npm run screens`: pictures instead of checks, in `test-results/screens`. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: '../../test-results/screens-failed',
  fullyParallel: true,
  reporter: 'line',
  projects: [{ name: 'pictures' }],
});
