import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import type { ErrorCode } from '@savet/contract/errors';
import type { LiveEvent } from '@savet/contract/live';
import type { TestServer } from './application.ts';

export type Answer<Name extends CallName> =
  | ({ success: true } & CallOutput<Name>)
  | { success: false; error: string; code: ErrorCode };

/** Where a server listens, and the origin that it trusts. */
export type ServerAddress = Pick<TestServer, 'url' | 'origin'>;

/** Somebody with an account on a test server, and a token. */
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
  ): Promise<{ status: number; body: Answer<Name> }>;
  /** The output of a call that must succeed. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>;
  /** @param uid whose documents; the person's own when absent */
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

/** Somebody who talks to a server with a token. */
export function personOf(
  server: ServerAddress,
  account: Pick<Person, 'uid' | 'email' | 'token' | 'cookie'>,
): Person {
  const send: Person['send'] = async (name, input, headers = {}) => {
    const response = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${account.token}`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Answer<typeof name> };
  };
  return {
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
          authorization: `Bearer ${account.token}`,
          ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
        },
      });
      if (!response.ok || !response.body) throw new Error(`live answered ${response.status}`);
      return new LiveReader(response.body, abort);
    },
  };
}

/** Reads a live stream and lets a test wait for what it needs. */
export class LiveReader {
  readonly events: LiveEvent[] = [];
  ended = false;
  readonly #abort: AbortController;
  readonly #waiting = new Set<() => void>();

  constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.#abort = abort;
    void this.#read(body);
  }

  /** The first thing that `find` gives of the events so far or to come. */
  async until<Found>(find: (events: LiveEvent[]) => Found | undefined | false): Promise<Found> {
    for (;;) {
      const found = find(this.events);
      if (found !== undefined && found !== false) return found;
      if (this.ended) throw new Error('the live stream ended before the event came');
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Text of a running reply, put together from its deltas. */
  textOf(replyId: string): string {
    let text = '';
    for (const { event, data } of this.events) {
      if (event === 'delta' && data.replyId === replyId) {
        text = text.slice(0, data.from) + data.text;
      }
    }
    return text;
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let unread = '';
    try {
      for await (const part of body) {
        unread += decoder.decode(part, { stream: true });
        const blocks = unread.split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        this.#wake();
      }
    } catch {
      // Ended by the test or cut by the server: both end the reading.
    }
    this.ended = true;
    this.#wake();
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    const event = fields.get('event');
    const data = fields.get('data');
    if (event !== undefined && data !== undefined) {
      this.events.push({ event, data: JSON.parse(data) as unknown } as LiveEvent);
    }
  }

  #wake(): void {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }
}
