import { isIP } from 'node:net';
import { CONTEXT_WINDOW_MAX, CONTEXT_WINDOW_MIN, modelProviders } from '@savet/contract/models';
import { z } from 'zod';
import { providers } from './platform/llm/models.ts';

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []));
const emailList = list.pipe(z.array(z.email('must be e-mail addresses separated by commas')));
const optional = z
  .string()
  .optional()
  .transform((value) => value || null);
const webUrl = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });
/** As `URL.host` writes them. */
const hosts = list.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .refine(
        (value) => /^[\w.:[\]-]+$/.test(value) && URL.parse(`http://${value}`)?.host === value,
        'must be hosts separated by commas, with the port unless it is the usual one',
      ),
  ),
);
const origin = webUrl.refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ''),
  'must be an address without a path',
);
/** Tokens and addresses of people come from there: unencrypted only on the same machine. */
const issuer = webUrl
  .refine(
    (value) =>
      /^https:/i.test(value) || !URL.canParse(value) || isLoopback(new URL(value).hostname),
    'must begin with https',
  )
  .refine((value) => !/[?#]/.test(value), 'must be an address without ? and #');
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  message: 'must be a postgres:// address',
});
const email = z.email('must be an e-mail address');
const count = z.coerce.number().int().min(1, 'must be a whole number of at least 1');

const googleVariables = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const oidcVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** Fewest characters of the secret that signs sessions. */
export const AUTH_SECRET_MIN = 32;
/** Fewest characters of the secret that guards `/metrics`. */
const METRICS_TOKEN_MIN = 16;

/** The environment variables with their checks and defaults (README, "Configuration"). */
export const variables = z
  .object({
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535')
      .default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    LEGAL_DIR: z.string().min(1).optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_POOL: count.max(1_000, 'must be 1000 at most').default(10),
    PUBLIC_URL: origin.optional(),
    AUTH_SECRET: z
      .string()
      .min(AUTH_SECRET_MIN, `must have at least ${AUTH_SECRET_MIN} characters`)
      .optional(),
    AI_PROVIDER: z.enum(['built-in', 'auto', ...modelProviders]).optional(),
    AI_MODEL: optional,
    AI_MODEL_FREE: optional,
    AI_BASE_URL: webUrl.optional(),
    AI_API_KEY: optional,
    AI_HOSTS: hosts,
    AI_CONTEXT_WINDOW: z.coerce
      .number()
      .int()
      .min(CONTEXT_WINDOW_MIN, `must be at least ${CONTEXT_WINDOW_MIN}`)
      .max(CONTEXT_WINDOW_MAX)
      .optional(),
    AI_JUDGE_MODEL: optional,
    AI_JUDGE_PROVIDER: z.enum(modelProviders).optional(),
    AI_JUDGE_BASE_URL: webUrl.optional(),
    AI_JUDGE_API_KEY: optional,
    AI_FALLBACK: z.enum(['built-in', 'none']).optional(),
    AI_WORDS_PER_SECOND: z.coerce.number().min(0, 'must be 0 or more').default(60),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key such as sk_test_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S{16,}$/, 'must be a signing secret such as whsec_…')
      .optional(),
    STRIPE_API_BASE: origin.optional(),
    STRIPE_TAX: z.enum(['off', 'on']).default('off'),
    // Until then Bulgarian law asked for both currencies.
    SHOW_LEV_UNTIL: z.iso.date('must be a date such as 2026-08-08').default('2026-08-08'),
    SIGN_UP: z.enum(['open', 'confirmed']).default('open'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// address' }).optional(),
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    OIDC_ISSUER: issuer.optional(),
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters').optional(),
    SUPPORT_EMAIL: email.default('support@savet.example'),
    OFFICE_EMAIL: email.default('office@savet.example'),
    SALES_EMAIL: email.default('sales@savet.example'),
    ADMIN_EMAILS: emailList,
    WEB_ORIGINS: list.pipe(z.array(origin)),
    TRUSTED_PROXIES: list.pipe(
      z.array(z.string().refine((value) => isIP(value) !== 0, 'must be IP addresses')),
    ),
    AUTH_SYNC_URL: webUrl.optional(),
    METRICS_TOKEN: z
      .string()
      .min(METRICS_TOKEN_MIN, `must have at least ${METRICS_TOKEN_MIN} characters`)
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('savet'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
    COMMON_PASSWORDS: z.enum(['advised', 'refused']).default('advised'),
    STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    VIEWING_MINUTES: count.max(1_440, 'must be a day at most').default(30),
    VIEWING_OVERRIDE: z.enum(['refused', 'allowed']).default('refused'),
    VIEWING_REASON: z.enum(['optional', 'required']).default('optional'),
    CALLS_PER_MINUTE: count.default(300),
    CALL_BURST: count.default(120),
    SIGN_UPS_PER_MINUTE: count.default(30),
  })
  .superRefine((values, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
      report('DATABASE_URL', 'is required with DATABASE_DIRECT_URL');
    }
    if (values.SIGN_UP === 'confirmed' && !values.SMTP_URL && !isOwnMachine(values)) {
      report('SMTP_URL', 'is required with SIGN_UP=confirmed: each sign-up needs a mail');
    }
    if (values.DATABASE_URL && !values.AUTH_SECRET) {
      report('AUTH_SECRET', 'is required with DATABASE_URL: all servers must share it');
    }
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      if (values[name] && !values.STRIPE_SECRET_KEY) {
        report('STRIPE_SECRET_KEY', `is required with ${name}`);
      }
    }
    for (const names of [googleVariables, oidcVariables]) {
      const given = names.find((name) => values[name]);
      for (const name of names) {
        if (given && !values[name]) report(name, `is required with ${given}`);
      }
    }
    if (values.AI_JUDGE_MODEL && !(values.AI_JUDGE_PROVIDER ?? values.AI_PROVIDER)) {
      report('AI_JUDGE_PROVIDER', 'is required with AI_JUDGE_MODEL');
    }
    const provider = values.AI_PROVIDER;
    if (provider === undefined || provider === 'built-in' || provider === 'auto') return;
    for (const name of providers[provider].requires) {
      if (!values[name]) report(name, `is required with AI_PROVIDER=${provider}`);
    }
  });

/** Whether this is a developer's server: at a loopback address, with the embedded database. */
export function isOwnMachine(values: {
  DATABASE_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  HOST: string;
}): boolean {
  const { DATABASE_URL, PUBLIC_URL, HOST } = values;
  return (
    !DATABASE_URL && isLoopback(PUBLIC_URL === undefined ? HOST : new URL(PUBLIC_URL).hostname)
  );
}

/** Whether a host name leads to the same machine. */
function isLoopback(hostname: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
}

export type Variables = z.output<typeof variables>;
