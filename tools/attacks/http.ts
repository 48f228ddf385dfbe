import { request } from 'node:http';
import type { CallName } from '@savet/contract/calls';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null if it is none. */
  body: Record<string, unknown> | null;
}

export interface Message {
  method?: string;
  body?: string | Uint8Array | undefined;
  headers?: Record<string, string>;
}

let requests = 0;

/**
 * Sends a request from an address of its own, so that no attempt fails only because of those before it.
 * @param path kept as it is; `fetch` would resolve dots in it
 */
export function send(
  { url }: { url: string },
  path: string,
  { method = 'POST', body, headers = {} }: Message,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(url);
  const message = request(
    { hostname, port, path, method, headers: { 'x-forwarded-for': ownAddress(), ...headers } },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const answered = Object.entries(response.headersDistinct);
        const lines = answered.flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: new Headers(lines), text, body: parsed(text) });
      });
    },
  );
  message.on('error', reject);
  message.end(body);
  return promise;
}

/** Sends a JSON body, whatever it contains. */
export function sendJson(
  server: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = { 'content-type': 'application/json' };
  return send(server, path, { body: JSON.stringify(body), headers: { ...type, ...headers } });
}

/** Makes a call with any input. */
export function call(
  server: { url: string },
  { token }: { token: string },
  name: CallName,
  input: unknown,
): Promise<Answer> {
  return sendJson(server, `/api/${name}`, input, { authorization: `Bearer ${token}` });
}

/** Status and body, to compare two answers. */
export function shown({ status, body }: Answer) {
  return { status, body };
}

function ownAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
