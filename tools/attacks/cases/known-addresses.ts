import { TOTP } from 'otpauth';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { median } from '../../measuring/median.ts';
import { accountPosts, exampleOf, pathOf } from '../account-routes.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { processMilliseconds } from '../computed-time.ts';
import { callNames, callOf } from '../contract-calls.ts';
import { type Answer, call, sendJson } from '../http.ts';
import { rankDifference } from '../rank-test.ts';
import { type World, withVariables } from '../world.ts';

/** Pairs of measured log-ins; below the limit for an account. */
const MEASURED = 90;
/** Standard deviations by which the ranks must differ: chance does so once in a million runs. */
const CLEAR = 5;
/** A hash of a password takes at least this long, in milliseconds. */
const HASH_MS = 40;
/** Pairs whose work is compared: as many as there are mails for one address in an hour. */
const COMPARED = 3;
/**
 * Most pairs where nothing limits them, or where several addresses take turns. Other programs only ever add to a pair's work, so further
 * pairs can only correct it.
 */
const COMPARED_MOST = 12;
/** Wrong passwords for an account from one network; see the limits of the server. */
const FROM_NETWORK = 10;
const PASSWORD = 'secret1';
/** The screen shows that an address is taken, as the specification asks, unless the operator wants sign-ups to be confirmed. */
const SHOWN = 'POST sign-up/email';
/** The mail server is not there: nobody reads the mails. */
const confirmed = { SIGN_UP: 'confirmed', SMTP_URL: 'smtp://127.0.0.1:9' };
/** With the address of their own account, which they do not look up. */
const ofOwn = new Set(['initializeUserPlan', 'createStripeCustomer']);

/** A request with an address, and the answer to it. */
type Ask = (email: string, round: number) => Promise<Answer>;

export const knownAddressCases: readonly AttackCase[] = [
  {
    number: 23,
    name: 'telling whether an address has an account, by answer, work and time',
    run: async (world, attempts) => {
      const { server } = world.stage;
      const { email } = await signUp(server);
      const nobody = 'nobody@people.test';
      const asks = await waysToAsk(world);
      attempts.same('ways to ask', Object.keys(asks).toSorted(), namesWithAddress());
      for (const [name, ask] of Object.entries(asks)) {
        await compareWork(world, { name, ask, email, nobody, most: COMPARED }, attempts);
      }
      const guarded = await withSecondFactor(world);
      const askAgain = await pastLimits(world, [email, guarded, nobody]);
      for (const known of [email, guarded]) {
        const name = 'a log-in past the limits, with the right password and a made-up code';
        const most = COMPARED_MOST;
        await compareWork(world, { name, ask: askAgain, email: known, nobody, most }, attempts);
      }
      const taken = { name: 'A', email, password: 'secret1' };
      const signedUp = await sendJson(server, '/api/auth/sign-up/email', taken);
      attempts.expect('data of a taken address', !signedUp.text.includes(email), signedUp.text);
      if (world.isLong) await compareTimes(world, { email, nobody }, attempts);
      const accounts = [email];
      while (accounts.length * COMPARED < COMPARED_MOST)
        accounts.push((await signUp(server)).email);
      await withVariables(world, confirmed, async () => {
        const ask: Ask = (address, round) => {
          const place = Math.floor(round / COMPARED);
          const asked = address === email ? accounts[place] : `${place}-${nobody}`;
          return sendJson(world.stage.server, pathOf(SHOWN), { ...exampleOf(SHOWN), email: asked });
        };
        const name = `${SHOWN} with SIGN_UP=confirmed`;
        await compareWork(world, { name, ask, email, nobody, most: COMPARED_MOST }, attempts);
      });
    },
  },
];

/** Routes and calls that look an address up. */
function namesWithAddress(): string[] {
  const routes = accountPosts.filter((route) => 'email' in exampleOf(route) && route !== SHOWN);
  const calls = callNames.filter((name) => {
    const { access, input } = callOf(name);
    const takes = 'email' in input.shape || 'newEmail' in input.shape;
    return access !== 'admin' && takes && !ofOwn.has(name);
  });
  return [...routes, ...calls].toSorted();
}

