import { type Environment, publicUrlOf } from '../../env.ts';
import { type LogInProvider, OpenIdProvider } from '../../platform/openid/openid-provider.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

const variablesOf = { google: 'GOOGLE_CLIENT_ID', oidc: 'OIDC_ISSUER' } as const;

/** Reads the discovery document of each log-in provider. Logs nobody in. */
export async function checkLogIn(environment: Environment, report: Report): Promise<Finding[]> {
  const findings = environment.logInProviders.map((provider) =>
    examineProvider(provider, publicUrlOf(environment), report),
  );
  return Promise.all(findings);
}

async function examineProvider(
  settings: LogInProvider,
  publicUrl: string,
  report: Report,
): Promise<Finding> {
  const { id, name } = settings;
  const provider = new OpenIdProvider(settings);
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
