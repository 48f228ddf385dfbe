import type { Hono } from 'hono';
import { PAGES_URL } from './running-simulator.ts';

export interface PageResponse {
  status: number;
  text: string;
  /** Target of a redirect. */
  location: string | null;
  headers: Headers;
}

/** Requests pages and submits their forms with the headers of a browser. */
export class PageClient {
  readonly #pages: Hono;

  constructor(pages: Hono) {
    this.#pages = pages;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<PageResponse> {
    return this.#request(url, { headers });
  }

  post(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<PageResponse> {
    return this.#request(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async #request(url: string, init: RequestInit): Promise<PageResponse> {
    const path = url.startsWith(PAGES_URL) ? url.slice(PAGES_URL.length) : url;
    const response = await this.#pages.request(path === '' ? '/' : path, init);
    const html = await response.text();
    const text = html.replaceAll(/\s+/g, ' ').replaceAll('&nbsp;', ' ');
    const { status, headers } = response;
    return { status, text, location: headers.get('location'), headers };
  }
}

/** A valid card form. */
export function cardFields(number: string): Record<string, string> {
  return { number, expiry: '12/34', cvc: '123', name: 'Ana Ivanova' };
}
