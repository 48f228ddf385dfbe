import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { countUses } from './field-uses.rules.ts';
import type { AnswerReceipt } from './field-uses.store.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const vision = 'userInfo.brandHub.brandCore.vision';

describe.each(databases)('uses of fields on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  const consultant = new ScriptedConsultant();

  beforeAll(async () => {
    database = await open();
    server = await startApplication(database, consultant);
  });
  afterAll(() => server.close());

  it('are counted in finished answers of chats that are not deleted, with the latest one', async () => {
    const person = await signUp(server);
    const access = { db: database.db, payments: null };
    await runStaffCommand(access, ['plan', person.email, 'pro'], new Date());
    for (const path of [mission, vision]) {
      await person.call('saveBrandField', { path, value: 'Хляб през нощта' });
    }
    expect(await person.call('listFieldUses', {})).toMatchObject({ uses: [] });

    await answer(person, 'first', ['mission', 'vision']);
    await answer(person, 'second', ['mission']);
    await answer(person, 'deleted', ['vision']);
    await person.call('deleteChat', { chatId: 'deleted' });
    await person.call('renameChat', { chatId: 'second', title: 'Нощен хляб' });

    const { uses } = await person.call('listFieldUses', {});
    // The latest answer is quoted where it shows the value; a value that has changed since is not in it.
    const latest = {
      chatId: 'second',
      chatTitle: 'Нощен хляб',
      quote: 'Хляб през нощта купуват пекарите.',
    };
    expect(uses).toMatchObject([
      { path: mission, answers: 2, latest },
      { path: vision, answers: 1, latest: { chatId: 'first' } },
    ]);
    await person.call('saveBrandField', { path: mission, value: 'Кифли', baseVersion: 1 });
    const [changed] = (await person.call('listFieldUses', {})).uses;
    expect(changed).toMatchObject({ path: mission, latest: { quote: null } });

    // Staff who view the profile read no answers there.
    const staff = await signUp(server);
    await grantStaff(database.db, staff);
    await staff.call('startViewing', { uid: person.uid });
    const viewed = await staff.call('listFieldUses', { uid: person.uid });
    expect(viewed.uses.map(({ latest }) => latest.quote)).toEqual([null, null]);
    expect(await (await signUp(server)).call('listFieldUses', {})).toMatchObject({ uses: [] });
  });

  async function answer(person: Person, chatId: string, usedFields: string[]): Promise<void> {
    const asked = person.call('generateResponse', {
      ...{ chatId, messageId: `question-in-${chatId}`, newChat: true },
      query: 'Кой купува хляб през нощта?',
    });
    const reply = await consultant.next();
    reply.usedFields = usedFields;
    reply.say('Ето. **Хляб през нощта** купуват пекарите.');
    reply.finish();
    await asked;
    const read = async () => (await person.call('listMessages', { chatId })).messages[1];
    await expect.poll(read).toMatchObject({ status: 'done' });
  }
});

test('a field that a model was given counts where the answer shows it, from the own Brand Hub only', () => {
  const answers = [
    receiptOf('newest', [{ path: mission, version: 2, shown: false }]),
    receiptOf('of another', [{ path: mission, version: 1 }], 'another'),
    receiptOf('older', [{ path: mission, version: 1, shown: true }]),
  ];
  expect(countUses('own', answers)).toEqual([
    {
      path: mission,
      answers: 1,
      latest: { chatId: 'a chat', messageId: 'older', chatTitle: 'A chat' },
    },
  ]);
});

function receiptOf(
  messageId: string,
  fields: AnswerReceipt['receipt']['fields'],
  brandHubUid = 'own',
): AnswerReceipt {
  const chat = { chatId: 'a chat', chatTitle: 'A chat' };
  return { ...chat, messageId, receipt: { brandHubUid, fields } };
}
