/** A link that begins a mail with a subject. */
export function mailAddress(to: string, subject: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
