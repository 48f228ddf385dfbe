import { rmSync } from 'node:fs';
import { LLMock } from '@copilotkit/aimock';
import { MailServer } from '../../apps/server/src/testing/mails/mail-server.ts';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';
import { startQuotingServer } from './quoting-server.ts';
import { ServerProcess, type ServerSettings } from './server-process.ts';

/** The settings that the server is started with. No value occurs anywhere else. */
export const planted = {
  authSecret: 'planted-auth-secret-4711-of-32-letters',
  aiKey: 'sk-planted-ai-key-4711',
  stripeKey: 'sk_test_plantedStripeKey4711',
  webhookSecret: 'whsec_plantedWebhookSecret4711',
  mailPassword: 'planted-mail-password-4711',
  databasePassword: 'planted-database-password-4711',
  answer: 'A planted answer 4711 about rye.',
};

const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };

/** A real server that logs all it can, with servers of others that quote what they refuse. */
export class PlantedServer {
  readonly server: ServerProcess;
  readonly settings: ServerSettings;
  readonly mails: MailServer;
  /** The model refuses the key with this message, if any. */
  readonly model: { refusal: string | null };
  /** An address at which no key is right. */
  readonly quotingUrl: string;
  readonly #stop: () => Promise<void>;

  private constructor(
    parts: Pick<PlantedServer, 'server' | 'settings' | 'mails' | 'model' | 'quotingUrl'>,
    stop: () => Promise<void>,
  ) {
    this.server = parts.server;
    this.settings = parts.settings;
    this.mails = parts.mails;
    this.model = parts.model;
    this.quotingUrl = parts.quotingUrl;
    this.#stop = stop;
  }

  /** @param databaseUrl null for the embedded database */
  static async start(databaseUrl: string | null): Promise<PlantedServer> {
    const folder = quickFolder();
    const mails = await MailServer.start();
    const model = { refusal: null as string | null };
    const provider = await LLMock.create();
    provider.onMessage(/./, () =>
      model.refusal === null
        ? { content: planted.answer, usage }
        : { error: { message: model.refusal, type: 'invalid_api_key' }, status: 401 },
    );
    const quoting = await startQuotingServer();
    const port = await freePort();
    const settings: ServerSettings = {
      port,
      variables: {
        LOG_LEVEL: 'debug',
        DATA_DIR: folder,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        AUTH_SECRET: planted.authSecret,
        AI_PROVIDER: 'openai',
        AI_MODEL: 'gpt-test',
        AI_BASE_URL: `${provider.url}/v1`,
        AI_API_KEY: planted.aiKey,
        STRIPE_SECRET_KEY: planted.stripeKey,
        STRIPE_WEBHOOK_SECRET: planted.webhookSecret,
        STRIPE_API_BASE: quoting.url,
        SMTP_URL: mails.url.replace('//', `//savet:${planted.mailPassword}@`),
        ...(databaseUrl !== null && { DATABASE_URL: withPassword(databaseUrl) }),
      },
    };
    const server = await ServerProcess.start(settings);
    const parts = { server, settings, mails, model, quotingUrl: quoting.url };
    return new PlantedServer(parts, async () => {
      await Promise.all([provider.stop(), mails.stop(), quoting.stop()]);
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** The output of the server so far, in lines. */
  get printed(): string {
    return this.server.output.join('\n');
  }

  /** Waits until all that the server has printed until now has arrived. */
  async drain(): Promise<void> {
    const mark = `/api/mark-${crypto.randomUUID()}`;
    await fetch(this.server.url + mark);
    while (!this.printed.includes(mark)) await this.server.nextLine();
  }

  async stop(): Promise<void> {
    await this.server.end('SIGKILL');
    await this.#stop();
  }
}

/** The database takes any password. */
function withPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = planted.databasePassword;
  return url.href;
}
