import { resolve } from 'node:path';
import { isOwnMachine, type Variables, variables } from './env-variables.ts';
import type { AiConfiguration, AiEnvironment } from './platform/llm/models.ts';
import type { LogInProvider } from './platform/openid/openid-provider.ts';

/** Stripe, the simulator (moves no money), or no payments. */
export type PaymentConfiguration =
  | { mode: 'stripe'; secretKey: string; apiBase: string | null; webhookSecret: string | null }
  | { mode: 'simulator' }
  | { mode: 'none' };

const DAY_MS = 86_400_000;
const GOOGLE_ISSUER = 'https://accounts.google.com';

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** Folder with the operator's terms and other documents; null: none. */
  legalDir: string | null;
  databaseUrl: string | null;
  /** The same database past a pooler, for upgrades and the connection that listens. */
  databaseDirectUrl: string | null;
  /** Most connections of this server to PostgreSQL, besides the one that listens. */
  databasePool: number;
  /** Null: both loopback names at the port. */
  publicUrl: string | null;
  authSecret: string | null;
  ai: AiEnvironment;
  /** The model that judges answers in an evaluation; null: none. */
  judge: (Pick<AiConfiguration, 'provider' | 'baseUrl' | 'apiKey'> & { model: string }) | null;
  /** Pace of the built-in consultant; 0 gives each answer at once. */
  wordsPerSecond: number;
  payments: PaymentConfiguration;
  /** Whether Stripe Tax works out the VAT, which prices then include. */
  isTaxOn: boolean;
  /** Prices are shown in lev too before this time. */
  showLevUntil: Date;
  /** Null: mails are written to `DATA_DIR/outbox`. */
  smtpUrl: string | null;
  /** Providers of log-ins, in the order of their buttons. */
  logInProviders: LogInProvider[];
  emails: { support: string; office: string; sales: string; admins: string[] };
  webOrigins: string[];
  trustedProxies: string[];
  authSyncUrl: string | null;
  /** Guards `/metrics`; null: nothing is counted. */
  metricsToken: string | null;
  /** The collector that gets the traces; null: tracing is off. */
  tracing: { endpoint: string; serviceName: string } | null;
  /** Null: `info`, or `warn` on a terminal. */
  logLevel: string | null;
  limits: { callsPerMinute: number; callBurst: number; signUpsPerMinute: number };
  /** Whether an account begins with the link in a mail, and sign-up does not tell who has one. */
  isSignUpConfirmed: boolean;
  /** Whether new passwords are compared with the most common ones. */
  areCommonPasswordsRefused: boolean;
  /** Whether staff need a second factor for their work. */
  isStaffFactorRequired: boolean;
  viewing: { minutes: number; isReasonRequired: boolean; isOverrideAllowed: boolean };
}

/** Wrong variables, one line each. */
export class EnvironmentError extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'EnvironmentError';
    this.lines = lines;
  }
}

