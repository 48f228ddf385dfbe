import assert from 'node:assert/strict';
import {
  fetchToken,
  type Person,
  personOf,
  type ServerAddress,
} from '../../apps/server/src/testing/person.ts';

/** Logs a person in at a server. */
export async function signInAt(server: ServerAddress, person: Person): Promise<Person> {
  const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ email: person.email, password: 'secret1' }),
  });
  assert.equal(response.status, 200, 'the log-in works');
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return personOf(server, { ...person, cookie, token: await fetchToken(server, cookie) });
}
