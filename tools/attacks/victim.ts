import { logIn } from '../../apps/server/src/testing/account-routes.ts';
import { addPasskey } from '../../apps/server/src/testing/passkeys/passkey-people.ts';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';

/** Ids of what the victim owns. */
export const owned = {
  chatId: 'chat-of-bob',
  messageId: 'question-of-bob',
  deletedChatId: 'deleted-chat-of-bob',
  contactMessageId: 'message-of-bob',
  projectId: 'project-of-bob',
  linkId: 'link-of-bob',
  path: 'userInfo.brandHub.brandCore.mission',
} as const;

/** Gives the victim one of everything that a call can name. */
export async function addContent(stage: Stage, bob: Person, staff: Person): Promise<void> {
  const { chatId, messageId, deletedChatId, contactMessageId, projectId, linkId, path } = owned;
  await stage.staff('plan', bob.email, 'pro');
  await bob.call('createStripeCustomer', { email: bob.email, firstName: 'B', lastName: 'B' });
  await bob.call('saveBrandField', { path, value: 'Bread' });
  await bob.call('saveBrandField', { path, value: 'Bread at night' });
  await bob.call('sendContactMessage', { contactMessageId, text: 'Please help' });
  await staff.call('answerContactMessage', {
    uid: bob.uid,
    contactMessageId,
    text: 'Gladly',
    proposals: [{ path, value: 'Bread for the night shift' }],
  });
  await bob.call('generateResponse', { chatId, messageId, newChat: true, query: 'Who buys it?' });
  await bob.call('createProject', {
    projectId,
    name: 'Bakery',
    color: 'teal',
    instructions: 'Short',
  });
  await bob.call('updateChat', { chatId, projectId });
  await bob.call('createSharedLink', { linkId, chatId, days: 7 });
  await bob.call('createChat', { chatId: deletedChatId });
  await bob.call('deleteChat', { chatId: deletedChatId });
}

/**
 * Gives the victim a second session, a passkey, a request to view the account and an import whose file has not arrived.
 * @returns their ids, by the names of input fields
 */
export async function addSecurityRecords(
  { server }: Stage,
  bob: Person,
  staff: Person,
): Promise<Record<string, string>> {
  await logIn(server, bob);
  // A passkey belongs to a name, not to a number.
  await addPasskey({ origin: server.origin.replace('127.0.0.1', 'localhost') }, bob);
  await bob.call('updateUser', { asksBeforeViewing: true });
  await staff.call('requestViewing', { uid: bob.uid });
  const { sessions } = await bob.call('listSessions', {});
  const { passkeys } = await bob.call('listPasskeys', {});
  const { requests } = await bob.call('listViewingRequests', {});
  const [session, passkey, request] = [sessions[0], passkeys[0], requests[0]];
  if (!session || !passkey || !request) throw new Error('the victim lacks something');
  const { sessionId } = session;
  const { import: begun } = await bob.call('importChats', { size: 1 });
  const { importId } = begun;
  return { sessionId, passkeyId: passkey.passkeyId, requestId: request.requestId, importId };
}
