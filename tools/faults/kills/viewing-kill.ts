import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { patient } from '../patient.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { KillWorld } from './kill-world.ts';

const STARTS_MS = 80;
const READS_MS = 40;

/**
 * Kills the server while staff start a viewing, in its first read, or as soon as that is answered. What was answered is in the
 * record, nothing of the viewed account changes, writes stay refused, and the viewing ends when its time is over.
 */
export async function killInViewing({ stage, tally, random }: KillWorld): Promise<void> {
  const { user, viewer } = await people(stage);
  const before = await viewOf(user);
  const part = Math.floor(random * 3);
  const within = random * 3 - part;
  const answered = { start: false, read: false };
  const start = Promise.withResolvers<void>();
  const viewing = (async () => {
    await viewer.call('startViewing', { uid: user.uid });
    answered.start = true;
    start.resolve();
    const { status } = await viewer.send('listChats', { uid: user.uid });
    answered.read = status === 200;
  })().catch(() => undefined);
  if (part === 0) await pause(within * STARTS_MS);
  else if (part === 1) {
    // The first read begins once the start has been answered.
    await Promise.race([viewing, start.promise]);
    await pause(within * READS_MS);
  } else await viewing;
  await stage.kill();
  await viewing;
  await tally.recovery(async () => {
    await stage.start();
    await checkRecord(user, answered);
    if (answered.start) tally.acknowledged += 1;
    if (answered.read) tally.acknowledged += 1;
    // Staff open it again, which ends the one that the crash left open.
    await viewer.call('startViewing', { uid: user.uid });
  });
  const { viewings } = await user.call('listViewings', {});
  const open = viewings.filter(({ endedAt }) => endedAt === null);
  ensure(open.length === 1, open.length === 0 ? 'lost' : 'doubled', `${open.length} are open`);
  const written = await viewer.send('updateUser', { uid: user.uid, firstName: 'Друго' });
  assert.equal(written.status, 403, 'a viewer writes nothing');
  await viewer.call('listChats', { uid: user.uid });
  assert.deepEqual(await viewOf(user), before, 'the viewed account is as before');
  await expire(stage, user);
  const late = await viewer.send('listChats', { uid: user.uid });
  ensure(late.status === 403, 'stuck', `a read after the end answered ${late.status}`);
  const ended = (await user.call('listViewings', {})).viewings;
  ensure(!ended.some(({ endedAt }) => endedAt === null), 'stuck', 'a viewing does not end');
}

/** A user, and staff who may view the user's account. */
async function people(stage: Stage): Promise<{ user: Person; viewer: Person }> {
  const user = patient(await signUp(stage.server));
  const viewer = patient(await signUp(stage.server));
  await stage.staff('grant', viewer.email);
  await until('the person becomes staff', async () => {
    const { status } = await viewer.send('getServiceState', {});
    return status === 200;
  });
  return { user, viewer };
}

/** Everything that was answered before the kill must be in the record. */
async function checkRecord(
  user: Person,
  answered: { start: boolean; read: boolean },
): Promise<void> {
  const { viewings } = await user.call('listViewings', {});
  ensure(viewings.length <= 1, 'doubled', `one start left ${viewings.length} viewings`);
  if (answered.start) ensure(viewings.length === 1, 'lost', 'the viewing is not recorded');
  const reads = viewings[0]?.reads['listChats'] ?? 0;
  if (answered.read) ensure(reads === 1, 'lost', 'the read was answered and is not recorded');
  ensure(reads <= 1, 'doubled', `one read was recorded ${reads} times`);
}

async function viewOf(user: Person): Promise<unknown> {
  return [await user.call('getUser', {}), await user.call('listChats', {})];
}

/** Lets the time of the open viewing pass while the server is down. */
async function expire(stage: Stage, { uid }: Person): Promise<void> {
  await stage.kill();
  await stage.runSqlWhileStopped(
    `update viewings set started_at = started_at - interval '1 hour', expires_at = now() - interval '1 second'
      where uid = '${uid}' and ended_at is null`,
  );
  await stage.start();
}
