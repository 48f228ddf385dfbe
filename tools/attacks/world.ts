import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import {
  createSigningKey,
  type SigningKey,
} from '../../apps/server/src/testing/tokens/signing-key.ts';
import type { TestPostgres } from '../postgres/postgres.ts';
import { AUTH_SECRET, Stage } from '../stage/stage.ts';
import { plantTokens } from '../test-server/leaked-secrets.ts';
import type { ProviderAnswer } from '../test-server/provider-answer.ts';
import { addContent } from './victim.ts';

/** How often to look whether something has happened, in milliseconds. */
const LOOK_AGAIN_MS = 20;
/**
 * Four times the 5 s within which a change of access must take effect, in milliseconds: a machine that runs everything at once may
 * be late. `live.test.ts` tests the 5 s on a clock that stands still.
 */
const TAKES_EFFECT_MS = 20_000;

/** Addresses that make staff once they are verified; nobody has them. */
export const staffAddresses = ['chief@savet.test', 'boss@savet.test'] as const;

/** A running server with an attacker, a victim and staff. */
export interface World {
  stage: Stage;
  /** Whether the machine has time for many repetitions. */
  isLong: boolean;
  /** An ordinary user, who attacks. */
  ann: Person;
  /** A user with a filled account. */
  bob: Person;
  /** Signs tokens that the server accepts. */
  key: SigningKey;
  staff: Person;
  superAdmin: Person;
  /** Prints a measurement. */
  note(text: string): void;
  /** How the model answers from now on. */
  answerWith(respond: (answer: ProviderAnswer) => void): void;
  close(): Promise<void>;
}

/** @param postgres provides an empty database; null for the embedded database */
export async function openWorld(
  postgres: TestPostgres | null,
  { isLong, note }: Pick<World, 'isLong' | 'note'>,
): Promise<World> {
  let respond = answerShortly;
  const key = await createSigningKey(AUTH_SECRET);
  const stage = await Stage.open(postgres, {
    sql: key.insertStatement,
    respond: (answer) => respond(answer),
    // Each attempt has an address of its own; see `send`.
    variables: {
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ADMIN_EMAILS: staffAddresses.join(','),
      // People are signed up from one address.
      SIGN_UPS_PER_MINUTE: '1000',
    },
  });
  await stage.staff('stripe-setup');
  const { server } = stage;
  const [ann, bob, staff, superAdmin] = await Promise.all([
    signUp(server),
    signUp(server),
    signUp(server),
    signUp(server),
  ]);
  for (const person of [ann, bob, staff, superAdmin]) plantTokens(person);
  const world: World = {
    stage,
    isLong,
    note,
    ann,
    bob,
    staff,
    superAdmin,
    key,
    answerWith: (chosen) => {
      respond = chosen;
    },
    close: () => stage.close(),
  };
  await stage.staff('super', superAdmin.email);
  await makeStaff(world, superAdmin);
  await makeStaff(world, staff);
  await addContent(stage, bob, staff);
  return world;
}

/** The model's usual answer in these tests. */
export function answerShortly(answer: ProviderAnswer): void {
  answer.say('Ask your **customers** first.');
  answer.finish();
}

/**
 * All variants of an attack in the long form; a few of them in the quick form, where the calls or fields that they are tried on
 * take turns.
 * @param index of the call or field
 */
export function variantsFor<Variant>(
  { isLong }: Pick<World, 'isLong'>,
  variants: readonly Variant[],
  index: number,
  count = 2,
): Variant[] {
  if (isLong) return [...variants];
  return Array.from(
    { length: count },
    (_, at) => variants[(index * count + at) % variants.length],
  ).filter((variant) => variant !== undefined);
}

/** Runs work with a server that has other environment variables. */
export async function withVariables(
  { stage }: World,
  variables: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> {
  await stage.server.end();
  await stage.start(variables);
  await work();
  await stage.server.end();
  await stage.start();
}

/** Makes a person staff; on PostgreSQL the server hears of it later. */
export async function makeStaff({ stage }: Pick<World, 'stage'>, person: Person): Promise<void> {
  await stage.staff('grant', person.email);
  await until(async () => (await person.send('getServiceState', {})).status === 200);
}

/**
 * Whether something happens in time.
 * @param within milliseconds; otherwise the time in which a change must take effect, with time for a slow machine
 */
export async function isSoon(
  hasHappened: () => Promise<boolean>,
  within = TAKES_EFFECT_MS,
): Promise<boolean> {
  const givenUp = performance.now() + within;
  while (performance.now() < givenUp) {
    if (await hasHappened()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

/** Waits for something that happens by itself. */
export async function until(hasHappened: () => Promise<boolean>): Promise<void> {
  while (!(await hasHappened())) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
