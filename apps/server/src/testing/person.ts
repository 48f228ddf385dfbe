import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import type { ErrorCode } from '@savet/contract/errors';
import type { TestServer } from './application.ts';
import { LiveReader } from './live-reader.ts';

export type Reply<Name extends CallName> =
  | ({ success: true } & CallOutput<Name>)
  | { success: false; error: string; code: ErrorCode };

/** A server's URL and trusted origin. */
export type ServerAddress = Pick<TestServer, 'url' | 'origin'>;

/** A user of a test server, with a token. */
export interface Person {
  uid: string;
  email: string;
  token: string;
  cookie: string;
  /** The status and body of a call. */
  send<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Reply<Name> }>;
  /** The output of a call that must succeed. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /** Opens a live stream. @param uid the user to watch; the person when absent */
  watch(lastEventId?: number, uid?: string): Promise<LiveReader>;
}

let count = 0;

export async function signUp(server: ServerAddress, plan = true): Promise<Person> {
  count += 1;
  const email = `person${count}@people.test`;
  const { uid, cookie } = await createAccount(server, email);
  const token = await fetchToken(server, cookie);
  const person = personOf(server, { uid, email, cookie, token });
  if (plan) {
    await person.call('initializeUserPlan', {
      firstName: 'Ана',
      lastName: 'Тест',
      email,
      stripeCustomerId: null,
    });
  }
  return person;
}

async function createAccount(server: ServerAddress, email: string) {
  const response = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ name: 'Ана Тест', email, password: 'secret1' }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { uid: user.id, cookie };
}

export async function fetchToken(server: ServerAddress, cookie: string): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
  if (!response.ok) throw new Error(`token answered ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** A person who calls a server with the token of `account`, or with the one that `token` is set to. */
export function personOf(
  server: ServerAddress,
  account: Pick<Person, 'uid' | 'email' | 'token' | 'cookie'>,
): Person {
  const send: Person['send'] = async (name, input, headers = {}) => {
    const response = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Reply<typeof name> };
  };
  const person: Person = {
    ...account,
    send,
    call: async (name, input) => {
      const { status, body } = await send(name, input);
      if (!body.success) throw new Error(`${name} answered ${status} ${body.code}`);
      return body;
    },
    watch: async (lastEventId, uid) => {
      const abort = new AbortController();
      const about = uid === undefined ? '' : `?uid=${encodeURIComponent(uid)}`;
      const response = await fetch(`${server.url}/api/live${about}`, {
        signal: abort.signal,
        headers: {
          authorization: `Bearer ${person.token}`,
          ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
        },
      });
      if (!response.ok || !response.body) throw new Error(`live answered ${response.status}`);
      return new LiveReader(response.body, abort);
    },
  };
  return person;
}
