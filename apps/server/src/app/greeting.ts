import type { Environment } from '../env.ts';
import type { ModelConnection } from '../features/models/connection.ts';

export interface GreetingFacts {
  environment: Pick<Environment, 'databaseUrl' | 'dataDir' | 'smtpUrl'> & {
    payments: Pick<Environment['payments'], 'mode'>;
  };
  /** The address that people type. */
  publicUrl: string;
  model: Pick<ModelConnection, 'provider' | 'model'>;
  hasAccounts: boolean;
}

const payments: Record<Environment['payments']['mode'], string> = {
  simulator: 'simulated, no money moves',
  stripe: 'Stripe',
  none: 'off (STRIPE_SECRET_KEY is not set)',
};

/** The text that `npm start` prints on a terminal: address, parts in use, and what to do next. */
export function greeting({ environment, publicUrl, model, hasAccounts }: GreetingFacts): string {
  const { databaseUrl, dataDir, smtpUrl } = environment;
  const facts = [
    ['Model', modelText(model)],
    ['Payments', payments[environment.payments.mode]],
    ['Mails', smtpUrl === null ? `written to ${dataDir}/outbox` : 'sent through SMTP_URL'],
    ['Data', databaseUrl === null ? dataDir : 'PostgreSQL'],
  ] as const;
  return [
    '',
    `  Savet runs at ${publicUrl}`,
    '',
    ...facts.map(([name, text]) => `  ${name.padEnd(10)}${text}`),
    '',
    ...nextSteps(hasAccounts).map((step) => `  ${step}`),
    '',
  ].join('\n');
}

function modelText({ provider, model }: GreetingFacts['model']): string {
  if (provider === 'built-in') return 'built-in consultant (connect one in Admin panel → Models)';
  return model === null ? provider : `${provider}, ${model}`;
}

function nextSteps(hasAccounts: boolean): string[] {
  if (hasAccounts) return ['Ctrl+C stops it. npm run doctor examines it.'];
  return [
    'Open the address and create an account. To open the admin panel with it:',
    'npm run staff -- grant <your email>',
  ];
}
