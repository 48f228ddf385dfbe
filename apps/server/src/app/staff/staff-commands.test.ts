import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { runStaffCommand } from './staff-commands.ts';

const warning = 'this address is not confirmed';

describe('commands about accounts', () => {
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

  it.each(['', 'many', '-1', '1.5', '1e3', '99999999999'])(
    'plan refuses %j as a number of queries',
    async (limit) => {
      const { email } = await signUp(server);
      await expect(run('plan', email, 'pro', limit)).rejects.toThrow('not a valid number');
    },
  );

  it.each([
    [],
    ['nothing'],
    ['constructor', 'a@b.test'],
    ['grant'],
    ['grant', 'a@b.test', 'more'],
    ['super', 'a@b.test', 'on'],
    ['list', 'all'],
    ['plan'],
    ['plan', 'a@b.test'],
    ['plan', 'a@b.test', 'pro', '5', '6'],
    ['plan', 'a@b.test', 'pro', '--end'],
    ['plan', 'a@b.test', 'pro', '--end-subscription', '--keep-subscription'],
    ['import-account', 'file.zip'],
    ['stripe-setup', 'now'],
  ])('prints how commands are used instead of running %j', async (...args) => {
    await expect(run(...args)).rejects.toThrow('Usage: npm run staff');
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
