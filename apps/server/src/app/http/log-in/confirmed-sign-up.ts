import type { authBodies } from '@savet/contract/accounts/auth-inputs';
import { NAME_MAX } from '@savet/contract/limits';
import { z } from 'zod';
import type { Auth } from '../../../features/accounts/auth.ts';
import type { KnownDevices } from '../../../features/accounts/log-in/known-device.ts';
import { withReplacedSession } from '../../../features/accounts/log-in/replaced-session.ts';
import { lengthFault } from '../../../features/accounts/password/password-length.ts';
import {
  type ConfirmSignUpDependencies,
  confirmSignUp,
} from '../../../features/accounts/sign-up/confirm-sign-up.ts';
import {
  type MailSignUpDependencies,
  mailSignUp,
} from '../../../features/accounts/sign-up/mail-sign-up.ts';
import type { Background } from '../../../platform/background.ts';
import type { Limits } from '../limits/limits.ts';
import type { ServerContext } from '../request.ts';
import { marked } from './log-in-answers.ts';

export type ConfirmedSignUpDependencies = Omit<
  MailSignUpDependencies & ConfirmSignUpDependencies,
  'log' | 'countPassword'
> & {
  auth: Auth;
  limits: Limits;
  background: Background;
  devices: KnownDevices;
  isSecure: boolean;
};

/**
 * Answers a sign-up before the address is looked up, so that neither the answer nor its time shows whether it has an account.
 * Refuses what the library would refuse, with its codes.
 */
export async function requestSignUp(
  context: ServerContext,
  dependencies: ConfirmedSignUpDependencies,
  address: string,
  body: z.output<(typeof authBodies)['POST sign-up/email']>,
): Promise<Response> {
  const { auth, limits, background } = dependencies;
  const email = body.email.trim().toLowerCase();
  const fault = z.email().safeParse(email).success ? lengthFault(body.password) : 'INVALID_EMAIL';
  if (fault !== null) return Response.json({ code: fault }, { status: 400 });
  const passwordHash = await (await auth.$context).password.hash(body.password);
  const { name, names, acceptedTerms } = body;
  const signUp = { email, passwordHash, acceptedTerms, ...(names ?? splitName(name)) };
  const acceptLanguage = context.req.header('accept-language') ?? null;
  const log = context.get('log');
  background.run(async () => {
    if (await limits.mayMailSignUp(address, email)) {
      await mailSignUp({ ...dependencies, log }, signUp, acceptLanguage);
    } else log.info('account: too many sign-ups with one address');
  }, 'mailing a sign-up failed');
  return Response.json({ isMailed: true });
}

/** Creates the account with the mailed link, and opens its session. @throws ApiError LINK_INVALID, WRONG_PASSWORD, EMAIL_TAKEN */
export async function finishSignUp(
  context: ServerContext,
  dependencies: ConfirmedSignUpDependencies,
  body: { token: string; password: string },
): Promise<Response> {
  const { auth, limits } = dependencies;
  const { headers } = context.req.raw;
  const log = context.get('log');
  const { uid, acceptedTerms } = await confirmSignUp(
    { ...dependencies, log, countPassword: limits.signUpPassword },
    body,
  );
  const opened = await withReplacedSession(dependencies, headers, () =>
    auth.api.openSession({ body: { uid, passkeyId: null }, headers, asResponse: true }),
  );
  if (!opened.ok) return opened;
  const copied = new Headers(opened.headers);
  copied.delete('content-length');
  // The session token belongs only in the cookie.
  return marked(Response.json({ acceptedTerms }, { headers: copied }), dependencies, uid);
}

/** First and last name, for a client that gives only the whole name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const lastName = rest.join(' ');
  return { firstName: firstName.slice(0, NAME_MAX), lastName: lastName.slice(0, NAME_MAX) };
}
