import { type AuthPost, authBodies, isAuthRoute } from '@savet/contract/accounts/auth-inputs';
import { PROVIDERS_HEADER } from '@savet/contract/accounts/log-in-providers';
import { LEGAL_HEADER, type LegalDocumentKind } from '@savet/contract/legal';
import { PASSWORD_MAX, PASSWORD_MIN } from '@savet/contract/limits';
import type { z } from 'zod';
import type { Auth } from '../../features/accounts/auth.ts';
import { withReplacedSession } from '../../features/accounts/log-in/replaced-session.ts';
import { resetPassword } from '../../features/accounts/password/new-password.ts';
import { signUp } from '../../features/accounts/sign-up/sign-up.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Background } from '../../platform/background.ts';
import { logIn } from './log-in/log-in.ts';
import { logInWithPasskey, type PasskeyLogInDependencies } from './log-in/passkey-log-in.ts';
import {
  beginProviderLogIn,
  finishProviderLogIn,
  logInWithProvider,
  type ProviderRouteDependencies,
} from './log-in/provider-log-in.ts';
import { addressOf, readJson, redirectTo, type ServerContext } from './request.ts';

export interface AuthRouteDependencies extends PasskeyLogInDependencies, ProviderRouteDependencies {
  trustedProxies: readonly string[];
  background: Background;
  /** Kinds of documents that the operator has supplied. */
  legalKinds: readonly LegalDocumentKind[];
}

/**
 * Serves the accounts library's routes on the allow-list.
 * @throws ApiError
 */
export async function handleAuth(
  context: ServerContext,
  dependencies: AuthRouteDependencies,
): Promise<Response> {
  const { auth, limits, trustedProxies } = dependencies;
  const address = addressOf(context, trustedProxies);
  await limits.address(address);
  const route = `${context.req.method} ${new URL(context.req.url).pathname.slice('/api/auth/'.length)}`;
  if (!isAuthRoute(route)) throw new ApiError('NOT_FOUND');
  switch (route) {
    case 'POST sign-up/email': {
      await limits.signUp(address);
      const body = await parseBody(context, route);
      const response = await withReplacedSession(auth, context.req.raw.headers, () =>
        signUp(dependencies.db, body.email, () => forward(auth, context, body)),
      );
      return withoutToken(response);
    }
    case 'POST sign-in/email': {
      const { keepAccount: keep, code, ...body } = await parseBody(context, route);
      const { email, password } = body;
      const request = { address, email, password, code, keep };
      const response = await logIn(context, dependencies, request, () =>
        forward(auth, context, body),
      );
      return withoutToken(response);
    }
    case 'POST provider/begin': {
      await limits.providerLogIn(address);
      const body = await parseBody(context, route);
      return beginProviderLogIn(context, dependencies, body);
    }
    case 'GET provider/google/callback':
      return finishProviderLogIn(context, dependencies, 'google');
    case 'GET provider/oidc/callback':
      return finishProviderLogIn(context, dependencies, 'oidc');
    case 'POST provider/log-in':
      return logInWithProvider(context, dependencies, await parseBody(context, route));
    case 'POST sign-in/passkey': {
      const { credential: used, keepAccount: keep } = await parseBody(context, route);
      return withoutToken(await logInWithPasskey(context, dependencies, { address, used, keep }));
    }
    case 'POST sign-out':
      return forward(auth, context, await parseBody(context, route));
    case 'POST send-verification-email': {
      await limits.signUp(address);
      const body = await parseBody(context, route);
      // The address of an account need not be its owner's.
      if (!(await limits.mayMail('verification', body.email))) throw new ApiError('RATE_LIMITED');
      return sendVerification(context, dependencies, body);
    }
    case 'POST request-password-reset': {
      await limits.passwordLink(address);
      return requestPasswordLink(context, dependencies, await parseBody(context, route));
    }
    case 'POST reset-password':
      return setPassword(context, dependencies, await parseBody(context, route));
    case 'GET verify-email':
      return verifiedPage(await auth.handler(withTokenOnly(context)));
    case 'GET get-session':
      return withOffers(await withoutSession(await auth.handler(context.req.raw)), {
        [PROVIDERS_HEADER]: dependencies.providerLogIns.ids,
        [LEGAL_HEADER]: dependencies.legalKinds,
      });
    case 'GET token':
      return auth.handler(context.req.raw);
  }
}

