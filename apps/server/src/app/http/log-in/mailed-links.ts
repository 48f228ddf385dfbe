import type { Auth } from '../../../features/accounts/auth.ts';
import {
  type NewPasswordDependencies,
  resetPassword,
} from '../../../features/accounts/password/new-password.ts';
import { lengthFault } from '../../../features/accounts/password/password-length.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Background } from '../../../platform/background.ts';
import type { Limits } from '../limits/limits.ts';
import { redirectTo, type ServerContext } from '../request.ts';
import { copyOf, forward } from './forwarded.ts';

interface MailedLinkDependencies extends Omit<NewPasswordDependencies, 'log'> {
  auth: Auth;
  limits: Limits;
  background: Background;
}

/**
 * Answers before the address is looked up, so that neither the answer nor its time shows whether it has an account. The
 * library alone would wait for the mail.
 */
export function requestPasswordLink(
  context: ServerContext,
  { auth, limits, background }: MailedLinkDependencies,
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
export async function setPassword(
  context: ServerContext,
  dependencies: MailedLinkDependencies,
  body: { token: string; newPassword: string },
): Promise<Response> {
  const refused = (code: string) => Response.json({ code }, { status: 400 });
  const fault = lengthFault(body.newPassword);
  if (fault !== null) return refused(fault);
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
export async function sendVerification(
  context: ServerContext,
  { auth, background }: MailedLinkDependencies,
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
export function withTokenOnly({ req }: ServerContext): Request {
  const url = new URL(req.url);
  const token = url.searchParams.get('token') ?? '';
  // With an address to lead to, the library redirects; where to is decided below.
  url.search = new URLSearchParams({ token, callbackURL: '/' }).toString();
  return new Request(url, { headers: req.raw.headers });
}

/** Redirects to the profile page, which shows whether the verification link worked. */
export async function verifiedPage(response: Response): Promise<Response> {
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
