import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { AiConfiguration } from './platform/llm/models.ts';

/** How people pay: at Stripe, at a stand-in that moves no money, or not at all. */
export type PaymentConfiguration =
  | { mode: 'stripe'; secretKey: string; apiBase: string | null; webhookSecret: string | null }
  | { mode: 'simulator' }
  | { mode: 'none' };

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: both loopback names at the port are meant. */
  publicUrl: string | null;
  authSecret: string | null;
  ai: AiConfiguration;
  /** Pace of the built-in consultant; 0: its answers come at once. */
  wordsPerSecond: number;
  payments: PaymentConfiguration;
  /** Null: mails lie in `DATA_DIR/outbox`. */
  smtpUrl: string | null;
  emails: { support: string; office: string; sales: string; admins: string[] };
  webOrigins: string[];
  trustedProxies: string[];
  authSyncUrl: string | null;
  logLevel: string;
  limits: { callsPerMinute: number; callBurst: number; signUpsPerMinute: number };
  viewing: { minutes: number; isReasonRequired: boolean };
}

/** One line a variable that is wrong. */
export class EnvironmentError extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'EnvironmentError';
    this.lines = lines;
  }
}

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
const origin = webUrl.refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ''),
  'must be an address without a path',
);
const email = z.email('must be an e-mail address');
const count = z.coerce.number().int().min(1, 'must be a whole number of at least 1');

const variables = z
  .object({
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535')
      .default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' })
      .optional(),
    PUBLIC_URL: origin.optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    AI_PROVIDER: z
      .enum(['built-in', 'openai', 'anthropic', 'google', 'openai-compatible'])
      .default('built-in'),
    AI_MODEL: optional,
    AI_MODEL_FREE: optional,
    AI_BASE_URL: webUrl.optional(),
    AI_API_KEY: optional,
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
    SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// address' }).optional(),
    SUPPORT_EMAIL: email.default('support@savet.example'),
    OFFICE_EMAIL: email.default('office@savet.example'),
    SALES_EMAIL: email.default('sales@savet.example'),
    ADMIN_EMAILS: emailList,
    WEB_ORIGINS: list.pipe(z.array(origin)),
    TRUSTED_PROXIES: list.pipe(
      z.array(z.string().refine((value) => isIP(value) !== 0, 'must be IP addresses')),
    ),
    AUTH_SYNC_URL: webUrl.optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    VIEWING_MINUTES: count.max(1_440, 'must be a day at most').default(30),
    VIEWING_REASON: z.enum(['optional', 'required']).default('optional'),
    CALLS_PER_MINUTE: count.default(300),
    CALL_BURST: count.default(120),
    SIGN_UPS_PER_MINUTE: count.default(30),
  })
  .superRefine((values, context) => {
    const need = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (values.DATABASE_URL && !values.AUTH_SECRET) {
      need('AUTH_SECRET', 'is required with DATABASE_URL: all servers must share it');
    }
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      if (values[name] && !values.STRIPE_SECRET_KEY)
        need('STRIPE_SECRET_KEY', `is required with ${name}`);
    }
    if (values.AI_PROVIDER === 'built-in') return;
    if (!values.AI_MODEL) need('AI_MODEL', `is required with AI_PROVIDER=${values.AI_PROVIDER}`);
    if (values.AI_PROVIDER === 'openai-compatible') {
      if (!values.AI_BASE_URL)
        need('AI_BASE_URL', 'is required with AI_PROVIDER=openai-compatible');
    } else if (!values.AI_API_KEY) {
      need('AI_API_KEY', `is required with AI_PROVIDER=${values.AI_PROVIDER}`);
    }
  });

/**
 * Reads the configuration. The only reader of the process's environment.
 * @param defaults what holds where a variable is not set
 * @throws EnvironmentError naming each variable that is wrong
 */
export function readEnvironment(
  defaults: Record<string, string> = {},
  source: NodeJS.ProcessEnv = process.env,
): Environment {
  const set = Object.entries(source).filter(([, value]) => value !== '');
  const filled = { ...defaults, ...Object.fromEntries(set) };
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`),
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    ai: {
      provider: values.AI_PROVIDER,
      model: values.AI_MODEL,
      modelFree: values.AI_MODEL_FREE,
      baseUrl: values.AI_BASE_URL ?? null,
      apiKey: values.AI_API_KEY,
    },
    wordsPerSecond: values.AI_WORDS_PER_SECOND,
    payments: paymentsOf(values),
    smtpUrl: values.SMTP_URL ?? null,
    emails: {
      support: values.SUPPORT_EMAIL,
      office: values.OFFICE_EMAIL,
      sales: values.SALES_EMAIL,
      admins: values.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    },
    webOrigins: values.WEB_ORIGINS.map((value) => value.replace(/\/$/, '')),
    trustedProxies: values.TRUSTED_PROXIES,
    authSyncUrl: values.AUTH_SYNC_URL ?? null,
    logLevel: values.LOG_LEVEL,
    limits: {
      callsPerMinute: values.CALLS_PER_MINUTE,
      callBurst: values.CALL_BURST,
      signUpsPerMinute: values.SIGN_UPS_PER_MINUTE,
    },
    viewing: {
      minutes: values.VIEWING_MINUTES,
      isReasonRequired: values.VIEWING_REASON === 'required',
    },
  };
}

/** Without a key payments are simulated, but only where nobody can take them for real ones. */
function paymentsOf(values: z.output<typeof variables>): PaymentConfiguration {
  const { STRIPE_SECRET_KEY: secretKey, DATABASE_URL, PUBLIC_URL } = values;
  if (secretKey) {
    return {
      mode: 'stripe',
      secretKey,
      apiBase: values.STRIPE_API_BASE ?? null,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    };
  }
  const isOwnMachine = PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname);
  return { mode: !DATABASE_URL && isOwnMachine ? 'simulator' : 'none' };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
