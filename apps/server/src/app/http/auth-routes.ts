import {
  type AuthPost,
  type AuthRoute,
  authBodies,
  isAuthRoute,
} from '@savet/contract/accounts/auth-inputs';
import { PROVIDERS_HEADER } from '@savet/contract/accounts/log-in-providers';
import { LEGAL_HEADER, type LegalDocumentKind } from '@savet/contract/legal';
import type { z } from 'zod';
import { withReplacedSession } from '../../features/accounts/log-in/replaced-session.ts';
import type { CheckNewPassword } from '../../features/accounts/password/common-passwords.ts';
import {
  endSessionOf,
  withBrowserToken,
} from '../../features/accounts/session-renewal/browser-token.ts';
import { renewSession } from '../../features/accounts/session-renewal/renew-session.ts';
import type { RenewalTickets } from '../../features/accounts/session-renewal/renewal-tickets.ts';
import { signUp } from '../../features/accounts/sign-up/sign-up.ts';
import { ApiError } from '../../platform/api-error.ts';
import {
  type ConfirmedSignUpDependencies,
  finishSignUp,
  requestSignUp,
} from './log-in/confirmed-sign-up.ts';
import { forward } from './log-in/forwarded.ts';
import { withOffers, withoutSession, withoutToken } from './log-in/library-answers.ts';
import { logIn } from './log-in/log-in.ts';
import {
  requestPasswordLink,
  sendVerification,
  setPassword,
  verifiedPage,
  withTokenOnly,
} from './log-in/mailed-links.ts';
import { logInWithPasskey, type PasskeyLogInDependencies } from './log-in/passkey-log-in.ts';
import {
  beginProviderLogIn,
  finishProviderLogIn,
  logInWithProvider,
  type ProviderRouteDependencies,
} from './log-in/provider-log-in.ts';
import { addressOf, readJson, type ServerContext } from './request.ts';

export interface AuthRouteDependencies
  extends PasskeyLogInDependencies,
    ProviderRouteDependencies,
    ConfirmedSignUpDependencies {
  isSignUpConfirmed: boolean;
  trustedProxies: readonly string[];
  tickets: RenewalTickets;
  checkNewPassword: CheckNewPassword;
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
  const { limits, trustedProxies } = dependencies;
  const address = addressOf(context, trustedProxies);
  await limits.address(address);
  const route = `${context.req.method} ${new URL(context.req.url).pathname.slice('/api/auth/'.length)}`;
  if (!isAuthRoute(route)) throw new ApiError('NOT_FOUND');
  if (route === 'POST renew-session') {
    return renewCookie(context, dependencies, await parseBody(context, route));
  }
  const { req } = context;
  return withBrowserToken(dependencies, req.raw, (headers) => {
    req.raw = new Request(req.url, { method: req.method, headers });
    return answerRoute(context, dependencies, { route, address });
  });
}

async function answerRoute(
  context: ServerContext,
  dependencies: AuthRouteDependencies,
  { route, address }: { route: Exclude<AuthRoute, 'POST renew-session'>; address: string },
): Promise<Response> {
  const { auth, limits } = dependencies;
  switch (route) {
    case 'POST sign-up/email': {
      await limits.signUp(address);
      const { names, acceptedTerms, ...body } = await parseBody(context, route);
      await dependencies.checkNewPassword(body.password);
      if (dependencies.isSignUpConfirmed) {
        return requestSignUp(context, dependencies, address, { ...body, names, acceptedTerms });
      }
      const response = await withReplacedSession(dependencies, context.req.raw.headers, () =>
        signUp(dependencies.db, body.email, () => forward(auth, context, body)),
      );
      return withoutToken(response);
    }
    case 'POST sign-up/confirm':
      await limits.signUp(address);
      return finishSignUp(context, dependencies, await parseBody(context, route));
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
    case 'POST sign-out': {
      const { token } = await auth.api.readSessionCookie({ headers: context.req.raw.headers });
      const response = await forward(auth, context, await parseBody(context, route));
      if (token !== null) await endSessionOf(dependencies, token);
      return response;
    }
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

/** Gives the browser a new cookie after its user has typed the password. */
async function renewCookie(
  context: ServerContext,
  dependencies: AuthRouteDependencies,
  { ticket }: { ticket: string },
): Promise<Response> {
  const { auth } = dependencies;
  const { token } = await auth.api.readSessionCookie({ headers: context.req.raw.headers });
  const renewed = token && (await renewSession(dependencies, token, ticket));
  if (!renewed) return Response.json({ code: 'INVALID_TICKET' }, { status: 400 });
  context.get('log').info({ uid: renewed.uid }, 'account: a session got a new token');
  return auth.api.writeSessionCookie({ body: { token: renewed.token }, asResponse: true });
}

async function parseBody<Route extends AuthPost>(
  context: ServerContext,
  route: Route,
): Promise<z.output<(typeof authBodies)[Route]>> {
  const parsed = authBodies[route].safeParse(await readJson(context));
  if (!parsed.success) throw new ApiError('INVALID_INPUT');
  return parsed.data as z.output<(typeof authBodies)[Route]>;
}
