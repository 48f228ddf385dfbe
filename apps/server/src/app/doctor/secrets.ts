import type { Environment } from '../../env.ts';

/** Shorter texts could be a part of ordinary words. */
const SECRET_MIN = 4;

/** The secrets of the configuration, as they could show up in the message of an error. */
export function secretsOf(environment: Environment): string[] {
  const { authSecret, ai, judge, payments, smtpUrl, logInProviders } = environment;
  const { databaseUrl, databaseDirectUrl } = environment;
  const keys = payments.mode === 'stripe' ? [payments.secretKey, payments.webhookSecret] : [];
  const passwords = [databaseUrl, databaseDirectUrl, smtpUrl].flatMap((url) => {
    const password = url === null ? '' : new URL(url).password;
    return [password, decodeURIComponent(password)];
  });
  const clients = logInProviders.map(({ clientSecret }) => clientSecret);
  return [authSecret, ai.apiKey, judge?.apiKey, ...keys, ...passwords, ...clients].filter(
    (secret): secret is string => typeof secret === 'string' && secret.length >= SECRET_MIN,
  );
}
