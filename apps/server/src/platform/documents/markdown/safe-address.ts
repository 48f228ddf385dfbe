const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link as it may stand in a document; null for scripts, data and relative addresses. */
export function safeAddress(address: string): string | null {
  try {
    const url = new URL(address);
    return allowed.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