async function waysToAsk({ stage: { server } }: World): Promise<Record<string, Ask>> {
  const askers: Person[] = [];
  for (let round = 0; round < COMPARED; round += 1) askers.push(await signUp(server));
  const post = (route: (typeof accountPosts)[number], more: object = {}): Ask => {
    return (email) => sendJson(server, pathOf(route), { ...exampleOf(route), ...more, email });
  };
  return {
    'POST sign-in/email': post('POST sign-in/email', { code: null }),
    'POST request-password-reset': post('POST request-password-reset'),
    'POST send-verification-email': post('POST send-verification-email'),
    requestEmailChange: (newEmail, round) => {
      const input = { newEmail, currentPassword: 'secret1' };
      return call(server, askers[round] as Person, 'requestEmailChange', input);
    },
  };
}

/** @returns the address of an account with a second factor */
async function withSecondFactor({ stage: { server } }: World): Promise<string> {
  const { email, call: make } = await signUp(server);
  const { secret } = await make('startSecondFactor', { currentPassword: PASSWORD });
  await make('confirmSecondFactor', { code: new TOTP({ secret }).generate() });
  return email;
}

/** Log-ins from a network that has used up its wrong passwords for these addresses. */
async function pastLimits({ stage: { server } }: World, emails: string[]): Promise<Ask> {
  const path = pathOf('POST sign-in/email');
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  for (const email of emails) {
    for (let guess = 0; guess < FROM_NETWORK; guess += 1) {
      await sendJson(server, path, { email, password: 'not this one' }, headers);
    }
  }
  return (email) => sendJson(server, path, { email, password: PASSWORD, code: '123456' }, headers);
}

interface Comparison {
  name: string;
  ask: Ask;
  email: string;
  nobody: string;
  /** Most pairs. */
  most: number;
}

/**
 * Compares the answers, and the time that all threads of the server compute: a hash more or less is seen in the time of the answer
 * too. Unlike that time, it does not depend on other programs.
 */
async function compareWork(
  { stage, note }: World,
  { name, ask, email, nobody, most }: Comparison,
  attempts: Attempts,
): Promise<void> {
  const work = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < COMPARED || (round < most && !isAlike(work)); round += 1) {
    const answers: Answer[] = [];
    for (const [kind, address] of [['known', email] as const, ['unknown', nobody] as const]) {
      const before = processMilliseconds(stage.server.pid);
      answers.push(await ask(address, round));
      work[kind] = Math.min(work[kind], processMilliseconds(stage.server.pid) - before);
    }
    const [known, unknown] = answers as [Answer, Answer];
    attempts.same(`the answer of ${name}`, visible(unknown), visible(known));
  }
  const { known, unknown } = work;
  note(`${name}: computes ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown`);
  attempts.expect(`the work of ${name}`, isAlike(work), work);
}

/** A hash more or less changes the work by half at least. Other programs make the same work differ by a quarter. */
function isAlike({ known, unknown }: { known: number; unknown: number }): boolean {
  const noise = Math.max(HASH_MS / 2, Math.min(known, unknown) / 3);
  return Math.abs(known - unknown) < noise;
}

/** Measures log-ins to a known and an unknown address in turns, so that the machine’s mood affects both alike. */
async function compareTimes(
  { stage, note }: World,
  { email, nobody }: { email: string; nobody: string },
  attempts: Attempts,
): Promise<void> {
  for (const route of ['sign-in/email', 'request-password-reset']) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < MEASURED; round += 1) {
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
    attempts.count += 2 * MEASURED - 1;
  }
}

/** All that a client sees of an answer, without ids and times of the request. */
function visible({ status, text, headers }: Answer) {
  const names = [...headers.keys()].toSorted();
  return { status, text, names };
}