/**
 * Answers before anything depends on the address, so that neither the answer nor its time tells who has an account. The
 * library alone would wait for the mail.
 */
function requestPasswordLink(
  context: ServerContext,
  { auth, limits, background }: AuthRouteDependencies,
  body: { email: string },
): Response {
  const request = copyOf(context, body);
  const log = context.get('log');
  background.run(async () => {
    if (await limits.mayMail('password', body.email)) await auth.handler(request);
    else log.info('account: too many links for a new password to one address');
  }, 'sending a link for a new password failed');
  return Response.json({ status: true });
}

/** Sets a password with a mailed link. The refusals have the library's codes, as those of a sign-up. */
async function setPassword(
  context: ServerContext,
  dependencies: AuthRouteDependencies,
  body: { token: string; newPassword: string },
): Promise<Response> {
  const refused = (code: string) => Response.json({ code }, { status: 400 });
  if (body.newPassword.length < PASSWORD_MIN) return refused('PASSWORD_TOO_SHORT');
  if (body.newPassword.length > PASSWORD_MAX) return refused('PASSWORD_TOO_LONG');
  const forgetGuesses = dependencies.limits.passwordSet;
  try {
    await resetPassword({ ...dependencies, log: context.get('log'), forgetGuesses }, body);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'LINK_INVALID') return refused('INVALID_TOKEN');
    throw error;
  }
  return Response.json({ status: true });
}

/** To guests, the answer does not depend on the address either. Signed in, users get a mail to their own address alone. */
async function sendVerification(
  context: ServerContext,
  { auth, background }: AuthRouteDependencies,
  body: { email: string },
): Promise<Response> {
  const { headers } = context.req.raw;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (session) return forward(auth, context, body);
  const request = copyOf(context, body);
  background.run(async () => {
    await auth.handler(request);
  }, 'sending a verification link failed');
  return Response.json({ status: true });
}

/** A verification without what others have added to its link: the library would log an address that it does not trust. */
function withTokenOnly({ req }: ServerContext): Request {
  const url = new URL(req.url);
  const token = url.searchParams.get('token') ?? '';
  // With an address to lead to, the library redirects; where to is decided below.
  url.search = new URLSearchParams({ token, callbackURL: '/' }).toString();
  return new Request(url, { headers: req.raw.headers });
}

/** Redirects to the profile page, which shows whether the verification link worked. */
async function verifiedPage(response: Response): Promise<Response> {
  const location = response.headers.get('location');
  if (location === null) {
    const { code = 'INVALID_TOKEN' } = (await response.json()) as { code?: string };
    return redirectTo(`/profile?error=${encodeURIComponent(code)}`);
  }
  const { searchParams } = new URL(location, 'http://any');
  const error = searchParams.get('error');
  return redirectTo(
    error === null ? '/profile?verified=1' : `/profile?error=${encodeURIComponent(error)}`,
  );
}

async function parseBody<Route extends AuthPost>(
  context: ServerContext,
  route: Route,
): Promise<z.output<(typeof authBodies)[Route]>> {
  const parsed = authBodies[route].safeParse(await readJson(context));
  if (!parsed.success) throw new ApiError('INVALID_INPUT');
  return parsed.data as z.output<(typeof authBodies)[Route]>;
}

/** Removes the session token: it belongs only in the cookie, where no script can read it. */
async function withoutToken(response: Response): Promise<Response> {
  const { token: _session, ...body } = (await response.json()) as Record<string, unknown>;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** Reduces the response to the signed-in user's id, or null. */
async function withoutSession(response: Response): Promise<Response> {
  const session = (await response.json()) as { user?: { id: string } } | null;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const uid = session?.user?.id;
  const body = uid === undefined ? null : { user: { id: uid } };
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** Tells signed-out pages what this installation has. */
function withOffers(response: Response, offers: Record<string, readonly string[]>): Response {
  for (const [header, ids] of Object.entries(offers)) {
    if (ids.length > 0) response.headers.set(header, ids.join(' '));
  }
  return response;
}

function forward(auth: Auth, context: ServerContext, body: object): Promise<Response> {
  return auth.handler(copyOf(context, body));
}

/** The request with the checked body: its own was read already. */
function copyOf(context: ServerContext, body: object): Request {
  const { url, method, headers } = context.req.raw;
  const copied = new Headers(headers);
  copied.delete('content-length');
  return new Request(url, { method, headers: copied, body: JSON.stringify(body) });
}
