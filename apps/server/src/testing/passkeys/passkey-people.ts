import type { UsedPasskey } from '@savet/contract/accounts/passkeys';
import type { CallOutput } from '@savet/contract/calls';
import { postAccount } from '../account-routes.ts';
import type { TestServer } from '../application.ts';
import { fetchToken, type Person, personOf } from '../person.ts';
import { type Deviations, SoftwareAuthenticator } from './software-authenticator.ts';

const currentPassword = 'secret1';

/** Adds a passkey to an account. */
export async function addPasskey(
  server: Pick<TestServer, 'origin'>,
  person: Person,
  name = 'Phone',
) {
  const key = new SoftwareAuthenticator(server.origin);
  const { options } = await person.call('startPasskey', { currentPassword });
  const { passkeyId } = await person.call('addPasskey', { name, credential: key.create(options) });
  return { key, passkeyId };
}

/** A browser's request to log in with a passkey. */
export async function proofOf(
  server: TestServer,
  key: SoftwareAuthenticator,
  deviations: Deviations = {},
): Promise<UsedPasskey> {
  return key.use(await logInOptions(server), deviations);
}

export async function logInOptions(server: TestServer) {
  const response = await fetch(`${server.url}/api/startPasskeyLogIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`startPasskeyLogIn answered ${response.status}`);
  return ((await response.json()) as CallOutput<'startPasskeyLogIn'>).options;
}

/** Logs in with a passkey: the answer. */
export async function sendPasskey(
  server: TestServer,
  key: SoftwareAuthenticator,
  more: { deviations?: Deviations; keepAccount?: boolean; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { deviations, headers, ...body } = more;
  const credential = await proofOf(server, key, deviations);
  return postAccount(server, 'sign-in/passkey', { credential, ...body }, headers);
}

/** Logs in with a passkey: the same account with a session that the passkey has opened. */
export async function logInByPasskey(
  server: TestServer,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  key: SoftwareAuthenticator,
): Promise<Person> {
  const response = await sendPasskey(server, key);
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return personOf(server, { uid, email, cookie, token: await fetchToken(server, cookie) });
}
