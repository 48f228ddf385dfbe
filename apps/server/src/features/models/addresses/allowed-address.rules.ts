/**
 * Whether staff may connect a model at an address.
 * @param baseUrl null: the provider's own
 * @param hosts null: any
 */
export function isAllowedAddress(baseUrl: string | null, hosts: readonly string[] | null): boolean {
  if (baseUrl === null || hosts === null) return true;
  const host = URL.parse(baseUrl)?.host;
  return host !== undefined && hosts.includes(host);
}
