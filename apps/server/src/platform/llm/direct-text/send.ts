import { type IncomingMessage, request as sendPlain } from 'node:http';
import { request as sendEncrypted } from 'node:https';

/** As long as `fetch` waits for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * An error that nobody listens to would end the process: of an answer that nobody reads any more, and of a connection that is
 * aborted just when its answer has ended. Whoever waits for the answer or reads it is told all the same.
 */
const ignore = () => undefined;

/**
 * Sends a request to a provider and reads its answer with `node:http`: each piece of it costs half of the CPU time that it costs
 * with `fetch`. Follows no redirect, which would carry the key and the question to another address.
 * @throws errors with the code of the network, and an AbortError
 */
export function send(
  url: string | URL,
  { method, headers, body, signal }: RequestInit,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const address = new URL(url);
  const open = address.protocol === 'https:' ? sendEncrypted : sendPlain;
  const request = open(address, {
    method: method ?? 'GET',
    headers: Object.fromEntries(new Headers(headers)),
    ...(signal && { signal }),
  });
  request.on('response', (answer) => {
    answer.on('error', ignore);
    resolve(answer);
  });
  request.on('error', reject);
  request.once('socket', (socket) => {
    // A connection is used for many requests.
    if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
    if (!socket.connecting) return;
    const late = Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => request.destroy(late), CONNECT_TIMEOUT_MS);
    socket.once('connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
  // The libraries send JSON, as text.
  request.end(body as string | undefined);
  return promise;
}
