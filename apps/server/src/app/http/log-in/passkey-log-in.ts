import type { UsedPasskey } from '@savet/contract/accounts/passkeys';
import { BEING_DELETED } from '../../../features/accounts/auth.ts';
import { keepAccount } from '../../../features/accounts/deletion/keep-account.ts';
import { withReplacedSession } from '../../../features/accounts/log-in/replaced-session.ts';
import { withoutCode } from '../../../features/accounts/log-in-code.ts';
import type { LogInChallenges } from '../../../features/accounts/passkeys/log-in-challenges.ts';
import type { RelyingParty } from '../../../features/accounts/passkeys/relying-party.rules.ts';
import { verifyPasskey } from '../../../features/accounts/passkeys/verify-passkey.ts';
import { REMOVED_MEANWHILE } from '../../../features/accounts/session-opening/open-session.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { limitConcurrency } from '../../../platform/limits/concurrency.ts';
import type { ServerContext } from '../request.ts';
import type { LogInDependencies } from './log-in.ts';
import { deviceMark, marked, refusalOf } from './log-in-answers.ts';

export interface PasskeyLogInDependencies extends LogInDependencies {
  /** Null where there can be no passkeys. */
  passkeySite: RelyingParty | null;
  passkeyChallenges: LogInChallenges;
}

/** More past the limit would wait for no good reason: each takes milliseconds. */
const WAITING_MAX = 20;
const inTurn = limitConcurrency(1, WAITING_MAX, () => new ApiError('RATE_LIMITED'));

interface PasskeyLogIn {
  address: string;
  used: UsedPasskey;
  /** Whether to keep an account that is being deleted. */
  keep: boolean;
}

/**
 * Logs in with a passkey, which names the account. Past the limit on wrong ones, which others in the network may have used up, the right
 * one still logs in, in its turn. The answer is 403 if the account is being deleted and the user does not say
 * that it shall be kept.
 * @throws ApiError RATE_LIMITED; PASSKEY_REFUSED; NOT_FOUND where there can be no passkeys
 */
export async function logInWithPasskey(
  context: ServerContext,
  dependencies: PasskeyLogInDependencies,
  { address, used, keep }: PasskeyLogIn,
): Promise<Response> {
  const { db, auth, limits, devices, passkeySite: site, passkeyChallenges } = dependencies;
  if (site === null) throw new ApiError('NOT_FOUND');
  const log = context.get('log');
  const attempt = await limits.passkeyLogIn(address).catch(nullIfRefused);
  const verify = () => verifyPasskey({ db, site, challenges: passkeyChallenges, log }, used);
  const passkey =
    attempt === null ? await inTurn(() => verify().catch(nullIfRefused)) : await verify();
  if (passkey === null) throw new ApiError('RATE_LIMITED');
  const { uid, passkeyId } = passkey;
  await attempt?.correct();
  const { headers } = context.req.raw;
  const openSession = () =>
    auth.api.openSession({ body: { uid, passkeyId }, headers, asResponse: true });
  const logInOnce = () =>
    withReplacedSession(dependencies, headers, () => withoutCode(openSession));
  let response = await logInOnce();
  if (keep && (await refusalOf(response)) === BEING_DELETED) {
    await keepAccount({ ...dependencies, log }, uid);
    response = await logInOnce();
  }
  if ((await refusalOf(response)) === REMOVED_MEANWHILE) throw new ApiError('PASSKEY_REFUSED');
  const isNew = devices.numberOf(uid, deviceMark(context)) === null;
  return response.ok && isNew ? marked(response, dependencies, uid) : response;
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
