import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { runStaffCommand } from './staff-commands.ts';

const warning = 'this address is not confirmed';

describe('grant and super', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startApplication(await embedded.open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  const run = (...args: string[]) =>
    runStaffCommand({ db: server.database.db, payments: null }, args, new Date());
  const confirm = ({ uid }: Person) =>
    server.database.db
      .updateTable('authUsers')
      .set({ emailVerified: true })
      .where('id', '=', uid)
      .execute();

  it.each(['grant', 'super'])('%s warns if somebody else may have signed up', async (command) => {
    const person = await signUp(server);
    expect(await run(command, person.email)).toContain(warning);
    await confirm(person);
    expect(await run(command, person.email)).not.toContain(warning);
  });

  it('taking a role away does not warn', async () => {
    const { email } = await signUp(server);
    for (const args of [
      ['revoke', email],
      ['super', email, 'off'],
      ['tester', email],
    ]) {
      expect(await run(...args)).not.toContain(warning);
    }
  });
});
