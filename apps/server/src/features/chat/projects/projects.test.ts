import type { ProjectDocument } from '@savet/contract/documents';
import { PROJECTS_MAX } from '@savet/contract/limits';
import type { LiveEvent } from '@savet/contract/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import type { AnswerOutcome } from '../../consultant/answer.ts';

const launch = {
  projectId: 'launch',
  name: 'Launch',
  color: 'teal',
  instructions: 'Short sentences.',
} as const;
const given: AnswerOutcome = {
  kind: 'complete',
  usage: null,
  isAnswer: true,
  given: { shown: [], leftOut: { messages: 0, project: false, fields: [], cut: [] } },
};

describe.each(databases)('projects on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    person = await signUp(server);
    await person.call('createProject', launch);
  });

  it('are created, changed and deleted; chats outlive their project', async () => {
    await person.call('createProject', { ...launch, name: 'A repeated call' });
    await person.call('createProject', { projectId: 'second', name: 'Second' });
    const second = { projectId: 'second', name: 'Second', color: 'blue', instructions: '' };
    const { projects, revision } = await person.call('listProjects', {});
    expect(projects).toEqual([launch, second]);
    const changed = { projectId: 'launch', name: 'Launch 2', instructions: '' };
    const after = await person.call('updateProject', changed);
    expect(after.projects).toEqual([{ ...launch, ...changed }, second]);
    expect(after.revision).toBeGreaterThan(revision);
    expect(await person.call('updateProject', { projectId: 'launch' })).toMatchObject({
      projects: after.projects,
    });

    await person.call('createChat', { chatId: 'c' });
    await person.call('updateChat', { chatId: 'c', projectId: 'launch' });
    await person.call('deleteProject', { projectId: 'launch' });
    expect((await person.call('listProjects', {})).projects).toEqual([second]);
    expect(await chat('c')).toMatchObject({ projectId: null });
  });

  it('refuses what is not there, of somebody else, too long or one too many', async () => {
    const other = await signUp(server);
    for (const send of [
      () => person.send('updateProject', { projectId: 'none', name: 'x' }),
      () => person.send('deleteProject', { projectId: 'none' }),
      () => other.send('updateProject', { projectId: 'launch', name: 'x' }),
      () => other.send('deleteProject', { projectId: 'launch' }),
      () => other.send('updateProject', { uid: person.uid, projectId: 'launch', name: 'x' }),
    ]) {
      expect(await send()).toMatchObject({ status: 404 });
    }
    await other.call('createChat', { chatId: 'c' });
    const foreign = { chatId: 'c', projectId: 'launch' };
    expect(await other.send('updateChat', foreign)).toMatchObject({ status: 404 });
    const long = { projectId: 'launch', instructions: 'x'.repeat(2_001) };
    expect(await person.send('updateProject', long)).toMatchObject({ status: 400 });

    const attempts = await Promise.all(
      Array.from({ length: PROJECTS_MAX + 2 }, (_, index) =>
        person.send('createProject', { projectId: `p${index}`, name: 'x' }),
      ),
    );
    const refused = attempts.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({ code: 'PROJECT_LIMIT_REACHED' });
    expect((await person.call('listProjects', {})).projects).toHaveLength(PROJECTS_MAX);
  });

  it('gives its instructions to the answers of its chats, and the receipts keep them as they were', async () => {
    await ask('c', 'one', { newChat: true, projectId: 'launch' }, given);
    expect(consultant.answers.at(-1)?.request.project).toMatchObject({
      name: 'Launch',
      instructions: 'Short sentences.',
    });
    expect(await chat('c')).toMatchObject({ projectId: 'launch' });
    await person.call('updateProject', { projectId: 'launch', instructions: 'Long ones.' });
    await ask('c', 'two', {}, { ...given, ignoresProject: true });
    await person.call('updateProject', { projectId: 'launch', instructions: ' ' });
    await ask('c', 'three', {}, given);
    expect(consultant.answers.at(-1)?.request.project).toBeUndefined();
    const { projectId, name } = launch;
    expect(await projectReceipts('c')).toEqual([
      { projectId, name, instructions: 'Short sentences.', use: 'given' },
      { projectId, name, instructions: 'Long ones.', use: 'unsupported' },
      undefined,
    ]);
  });

  it('says when its instructions did not fit, and nothing yet of an answer that failed', async () => {
    const leftOut = { messages: 0, project: true, fields: [], cut: [] };
    await ask(
      'c',
      'one',
      { newChat: true, projectId: 'launch' },
      {
        ...given,
        given: { shown: [], leftOut },
      },
    );
    const failed = { kind: 'failed', errorCode: 'GENERATION_FAILED', usage: null } as const;
    await ask('c', 'two', {}, { ...failed, detail: 'x' });
    expect(await projectReceipts('c')).toMatchObject([{ use: 'left_out' }, { name: 'Launch' }]);
    expect((await projectReceipts('c'))[1]?.use).toBeUndefined();
  });

  it('a question for a project that is gone is not lost', async () => {
    await person.call('deleteProject', { projectId: 'launch' });
    await ask('c', 'one', { newChat: true, projectId: 'launch' }, given);
    expect(await chat('c')).toMatchObject({ projectId: null });
  });

  it('a later question moves no chat', async () => {
    await ask('c', 'one', { newChat: true }, given);
    await ask('c', 'two', { newChat: true, projectId: 'launch' }, given);
    expect(await chat('c')).toMatchObject({ projectId: null });
  });

  it('other browsers hear of each change, and reconnecting ones catch up', async () => {
    const { revision } = await person.call('listProjects', {});
    const live = await person.watch(revision);
    await person.call('updateProject', { projectId: 'launch', color: 'red' });
    expect(await live.until(lists)).toMatchObject([[{ color: 'red' }]]);
    await person.call('deleteProject', { projectId: 'launch' });
    await live.until((events) => lists(events)?.[1]?.length === 0);
    live.close();
    const late = await person.watch(revision);
    expect(await late.until(lists)).toEqual([[]]);
    late.close();
  });

  async function chat(chatId: string) {
    return (await person.call('listMessages', { chatId })).chat;
  }

  async function ask(
    chatId: string,
    messageId: string,
    input: { newChat?: boolean; projectId?: string },
    outcome: AnswerOutcome,
  ): Promise<void> {
    const question = { chatId, messageId, query: `About ${messageId}`, wait: false, ...input };
    await person.call('generateResponse', question);
    const answer = await consultant.next();
    answer.say('A reply');
    answer.finish(outcome);
    await vi.waitFor(async () => {
      const { messages } = await person.call('listMessages', { chatId });
      expect(messages.at(-1)?.status).not.toBe('answering');
    });
  }

  async function projectReceipts(chatId: string) {
    const { messages } = await person.call('listMessages', { chatId });
    return messages.flatMap(({ sender, receipt }) => (sender === 'user' ? [] : [receipt?.project]));
  }
});

/** The lists of projects that arrived; undefined before the first. */
function lists(events: readonly LiveEvent[]): ProjectDocument[][] | undefined {
  const all = events.flatMap(({ event, data }) =>
    event === 'changes' && data.projects ? [data.projects] : [],
  );
  return all.length === 0 ? undefined : all;
}
