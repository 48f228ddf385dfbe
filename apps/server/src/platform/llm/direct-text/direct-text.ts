import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { EventFilter, type TakeText } from './event-filter.ts';
import { paceOf } from './paced-connection.ts';
import { restOf } from './rest-of.ts';
import { send } from './send.ts';

const receivers = new AsyncLocalStorage<(text: string) => void>();

/**
 * Runs `work`, which asks a model. Text that a provider sends comes to `onText` as soon as it is there, if the provider's
 * `fetch` is one of `takingText`; all else of the answer comes through the library, whose many layers cost most of the CPU
 * time of a piece of text.
 */
export function withDirectText<Result>(onText: (text: string) => void, work: () => Result): Result {
  return receivers.run(onText, work);
}

/**
 * A `fetch` that takes the text out of streamed answers, for requests inside `withDirectText`.
 * @param open starts to take the text of one answer
 */
export function takingText(open: () => TakeText): typeof fetch {
  return async (input, init = {}) => {
    const onText = receivers.getStore();
    const answer = await send(input instanceof Request ? input.url : input, init);
    const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value);
    }
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const isTaken = onText !== undefined && isStream && status === 200;
    const body = isTaken ? restTaking(answer, open(), onText) : ReadableStream.from(answer);
    return new Response(body, { status, statusText, headers });
  };
}

function restTaking(answer: IncomingMessage, take: TakeText, onText: (text: string) => void) {
  const pace = paceOf(answer.socket);
  const filter = new EventFilter(take, (text) => {
    // The first text is read as soon as it is there.
    pace?.start();
    onText(text);
  });
  return restOf(answer, filter, pace);
}
