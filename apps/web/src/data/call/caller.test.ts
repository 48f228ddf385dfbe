import { describe, expect, it, vi } from 'vitest';
import type { CallError } from './call-error.ts';
import { createCaller } from './caller.ts';

interface Sent {
  key: string | null;
  token: string | null;
}

/** A caller with scripted responses; the last one repeats. `isOver`: no new token is available. */
function testCaller(answers: (() => Response | Error)[], { isOver = false } = {}) {
  const sent: Sent[] = [];
  const pauses: number[] = [];
  const ended: unknown[] = [];
  const tickets: string[] = [];
  let tokens = 0;
  const caller = createCaller({
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers);
      sent.push({ key: headers.get('idempotency-key'), token: headers.get('authorization') });
      const answer = answers[Math.min(sent.length, answers.length) - 1]?.();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('no answer was given');
    },
    token: async (renew) => {
      if (renew) tokens += 1;
      return tokens > 0 && isOver ? undefined : `token${tokens}`;
    },
    onSessionEnd: (why) => {
      ended.push(why);
    },
    onTicket: (ticket) => {
      tickets.push(ticket);
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  return { caller, sent, pauses, ended, tickets };
}

const ok = () => Response.json({ success: true, title: 'x' });
const refusal = (status: number, code?: string, error?: string) => () =>
  Response.json({ success: false, code, error }, { status });
const lost = () => new TypeError('fetch failed');
const timeout = () => new DOMException('too long', 'TimeoutError') as unknown as Error;

async function failureOf(work: Promise<unknown>): Promise<CallError> {
  return work.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: CallError) => error,
  );
}

describe('a call', () => {
  it('returns the output', async () => {
    const { caller, sent } = testCaller([ok]);
    expect(await caller('x', {})).toMatchObject({ title: 'x' });
    expect(sent).toMatchObject([{ token: 'Bearer token0' }]);
  });

  it('passes on the ticket for a new cookie', async () => {
    const answer = () => Response.json({ success: true }, { headers: { 'session-renewal': 't' } });
    const { caller, tickets } = testCaller([answer]);
    await caller('x', {});
    expect(tickets).toEqual(['t']);
  });

  it.each([
    ['network loss', lost],
    ['a timeout', timeout],
    ['429', refusal(429, 'RATE_LIMITED')],
    ['503', refusal(503, 'UNAVAILABLE')],
  ])('is retried with the same key after %s, with pauses of 2 and 4 s', async (_name, answer) => {
    const { caller, sent, pauses } = testCaller([answer, answer, ok]);
    await caller('x', {});
    expect(pauses).toEqual([2_000, 4_000]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    [{ wait: false }, 25_000],
    [{ wait: true }, 100_000],
    [{}, 100_000],
  ])(
    '%o is given up after %i ms: a frozen server must not hold up a question',
    async (input, ms) => {
      const timeLimit = vi.spyOn(AbortSignal, 'timeout');
      const { caller } = testCaller([ok]);
      await caller('x', input);
      expect(timeLimit.mock.calls).toEqual([[ms]]);
      timeLimit.mockRestore();
    },
  );

  it.each([
    [lost, 'Network connection lost after multiple attempts'],
    [timeout, 'Failed after 3 attempts: Request timeout - the connection took too long'],
    [
      refusal(503, 'UNAVAILABLE', 'The service is not available right now'),
      'Failed after 3 attempts: The service is not available right now',
    ],
  ])('fails after the third attempt', async (answer, message) => {
    const { caller, sent } = testCaller([answer]);
    expect((await failureOf(caller('x', {}))).message).toBe(message);
    expect(sent).toHaveLength(3);
  });

  it.each([
    [400, 'INVALID_INPUT'],
    [402, 'QUERY_LIMIT_REACHED'],
    [403, 'PLAN_REQUIRED'],
    [404, 'NOT_FOUND'],
    [409, 'CHAT_BUSY'],
    [500, 'INTERNAL'],
    [502, 'QUERY_FAILED'],
  ])('is not retried after %i %s', async (status, code) => {
    const { caller, sent } = testCaller([refusal(status, code, 'text')]);
    expect(await failureOf(caller('x', {}))).toMatchObject({ status, code, message: 'text' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, undefined],
  ])('renews the token once on %i', async (status, code) => {
    const { caller, sent } = testCaller([refusal(status, code), ok]);
    await caller('x', {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer token0', 'Bearer token1']);
  });

  it('ends the session when a renewed token is refused too', async () => {
    const { caller, ended } = testCaller([refusal(401, 'UNAUTHENTICATED')]);
    expect(await failureOf(caller('x', {}))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(ended).toEqual(['UNAUTHENTICATED']);
  });

  it('ends the session with the reason of the first refusal if no new token is available', async () => {
    const answers = [refusal(401, 'USER_GONE'), refusal(401, 'UNAUTHENTICATED')];
    const { caller, sent, ended } = testCaller(answers, { isOver: true });
    expect(await failureOf(caller('x', {}))).toMatchObject({ code: 'USER_GONE' });
    expect(ended).toEqual(['USER_GONE']);
    expect(sent).toHaveLength(1);
  });

  it('fails with an authentication error when a 403 without a code repeats', async () => {
    const { caller } = testCaller([refusal(403)]);
    expect((await failureOf(caller('x', {}))).message).toBe(
      'Authentication failed - please refresh the page and try again',
    );
  });

  it("reports the HTTP status of a proxy's error page", async () => {
    const { caller } = testCaller([() => new Response('<html>', { status: 418 })]);
    expect((await failureOf(caller('x', {}))).message).toBe('HTTP error! status: 418');
  });
});
