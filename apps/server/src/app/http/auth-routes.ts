import { logInProviderIds, PROVIDERS_HEADER } from '@savet/contract/accounts/log-in-providers';
import { usedPasskey } from '@savet/contract/accounts/passkeys';
import { LEGAL_HEADER, type LegalDocumentKind } from '@savet/contract/legal';
import { EMAIL_MAX, FACTOR_CODE_MAX, NAME_MAX, PASSWORD_MAX } from '@savet/contract/limits';
import { text } from '@savet/contract/text';
import { z } from 'zod';
import type { Auth } from '../../features/accounts/auth.ts';
import { withReplacedSession } from '../../features/accounts/log-in/replaced-session.ts';
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

const email = text(EMAIL_MAX);
/** The library refuses passwords over PASSWORD_MAX with its own code; this limit only bounds the work. */
const password = text(10 * PASSWORD_MAX);

/** Inputs of the routes on the allow-list, most of them the accounts library's. All other routes are 404. */
const signUpBody = z.strictObject({ name: text(2 * NAME_MAX + 1), email, password });
/** `code` is that of the second factor. `keepAccount` opens an account again that is being deleted. */
const signIn = z.strictObject({
  email,
  password,
  code: text(FACTOR_CODE_MAX).nullable().default(null),
  keepAccount: z.boolean().default(false),
});
const signInPasskey = z.strictObject({
  credential: usedPasskey,
  keepAccount: z.boolean().default(false),
});
const sendVerification = z.strictObject({ email });
const requestReset = z.strictObject({ email });
const reset = z.strictObject({ token: text(64), newPassword: password });
const providerBegin = z.strictObject({
  provider: z.enum(logInProviderIds),
  /** A signed-in user logs in once more. */
  isConfirming: z.boolean().default(false),
});
const providerLogIn = signIn.pick({ code: true, keepAccount: true });
const empty = z.strictObject({});

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
  switch (route) {
    case 'POST sign-up/email': {
      await limits.signUp(address);
      const body = await parseBody(context, signUpBody);
      const response = await withReplacedSession(auth, context.req.raw.headers, () =>
        signUp(dependencies.db, body.email, () => forward(auth, context, body)),
      );
      return withoutToken(response);
    }
    case 'POST sign-in/email': {
      const { keepAccount: keep, code, ...body } = await parseBody(context, signIn);
      const { email, password } = body;
      const request = { address, email, password, code, keep };
      const response = await logIn(context, dependencies, request, () =>
        forward(auth, context, body),
      );
      return withoutToken(response);
    }
    case 'POST provider/begin': {
      await limits.providerLogIn(address);
      const body = await parseBody(context, providerBegin);
      return beginProviderLogIn(context, dependencies, body);
    }
    case 'GET provider/google/callback':
      return finishProviderLogIn(context, dependencies, 'google');
    case 'GET provider/oidc/callback':
      return finishProviderLogIn(context, dependencies, 'oidc');
    case 'POST provider/log-in':
      return logInWithProvider(context, dependencies, await parseBody(context, providerLogIn));
    case 'POST sign-in/passkey': {
      const { credential: used, keepAccount: keep } = await parseBody(context, signInPasskey);
      return withoutToken(await logInWithPasskey(context, dependencies, { address, used, keep }));
    }
    case 'POST sign-out':
      return forward(auth, context, await parseBody(context, empty));
    case 'POST send-verification-email': {
      await limits.signUp(address);
      const body = await parseBody(context, sendVerification);
      // The address of an account need not be its owner's.
      if (!(await limits.mayMail('verification', body.email))) throw new ApiError('RATE_LIMITED');
      return forward(auth, context, body);
    }
    case 'POST request-password-reset': {
      await limits.passwordLink(address);
      return requestPasswordLink(context, dependencies, await parseBody(context, requestReset));
    }
    case 'POST reset-password':
      return forward(auth, context, await parseBody(context, reset));
    case 'GET verify-email':
      return verifiedPage(await auth.handler(context.req.raw));
    case 'GET get-session':
      return withOffers(await withoutSession(await auth.handler(context.req.raw)), {
        [PROVIDERS_HEADER]: dependencies.providerLogIns.ids,
        [LEGAL_HEADER]: dependencies.legalKinds,
      });
    case 'GET token':
      return auth.handler(context.req.raw);
    default:
      throw new ApiError('NOT_FOUND');
  }
}

/**
 * Answers before anything depends on the address, so that neither the answer nor its time tells who has an account. The
 * library alone would wait for the mail.
 */
function requestPasswordLink(
  context: ServerContext,
  { auth, limits, background }: AuthRouteDependencies,
  body: z.output<typeof requestReset>,
): Response {
  const request = copyOf(context, body);
  const log = context.get('log');
  background.run(async () => {
    if (await limits.mayMail('password', body.email)) await auth.handler(request);
    else log.info('account: too many links for a new password to one address');
  }, 'sending a link for a new password failed');
  return Response.json({ status: true });
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

async function parseBody<Output>(
  context: ServerContext,
  schema: z.ZodType<Output>,
): Promise<Output> {
  const parsed = schema.safeParse(await readJson(context));
  if (!parsed.success) throw new ApiError('INVALID_INPUT');
  return parsed.data;
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
