import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { generateCookie, getCookie } from 'hono/cookie';
import { readAuthUser } from '../../../features/accounts/accounts.store.ts';
import { BEING_DELETED, CODE_REQUIRED, CODES_LIMITED } from '../../../features/accounts/auth.ts';
import { keepAccount } from '../../../features/accounts/deletion/keep-account.ts';
import { withReplacedSession } from '../../../features/accounts/log-in/replaced-session.ts';
import { withCode, withoutCode } from '../../../features/accounts/log-in-code.ts';
import {
  findAccount,
  logInAs,
  refusedBy,
} from '../../../features/accounts/provider-log-in/log-in-as.ts';
import {
  PROVIDER_LOG_IN_SECONDS,
  type ProviderLogIns,
  type ReturnedUser,
} from '../../../features/accounts/provider-log-in/provider-log-ins.ts';
import type { EndViewings } from '../../../features/accounts/session-list/end-sessions.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { redirectTo, type ServerContext } from '../request.ts';
import type { LogInDependencies } from './log-in.ts';
import { deviceMark, marked, refusalOf } from './log-in-answers.ts';

/** Ties the return from a provider to the browser that went there. */
const BEGUN_COOKIE = 'savet.provider-begun';
/** Ties the log-in to the browser that has returned. */
const RETURNED_COOKIE = 'savet.provider-returned';
/** The page that a return leads to. It finishes the log-in. */
const RETURN_PAGE = '/continue';

/** Refusals after which the same user may answer once more. */
const questions: readonly (string | null)[] = [BEING_DELETED, CODE_REQUIRED, 'CODE_WRONG'];

export interface ProviderRouteDependencies extends LogInDependencies {
  providerLogIns: ProviderLogIns;
  endViewings: EndViewings;
}

/** Answers with the provider's page. @throws ApiError NOT_FOUND, UNAVAILABLE */
export async function beginProviderLogIn(
  context: ServerContext,
  { providerLogIns, isSecure }: ProviderRouteDependencies,
  { provider, isConfirming }: { provider: LogInProviderId; isConfirming: boolean },
): Promise<Response> {
  const { url, token } = await providerLogIns.begin(provider, isConfirming, context.get('log'));
  const headers = { 'set-cookie': cookie(BEGUN_COOKIE, token, isSecure) };
  return Response.json({ url }, { headers });
}

/**
 * Receives a user whom the provider sends back. Nobody is logged in yet: the page does that with a request of its own origin, so that
 * the code of a second factor can be asked for.
 */
export async function finishProviderLogIn(
  context: ServerContext,
  { providerLogIns, isSecure }: ProviderRouteDependencies,
  provider: LogInProviderId,
): Promise<Response> {
  const begun = getCookie(context, BEGUN_COOKIE) ?? '';
  const { search } = new URL(context.req.url);
  const outcome = await providerLogIns.finish(provider, search, begun, context.get('log'));
  const response = redirectTo(
    'token' in outcome ? RETURN_PAGE : `${RETURN_PAGE}?refusal=${outcome.refusal}`,
  );
  response.headers.append('set-cookie', cookie(BEGUN_COOKIE, null, isSecure));
  if ('token' in outcome) {
    response.headers.append('set-cookie', cookie(RETURNED_COOKIE, outcome.token, isSecure));
  }
  return response;
}

interface Answers {
  /** Of the second factor; null: none was typed. */
  code: string | null;
  keepAccount: boolean;
}

/**
 * Logs in a user who has returned from a provider. The answers are those of a log-in with a password: 403 if the account needs a code,
 * or is being deleted.
 * @throws ApiError RATE_LIMITED
 */
export async function logInWithProvider(
  context: ServerContext,
  dependencies: ProviderRouteDependencies,
  answers: Answers,
): Promise<Response> {
  const { providerLogIns, isSecure } = dependencies;
  const returned = await providerLogIns.take(getCookie(context, RETURNED_COOKIE) ?? '');
  const response = returned
    ? await logInReturned(context, dependencies, returned, answers)
    : refusedBy('EXPIRED');
  const isAsked = questions.includes(await refusalOf(response));
  // Each token works once; the next answer needs another.
  const next = returned && isAsked ? await providerLogIns.keep(returned) : null;
  const copy = new Response(response.body, response);
  copy.headers.append('set-cookie', cookie(RETURNED_COOKIE, next, isSecure));
  return copy;
}

async function logInReturned(
  context: ServerContext,
  dependencies: ProviderRouteDependencies,
  { identity, isConfirming }: ReturnedUser,
  { code, keepAccount: keeps }: Answers,
): Promise<Response> {
  const { db, auth, limits, devices, providerLogIns } = dependencies;
  const log = context.get('log');
  const { headers } = context.req.raw;
  const session = isConfirming
    ? await auth.api.getSession({ headers, query: { disableRefresh: true } })
    : null;
  if (isConfirming && !session) return refusedBy('EXPIRED');
  const choice = await findAccount(db, identity, session?.user.id ?? null);
  if (choice.kind === 'refused') return refusedBy(choice.refusal);
  const uid = choice.kind === 'new' ? null : choice.uid;
  const device = devices.numberOf(uid, deviceMark(context));
  const user = uid === null ? null : await readAuthUser(db, uid);
  const typed =
    code !== null && user ? { code, count: () => limits.code(user.email, device) } : null;

  const nameOf = (id: LogInProviderId) => providerLogIns.nameOf(id);
  const logInOnce = () =>
    withReplacedSession(dependencies, headers, () =>
      logInAs({ ...dependencies, nameOf, log }, identity, choice, headers),
    );
  const logIn = async () => {
    let response = await logInOnce();
    const refusal = await refusalOf(response);
    if (refusal === CODES_LIMITED) throw new ApiError('RATE_LIMITED');
    if (refusal === BEING_DELETED && keeps && uid !== null) {
      await keepAccount({ ...dependencies, log }, uid);
      response = await logInOnce();
    }
    return response;
  };
  const response = await (isConfirming ? withoutCode(logIn) : withCode(typed, logIn));
  return response.ok && uid !== null && device === null
    ? marked(response, dependencies, uid)
    : response;
}

/** @param token null removes the cookie */
function cookie(name: string, token: string | null, isSecure: boolean): string {
  return generateCookie(name, token ?? '', {
    path: '/api/auth/provider',
    maxAge: token === null ? 0 : PROVIDER_LOG_IN_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
}
