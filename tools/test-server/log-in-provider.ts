import type { IncomingMessage } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';

const CLIENT_ID = 'savet';
const CLIENT_SECRET = 'a secret that only the two know';

/** A user of the provider, as claims. */
export interface ProviderUser {
  sub: string;
  email: string | undefined;
  email_verified: unknown;
  given_name?: string;
  family_name?: string;
}

interface TokenAnswer {
  statusCode: number;
  body: { id_token: string };
}

/** An OpenID Connect provider on a real port: discovery, keys, codes with PKCE, signed tokens. Its user is logged in already. */
export class LogInProvider {
  readonly #server = new OAuth2Server();
  /** On the button. */
  readonly name: string;
  /** The person who logs in next. */
  user: ProviderUser = { sub: 'nobody', email: undefined, email_verified: false };
  /** The fault in the next tokens. */
  wrong: Record<string, unknown> = {};
  /** An error that the user comes back with instead of a code. */
  refusal: string | null = null;
  /** Whether somebody changes tokens on their way. */
  isTampered = false;
  /** Whether tokens leave out the address, which then comes from `/userinfo`. */
  isBrief = false;
  /** Whom `/userinfo` speaks of; null: the user. */
  infoSubject: string | null = null;
  /** The queries that users have come with. */
  readonly requests: URLSearchParams[] = [];

  static async start(name = 'Example'): Promise<LogInProvider> {
    const provider = new LogInProvider(name);
    await provider.#server.issuer.keys.generate('RS256');
    await provider.#server.start(0, '127.0.0.1');
    return provider;
  }

  private constructor(name: string) {
    this.name = name;
    const { service } = this.#server;
    service.on('beforeWellKnownOpenIdConfiguration', ({ body }: { body: object }) => {
      Object.assign(body, { token_endpoint_auth_methods_supported: ['client_secret_basic'] });
    });
    service.on(
      'beforeAuthorizeRedirect',
      ({ url }: { url: URL }, { query }: { query: Record<string, string> }) => {
        this.requests.push(new URLSearchParams(query));
        if (this.refusal === null) return;
        url.searchParams.delete('code');
        url.searchParams.set('error', this.refusal);
      },
    );
    service.on('beforeTokenSigning', ({ payload }: { payload: object }) => {
      const { sub, ...claims } = this.user;
      Object.assign(payload, { sub }, this.isBrief ? {} : claims, this.wrong);
    });
    service.on('beforeUserinfo', ({ body }: { body: object }) => {
      Object.assign(body, this.user, this.infoSubject !== null && { sub: this.infoSubject });
    });
    service.on('beforeResponse', (answer: TokenAnswer, { headers }: IncomingMessage) => {
      const form = [CLIENT_ID, CLIENT_SECRET].map((part) => part.replaceAll(' ', '+')).join(':');
      const expected = `Basic ${Buffer.from(form).toString('base64')}`;
      if (headers.authorization !== expected) answer.statusCode = 401;
      const { body } = answer;
      if (this.isTampered) body.id_token = body.id_token.replace(/[^.]{8}$/, 'AAAAAAAA');
    });
  }

  get issuer(): string {
    return this.#server.issuer.url ?? '';
  }

  /** Environment variables that offer this provider on the log-in page. */
  get variables(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: this.name,
    };
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
