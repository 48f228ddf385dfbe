import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { EventFilter } from './event-filter.ts';
import type { Pace } from './paced-connection.ts';

const encoder = new TextEncoder();

/**
 * The rest of a provider's answer, which the library reads. It comes from the events of the connection, because an iterator or a second web
 * stream would cost more than everything else that is done with a token.
 */
export function restOf(
  answer: IncomingMessage,
  filter: EventFilter,
  pace: Pace | undefined,
): ReadableStream<Uint8Array> {
  let isOpen = true;
  answer.setEncoding('utf8');
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const end = (error?: unknown) => {
        if (!isOpen) return;
        isOpen = false;
        if (error === undefined) controller.close();
        else controller.error(error);
      };
      const pass = (rest: string) => {
        if (rest === '') return;
        controller.enqueue(encoder.encode(rest));
        // The library reads more slowly than the provider sends.
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      };
      // A read brings many events; handled together, they cost less than half.
      let unread = '';
      const handle = () => {
        const part = unread;
        unread = '';
        if (!isOpen || part === '') return;
        try {
          pass(filter.push(part));
        } catch (error) {
          end(error);
          answer.destroy();
        }
      };
      answer.on('data', (part: string) => {
        if (unread === '') process.nextTick(handle);
        unread += part;
      });
      finished(answer, (error) => {
        pace?.stop();
        handle();
        if (!error && isOpen) pass(filter.end());
        end(error ?? undefined);
      });
    },
    pull: () => void answer.resume(),
    cancel: () => {
      isOpen = false;
      answer.destroy();
    },
  });
}
