import type { ServerAddress } from './person.ts';

/** Posts to a route of the accounts library. */
export function postAccount(
  server: ServerAddress,
  route: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
    body: JSON.stringify(body),
  });
}
