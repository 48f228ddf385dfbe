import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '@savet/contract/limits';
import { TOTP } from 'otpauth';
import { logIn, postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { mailWith, tokenIn } from '../../../apps/server/src/testing/mails/outbox.ts';
import { addPasskey } from '../../../apps/server/src/testing/passkeys/passkey-people.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { World } from '../world.ts';

const PASSWORD = 'secret1';

export interface PlantedAccount {
  /** Has sessions with every text, and passkeys. */
  owner: Person;
  /** Has lost a second factor, for a reason of all texts. */
  loser: Person;
  /** Names for passkeys: the texts that are short enough, as many at a time as an account may have. */
  passkeyNames: string[][];
  /** Gives the passkeys these names. */
  namePasskeys(names: readonly string[]): Promise<void>;
  /** The page of a link for a new password, which names the passkeys. */
  resetPath: string;
}

/** Plants texts in what accounts show of their sessions and factors, so that no page has a text at two places. */
export async function plantAccount(
  world: World,
  texts: readonly string[],
): Promise<PlantedAccount> {
  const { server, folder } = world.stage;
  const loser = await withLostFactor(world, texts.join(' '));
  const owner = await signUp(server);
  for (const text of texts) {
    await logIn(server, owner, { userAgent: `Firefox/1 ${asHeader(text)} Windows` });
  }
  const short = texts.filter((text) => text.length <= PASSKEY_NAME_MAX);
  // A passkey belongs to a name, not to a number.
  const site = { origin: server.origin.replace('127.0.0.1', 'localhost') };
  const passkeyIds: string[] = [];
  for (let count = 0; count < Math.min(short.length, PASSKEYS_MAX); count += 1) {
    passkeyIds.push((await addPasskey(site, owner)).passkeyId);
  }
  await postAccount(server, 'request-password-reset', { email: owner.email });
  const token = tokenIn(await mailWith({ folder }, owner.email, '/reset#'), 'reset');
  return {
    owner,
    loser,
    passkeyNames: Array.from({ length: Math.ceil(short.length / PASSKEYS_MAX) }, (_, round) =>
      short.slice(round * PASSKEYS_MAX, (round + 1) * PASSKEYS_MAX),
    ),
    namePasskeys: async (names) => {
      for (const [index, name] of names.entries()) {
        await owner.call('renamePasskey', { passkeyId: passkeyIds[index] ?? '', name });
      }
    },
    resetPath: `/reset#${token}`,
  };
}

/** A user whose second factor the team has removed, for this reason. */
async function withLostFactor({ stage }: World, reason: string): Promise<Person> {
  const { uid, email, call } = await signUp(stage.server);
  const { secret } = await call('startSecondFactor', { currentPassword: PASSWORD });
  await call('confirmSecondFactor', { code: new TOTP({ secret }).generate() });
  await stage.staff('reset-factor', email, reason);
  return logIn(stage.server, { uid, email });
}

/** A text as a header can have it. */
function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, ' ');
}
