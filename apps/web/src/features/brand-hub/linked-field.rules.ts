/** The id in an address hash; null if there is none or it is malformed. */
export function linkedId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
