/** Loads the library on first use: its 200 modules take 5 MB, and many servers never see a passkey. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
