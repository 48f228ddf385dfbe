import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { Notifications } from '../../../platform/db/notifications.ts';
import { createLog } from '../../../platform/log.ts';
import { logIn } from '../../../testing/account-routes.ts';
import { startApplication } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { Sessions } from '../sessions.ts';
import { Tokens } from '../tokens.ts';

it('an ended session is forgotten with its notification, or when notifications were missed', async () => {
  const database = await embedded.open();
  const server = await startApplication(database, new ScriptedConsultant());
  let receive: (payload: string) => void = () => undefined;
  let miss: () => void = () => undefined;
  const notifications = new Notifications(createLog('silent'));
  await notifications.listen({
    ...database,
    listen: async (onPayload, onMissed) => {
      receive = onPayload;
      miss = onMissed;
    },
  });
  const tokens = new Tokens(server.application.auth);
  const sessions = new Sessions(database.db, tokens, notifications, false);
  for (const end of [
    (uid: string) => receive(JSON.stringify({ kind: 'access', uid })),
    () => miss(),
  ]) {
    const { uid, token } = await signUp(server);
    const { sid, renewals } = decodeJwt<{ sid: string; renewals: number }>(token);
    // However slow the machine is, the cached session is young enough.
    const check = () => sessions.check({ uid, sessionId: sid, renewals }, Number.POSITIVE_INFINITY);
    expect(await check()).toMatchObject({ uid });
    await database.db.deleteFrom('authSessions').where('id', '=', sid).execute();
    expect(await check()).toMatchObject({ uid });
    end(uid);
    expect(await check()).toBeNull();
  }
  await server.close();
});

it('ending sessions tells all servers', async () => {
  const database = await embedded.open();
  const server = await startApplication(database, new ScriptedConsultant());
  const person = await signUp(server);
  await logIn(server, person);
  const received: unknown[] = [];
  await database.listen(
    (payload) => received.push(JSON.parse(payload)),
    () => undefined,
  );
  await person.call('endOtherSessions', {});
  await expect.poll(() => received).toContainEqual({ kind: 'access', uid: person.uid });
  await server.close();
});
