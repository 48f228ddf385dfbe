import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { catchUp } from '../billing/due.ts';
import { API_VERSION } from '../events.ts';
import type { SimulatorCore } from '../simulator.ts';
import { invalid, StripeError } from './errors.ts';
import { expanded } from './expand.ts';
import { parseForm } from './params.ts';
import { routes } from './routes.ts';

interface Answer {
  status: number;
  body: string;
  replayed?: boolean;
}

/** Longest idempotency key (Stripe: 255 characters). */
const KEY_MAX = 255;
/** The part of the version that says which shapes are meant. */
const VERSION_DATE = API_VERSION.split('.')[0] ?? API_VERSION;

/** Stripe's HTTP API. Whatever it does not know is refused in Stripe's own form. */
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
    let answer: Answer;
    try {
      checkCaller(req.header('authorization'), req.header('stripe-version'));
      const text = req.method === 'POST' ? await req.text() : search;
      const key = req.header('idempotency-key');
      answer = answerOnce(core, { method: req.method, pathname, text, requestId, key });
    } catch (error) {
      answer = failure(error);
    }
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': 'application/json',
        'request-id': requestId,
        'stripe-version': API_VERSION,
        ...(answer.replayed && { 'idempotent-replayed': 'true' }),
      },
    });
  });
  return app;
}

/** @throws StripeError for anything but a test key and this version */
function checkCaller(authorization: string | undefined, version: string | undefined): void {
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
      'This is a simulator: it refuses live keys, and no money moves here.',
    );
  }
  if (!/^[sr]k_test_\w+$/.test(key)) throw new StripeError(401, 'Invalid API Key provided.');
  if (version !== undefined && !version.startsWith(VERSION_DATE)) {
    throw invalid(`This simulator speaks the API version ${API_VERSION} only, not ${version}.`);
  }
}

function readKey(authorization = ''): string | null {
  const [scheme, credentials = ''] = authorization.split(' ', 2);
  if (/^bearer$/i.test(scheme ?? '')) return credentials;
  if (!/^basic$/i.test(scheme ?? '')) return null;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? null;
}

interface Asked {
  method: string;
  pathname: string;
  text: string;
  requestId: string;
  key: string | undefined;
}

/** The same key gives the same answer; with other parameters it is refused. */
function answerOnce(core: SimulatorCore, asked: Asked): Answer {
  const { method, pathname, text, key, requestId } = asked;
  const given = parseForm(text);
  if (method !== 'POST' || key === undefined) {
    return answerRequest(core, asked, given, null);
  }
  if (key === '' || key.length > KEY_MAX) throw invalid('Invalid idempotency key.');
  const canonical = JSON.stringify([method, pathname, given]);
  const fingerprint = createHash('sha256').update(canonical).digest('hex');
  const saved = core.store.findAnswer(key);
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
  return answerRequest(core, { ...asked, requestId }, given, { key, fingerprint });
}

/** Runs the operation and keeps its answer in one transaction, a refused card included. */
function answerRequest(
  core: SimulatorCore,
  asked: Asked,
  given: Record<string, unknown>,
  idempotency: { key: string; fingerprint: string } | null,
): Answer {
  catchUp(core);
  core.events.request = { id: asked.requestId, idempotency_key: idempotency?.key ?? null };
  const keep = (answer: Answer): Answer => {
    if (idempotency) {
      const { key, fingerprint } = idempotency;
      core.store.saveAnswer(key, { ...answer, fingerprint });
    }
    return answer;
  };
  try {
    return core.run(() => {
      try {
        const { expand, ...params } = given;
        const { found, path } = findRoute(asked.method, asked.pathname);
        const result = found.answer(core, path, params);
        return keep({
          status: 200,
          body: JSON.stringify(expanded(core, result, readExpand(expand))),
        });
      } catch (error) {
        // A card that was declined leaves its traces; everything else leaves none.
        if (!(error instanceof StripeError) || error.type !== 'card_error') throw error;
        return keep(failure(error));
      }
    });
  } finally {
    core.events.request = { id: null, idempotency_key: null };
  }
}

function findRoute(method: string, pathname: string) {
  for (const found of routes) {
    if (found.method !== method) continue;
    const path = matchPath(found.path, pathname);
    if (path) return { found, path };
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
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const path: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
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

function readExpand(given: unknown): string[] {
  if (given === undefined) return [];
  const paths: unknown[] = typeof given === 'object' && given !== null ? Object.values(given) : [];
  if (typeof given !== 'object' || !paths.every((path) => typeof path === 'string')) {
    throw invalid('Invalid array: expand', 'expand');
  }
  return paths;
}

function failure(error: unknown): Answer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: JSON.stringify(error.body()) };
}
