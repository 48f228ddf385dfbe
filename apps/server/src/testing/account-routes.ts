import { fetchToken, type Person, personOf, type ServerAddress } from './person.ts';

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

/** Logs a person in again: the same account with another session. */
export async function logIn(
  server: ServerAddress,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  options: { password?: string; userAgent?: string } = {},
): Promise<Person> {
  const { password = 'secret1', userAgent } = options;
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const response = await postAccount(server, 'sign-in/email', { email, password }, headers);
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return personOf(server, { uid, email, cookie, token: await fetchToken(server, cookie) });
}