/** The address that people type; without `PUBLIC_URL` the usual loopback name. */
export function publicUrlOf({ publicUrl, port }: Pick<Environment, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** The variables that choose a model. */
const modelVariables = [
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_MODEL_FREE',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_CONTEXT_WINDOW',
  'AI_FALLBACK',
] as const;

/**
 * Reads the configuration. Nothing else reads the process's environment.
 * @param defaults values of variables that are not set
 * @throws EnvironmentError naming each wrong variable
 */
export function readEnvironment(
  defaults: Record<string, string> = {},
  source: NodeJS.ProcessEnv = process.env,
): Environment {
  const set = Object.entries(source).filter(([, value]) => value !== '');
  const parsed = variables.safeParse({ ...defaults, ...Object.fromEntries(set) });
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
    legalDir: values.LEGAL_DIR === undefined ? null : resolve(values.LEGAL_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databasePool: values.DATABASE_POOL,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    ai: {
      provider: values.AI_PROVIDER ?? null,
      model: values.AI_MODEL,
      modelFree: values.AI_MODEL_FREE,
      baseUrl: values.AI_BASE_URL ?? null,
      apiKey: values.AI_API_KEY,
      contextWindow: values.AI_CONTEXT_WINDOW ?? null,
      // Local engines come and go.
      takesOver:
        (values.AI_FALLBACK ?? (values.AI_PROVIDER === 'auto' ? 'built-in' : 'none')) ===
        'built-in',
      hosts: values.AI_HOSTS.length === 0 ? null : values.AI_HOSTS,
      variables: modelVariables.filter((name) => values[name]),
    },
    judge: judgeOf(values),
    wordsPerSecond: values.AI_WORDS_PER_SECOND,
    payments: paymentsOf(values),
    isTaxOn: values.STRIPE_TAX === 'on',
    showLevUntil: endOfDay(values.SHOW_LEV_UNTIL),
    smtpUrl: values.SMTP_URL ?? null,
    logInProviders: logInProvidersOf(values),
    emails: {
      support: values.SUPPORT_EMAIL,
      office: values.OFFICE_EMAIL,
      sales: values.SALES_EMAIL,
      admins: values.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    },
    webOrigins: values.WEB_ORIGINS.map((value) => value.replace(/\/$/, '')),
    trustedProxies: values.TRUSTED_PROXIES,
    authSyncUrl: values.AUTH_SYNC_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL ?? null,
    limits: {
      callsPerMinute: values.CALLS_PER_MINUTE,
      callBurst: values.CALL_BURST,
      signUpsPerMinute: values.SIGN_UPS_PER_MINUTE,
    },
    isSignUpConfirmed: values.SIGN_UP === 'confirmed',
    areCommonPasswordsRefused: values.COMMON_PASSWORDS === 'refused',
    isStaffFactorRequired: values.STAFF_SECOND_FACTOR === 'required',
    viewing: {
      minutes: values.VIEWING_MINUTES,
      isReasonRequired: values.VIEWING_REASON === 'required',
      isOverrideAllowed: values.VIEWING_OVERRIDE === 'allowed',
    },
  };
}

/** By default the judge is called as the model is. */
function judgeOf(values: Variables): Environment['judge'] {
  if (values.AI_JUDGE_MODEL === null) return null;
  const provider = values.AI_JUDGE_PROVIDER ?? values.AI_PROVIDER ?? 'built-in';
  // A key is never sent to another provider or address.
  const isSame = provider === values.AI_PROVIDER && values.AI_JUDGE_BASE_URL === undefined;
  return {
    provider: provider === 'auto' ? 'built-in' : provider,
    model: values.AI_JUDGE_MODEL,
    baseUrl: values.AI_JUDGE_BASE_URL ?? (isSame ? (values.AI_BASE_URL ?? null) : null),
    apiKey: values.AI_JUDGE_API_KEY ?? (isSame ? values.AI_API_KEY : null),
  };
}

function tracingOf(values: Variables): Environment['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? null : { endpoint: endpoint.replace(/\/$/, ''), serviceName };
}

/** The check of the variables has seen to it that none is missing. */
function logInProvidersOf(values: Variables): LogInProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = values;
  const providers: LogInProvider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
    providers.push({ id: 'google', name: 'Google', issuer: GOOGLE_ISSUER, ...client });
  }
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && OIDC_NAME) {
    const client = { clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
    providers.push({ id: 'oidc', name: OIDC_NAME, issuer: OIDC_ISSUER, ...client });
  }
  return providers;
}

/** In Bulgaria the day has ended when it ends in UTC. */
function endOfDay(date: string): Date {
  return new Date(Date.parse(date) + DAY_MS);
}

/** Without a key, payments are simulated, but only on the developer's own machine, where they can't be taken for real. */
function paymentsOf(values: Variables): PaymentConfiguration {
  const { STRIPE_SECRET_KEY: secretKey } = values;
  if (secretKey) {
    return {
      mode: 'stripe',
      secretKey,
      apiBase: values.STRIPE_API_BASE ?? null,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    };
  }
  return { mode: isOwnMachine(values) ? 'simulator' : 'none' };
}
