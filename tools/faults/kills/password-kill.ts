import { setTimeout as pause } from 'node:timers/promises';
import { mails } from '@savet/i18n/mails';
import { postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { mailsTo, mailWith, tokenIn } from '../../../apps/server/src/testing/mails/outbox.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { patient } from '../patient.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { KillWorld } from './kill-world.ts';

/** Longer than a new password takes: most of it is the hash. */
const SETS_MS = 300;
const UNAVAILABLE = 503;
const [oldPassword, newPassword] = ['secret1', 'another secret'];

/**
 * Kills the server while a mailed link sets a new password: either nothing has happened and the link still works, or the password, the
 * end of the sessions and the mail are all there.
 */
export async function killInNewPassword({ stage, tally, random }: KillWorld): Promise<void> {
  const person = patient(await signUp(stage.server));
  const { email } = person;
  await postAccount(stage.server, 'request-password-reset', { email });
  const token = tokenIn(await mailWith(stage, email, '/reset#'), 'reset');
  let wasSet = false;
  const setting = setPassword(stage, token).then(
    (status) => {
      wasSet = status === 200;
    },
    () => undefined,
  );
  await pause(random * SETS_MS);
  await stage.kill();
  await setting;
  await tally.recovery(async () => {
    await stage.start();
    const isNew = (await logIn(stage, email, newPassword)) === 200;
    const isOld = (await logIn(stage, email, oldPassword)) === 200;
    ensure(isNew !== isOld, 'lost', `the new password works: ${isNew}, the old one: ${isOld}`);
    if (wasSet) {
      tally.acknowledged += 1;
      ensure(isNew, 'lost', 'a password that was acknowledged is not set');
    }
    if (!isNew) {
      ensure(await hasAccess(person), 'lost', 'the session ended without a new password');
      ensure((await setPassword(stage, token)) === 200, 'lost', 'the link was used up in vain');
    }
    ensure(!(await hasAccess(person)), 'lost', 'a session outlived the new password');
  });
  const isMailed = () =>
    mailsTo(stage, email).some((mail) => mail.includes(mails.EN.passwordChanged.subject));
  if (isMailed()) return;
  // A killed server may have claimed the mail for five minutes. Another mail lets the server look at once.
  await stage.runSql('update account_mails set mail_due_at = now()');
  await postAccount(stage.server, 'request-password-reset', { email });
  await until('the new password is mailed', async () => isMailed());
}

/** @returns the status, once the server is available */
function setPassword({ server }: Stage, token: string): Promise<number> {
  return until('a link is answered', async () => {
    const { status } = await postAccount(server, 'reset-password', { token, newPassword });
    return status !== UNAVAILABLE && status;
  });
}

/** @returns the status, once the server is available */
function logIn({ server }: Stage, email: string, password: string): Promise<number> {
  return until('a log-in is answered', async () => {
    const { status } = await postAccount(server, 'sign-in/email', { email, password });
    return status !== UNAVAILABLE && status;
  });
}

async function hasAccess(person: Person): Promise<boolean> {
  return (await person.send('getUser', {})).status === 200;
}
