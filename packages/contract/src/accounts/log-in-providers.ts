/** Log-in providers that an installation can configure: Google, and one other that speaks OpenID Connect. */
export const logInProviderIds = ['google', 'oidc'] as const;
export type LogInProviderId = (typeof logInProviderIds)[number];

/**
 * A header of `get-session`, if the installation has providers. So the log-in page knows without another request, and loads nothing
 * for them if there are none.
 */
export const PROVIDERS_HEADER = 'log-in-providers';

/** Why a log-in with a provider did not succeed; the page that returns from it shows the reason. */
export const logInRefusals = [
  /** The user went back, or refused to share the address. */
  'CANCELLED',
  /** The provider sent an error, or something that does not fit the request. */
  'FAILED',
  /** It took too long, began in another browser, or was used already. */
  'EXPIRED',
  /** The provider has not verified the address, or sends none. */
  'EMAIL_NOT_VERIFIED',
  /** An account has this address, and nobody has confirmed it there. */
  'ACCOUNT_NOT_VERIFIED',
  /** The account is linked to another user of this provider. */
  'LINKED_OTHERWISE',
  /** A signed-in user came back as somebody else. */
  'OTHER_ACCOUNT',
  /** An account can still get this address back. */
  'ADDRESS_RESERVED',
] as const;
export type LogInRefusal = (typeof logInRefusals)[number];
