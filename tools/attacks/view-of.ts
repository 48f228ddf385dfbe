import type { Person } from '../../apps/server/src/testing/person.ts';

const MISSION = 'userInfo.brandHub.brandCore.mission';

/** All that a user sees of their own data. */
export async function viewOf(person: Person): Promise<object> {
  const { user } = await person.call('getUser', {});
  const { chats } = await person.call('listChats', {});
  const messages = await Promise.all(
    chats.map(({ chatId }) => person.call('listMessages', { chatId })),
  );
  const { sessions } = await person.call('listSessions', {});
  return {
    user,
    chats,
    messages,
    projects: await person.call('listProjects', {}),
    links: await person.call('listSharedLinks', {}),
    queries: await person.call('listQueries', {}),
    viewings: await person.call('listViewings', {}),
    contactMessages: await person.call('listOwnContactMessages', {}),
    versions: await person.call('listBrandVersions', { path: MISSION }),
    passkeys: await person.call('listPasskeys', {}),
    chatImport: await person.call('getChatImport', {}),
    sessions: sessions.map(({ sessionId }) => sessionId).toSorted(),
  };
}
