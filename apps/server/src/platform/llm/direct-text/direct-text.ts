import { AsyncLocalStorage } from 'node:async_hooks';
import { EventFilter, type TakeText } from './event-filter.ts';

const receivers = new AsyncLocalStorage<(text: string) => void>();
const encoder = new TextEncoder();

/**
 * Runs `work`, which asks a model. Text that a provider sends comes to `onText` as soon as it is there, if the provider's
 * `fetch` is one of `takingText`; all else of the answer comes through the library, whose many layers cost most of the CPU
 * time of a piece of text.
 */
export function withDirectText<Result>(onText: (text: string) => void, work: () => Result): Result {
  return receivers.run(onText, work);
}

/** `fetch` that takes the text out of streamed answers, for requests inside `withDirectText`. */
export function takingText(fetch: typeof globalThis.fetch, take: TakeText): typeof fetch {
  return async (input, init) => {
    const onText = receivers.getStore();
    const response = await fetch(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!onText || !response.ok || !response.body || !isStream) return response;
    const { status, statusText, headers } = response;
    const rest = restOf(response.body, new EventFilter(take, onText));
    return new Response(rest, { status, statusText, headers });
  };
}

function restOf(
  body: ReadableStream<Uint8Array>,
  filter: EventFilter,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read();
          const rest = done
            ? filter.push(decoder.decode()) + filter.end()
            : filter.push(decoder.decode(value, { stream: true }));
          if (rest !== '') controller.enqueue(encoder.encode(rest));
          if (done) controller.close();
          if (done || rest !== '') return;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
