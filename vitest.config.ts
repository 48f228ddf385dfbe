import { defineConfig } from 'vitest/config';

/**
 * Long enough for a machine that is eight times as busy, in milliseconds: it ends only what hangs. Tests wait for
 * events, so a run without failures is no slower for it.
 */
const HANGS_AFTER_MS = 180_000;
/** The same for one expectation that is tried again until it holds. */
const POLL_MS = 60_000;

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts'],
    globalSetup: ['tools/postgres/vitest-setup.ts', 'tools/stripe/vitest-setup.ts'],
    setupFiles: ['tools/run-checks/fail-on-console.ts', 'tools/run-checks/patient-wait-for.ts'],
    provide: { pollMs: POLL_MS },
    // More than the machine has cores: half of the time, a test waits for a timer or another process.
    maxWorkers: 3,
    // Importing the server for each of its test files took half of the time of a run.
    isolate: false,
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { timeout: POLL_MS, interval: 10 } },
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
