import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

const oidc = {
  OIDC_ISSUER: 'https://log-in.example/realm',
  OIDC_CLIENT_ID: 'savet',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example',
};

it('has a default for everything', () => {
  expect(readEnvironment({}, {})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    databasePool: 10,
    ai: { provider: null, takesOver: false, variables: [] },
  });
});

it('shows the lev to the end of the last day, which has passed if nothing is said', () => {
  const { showLevUntil } = readEnvironment({}, {});
  expect(showLevUntil.toISOString()).toBe('2026-08-09T00:00:00.000Z');
  const longer = readEnvironment({}, { SHOW_LEV_UNTIL: '2028-02-28' });
  expect(longer.showLevUntil.toISOString()).toBe('2028-02-29T00:00:00.000Z');
});

it.each([
  [{ PORT: 'x' }, /^PORT: must be/],
  [{ PORT: '70000' }, /^PORT: must be/],
  [{ DATABASE_URL: 'mysql://x', AUTH_SECRET: 'x'.repeat(32) }, /^DATABASE_URL: must be a postgres/],
  [{ DATABASE_URL: 'postgres://localhost/x' }, /^AUTH_SECRET: is required with DATABASE_URL/],
  [
    { DATABASE_DIRECT_URL: 'postgres://x/y' },
    /^DATABASE_URL: is required with DATABASE_DIRECT_URL/,
  ],
  [{ SIGN_UP: 'confirmed', PUBLIC_URL: 'https://savet.example' }, /^SMTP_URL: is required with/],
  [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET: must have at least 32/],
  [{ PUBLIC_URL: 'savet.bg' }, /^PUBLIC_URL: must be an http/],
  [{ PUBLIC_URL: 'https://savet.bg/app' }, /^PUBLIC_URL: must be an address without a path/],
  [{ AI_PROVIDER: 'magic' }, /^AI_PROVIDER: /],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, /^AI_MODEL: is required with AI_PROVIDER=openai/],
  [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, /^AI_API_KEY: is required with AI_PROVIDER=google/],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL: is required/],
  [{ SHOW_LEV_UNTIL: '08.08.2026' }, /^SHOW_LEV_UNTIL: must be a date such as 2026-08-08/],
  [{ SHOW_LEV_UNTIL: '2026-02-30' }, /^SHOW_LEV_UNTIL: must be a date/],
  [{ ADMIN_EMAILS: 'a@b.bg,nobody' }, /^ADMIN_EMAILS: must be e-mail addresses/],
  [{ TRUSTED_PROXIES: 'proxy' }, /^TRUSTED_PROXIES: must be IP addresses/],
  [{ WEB_ORIGINS: 'https://a.bg/x' }, /^WEB_ORIGINS: must be an address without a path/],
  [{ STRIPE_SECRET_KEY: 'pk_test_x' }, /^STRIPE_SECRET_KEY: must be a secret key/],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'x' }, /^STRIPE_WEBHOOK_SECRET: must/],
  [{ STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(20)}` }, /^STRIPE_SECRET_KEY: is required with/],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, /^STRIPE_SECRET_KEY: is required with/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_SECRET: is required with GOOGLE_CLIENT_ID/],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, /^GOOGLE_CLIENT_ID: is required with GOOGLE_CLIENT_SECRET/],
  [{ ...oidc, OIDC_NAME: '' }, /^OIDC_NAME: is required with OIDC_ISSUER/],
  [{ ...oidc, OIDC_ISSUER: '' }, /^OIDC_ISSUER: is required with OIDC_CLIENT_ID/],
  [{ ...oidc, OIDC_ISSUER: 'http://log-in.example' }, /^OIDC_ISSUER: must begin with https/],
  [{ ...oidc, OIDC_ISSUER: 'log-in.example' }, /^OIDC_ISSUER: must be an http or https address/],
  [{ ...oidc, OIDC_ISSUER: 'https://log-in.example/?a' }, /^OIDC_ISSUER: must be an address with/],
  [{ ...oidc, OIDC_NAME: 'x'.repeat(41) }, /^OIDC_NAME: must have at most 40 characters/],
  [{ SMTP_URL: 'http://mail' }, /^SMTP_URL: must be an smtp/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  [{ DATABASE_POOL: '0' }, /^DATABASE_POOL: must be a whole number of at least 1/],
  [{ DATABASE_POOL: '1001' }, /^DATABASE_POOL: must be 1000 at most/],
  [{ CALLS_PER_MINUTE: '0' }, /^CALLS_PER_MINUTE: must be a whole number/],
])('%o is refused in one line that names the variable', (variables, line) => {
  const failure = captured(() => readEnvironment({}, variables));
  expect(failure).toBeInstanceOf(EnvironmentError);
  expect((failure as EnvironmentError).lines).toHaveLength(1);
  expect((failure as EnvironmentError).message).toMatch(line);
});

it('has the hosts of models as addresses have them', () => {
  const hostsOf = (AI_HOSTS: string) => readEnvironment({}, { AI_HOSTS }).ai.hosts;
  expect(hostsOf('')).toBeNull();
  expect(hostsOf('GPU.lan:8000, 127.0.0.1:11434,[::1]:1234')).toEqual([
    'gpu.lan:8000',
    '127.0.0.1:11434',
    '[::1]:1234',
  ]);
});

it.each(['https://gpu.lan', 'gpu.lan/v1', 'gpu.lan:80', 'user@gpu.lan', '*'])(
  'refuses the host %s of models',
  (AI_HOSTS) => {
    expect(captured(() => readEnvironment({}, { AI_HOSTS }))).toMatchObject({
      lines: [expect.stringMatching(/^AI_HOSTS: must be hosts/)],
    });
  },
);

it('has the log-in providers whose variables are complete', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  const idsOf = (variables: Record<string, string>) =>
    readEnvironment({}, variables).logInProviders.map(({ id, name }) => [id, name]);
  expect(idsOf({})).toEqual([]);
  expect(idsOf({ ...google, ...oidc })).toEqual([
    ['google', 'Google'],
    ['oidc', 'Example'],
  ]);
  expect(idsOf({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080' })).toHaveLength(1);
});

it.each([
  [{}, 'simulator'],
  [{ PUBLIC_URL: 'http://localhost:4000' }, 'simulator'],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, 'simulator'],
  [{ PUBLIC_URL: 'http://[::1]:4000' }, 'simulator'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, 'simulator'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ PUBLIC_URL: 'https://savet.example' }, 'none'],
  [{ PUBLIC_URL: 'https://127.0.0.1.savet.example' }, 'none'],
  [{ DATABASE_URL: 'postgres://localhost/x', AUTH_SECRET: 'x'.repeat(32) }, 'none'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', PUBLIC_URL: 'https://savet.example' }, 'stripe'],
  [{ STRIPE_SECRET_KEY: 'rk_live_x' }, 'stripe'],
  [{ STRIPE_SECRET_KEY: '' }, 'simulator'],
])('with %o the payment mode is %s', (variables, mode) => {
  expect(readEnvironment({}, variables).payments.mode).toBe(mode);
});

function captured(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
