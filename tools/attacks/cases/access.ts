import type { CallName } from '@savet/contract/calls';
import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { callOf, subjectCalls } from '../contract-calls.ts';
import { call, shown } from '../http.ts';
import { addSecurityRecords, owned } from '../victim.ts';
import { viewOf } from '../view-of.ts';
import type { World } from '../world.ts';

/** Values of the victim for input fields with these names, and values that nobody has. */
const idsOfBob: Record<string, string> = {
  chatId: owned.chatId,
  messageId: owned.messageId,
  contactMessageId: owned.contactMessageId,
  projectId: owned.projectId,
  linkId: owned.linkId,
};
const notFound = {
  status: 404,
  body: { success: false, error: 'Not found', code: 'NOT_FOUND' },
};
/** They create what the id names: a row of the caller's own. */
const creating: readonly CallName[] = [
  'createChat',
  'createProject',
  'generateResponse',
  'sendContactMessage',
];
/** They list nothing for an id that is not the caller's. */
const filtering: readonly CallName[] = ['listChats'];

export const accessCases: readonly AttackCase[] = [
  {
    number: 1,
    name: 'the ids of another user on every call with an id',
    run: async (world, attempts) => {
      const { stage, ann, bob } = world;
      const before = await viewOf(bob);
      const named = subjectCalls.filter((name) => idFields(name).length > 0);
      for (const name of named.filter((each) => ![...creating, ...filtering].includes(each))) {
        for (const chatId of [owned.chatId, owned.deletedChatId]) {
          const foreign = withIds(name, { ...idsOfBob, chatId });
          const unknown = withIds(name, {});
          const answer = shown(await call(stage.server, ann, name, foreign));
          attempts.same(`${name} with the ids of another user`, answer, notFound);
          const random = shown(await call(stage.server, ann, name, unknown));
          attempts.same(`${name} with ids of nobody`, random, notFound);
        }
      }
      for (const name of ['listChats', 'listOwnContactMessages', 'listViewings'] as const) {
        const field = name === 'listChats' ? 'after' : 'before';
        const id = name === 'listChats' ? owned.chatId : owned.contactMessageId;
        const foreign = shown(await call(stage.server, ann, name, { [field]: id }));
        const unknown = shown(await call(stage.server, ann, name, { [field]: 'nobodys' }));
        attempts.same(`${name} from a row of another user`, foreign, unknown);
      }
      for (const name of filtering) {
        const foreign = shown(await call(stage.server, ann, name, withIds(name, idsOfBob)));
        const unknown = shown(await call(stage.server, ann, name, withIds(name, {})));
        attempts.same(`${name} with the ids of another user`, foreign, unknown);
      }
      attempts.same('the data of the other user', await viewOf(bob), before);
      await nameOfAccount(world, attempts);
    },
  },
  {
    number: 2,
    name: 'sending into the chat of another user',
    run: async ({ stage, ann, bob }, attempts) => {
      const [before, own] = [await viewOf(bob), await viewOf(ann)];
      const asked = stage.provider.requestCount;
      for (const chatId of [owned.chatId, owned.deletedChatId]) {
        for (const more of [{}, { newChat: false }, { wait: false }, { attempt: 2 }]) {
          const input = { chatId, messageId: crypto.randomUUID(), query: 'Hi', ...more };
          const answer = shown(await call(stage.server, ann, 'generateResponse', input));
          const isRefused = answer.status === 404 || answer.status === 409;
          attempts.expect(`a question with ${JSON.stringify(more)}`, isRefused, answer);
        }
      }
      attempts.same('requests to the model', stage.provider.requestCount, asked);
      attempts.same('queries and chats of the sender', await viewOf(ann), own);
      attempts.same('the data of the other user', await viewOf(bob), before);
    },
  },
  {
    number: 4,
    name: 'an own chat with a message of another user',
    run: async ({ stage, ann, bob }, attempts) => {
      const chatId = crypto.randomUUID();
      await ann.call('createChat', { chatId });
      const { messages } = await bob.call('listMessages', { chatId: owned.chatId });
      const [before, own] = [await viewOf(bob), await viewOf(ann)];
      for (const { messageId } of messages) {
        const ids = { chatId, messageId };
        for (const feedback of ['good', 'bad', null] as const) {
          const answer = await call(stage.server, ann, 'setFeedback', { ...ids, feedback });
          attempts.same(`feedback ${feedback}`, shown(answer), notFound);
        }
        attempts.same('stop', shown(await call(stage.server, ann, 'stopResponse', ids)), notFound);
        const retry = { ...ids, query: 'Who buys it?', attempt: 2 };
        const { status } = await call(stage.server, ann, 'generateResponse', retry);
        attempts.expect('retry', status === 404 || status === 409, status);
      }
      attempts.same('the own chat', await viewOf(ann), own);
      attempts.same('the data of the other user', await viewOf(bob), before);
    },
  },
  {
    number: 5,
    name: 'creating rows with ids that another user has',
    run: async ({ stage, ann, bob }, attempts) => {
      const before = await viewOf(bob);
      const { chatId, messageId, contactMessageId, projectId, linkId } = owned;
      await call(stage.server, ann, 'createChat', { chatId, title: 'of Ann' });
      const question = { chatId, messageId, query: 'of Ann' };
      await call(stage.server, ann, 'generateResponse', question);
      await call(stage.server, ann, 'sendContactMessage', { contactMessageId, text: 'of Ann' });
      await call(stage.server, ann, 'renameChat', { chatId, title: 'of Ann' });
      const project = { projectId, name: 'of Ann', color: 'teal', instructions: '' };
      await call(stage.server, ann, 'createProject', project);
      await call(stage.server, ann, 'createSharedLink', { linkId, chatId, days: 1 });
      attempts.same('the data of the other user', await viewOf(bob), before);
      const { messages } = await ann.call('listMessages', { chatId });
      attempts.same('the own question', messages[0]?.text, 'of Ann');
      attempts.same('the own messages', messages.length, 2);
      const { contactMessages } = await ann.call('listOwnContactMessages', {});
      const texts = contactMessages.map(({ text }) => text);
      attempts.same('the own message to the team', texts, ['of Ann']);
      const { links } = await ann.call('listSharedLinks', {});
      attempts.same('the own link', links.length, 1);
      await call(stage.server, ann, 'revokeSharedLink', { linkId });
      await call(stage.server, ann, 'deleteProject', { projectId });
      await call(stage.server, ann, 'deleteChat', { chatId });
      attempts.same('the data of the other user, after a deletion', await viewOf(bob), before);
    },
  },
  {
    number: 6,
    name: 'the uid of another user in every call',
    run: async (world, attempts) => {
      const { stage, ann, bob, staff } = world;
      const before = await viewOf(bob);
      for (const name of subjectCalls) {
        const input = { ...callInputs[name], ...withIds(name, idsOfBob) };
        for (const sender of [ann, staff]) {
          const answer = await call(stage.server, sender, name, { ...input, uid: bob.uid });
          attempts.same(`${name} for another user`, shown(answer), notFound);
          const unknown = await call(stage.server, sender, name, { ...input, uid: 'nobody' });
          attempts.same(`${name} for nobody`, shown(unknown), notFound);
        }
      }
      for (const name of ownerless(world)) {
        for (const key of ['userId', 'ownerUid', 'subjectUid', 'actor', 'owner']) {
          const input = { ...callInputs[name], [key]: bob.uid };
          const { status } = await call(stage.server, ann, name, input);
          attempts.same(`${name} with ${key}`, status, 400);
        }
      }
      attempts.same('the data of the other user', await viewOf(bob), before);
    },
  },
];

