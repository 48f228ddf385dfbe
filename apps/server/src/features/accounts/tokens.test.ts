import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
  person = await signUp(server);
});
afterAll(() => server.close());

it('accepts its own token, only as a Bearer token', async () => {
  expect(await status(`Bearer ${person.token}`)).toBe(200);
  for (const header of [
    `bearer ${person.token}`,
    `Basic ${person.token}`,
    person.token,
    'Bearer',
    `Bearer ${person.token} x`,
  ]) {
    expect([header.slice(0, 12), await status(header)]).toEqual([header.slice(0, 12), 401]);
  }
});

it('refuses tokens that are not signed with its key', async () => {
  const claims = readClaims(person.token);
  const { keys } = await server.application.auth.api.getJwks();
  const publicKey = await importJWK(keys[0] ?? {}, 'EdDSA', { extractable: true });
  const pem = new TextEncoder().encode(
    await exportSPKI(publicKey as Parameters<typeof exportSPKI>[0]),
  );
  const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const kid = String(keys[0]?.kid);
  const forged = {
    unsigned: new UnsecuredJWT(claims).encode(),
    'public key as a secret': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(pem),
    'foreign key': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(stranger.privateKey),
    'key in the header': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', jwk: await exportJWK(stranger.publicKey) })
      .sign(stranger.privateKey),
    'key by address': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: '../x', jku: 'http://127.0.0.1:9/jwks' })
      .sign(stranger.privateKey),
    'edited claims': person.token.replace(
      /\.[^.]+\./,
      `.${encode({ ...claims, sub: 'somebody' })}.`,
    ),
  };
  for (const [name, token] of Object.entries(forged)) {
    expect([name, await status(`Bearer ${token}`)]).toEqual([name, 401]);
  }
});

it.each([
  ['another audience', { aud: 'others' }],
  ['another issuer', { iss: 'others' }],
  ['expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ['not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ['no session', { sid: undefined }],
  ['an unknown session', { sid: 'nothing' }],
])('refuses a token signed with its own key: %s', async (_name, changes) => {
  const { sub = '', sid } = readClaims(person.token);
  const { token } = await server.application.auth.api.signJWT({
    body: {
      payload: {
        sub,
        sid,
        aud: 'savet',
        iss: 'savet',
        exp: Math.floor(Date.now() / 1000) + 600,
        ...changes,
      },
    },
  });
  expect(await status(`Bearer ${token}`)).toBe(401);
});

async function status(authorization: string): Promise<number> {
  const response = await fetch(`${server.url}/api/getUser`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.status;
}

function readClaims(token: string): Record<string, string> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    string
  >;
}

function encode(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}
