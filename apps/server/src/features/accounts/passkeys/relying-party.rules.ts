import { isIP } from 'node:net';

/** The site that passkeys belong to (WebAuthn, “relying party”). */
export interface RelyingParty {
  /** The host name. A passkey works under no other. */
  id: string;
  origin: string;
}

/** The site at an address; null for an IP address, which cannot have passkeys. @param publicUrl the address that people type */
export function relyingPartyAt(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isAddress ? null : { id: hostname, origin };
}