/** The victim's session, passkey and viewing request; some calls end what is not there without an error. */
async function nameOfAccount({ stage, ann, bob, staff }: World, attempts: Attempts): Promise<void> {
  const ids = await addSecurityRecords(stage, bob, staff);
  const before = await viewOf(bob);
  for (const [field, id] of Object.entries(ids)) {
    const named = subjectCalls.filter((name) => field in callOf(name).input.shape);
    attempts.expect(`a call with ${field}`, named.length > 0);
    for (const name of named) {
      const input: Record<string, unknown> = { ...callInputs[name] };
      // Her own, so that the id is looked at.
      if ('currentPassword' in input) input['currentPassword'] = 'secret1';
      const foreign = shown(await call(stage.server, ann, name, { ...input, [field]: id }));
      const unknown = shown(await call(stage.server, ann, name, { ...input, [field]: 'nobodys' }));
      attempts.same(`${name} with the ${field} of another user`, foreign, unknown);
    }
  }
  attempts.same('the account of the other user', await viewOf(bob), before);
  await bob.call('updateUser', { asksBeforeViewing: false });
}

/** Calls to try unknown names of an owner on: all of them in the long form. */
function ownerless({ isLong }: World): readonly CallName[] {
  return isLong ? subjectCalls : subjectCalls.slice(0, 6);
}

function idFields(name: CallName): string[] {
  return Object.keys(idsOfBob).filter((field) => field in callOf(name).input.shape);
}

/** A valid input with these ids, and ids of nobody where there are none. */
function withIds(name: CallName, ids: Record<string, string>): Record<string, unknown> {
  const input: Record<string, unknown> = { ...callInputs[name] };
  for (const field of idFields(name)) input[field] = ids[field] ?? `nobodys-${field}`;
  return input;
}
