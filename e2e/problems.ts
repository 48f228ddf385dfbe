import type { BrowserContext } from '@playwright/test';

/** What a browser complains of, in all pages of a context: errors, refused content, foreign hosts. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext, ownUrl: string) {
    const { origin } = new URL(ownUrl);
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`page: ${error.error().message}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) {
        this.#seen.push(`foreign host: ${request.url()}`);
      }
    });
  }

  /** A complaint that belongs to what the test does. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((one) => !this.#expected.some((pattern) => pattern.test(one)));
  }
}
