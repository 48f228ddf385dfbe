import type { BrowserContext } from '@playwright/test';
import type { CallName, CallOutput } from '@savet/contract/calls';
import type { Product } from './product.ts';

interface Answer {
  status: number;
  body: { error?: string; code?: string };
}

/** Calls of the API as whoever is signed in in this browser: `send` for any answer, `read` for one that succeeds. */
export async function apiOf(context: BrowserContext, product: Product) {
  const token = (await (await context.request.get(`${product.url}/api/auth/token`)).json()) as {
    token: string;
  };
  const post = (name: string, data: object) =>
    context.request.post(`${product.url}/api/${name}`, {
      headers: { origin: product.url, authorization: `Bearer ${token.token}` },
      data,
    });
  return {
    async send(name: CallName, input: object): Promise<Answer> {
      const response = await post(name, input);
      return { status: response.status(), body: (await response.json()) as Answer['body'] };
    },
    async read<Name extends CallName>(name: Name, input: object = {}): Promise<CallOutput<Name>> {
      const response = await post(name, input);
      if (!response.ok()) throw new Error(`${name} answered ${response.status()}`);
      return (await response.json()) as CallOutput<Name>;
    },
  };
}
