import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { textsInZip } from '../../../apps/server/src/testing/zip-texts.ts';
import type { Stage } from '../../stage/stage.ts';
import { patient } from '../patient.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { KillWorld } from './kill-world.ts';

const WRITES_MS = 120;
const NAME = 'Име, което чака в профила';

/** Kills the server while it writes the export of an account; the file must then be whole, or not there. */
export async function killInExport({ stage, tally, random }: KillWorld): Promise<void> {
  const person = patient(await signUp(stage.server));
  await person.call('updateUser', { firstName: NAME });
  let wasStarted = false;
  const started = person.send('exportAccount', {}).then(
    ({ status }) => {
      wasStarted = status === 200;
    },
    () => undefined,
  );
  await pause(random * WRITES_MS);
  await stage.kill();
  await started;
  await tally.recovery(async () => {
    await stage.start();
    const { export: latest } = await person.call('getAccountExport', {});
    if (wasStarted) {
      tally.acknowledged += 1;
      ensure(latest !== null, 'lost', 'the export that was started is not there');
    }
    if (latest === null) await person.call('exportAccount', {});
    await until('the export ends', async () => {
      // Before the state: a file must not be offered before it is ready.
      const offered = await download(stage, person);
      const { export: now } = await person.call('getAccountExport', {});
      if (offered.ok) await checkFile(offered);
      if (now?.state === 'failed') await person.call('exportAccount', {});
      return now?.state === 'ready';
    });
  });
  const file = await download(stage, person);
  assert.equal(file.status, 200, 'the file is offered');
  await checkFile(file);
}

/** @throws LossError unless the file is a whole ZIP with what was saved */
async function checkFile(response: Response): Promise<void> {
  const size = Number(response.headers.get('content-length'));
  const bytes = await response.bytes();
  ensure(bytes.length === size, 'lost', `the file has ${bytes.length} bytes of ${size}`);
  try {
    const hasName = textsInZip(bytes).some((text) => text.includes(NAME));
    ensure(hasName, 'lost', 'the file lacks what was saved');
  } catch (error) {
    ensure(!(error instanceof Error && 'code' in error), 'lost', 'half a ZIP file is offered');
    throw error;
  }
}

function download({ server }: Stage, { token }: Person): Promise<Response> {
  return fetch(`${server.url}/api/account-export`, {
    headers: { authorization: `Bearer ${token}` },
  });
}
