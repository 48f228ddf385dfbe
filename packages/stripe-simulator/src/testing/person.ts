import type { Hono } from 'hono';
import { PAGES_URL } from './running-simulator.ts';

export interface Seen {
  status: number;
  text: string;
  /** Where the answer leads, or null. */
  location: string | null;
  headers: Headers;
}

/** Looks at pages and sends their forms, as a browser does, without a browser. */
export class Person {
  readonly #pages: Hono;

  constructor(pages: Hono) {
    this.#pages = pages;
  }

  look(url: string, headers: Record<string, string> = {}): Promise<Seen> {
    return this.#request(url, { headers });
  }

  send(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<Seen> {
    return this.#request(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async #request(url: string, init: RequestInit): Promise<Seen> {
    const path = url.startsWith(PAGES_URL) ? url.slice(PAGES_URL.length) : url;
    const response = await this.#pages.request(path === '' ? '/' : path, init);
    const html = await response.text();
    const text = html.replaceAll(/\s+/g, ' ').replaceAll('&nbsp;', ' ');
    const { status, headers } = response;
    return { status, text, location: headers.get('location'), headers };
  }
}

/** A card form filled in. */
export function cardFields(number: string): Record<string, string> {
  return { number, expiry: '12/34', cvc: '123', name: 'Ana Ivanova' };
}
