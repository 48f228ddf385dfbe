import { LiveReader } from '../../../apps/server/src/testing/live-reader.ts';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import { send } from '../http.ts';
import { owned } from '../victim.ts';

export const liveCases: readonly AttackCase[] = [
  {
    number: 3,
    name: 'the live stream of another user, by uid, chat or revision',
    run: async ({ stage, ann, bob, staff }, attempts) => {
      const { user } = await bob.call('getUser', {});
      for (const { token } of [ann, staff]) {
        for (const query of foreignQueries(bob)) {
          const headers = { authorization: `Bearer ${token}` };
          const answer = await send(stage.server, `/api/live${query}`, { method: 'GET', headers });
          const isRefused = answer.status >= 400 && answer.status < 500;
          attempts.expect(`live${query}`, isRefused, answer.status);
          const isSilent = !answer.text.includes('event:') && !answer.text.includes(bob.uid);
          attempts.expect(`bytes of live${query}`, isSilent, answer.text);
        }
      }
      const guest = await send(stage.server, `/api/live?uid=${bob.uid}`, { method: 'GET' });
      attempts.same('live without a token', guest.status, 401);
      const path = `/api/live?chatId=${owned.chatId}&revision=${user.revision}`;
      for (const revision of [user.revision, user.revision - 1, 0]) {
        const { live, text } = await watch(stage.server.url + path, ann.token, revision);
        await live.until((events) => events.length > 0);
        const title = `Renamed ${crypto.randomUUID()}`;
        await bob.call('renameChat', { chatId: owned.chatId, title });
        const chatId = crypto.randomUUID();
        await ann.call('createChat', { chatId });
        // Later than the change of the other user.
        await live.until(() => text().includes(chatId));
        live.close();
        const hasForeign = [bob.uid, title, owned.messageId].some((id) => text().includes(id));
        attempts.expect(`the own stream from revision ${revision}`, !hasForeign, text());
      }
    },
  },
];

/** Ways to ask for the stream of another user that must be refused. */
function foreignQueries({ uid }: Person): string[] {
  return [`?uid=${uid}`, `?uid=${encodeURIComponent(` ${uid}`)}`, `?uid=${uid}&uid=x`, '?uid=%00'];
}

async function watch(url: string, token: string, lastEventId: number) {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': String(lastEventId) },
    signal: abort.signal,
  });
  if (!response.body) throw new Error(`live answered ${response.status}`);
  const live = new LiveReader(response.body, abort);
  return { live, text: () => JSON.stringify(live.events) };
}
