/** Returns the id of a reference that may be expanded, or an empty string. */
export function idOf(reference: string | { id?: string | undefined } | null | undefined): string {
  return (typeof reference === 'string' ? reference : reference?.id) ?? '';
}
