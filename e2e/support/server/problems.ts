import type { BrowserContext } from '@playwright/test';

/** Problems in all pages of the contexts it listens to: console errors, refused content, requests to other hosts. */
export class Problems {
  readonly #origin: string;
  readonly #seen: string[] = [];
  readonly #expected: { pattern: RegExp; from: number }[] = [];

  constructor(ownUrl: string) {
    this.#origin = new URL(ownUrl).origin;
  }

  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`page: ${error.error().message}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== this.#origin) {
        this.#seen.push(`foreign host: ${request.url()}`);
      }
    });
  }

  /** Allows a problem that the test causes from now on. */
  expect(pattern: RegExp): void {
    this.#expected.push({ pattern, from: this.#seen.length });
  }

  unexpected(): string[] {
    return this.#seen.filter(
      (problem, index) =>
        !this.#expected.some(({ pattern, from }) => index >= from && pattern.test(problem)),
    );
  }
}
