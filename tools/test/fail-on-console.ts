import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that logs an error which it does not expect (by a spy of its own) fails. */
let logged: string[] = [];

beforeEach(() => {
  logged = [];
  const original = console.error.bind(console);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    logged.push(words.map(String).join(' '));
    original(...words);
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  expect(logged, 'console.error was called').toEqual([]);
});
