import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelConnection } from '../../models/connection.ts';

/** How the provider handles one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface FaultyProvider {
  configuration: (provider: 'openai' | 'openai-compatible') => ModelConnection;
  /** One per request, in order; the last one repeats. */
  behave(...behaviours: Behaviour[]): void;
  /** Requests since the last `behave`. */
  requests(): number;
  /** Resolves when the client has closed the connection of a request. */
  closed(): Promise<void>;
  stop(): Promise<void>;
}

export const TEST_KEY = 'sk-test-not-for-logs';

/** A provider with OpenAI's chat completions API that misbehaves on request. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  let queue: Behaviour[] = [];
  let count = 0;
  let onClose = () => {};
  let closed = Promise.resolve();
  const server = createServer((request, response) => {
    const behaviour = queue[Math.min(count, queue.length - 1)];
    count += 1;
    response.on('close', () => onClose());
    request.resume().on('end', () => behaviour?.(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    configuration: (provider) => ({
      provider,
      model: 'test-model',
      modelFree: null,
      contextWindow: null,
      source: 'environment',
      takesOver: false,
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: TEST_KEY,
    }),
    behave(...behaviours) {
      queue = behaviours;
      count = 0;
      closed = new Promise((resolve) => {
        onClose = resolve;
      });
    },
    requests: () => count,
    closed: () => closed,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function fail(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    const error = { message: `no good: ${TEST_KEY}`, type: 'server_error', code: 'some_code' };
    response.end(JSON.stringify({ error }));
  };
}

/** Streams pieces of text, then calls `end`. */
export function stream(pieces: readonly string[], end: Behaviour = finish): Behaviour {
  return (response, request) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    for (const content of pieces) send(response, { choices: [choice({ content }, null)] });
    // Deferred, so that the text is sent before the connection breaks.
    setImmediate(end, response, request);
  };
}

export const finish: Behaviour = finishWith({ prompt_tokens: 11, completion_tokens: 7 });

/** The end of a good stream, with what the provider counted. */
export function finishWith({
  reason = 'stop',
  ...usage
}: {
  reason?: 'stop' | 'length';
  prompt_tokens: number;
  completion_tokens: number;
  prompt_tokens_details?: { cached_tokens: number };
}): Behaviour {
  return (response) => {
    const total_tokens = usage.prompt_tokens + usage.completion_tokens;
    send(response, { choices: [choice({}, reason)] });
    send(response, { choices: [], usage: { ...usage, total_tokens } });
    response.end('data: [DONE]\n\n');
  };
}
export const endWithoutFinish: Behaviour = (response) => {
  response.end();
};
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy();
};
export const hang: Behaviour = () => {};
export const openErrorEvent: Behaviour = (response) => {
  const error = { message: `overloaded ${TEST_KEY}`, type: 'server_error', code: null };
  send(response, { error });
};
export const errorEvent: Behaviour = (response, request) => {
  openErrorEvent(response, request);
  response.end();
};
export const malformedChunk: Behaviour = (response) => {
  response.write('data: {"choices": [{"delta"\n\n');
  finish(response, undefined as never);
};

function choice(delta: object, finish_reason: string | null) {
  return { index: 0, delta, finish_reason };
}

function send(response: ServerResponse, chunk: object): void {
  const common = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' };
  response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
}
