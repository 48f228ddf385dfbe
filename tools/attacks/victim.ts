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
export async function furnish(stage: Stage, bob: Person, staff: Person): Promise<void> {
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
