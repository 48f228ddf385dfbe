import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** Fails tests that log an error without expecting it (with a spy of their own). */
let logged: string[] = [];
let spy: MockInstance<typeof console.error>;

beforeEach(() => {
  logged = [];
  const original = console.error.bind(console);
  spy = vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    logged.push(args.map(String).join(' '));
    original(...args);
  });
});

afterEach(() => {
  spy.mockRestore();
  expect(logged, 'console.error was called').toEqual([]);
});
