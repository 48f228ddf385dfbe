import { postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { signUp } from '../../../apps/server/src/testing/person.ts';
import { median } from '../../measuring/median.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { type Answer, sendJson } from '../http.ts';
import { rankDifference } from '../rank-test.ts';
import { type World, withVariables } from '../world.ts';

/** Wrong passwords for an account from one network, and from everywhere; see the limits of the server. */
const FROM_NETWORK = 10;
const FROM_EVERYWHERE = 100;
const AT_ONCE = 20;
/** Pairs of measured log-ins; below the limit for an account. */
const ROUNDS = 90;
/** Standard deviations by which the ranks must differ: chance does so once in a million runs. */
const CLEAR = 5;

export const guessingCases: readonly AttackCase[] = [
  {
    number: 22,
    name: 'guessing passwords with rotating addresses and letter case',
    run: async (world, attempts) => {
      const guesses = world.isLong ? 1_000 : 40;
      const { server } = world.stage;
      const { email } = await signUp(server);
      const password = 'secret1';
      const first = await postAccount(server, 'sign-in/email', { email, password });
      const device = first.headers.getSetCookie().find((line) => line.startsWith('savet.device='));
      const cookie = device?.split(';')[0] ?? '';
      const ways: Record<string, (index: number) => [string, string]> = {
        'one IPv6 network': (index) => [`2001:db8:0:1::${index.toString(16)}`, email],
        'letter case': (index) => ['192.0.2.1', recased(email, index)],
      };
      for (const [way, of] of Object.entries(ways)) {
        const checked = await countChecked(server, guesses, of);
        attempts.expect(`${guesses} guesses by ${way}`, checked <= FROM_NETWORK, checked);
        attempts.count += guesses - 1;
      }
      if (world.isLong) {
        const checked = await countChecked(server, guesses, (index) => [
          `10.${index >> 8}.${index & 255}.1`,
          email,
        ]);
        attempts.expect('guesses from everywhere', checked <= FROM_EVERYWHERE, checked);
        attempts.count += guesses - 1;
      }
      const known = await postAccount(server, 'sign-in/email', { email, password }, { cookie });
      attempts.same('locking the owner out of a known browser', known.status, 200);
      if (!world.isLong) return;
      await withVariables(world, { TRUSTED_PROXIES: '' }, async () => {
        const victim = await signUp(server);
        const checked = await countChecked(server, guesses, (index) => [
          `10.${index >> 8}.${index & 255}.1`,
          victim.email,
        ]);
        attempts.expect('invented proxies', checked <= FROM_NETWORK, checked);
        attempts.count += guesses - 1;
      });
    },
  },
  {
    number: 23,
    name: 'telling whether an address has an account, by answer and by time',
    run: async (world, attempts) => {
      const { server } = world.stage;
      const { email } = await signUp(server);
      const nobody = 'nobody@people.test';
      for (const route of ['sign-in/email', 'request-password-reset'] as const) {
        const body = route === 'sign-in/email' ? { password: 'not this one' } : {};
        const known = await sendJson(server, `/api/auth/${route}`, { ...body, email });
        const unknown = await sendJson(server, `/api/auth/${route}`, { ...body, email: nobody });
        attempts.same(`the answer of ${route}`, visible(unknown), visible(known));
      }
      const { status } = await sendJson(server, '/api/auth/send-verification-email', { email });
      const other = await sendJson(server, '/api/auth/send-verification-email', { email: nobody });
      attempts.same('the answer of send-verification-email', other.status, status);
      // The screen shows that an address is taken, as the specification asks; no more than that.
      const taken = { name: 'A', email, password: 'secret1' };
      const signedUp = await sendJson(server, '/api/auth/sign-up/email', taken);
      attempts.expect('data of a taken address', !signedUp.text.includes(email), signedUp.text);
      if (world.isLong) await compareTimes(world, { email, nobody }, attempts);
    },
  },
];

/** Measures log-ins to a known and an unknown address in turns, so that the machine’s mood affects both alike. */
async function compareTimes(
  { stage, note }: World,
  { email, nobody }: { email: string; nobody: string },
  attempts: Attempts,
): Promise<void> {
  for (const route of ['sign-in/email', 'request-password-reset']) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const inTurn = [[email, known] as const, [nobody, unknown] as const];
      for (const [address, times] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
        const body = route === 'sign-in/email' ? { password: 'not this one' } : {};
        const started = performance.now();
        await sendJson(stage.server, `/api/auth/${route}`, { ...body, email: address });
        times.push(performance.now() - started);
      }
    }
    const difference = rankDifference(known, unknown);
    const [here, there] = [median(known), median(unknown)];
    note(
      `${route}: ${here.toFixed(2)} ms known, ${there.toFixed(2)} ms unknown, ratio ${(here / there).toFixed(3)}, ranks differ by ${difference.toFixed(1)} σ`,
    );
    attempts.expect(`the time of ${route}`, Math.abs(difference) < CLEAR, difference);
    attempts.count += 2 * ROUNDS - 1;
  }
}

/** Sends wrong passwords. @returns how many were checked */
async function countChecked(
  server: { url: string },
  count: number,
  of: (index: number) => [address: string, email: string],
): Promise<number> {
  let checked = 0;
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const [address, email] = of(sent + index);
        const body = { email, password: `guess ${sent + index}` };
        const headers = { 'x-forwarded-for': address };
        return (await sendJson(server, '/api/auth/sign-in/email', body, headers)).status;
      }),
    );
    checked += statuses.filter((status) => status !== 429).length;
  }
  return checked;
}

/** The address with other letters in capitals for each index. */
function recased(email: string, index: number): string {
  return email.replaceAll(/\w/g, (letter, at: number) =>
    (index >> (at % 10)) & 1 ? letter.toUpperCase() : letter,
  );
}

/** All that a client sees of an answer, without ids and times of the request. */
function visible({ status, text, headers }: Answer) {
  const names = [...headers.keys()].toSorted();
  return { status, text, names };
}
