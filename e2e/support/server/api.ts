import type { BrowserContext } from '@playwright/test';
import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';

/** A token lasts 15 minutes, and a test may take longer. */
const TOKEN_CACHE_MS = 5 * 60_000;
const UNAUTHENTICATED = 401;

interface Reply {
  status: number;
  body: { error?: string; code?: string };
}

/** The API as one user: `send` for any reply, `read` for one that succeeds. */
export interface Api {
  send(name: CallName, input: object): Promise<Reply>;
  read<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallOutput<Name>>;
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The API as the user who is logged in in this browser. */
export async function apiOf(context: BrowserContext, server: { url: string }): Promise<Api> {
  const cookies = await context.cookies();
  return createApi(server, () => cookies);
}

/** The API as the user whose session is in these cookies. */
export function createApi({ url }: { url: string }, cookies: () => Cookies): Api {
  let token: { value: string; fetchedAt: number } | undefined;
  async function readToken(): Promise<string> {
    if (token && performance.now() - token.fetchedAt < TOKEN_CACHE_MS) return token.value;
    const cookie = cookies().map(({ name, value }) => `${name}=${value}`);
    const headers = { cookie: cookie.join('; ') };
    const answer = await fetch(`${url}/api/auth/token`, { headers });
    token = {
      value: ((await answer.json()) as { token: string }).token,
      fetchedAt: performance.now(),
    };
    return token.value;
  }
  async function post(name: string, data: object): Promise<Response> {
    return fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        authorization: `Bearer ${await readToken()}`,
      },
      body: JSON.stringify(data),
    });
  }
  return {
    async send(name, input) {
      const response = await post(name, input);
      return { status: response.status, body: (await response.json()) as Reply['body'] };
    },
    async read<Name extends CallName>(name: Name, input?: CallInput<Name>) {
      let response = await post(name, input ?? {});
      if (response.status === UNAUTHENTICATED) {
        // The cookie that the token was given for has been renewed.
        token = undefined;
        response = await post(name, input ?? {});
      }
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      return (await response.json()) as CallOutput<Name>;
    },
  };
}
