import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { findUidByEmail } from '../../features/accounts/accounts.store.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases, embedded } from '../../testing/databases.ts';
import { signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { addSamplePeople, checkOwnMachine } from './sample-people.ts';

test.each<[Record<string, string>]>([
  [{ DATABASE_URL: 'postgres://localhost/savet', AUTH_SECRET: 'x'.repeat(32) }],
  [{ PUBLIC_URL: 'https://savet.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }],
])('sample people are not added with %o', (variables) => {
  expect(() => checkOwnMachine(readEnvironment({}, variables))).toThrow(EnvironmentError);
});

test('sample people are added on the own machine', () => {
  expect(() => checkOwnMachine(readEnvironment({}, {}))).not.toThrow();
});

describe('a database with accounts of real people', () => {
  const [database] = databases;
  let server: TestServer;
  beforeAll(async () => {
    if (!database) throw new Error('no database to test with');
    server = await startApplication(await database.open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  test('gets no sample people', async () => {
    await signUp(server);
    const { application } = server;
    const { db } = server.database;
    await expect(addSamplePeople(application, db)).rejects.toThrow(EnvironmentError);
    expect(await findUidByEmail(db, 'admin@demo.savet.example')).toBeNull();
  });
});

test('sample people are logged in nowhere', async () => {
  const server = await startApplication(await embedded.open(), new ScriptedConsultant());
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await addSamplePeople(server.application, server.database.db);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('pro@demo.savet.example (pro)'));
  print.mockRestore();
  const { rows } = await sql`select from auth_sessions`.execute(server.database.db);
  expect(rows).toEqual([]);
  await server.close();
});
