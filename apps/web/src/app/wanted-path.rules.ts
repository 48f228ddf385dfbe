/** The address that led to log-in, from the state of the navigation; only one of this page. */
export function wantedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  const { wanted } = state;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}
