import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

describe.each(databases)('pins, the archive and projects in lists on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  /** Four chats, d the last visited. */
  beforeEach(async () => {
    person = await signUp(server);
    await person.call('createProject', { projectId: 'p', name: 'P' });
    for (const chatId of ['a', 'b', 'c', 'd']) {
      await person.call('createChat', { chatId, title: `About ${chatId}` });
    }
  });

  it('pinned chats come first on every page, archived ones are in a list of their own', async () => {
    await place({ chatId: 'a', pinned: true });
    await place({ chatId: 'c', pinned: true });
    await place({ chatId: 'd', archived: true });
    expect(await listed({})).toEqual(['c', 'a', 'b']);
    expect(await listed({ archived: true })).toEqual(['d']);
    const pages = [];
    for (let after: string | undefined; ; after = pages.at(-1)) {
      const page = await person.call('listChats', { limit: 1, ...(after && { after }) });
      pages.push(...page.chats.map(({ chatId }) => chatId));
      if (!page.more) break;
    }
    expect(pages).toEqual(['c', 'a', 'b']);
  });

  it('the later wish wins, and both at once are refused', async () => {
    await place({ chatId: 'a', pinned: true });
    expect(await place({ chatId: 'a', archived: true })).toMatchObject({ pinned: false });
    const pinned = await place({ chatId: 'a', pinned: true });
    expect(pinned).toMatchObject({ pinned: true, archived: false });
    const both = { chatId: 'a', pinned: true, archived: true };
    expect(await person.send('updateChat', both)).toMatchObject({ status: 400 });
    // Undo of archiving a pinned chat.
    await place({ chatId: 'a', archived: true });
    const undone = await place({ chatId: 'a', archived: false, pinned: true });
    expect({ ...undone, revision: 0 }).toEqual({ ...pinned, revision: 0 });
  });

  it('a list of a project has its chats alone', async () => {
    await place({ chatId: 'a', projectId: 'p' });
    await place({ chatId: 'b', projectId: 'p', archived: true });
    expect(await listed({ projectId: 'p' })).toEqual(['a']);
    expect(await listed({ projectId: 'p', archived: true })).toEqual(['b']);
    await place({ chatId: 'a', projectId: null });
    expect(await listed({ projectId: 'p' })).toEqual([]);
    expect(await listed({})).toEqual(['d', 'c', 'a']);
  });

  it('a question takes its chat out of the archive, an answer does not', async () => {
    await place({ chatId: 'a', archived: true });
    const question = { chatId: 'a', messageId: 'm', query: 'Who buys bread?' };
    const asked = person.call('generateResponse', question);
    const answer = await consultant.next();
    expect(await listed({})).toEqual(['a', 'd', 'c', 'b']);
    await place({ chatId: 'a', archived: true });
    answer.say('Everybody.');
    answer.finish();
    await asked;
    expect(await listed({ archived: true })).toEqual(['a']);
  });

  it('search finds archived chats and marks them', async () => {
    await place({ chatId: 'a', archived: true });
    const { hits } = await person.call('searchChats', { text: 'about' });
    expect(hits.map(({ chatId, archived }) => [chatId, archived])).toEqual([
      ...[
        ['d', false],
        ['c', false],
        ['b', false],
        ['a', true],
      ],
    ]);
  });

  it('a restored chat is where it was', async () => {
    await place({ chatId: 'a', pinned: true, projectId: 'p' });
    await person.call('deleteChat', { chatId: 'a' });
    expect(await listed({})).toEqual(['d', 'c', 'b']);
    const { chat } = await person.call('restoreChat', { chatId: 'a' });
    expect(chat).toMatchObject({ pinned: true, projectId: 'p' });
  });

  it('staff who view the account read all of it and change nothing; their reads are recorded', async () => {
    const staff = await signUp(server);
    await grantStaff(server.database.db, staff);
    await staff.call('startViewing', { uid: person.uid });
    const { uid } = person;
    expect((await staff.call('listProjects', { uid })).projects).toHaveLength(1);
    await staff.call('listChats', { uid, archived: true });
    for (const change of [
      () => staff.send('updateChat', { uid, chatId: 'a', archived: true }),
      () => staff.send('createProject', { uid, projectId: 'q', name: 'Q' }),
      () => staff.send('updateProject', { uid, projectId: 'p', name: 'Q' }),
      () => staff.send('deleteProject', { uid, projectId: 'p' }),
    ]) {
      expect(await change()).toMatchObject({ status: 403, body: { code: 'VIEW_ONLY' } });
    }
    const reads = await server.database.db.selectFrom('viewingReads').select('call').execute();
    expect(reads.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['listProjects', 'listChats']),
    );
  });

  async function place(input: Parameters<typeof update>[0]) {
    return (await update(input)).chat;
  }

  function update(input: {
    chatId: string;
    pinned?: boolean;
    archived?: boolean;
    projectId?: string | null;
  }) {
    return person.call('updateChat', input);
  }

  async function listed(filter: { archived?: boolean; projectId?: string }): Promise<string[]> {
    const { chats } = await person.call('listChats', filter);
    return chats.map(({ chatId }) => chatId);
  }
});
