import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts'],
    globalSetup: ['tools/postgres/vitest-setup.ts', 'tools/stripe/vitest-setup.ts'],
    setupFiles: ['tools/test/fail-on-console.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
