import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import type { ClientAuth, Configuration } from 'openid-client';

/** Time for each request to a provider, in seconds. */
const REQUEST_SECONDS = 10;

/** A provider that users can log in with. It speaks OpenID Connect, and is trusted to verify addresses. */
export interface LogInProvider {
  id: LogInProviderId;
  /** On the button, behind “Continue with”. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The secret values of a started log-in. They are kept until the user returns from the provider. */
export interface Begun {
  verifier: string;
  nonce: string;
}

/** Claims of a provider about its user. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The user went back instead of logging in. */
export class CancelledError extends Error {
  constructor() {
    super('the user cancelled the log-in');
    this.name = 'CancelledError';
  }
}

/** The client side of OpenID Connect: authorization code flow with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly registration: LogInProvider;
  /** Read when it is first needed: a server starts without its provider. Forgotten after a failure. */
  #configuration: Promise<Configuration> | null = null;

  constructor(registration: LogInProvider) {
    this.registration = registration;
  }

  /** The address that the provider sends users back to; it must be registered there. */
  callback(publicUrl: string): string {
    return `${publicUrl}/api/auth/provider/${this.registration.id}/callback`;
  }

  /**
   * Begins a log-in.
   * @param again whether the user must log in at the provider even though its session is open
   * @param remember stores what `finish` needs; its token becomes the `state`
   * @returns the provider's page to go to
   */
  async begin(
    callback: string,
    again: boolean,
    remember: (begun: Begun) => Promise<string>,
  ): Promise<{ url: string; token: string }> {
    const configuration = await this.configuration();
    const client = await loadClient();
    const begun = { verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() };
    const token = await remember(begun);
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      state: token,
      nonce: begun.nonce,
      ...(again && { prompt: this.#promptAgain }),
    });
    return { url: url.href, token };
  }

  /**
   * Exchanges the code that the user has returned with, and checks signature, issuer, audience, nonce and expiry of the ID token.
   * @param returned the address that the provider has sent the user to
   * @throws CancelledError, or an error of openid-client
   */
  async finish(returned: URL, state: string, { verifier, nonce }: Begun): Promise<Claims> {
    const configuration = await this.configuration();
    const client = await loadClient();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) {
        return claims;
      }
      // Some send the address only from here. The library compares the subject.
      return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
    } catch (error) {
      const isCancelled =
        error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
      throw isCancelled ? new CancelledError() : error;
    }
  }

  /** Reads the provider's discovery document, once. */
  configuration(): Promise<Configuration> {
    this.#configuration ??= this.#discover().catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  async #discover(): Promise<Configuration> {
    const client = await loadClient();
    const { issuer, clientId, clientSecret } = this.registration;
    // The check of the environment allows http only on the same machine.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so as a warning only
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    const authentication = authenticationWith(client, clientSecret);
    return client.discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: REQUEST_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...insecure],
    });
  }

  /** Google refuses the standard value. */
  get #promptAgain(): string {
    return this.registration.id === 'google' ? 'select_account' : 'login';
  }
}

type Client = typeof import('openid-client');

/** Most servers have no such provider. */
function loadClient(): Promise<Client> {
  return import('openid-client');
}

/** Sends the secret in the way that the provider prefers. */
function authenticationWith(
  { ClientSecretBasic, ClientSecretPost }: Client,
  clientSecret: string,
): ClientAuth {
  return (server, ...request) => {
    // The specification's default if the document says nothing.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = methods.includes('client_secret_basic');
    const send = isBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
    return send(server, ...request);
  };
}
