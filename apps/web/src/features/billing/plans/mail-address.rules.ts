/** A `mailto:` link with a subject. */
export function mailAddress(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
