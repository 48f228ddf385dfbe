import { decodeEntities } from './entities.rules.ts';

const protocols = new Set(['http:', 'https:', 'mailto:']);

export interface SafeLink {
  readonly href: string;
  /** Where the link leads: a host, or an address for `mailto:`. */
  readonly host: string;
}

/** A link that may be clicked, or undefined: only absolute http, https and mailto addresses may. */
export function safeLink(destination: string): SafeLink | undefined {
  const decoded = decodeEntities(destination).trim();
  const url = URL.canParse(decoded) ? new URL(decoded) : undefined;
  if (!url || !protocols.has(url.protocol)) return undefined;
  const host = url.protocol === 'mailto:' ? url.pathname : url.host;
  return host === '' ? undefined : { href: url.href, host };
}
