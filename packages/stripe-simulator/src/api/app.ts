import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { catchUp } from '../billing/time/due.ts';
import { invalid, StripeError } from '../errors.ts';
import { type ApiVersion, findVersion, inNewestTerms, versions } from '../rendering/versions.ts';
import type { SimulatorCore } from '../simulator.ts';
import { expanded } from './expand.ts';
import { parseForm } from './form.ts';
import { routes } from './routes.ts';

interface ApiResponse {
  status: number;
  body: string;
  replayed?: boolean;
}

/** Longest idempotency key (Stripe: 255 characters). */
const KEY_MAX = 255;

/** Creates the HTTP API. Unknown routes and parameters get an error in Stripe's format. */
export function createApi(core: SimulatorCore): Hono {
  const app = new Hono();
  app.notFound((context) => {
    const { method, url } = context.req.raw;
    const { status, body } = failure(unrecognized(method, new URL(url).pathname));
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  app.all('/v1/*', async (context) => {
    const { req } = context;
    const requestId = `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    const { pathname, search } = new URL(req.url);
    let response: ApiResponse;
    let version = core.events.apiVersion;
    try {
      checkKey(req.header('authorization'));
      version = versionOf(core, req.header('stripe-version'));
      checkAccount(req.header('stripe-account'));
      checkAccount(req.header('stripe-context'));
      // Stripe reads both, whatever the method is.
      const text = [search.slice(1), await req.text()].filter((part) => part !== '').join('&');
      const key = req.header('idempotency-key');
      response = handleIdempotently(core, {
        method: req.method,
        pathname,
        text,
        requestId,
        key,
        version,
      });
    } catch (error) {
      response = failure(error);
    }
    return new Response(response.body, {
      status: response.status,
      headers: {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': version.name,
        ...(response.replayed && { 'idempotent-replayed': 'true' }),
      },
    });
  });
  return app;
}

/** @throws StripeError unless the key is a test key */
function checkKey(authorization: string | undefined): void {
  const key = readKey(authorization);
  if (key === null) {
    throw new StripeError(
      401,
      'You did not provide an API key. Give it in the Authorization header as a Bearer token.',
    );
  }
  if (/^[sr]k_live_/.test(key)) {
    throw new StripeError(
      401,
      'This is a simulator: it refuses live keys and charges no real money.',
    );
  }
  if (!/^[sr]k_test_\w+$/.test(key)) throw new StripeError(401, 'Invalid API Key provided.');
}

/** The version of a request: its own, or else the account's. @throws StripeError if it is not simulated */
function versionOf(core: SimulatorCore, name: string | undefined): ApiVersion {
  if (name === undefined) return core.events.apiVersion;
  const version = findVersion(name);
  if (version) return version;
  const known = versions.map((known) => known.name).join(' and ');
  throw invalid(`This simulator has the API versions ${known}, not ${name}.`);
}

/** @throws StripeError for a request in the name of another account: there is only one */
function checkAccount(account: string | undefined): void {
  if (account === undefined) return;
  throw new StripeError(
    403,
    `The provided key does not have access to account '${account}' (or that account does not exist).`,
    { code: 'account_invalid' },
  );
}

function readKey(authorization = ''): string | null {
  const [scheme, credentials = ''] = authorization.split(' ', 2);
  if (/^bearer$/i.test(scheme ?? '')) return credentials;
  if (!/^basic$/i.test(scheme ?? '')) return null;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? null;
}

interface ApiRequest {
  method: string;
  pathname: string;
  text: string;
  requestId: string;
  key: string | undefined;
  version: ApiVersion;
}

/** Replays the saved response of an idempotency key; a key reused with other parameters is an error. */
function handleIdempotently(core: SimulatorCore, request: ApiRequest): ApiResponse {
  const { method, pathname, text, key } = request;
  const input = parseForm(text);
  if (method !== 'POST' || key === undefined) {
    return handleRequest(core, request, input, null);
  }
  if (key === '' || key.length > KEY_MAX) throw invalid('Invalid idempotency key.');
  const canonical = JSON.stringify([method, pathname, input]);
  const fingerprint = createHash('sha256').update(canonical).digest('hex');
  const saved = core.store.findResponse(key);
  if (saved) {
    if (saved.fingerprint !== fingerprint) {
      throw new StripeError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        {},
        'idempotency_error',
      );
    }
    return { status: saved.status, body: saved.body, replayed: true };
  }
  return handleRequest(core, request, input, { key, fingerprint });
}

/** Runs the operation and saves its response in one transaction. */
function handleRequest(
  core: SimulatorCore,
  request: ApiRequest,
  input: Record<string, unknown>,
  idempotency: { key: string; fingerprint: string } | null,
): ApiResponse {
  catchUp(core);
  core.events.request = { id: request.requestId, idempotency_key: idempotency?.key ?? null };
  const save = (response: ApiResponse): ApiResponse => {
    if (idempotency) {
      const { key, fingerprint } = idempotency;
      core.store.saveResponse(key, { ...response, fingerprint });
    }
    return response;
  };
  try {
    return core.run(() => {
      try {
        const { expand, ...params } = input;
        const { route, path } = findRoute(request.method, request.pathname);
        const newestParams = inNewestTerms(params, route.path, request.version);
        const result = route.handle(core, path, newestParams);
        return save({
          status: 200,
          body: JSON.stringify(expanded(core, result, readExpand(expand), request.version)),
        });
      } catch (error) {
        // A declined payment is committed with its response; other errors roll back.
        if (!(error instanceof StripeError) || error.type !== 'card_error') throw error;
        return save(failure(error));
      }
    });
  } finally {
    core.events.request = { id: null, idempotency_key: null };
  }
}

function findRoute(method: string, pathname: string) {
  for (const route of routes) {
    if (route.method !== method) continue;
    const path = matchPath(route.path, pathname);
    if (path) return { route, path };
  }
  throw unrecognized(method, pathname);
}

function unrecognized(method: string, pathname: string): StripeError {
  return new StripeError(
    404,
    `Unrecognized request URL (${method}: ${pathname}). This simulator knows only a part of Stripe's API.`,
  );
}

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return null;
  const path: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') path[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return path;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readExpand(input: unknown): string[] {
  if (input === undefined) return [];
  const paths: unknown[] = typeof input === 'object' && input !== null ? Object.values(input) : [];
  if (typeof input !== 'object' || !paths.every((path) => typeof path === 'string')) {
    throw invalid('Invalid array: expand', 'expand');
  }
  return paths;
}

function failure(error: unknown): ApiResponse {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: JSON.stringify(error.body()) };
}
