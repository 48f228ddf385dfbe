import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { callOf, subjectCalls } from '../contract-calls.ts';
import { call } from '../http.ts';
import { owned } from '../victim.ts';
import { viewOf } from '../view-of.ts';
import type { World } from '../world.ts';

export const viewingCases: readonly AttackCase[] = [
  {
    number: 12,
    name: 'writing while viewing an account, and viewing without the right to',
    run: async (world, attempts) => {
      const { stage, bob, staff, superAdmin } = world;
      await writeWhileViewing(world, staff, attempts);
      await writeWhileViewing(world, superAdmin, attempts);
      await viewWithoutRight(world, attempts);
      if (!world.isLong) return;
      await staff.call('startViewing', { uid: bob.uid });
      const isOpen = await staff.send('listChats', { uid: bob.uid });
      if (isOpen.status !== 200) throw new Error('the viewing is not open');
      await stage.runSql(`update viewings set started_at = started_at - interval '1 hour',
        expires_at = now() - interval '1 second' where ended_at is null`);
      const expired = await call(stage.server, staff, 'listChats', { uid: bob.uid });
      attempts.same('a read in an expired viewing', expired.status, 403);
      const stream = await staff.watch(undefined, bob.uid).catch(() => null);
      attempts.expect('a stream in an expired viewing', stream === null);
    },
  },
];

async function writeWhileViewing(world: World, viewer: Person, attempts: Attempts): Promise<void> {
  const { stage, bob } = world;
  const { viewingId } = await viewer.call('startViewing', { uid: bob.uid });
  const [before, own] = [await viewOf(bob), await viewOf(viewer)];
  const asked = stage.provider.requestCount;
  for (const name of subjectCalls.filter((each) => callOf(each).effect === 'write')) {
    const inputs = [callInputs[name], { ...callInputs[name], ...pick(name) }];
    for (const input of inputs) {
      const answer = await call(stage.server, viewer, name, { ...input, uid: bob.uid });
      attempts.same(`${name} while viewing`, answer.body?.['code'], 'VIEW_ONLY');
      attempts.same(`the status of ${name}`, answer.status, 403);
    }
  }
  const forStaff = { chatId: crypto.randomUUID(), messageId: 'm', newChat: true, query: 'q' };
  const fromHub = { ...forStaff, uid: bob.uid, brandHubUid: bob.uid };
  const { status } = await call(stage.server, viewer, 'generateResponse', fromHub);
  attempts.same('a question with their Brand Hub', status, 403);
  attempts.same('requests to the model', stage.provider.requestCount, asked);
  attempts.same('the viewed account', await viewOf(bob), before);
  attempts.same('the viewer’s account', await viewOf(viewer), own);
  await viewer.call('listChats', { uid: bob.uid });
  const { viewings } = await bob.call('listViewings', {});
  const recorded = viewings.find((each) => each.viewingId === viewingId);
  attempts.same('the record of the reads', recorded?.reads, { listChats: 1 });
  await viewer.call('stopViewing', { viewingId });
}

/** Ids that exist in the viewed account. */
function pick(name: (typeof subjectCalls)[number]): object {
  const { shape } = callOf(name).input;
  return Object.fromEntries(Object.entries(owned).filter(([field]) => field in shape));
}

async function viewWithoutRight(world: World, attempts: Attempts): Promise<void> {
  const { stage, ann, bob, staff, superAdmin } = world;
  const start = async (viewer: Person, uid: string) =>
    (await call(stage.server, viewer, 'startViewing', { uid })).status;
  attempts.same('a viewing by a user', await start(ann, bob.uid), 403);
  attempts.same('a viewing of oneself', await start(staff, staff.uid), 403);
  attempts.same('a viewing of staff', await start(staff, superAdmin.uid), 403);
  attempts.same('a viewing of nobody', await start(staff, 'nobody'), 404);
  const { viewingId } = await staff.call('startViewing', { uid: bob.uid });
  const swapped = await call(stage.server, staff, 'listChats', { uid: ann.uid });
  attempts.same('another subject than the viewed one', swapped.status, 403);
  await superAdmin.call('startViewing', { uid: staff.uid });
  const nested = await call(stage.server, superAdmin, 'listChats', { uid: bob.uid });
  attempts.same('the subject of a viewed viewer', nested.status, 403);
  const nestedList = await call(stage.server, superAdmin, 'startViewing', {
    uid: staff.uid,
    subject: bob.uid,
  });
  attempts.same('a viewing with two subjects', nestedList.status, 400);
  for (const stopper of [ann, superAdmin]) {
    const { status } = await call(stage.server, stopper, 'stopViewing', { viewingId });
    attempts.expect('ending the viewing of another', status === 403 || status === 404, status);
  }
  const user = await call(stage.server, ann, 'listChats', { uid: bob.uid, viewingId });
  attempts.expect('the viewing of another as an argument', user.status >= 400, user.status);
  await staff.call('stopViewing', { viewingId });
  const ended = await call(stage.server, staff, 'listChats', { uid: bob.uid });
  attempts.same('a read after the viewing', ended.status, 403);
}
