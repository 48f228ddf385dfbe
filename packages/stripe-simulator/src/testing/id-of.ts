/** The id of what may have been expanded; the empty text for nothing. */
export function idOf(reference: string | { id?: string | undefined } | null | undefined): string {
  return (typeof reference === 'string' ? reference : reference?.id) ?? '';
}
