import { type Environment, publicUrlOf } from '../../env.ts';
import { newPasswordCheck } from '../../features/accounts/password/common-passwords.ts';
import { ApiError } from '../../platform/api-error.ts';
import { type LogInProvider, OpenIdProvider } from '../../platform/openid/openid-provider.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

const variablesOf = { google: 'GOOGLE_CLIENT_ID', oidc: 'OIDC_ISSUER' } as const;

/**
 * Tells how people sign up, and checks that the list of common passwords can be read if it is used and that each log-in
 * provider answers. Nobody is logged in.
 */
export async function checkLogIn(environment: Environment, report: Report): Promise<Finding[]> {
  const findings = environment.logInProviders.map((provider) =>
    examineProvider(provider, publicUrlOf(environment), report),
  );
  const signUp = environment.isSignUpConfirmed
    ? 'sign-up tells nobody who has an account'
    : 'sign-up says when an address is taken; SIGN_UP=confirmed mails a link instead';
  return [
    report('ok', signUp),
    await examinePasswords(environment, report),
    ...(await Promise.all(findings)),
  ];
}

async function examinePasswords(
  { areCommonPasswordsRefused }: Environment,
  report: Report,
): Promise<Finding> {
  if (!areCommonPasswordsRefused) {
    return report(
      'ok',
      'common passwords are advised against; COMMON_PASSWORDS=refused refuses them',
    );
  }
  const outcome: unknown = await newPasswordCheck(true)('password').catch(
    (error: unknown) => error,
  );
  return outcome instanceof ApiError
    ? report('ok', 'common passwords are refused')
    : report(
        'problem',
        `COMMON_PASSWORDS: the list cannot be used (${reasonOf(outcome)}); install Savet again`,
      );
}

async function examineProvider(
  configured: LogInProvider,
  publicUrl: string,
  report: Report,
): Promise<Finding> {
  const { id, name } = configured;
  const provider = new OpenIdProvider(configured);
  try {
    await provider.configuration();
    const callback = provider.callback(publicUrl);
    return report('ok', `${name} can be reached; register the callback address ${callback} there`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return report(
      'problem',
      `${variablesOf[id]}: ${name} has no usable discovery document (${reasonOf(cause)}); check the address, and that this machine may reach it`,
    );
  }
}
