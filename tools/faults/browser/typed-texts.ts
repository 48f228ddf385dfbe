import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import { en } from '@savet/i18n/en';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import { answerNext } from '../answers.ts';
import type { FaultWorld } from '../fault-case.ts';
import { checkTurn } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion } from '../questions.ts';
import { signInAt } from '../sign-in.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import { FieldOnScreen } from './brand-hub-screen.ts';
import { ChatScreen } from './chat-screen.ts';
import { type Visit, visitForEach } from './visit.ts';

/** Whose value no other case looks at. */
const values = 'userInfo.brandHub.brandCore.values';

/** Runs in the page. */
const focusedText = "document.activeElement?.value ?? ''";

interface Round {
  into: 'a new chat' | 'an open chat' | 'a Brand Hub field';
  endedBy: keyof typeof endings;
}

const endings = { 'another device': endElsewhere, 'a log-out in another tab': logOut };
const rounds: readonly Round[] = (['another device', 'a log-out in another tab'] as const).flatMap(
  (endedBy) => [
    { into: 'a new chat', endedBy },
    { into: 'an open chat', endedBy },
    { into: 'a Brand Hub field', endedBy },
  ],
);

/** A session ends while somebody types: after logging in again the text is there, and can be sent. */
export async function loseSessions(world: FaultWorld): Promise<void> {
  const { stage, person } = world;
  await visitForEach(
    world,
    rounds,
    (visit, round, session) => loseSession(world, visit, round, session),
    () => signInAt(stage.server, person),
  );
}

async function loseSession(
  world: FaultWorld,
  { page }: Visit,
  { into, endedBy }: Round,
  session: Person,
): Promise<void> {
  const place = into === 'a Brand Hub field' ? field(world, page) : await chat(world, page, into);
  await place.open();
  const begun = newQuestion('ако сесията свърши').query;
  await place.input.fill(begun);
  await place.input.press('End');
  const [typed] = await Promise.all([
    typeUntilLogIn(page, begun),
    endings[endedBy](world, session),
  ]);
  await world.tally.recovery(async () => {
    await logIn(page, world.person);
    await place.reopen();
    await place.input.waitFor();
  });
  const kept = await place.input.inputValue();
  // The last word may have come when the screen was already another one.
  const isWhole = kept.startsWith(typed.seen) && typed.all.startsWith(kept);
  ensure(isWhole, 'lost', `typed: ${typed.seen}; there again: ${kept}`);
  await place.send(kept);
  world.tally.acknowledged += 1;
}

/** A place to type into. */
interface Place {
  input: Locator;
  open(): Promise<void>;
  /** Returns there from the screen after a log-in. */
  reopen(): Promise<void>;
  /** Sends the text, and checks that it arrives once. */
  send(text: string): Promise<void>;
}

async function chat(
  { stage, person }: FaultWorld,
  page: Page,
  into: 'a new chat' | 'an open chat',
): Promise<Place> {
  const screen = new ChatScreen(page);
  const earlier = into === 'an open chat' ? [newQuestion('преди')] : [];
  for (const sent of earlier) await askToTheEnd(stage, person, sent);
  const address = earlier[0] ? `/chat/${earlier[0].chatId}` : '/chat';
  return {
    input: screen.composer,
    open: async () => void (await page.goto(address)),
    reopen: async () => {
      if (earlier[0]) await page.goto(address);
    },
    send: async (text) => {
      const askedBefore = stage.provider.requestCount;
      const sent = await screen.send(text);
      await answerNext(stage);
      const queries = [...earlier.map(({ query }) => query), text];
      await screen.settled(queries.length);
      await screen.check(...queries);
      const reply = await checkTurn(person, sent);
      ensure(reply.status === 'done', 'lost', `the reply is ${reply.status}`);
      const asked = stage.provider.requestCount - askedBefore;
      ensure(asked === 1, 'doubled', `the provider was asked ${asked} times`);
      const left = await screen.composer.inputValue();
      ensure(left === '', 'doubled', 'the question is still in the composer');
    },
  };
}

function field({ person }: FaultWorld, page: Page): Place {
  const known = brandFieldAt(values);
  assert(known);
  const screen = new FieldOnScreen(page, known);
  const open = async () => {
    await screen.open();
    await screen.edit();
  };
  return {
    input: screen.input,
    open,
    reopen: open,
    send: async (text) => {
      await screen.save();
      await until('the text is saved', async () => {
        const { user } = await person.call('getUser', {});
        return brandValue(user.userInfo, known) === text;
      });
      const { versions } = await person.call('listBrandVersions', { path: values });
      const count = versions.filter(({ value }) => value === text).length;
      ensure(count === 1, 'doubled', `it was saved ${count} times`);
    },
  };
}

/**
 * Types word after word until the log-in screen appears.
 * @returns what was typed, and what of it was surely on the screen
 */
async function typeUntilLogIn(page: Page, begun: string): Promise<{ all: string; seen: string }> {
  let all = begun;
  let seen = begun;
  await until('the log-in screen appears', async () => {
    if (isLogIn(page)) return true;
    const word = ` дума${all.length}`;
    all += word;
    await page.keyboard.insertText(word);
    const value = await page.evaluate<string>(focusedText);
    if (value.startsWith(seen)) seen = value;
    return false;
  });
  return { all, seen };
}

function isLogIn(page: Page): boolean {
  return new URL(page.url()).pathname === '/login';
}

async function logIn(page: Page, { email }: Person): Promise<void> {
  const text = en.accounts.logIn;
  await page.getByLabel(text.email, { exact: true }).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill('secret1');
  await page.getByRole('button', { name: text.submit, exact: true }).click();
  await page.waitForURL('**/chat');
}

/** Ends the session from another device. */
async function endElsewhere({ person }: FaultWorld, { token }: Person): Promise<void> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sid } = JSON.parse(claims) as { sid: string };
  await person.call('endSession', { sessionId: sid });
}

/** Logs the browser's session out. */
async function logOut({ stage }: FaultWorld, { cookie }: Person): Promise<void> {
  const response = await fetch(`${stage.server.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stage.server.origin, cookie },
    body: '{}',
  });
  assert(response.ok, `sign-out answered ${response.status}`);
}
