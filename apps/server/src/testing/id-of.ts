/** The id of a reference that Stripe may have expanded; empty for none. */
export function idOf(reference: string | { id?: string | undefined } | null | undefined): string {
  return (typeof reference === 'string' ? reference : reference?.id) ?? '';
}
