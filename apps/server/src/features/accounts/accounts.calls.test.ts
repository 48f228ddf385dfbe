import type { CallInput } from '@savet/contract/calls';
import { expect, it } from 'vitest';
import { startApplication } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

/** Every field of `updateUser`; a missing field does not compile. */
const changes = {
  firstName: 'Ева',
  lastName: 'Кирова',
  language: 'BG',
  accountType: 'other',
  shareFeedback: true,
  asksBeforeViewing: true,
  viewingMails: false,
  mutedMails: ['query_limit', 'plan_ended'],
} satisfies Required<Omit<CallInput<'updateUser'>, 'uid'>>;

it('updateUser stores every field', async () => {
  const server = await startApplication(await embedded.open(), new ScriptedConsultant());
  try {
    const person = await signUp(server);
    const { user } = await person.call('updateUser', changes);
    expect(user).toMatchObject(changes);
    expect((await person.call('getUser', {})).user).toEqual(user);
  } finally {
    await server.close();
  }
});

it('getUser tells the revision of all documents, from which a live stream can go on', async () => {
  const server = await startApplication(await embedded.open(), new ScriptedConsultant());
  try {
    const person = await signUp(server);
    const { user } = await person.call('updateUser', changes);
    expect(await person.call('getUser', {})).toMatchObject({ user, revision: user.revision });
    await person.call('createProject', { projectId: 'p', name: 'Launch' });
    expect(await person.call('getUser', {})).toMatchObject({ user, revision: user.revision + 1 });
  } finally {
    await server.close();
  }
});
