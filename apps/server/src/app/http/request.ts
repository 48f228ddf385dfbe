import type { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@savet/contract/errors';
import { errors } from '@savet/contract/errors';
import { BODY_MAX_BYTES } from '@savet/contract/limits';
import { isStorable } from '@savet/contract/text';
import type { Context } from 'hono';
import { ApiError } from '../../platform/api-error.ts';
import type { Logger } from '../../platform/log.ts';
import { plainAddress } from './limits/plain-address.ts';

/** Hono's environment: the context of every request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; log: Logger };
}

export type ServerContext = Context<ServerEnv>;

/** The client's IP address: the socket's, or the one that a trusted proxy reports. */
export function addressOf(context: ServerContext, trustedProxies: readonly string[]): string {
  const socket = plainAddress(context.env.incoming.socket.remoteAddress ?? 'unknown');
  const proxies = trustedProxies.map(plainAddress);
  if (!proxies.includes(socket)) return socket;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  // The last address that is not a trusted proxy is the one that the outermost proxy saw.
  const clients = forwarded.map(plainAddress).filter((address) => !proxies.includes(address));
  return clients.at(-1) ?? socket;
}

/**
 * Refuses requests from web pages of other origins.
 * @throws ApiError FOREIGN_ORIGIN
 */
export function checkOrigin(context: ServerContext, trusted: readonly string[]): void {
  const origin = context.req.header('origin');
  if (origin !== undefined && !trusted.includes(origin)) throw new ApiError('FOREIGN_ORIGIN');
}

/**
 * Reads a JSON body of at most `BODY_MAX_BYTES`.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_INPUT
 */
export async function readJson(context: ServerContext): Promise<unknown> {
  const { req } = context;
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || req.header('content-encoding') !== undefined) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  }
  const bytes = await readBytes(context.env.incoming);
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(json, (_, value: unknown) => storable(value)) as unknown;
  } catch {
    throw new ApiError('INVALID_INPUT');
  }
}

/** Largest whole number that every column stores (int4). */
const NUMBER_MAX = 2 ** 31 - 1;

/**
 * A value as every database stores it: a byte order mark before a text, which programs leave there and the embedded database drops,
 * is taken away.
 * @throws RangeError for a NUL character, half a surrogate pair, or a number that is too large
 */
function storable(value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > NUMBER_MAX) throw new RangeError('number');
  if (typeof value !== 'string') return value;
  if (!isStorable(value)) throw new RangeError('text');
  return value.replace(/^\uFEFF+/, '');
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

export function failureResponse(code: ErrorCode): Response {
  const { status, text } = errors[code];
  return Response.json(
    { success: false, error: text, code },
    { status, headers: status === 429 || status === 503 ? { 'Retry-After': '2' } : {} },
  );
}

/**
 * Reads the body from the connection itself: web streams would cost half a millisecond per request. The rest of a body
 * that is too long is left to the adapter, which reads and drops it: behind a proxy, the next request on this connection
 * may come from another client.
 * @throws ApiError PAYLOAD_TOO_LARGE; INVALID_INPUT if it ends too early
 */
export async function readBytes(incoming: Readable): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of incoming.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(part)) continue;
      length += part.length;
      if (length > BODY_MAX_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The client disconnected. Rethrown, its ECONNRESET would count as an unavailable database.
    throw new ApiError('INVALID_INPUT');
  }
  return Buffer.concat(parts);
}
