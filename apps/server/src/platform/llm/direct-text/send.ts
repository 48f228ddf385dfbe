import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import { pacedConnection } from './paced-connection.ts';

/** As long as `fetch` waits for a connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Idle connections are closed after this time, in milliseconds. Many servers, vLLM's among them, close theirs after five seconds: a
 * question that was sent just then would fail.
 */
const IDLE_MS = 4_000;

class PacedAgent extends http.Agent {
  override createConnection(...[options, callback]: Parameters<http.Agent['createConnection']>) {
    const connect = super.createConnection.bind(this);
    return pacedConnection(
      (onread) => connect(Object.assign({ onread }, options), callback) as Socket | undefined,
    );
  }
}

class PacedEncryptedAgent extends https.Agent {
  override createConnection(...[options, callback]: Parameters<https.Agent['createConnection']>) {
    const connect = super.createConnection.bind(this);
    return pacedConnection(
      (onread) => connect(Object.assign({ onread }, options), callback) as Socket | undefined,
    );
  }
}

const agents = {
  plain: new PacedAgent(optionsLike(http.globalAgent)),
  encrypted: new PacedEncryptedAgent(optionsLike(https.globalAgent)),
};

/**
 * Node.js exits on an error event without a listener. Such an event can follow when nobody reads the answer any more, or when a
 * request is aborted just as its answer ends. Callers still get the error from the promise or from the stream.
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
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const address = new URL(url);
  const isEncrypted = address.protocol === 'https:';
  const request = (isEncrypted ? https : http).request(address, {
    agent: isEncrypted ? agents.encrypted : agents.plain,
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

/** The options of the agent for other requests, which have the proxy of the environment. */
function optionsLike(agent: http.Agent): http.AgentOptions {
  const { options } = agent as http.Agent & { options: http.AgentOptions };
  return { ...options, timeout: IDLE_MS };
}
