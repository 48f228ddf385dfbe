/** The id that an address names after its `#`; null when it names none, or nothing that can be read. */
export function linkedId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
