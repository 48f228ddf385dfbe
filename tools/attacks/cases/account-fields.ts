import { PASSWORD_MIN } from '@savet/contract/limits';
import {
  accountPages,
  accountPosts,
  accountTexts,
  exampleOf,
  isOptional,
  pathOf,
} from '../account-routes.ts';
import type { Attempts } from '../attempts.ts';
import { type Answer, send, sendJson } from '../http.ts';
import { naughtyStrings, unstorable } from '../naughty-strings.ts';
import { variantsFor, type World } from '../world.ts';

/** Longer than any field. */
const TOO_LONG = 'x'.repeat(100_000);
const otherValues: readonly unknown[] = [
  null,
  7,
  true,
  [],
  {},
  ['x'],
  [[]],
  { $ne: null },
  { toString: 'x' },
  TOO_LONG,
];
/** Null means that none was typed. */
const nullable = new Set(['code', 'acceptedTerms']);
const unknownKeys = ['isAdmin', '__proto__', 'constructor', 'prototype'];
const texts = Object.entries(naughtyStrings);

/** The routes below `/api/auth`, which are not calls of the contract: their fields, parameters and cookies. */
export async function attackAccountFields(world: World, attempts: Attempts): Promise<void> {
  for (const [index, { route, path, inputWith }] of accountTexts().entries()) {
    for (const [kind, text] of variantsFor(world, texts, index, 1)) {
      const answer = await sendJson(world.stage.server, pathOf(route), inputWith(text));
      judge(`${kind} as ${route}.${path.join('.')}`, { answer, kind }, attempts);
    }
    for (const value of variantsFor(world, otherValues, index, 1)) {
      if (value === null && nullable.has(String(path.at(-1)))) continue;
      const where = `${JSON.stringify(value)?.slice(0, 20)} as ${route}.${path.join('.')}`;
      await refused(world, where, pathOf(route), inputWith(value), attempts);
    }
  }
  for (const [index, route] of accountPosts.entries()) {
    const example = exampleOf(route);
    for (const key of variantsFor(world, unknownKeys, index, 1)) {
      await refused(world, `${key} in ${route}`, pathOf(route), withKey(example, key), attempts);
    }
    for (const field of Object.keys(example).filter((each) => !isOptional(route, each))) {
      const { [field]: _left, ...rest } = example;
      await refused(world, `${route} without ${field}`, pathOf(route), rest, attempts);
    }
  }
  await attackPages(world, attempts);
  await signUpWith(world, attempts);
}

/** A text is refused, or taken as it is; an internal error is neither. */
function judge(
  attempt: string,
  { answer, kind }: { answer: Answer; kind: string },
  attempts: Attempts,
): void {
  attempts.expect(attempt, answer.status < 500, answer);
  if (unstorable.has(kind)) attempts.same(`the refusal of ${attempt}`, answer.status, 400);
}

async function refused(
  { stage }: World,
  attempt: string,
  path: string,
  body: object,
  attempts: Attempts,
): Promise<void> {
  attempts.same(attempt, (await sendJson(stage.server, path, body)).status, 400);
}

/** Also for `__proto__`, which a literal would take for the prototype. */
function withKey(example: object, key: string): object {
  const value = { isAdmin: true, email: 'x@people.test', code: '1' };
  return Object.defineProperty({ ...example }, key, { value, enumerable: true });
}

/** Parameters and cookies of the routes that are read: nobody is led elsewhere or logged in. */
async function attackPages(world: World, attempts: Attempts): Promise<void> {
  const { server } = world.stage;
  for (const [index, { path, parameters }] of accountPages.entries()) {
    for (const [kind, text] of variantsFor(world, texts, index, 1)) {
      const value = encodeURIComponent(text.toWellFormed());
      const query = parameters.map((name) => `${name}=${value}`).join('&');
      const cookies = ['savet.session_token', 'savet.provider-begun', 'savet.device'];
      const cookie = cookies.map((name) => `${name}=${value}`).join('; ');
      for (const address of [`${path}?${query}`, `${path}?${query}&${query}`, `${path}?%00=%ff`]) {
        const answer = await send(server, address, { method: 'GET', headers: { cookie } });
        const isOwn = (answer.headers.get('location') ?? '/').startsWith('/');
        const isNobody = answer.body === null && !answer.text.includes('token');
        const isFine = answer.status < 500 && isOwn && (isNobody || answer.status >= 400);
        attempts.expect(`${kind} at ${path}`, isFine, answer);
      }
    }
  }
}

/** A password that is taken logs in, as it was written. */
async function signUpWith(world: World, attempts: Attempts): Promise<void> {
  for (const [kind, text] of variantsFor(world, texts, 0, 1)) {
    const account = { email: `${crypto.randomUUID()}@people.test`, password: text };
    const { server } = world.stage;
    const signUp = await sendJson(server, '/api/auth/sign-up/email', { ...account, name: text });
    judge(`a sign-up with ${kind}`, { answer: signUp, kind }, attempts);
    if (signUp.status !== 200) {
      const isRight = unstorable.has(kind) || text.length < PASSWORD_MIN;
      attempts.expect(`a refusal of ${kind}`, isRight, signUp);
      continue;
    }
    const { status } = await sendJson(server, '/api/auth/sign-in/email', account);
    attempts.same(`a log-in with ${kind}`, status, 200);
  }
}
