import type { MessageDocument } from '@savet/contract/documents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { createLog } from '../../../platform/log.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { showVersion } from '../show-version.ts';
import { acceptTurn } from '../turns/accepting/accept-turn.ts';
import type { Question } from '../turns/accepting/question.ts';
import { createLiveSource } from '../turns/live-source.ts';
import { RunningTurns } from '../turns/running-turns.ts';
import { failAbandonedTurns, settleTurn } from '../turns/settle-turn.ts';
import { type Exchange, link, type Place, pathOf, placeholder } from './testing/expected-chat.ts';

const log = createLog('silent');

/** A change that the server has made. Questions come last: while one is answered, nothing else is accepted. */
interface Done {
  order: number;
  apply(): Promise<void>;
}

const action = fc.record({
  kind: fc.constantFrom('ask', 'edit', 'again', 'show', 'show'),
  place: fc.nat(),
  version: fc.nat(),
});
const step = fc.record({
  own: action,
  /** A second tab does it at the same time. */
  other: fc.option(action),
  end: fc.constantFrom('answered', 'answered', 'failed', 'killed'),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const RUNS = 8;
const refusals: ReadonlySet<string> = new Set(['CHAT_BUSY', 'VERSION_CONFLICT']);
const owner = 'server';

describe.each(databases)('versions of questions on $name', ({ open }) => {
  let server: TestServer;
  let person: Person;
  let count = 0;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
    person = await signUp(server);
    await sql`update users set plan = 'pro', query_limit = 100000 where uid = ${person.uid}`.execute(
      server.database.db,
    );
  });
  afterAll(() => server.close());

  it('whatever two tabs ask, edit and show, and whatever fails and is killed, every watcher sees the same and nothing is lost', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), runSteps), {
      numRuns: RUNS,
    });
  });

  async function runSteps(steps: Step[]): Promise<void> {
    const { db } = server.database;
    const { uid } = person;
    count += 1;
    const chatId = `chat-${count}`;
    const chat: { first: Place | null } = { first: null };
    const watcher = await watch(chatId);
    const second = await watch(chatId);
    let tried = 0;
    let asked = 0;

    /** Asks a question; what is returned finishes its answer. Null if the server refuses it. */
    async function ask(
      text: string,
      versionOf: string | null,
      isAlone: boolean,
    ): Promise<((end: Step['end']) => Promise<Exchange>) | null> {
      tried += 1;
      const id = `${chatId}-${tried}`;
      const question: Question = {
        ...{ uid, chatId, messageId: id, newChat: true, query: text, responseStyle: 'normal' },
        ...{ attempt: 1, brandHubUid: null, projectId: null, isDecidedByModel: false, versionOf },
      };
      const context = isAlone ? await contextBefore(versionOf) : null;
      const accepted = await unlessRefused(acceptTurn(db, question, owner, new Date()), isAlone);
      if (accepted === null) return null;
      if (accepted.kind !== 'accepted') throw new Error('not accepted');
      if (isAlone) expect(accepted.request.context).toBe(context);
      asked += 1;
      return async (end) => {
        if (end === 'killed') await failAbandonedTurns({ db, log }, 'all', () => false, new Date());
        else {
          const settlement = {
            ...{ state: end, text: `answer to ${text}`, usage: null, ignoresProject: false },
            ...{ keepsReceipt: true, usedFields: null, given: null, offer: null },
            errorCode: end === 'failed' ? 'GENERATION_FAILED' : null,
          };
          const key = { ...accepted.turn, receipt: accepted.receipt, attempt: 1 };
          const query = end === 'failed' ? 'failed' : 'kept';
          expect(await settleTurn(db, key, settlement, query, new Date())).toBe(true);
        }
        return { id, text, next: null };
      };
    }

    /** Does what one tab wants, as it sees the path; null if the server refuses it. */
    async function attempt(
      { kind, place, version }: Action,
      path: readonly Place[],
      end: Step['end'],
      isAlone: boolean,
    ): Promise<Done | null> {
      const at = path[place % Math.max(1, path.length)];
      if (kind === 'ask' || !at) {
        const added = placeholder(`question ${tried + 1}`);
        const finish = await ask(added.shown.text, null, isAlone);
        return (
          finish &&
          last(async () => {
            link(chat, pathOf(chat.first).at(-1), added);
            Object.assign(added.shown, await finish(end));
          })
        );
      }
      if (kind === 'show') {
        const index = version % at.versions.length;
        const wanted = { chatId, messageId: at.shown.id, version: index + 1 };
        const message = await unlessRefused(showVersion(db, uid, wanted), isAlone);
        if (message === null) return null;
        const apply = () => {
          at.shown = at.versions[index] ?? at.shown;
          return Promise.resolve();
        };
        return { order: message.revision, apply };
      }
      const replaced = at.shown;
      const text = kind === 'again' ? replaced.text : `${replaced.text}, edited`;
      const finish = await ask(text, replaced.id, isAlone);
      return (
        finish &&
        last(async () => {
          at.shown = { id: '', text, next: null };
          at.versions.push(at.shown);
          Object.assign(at.shown, await finish(end));
        })
      );
    }

    /** The last five settled messages shown before a question, or before the end of the chat. */
    async function contextBefore(versionOf: string | null): Promise<string> {
      const messages = await shownMessages(chatId);
      const index = messages.findIndex(({ messageId }) => messageId === versionOf);
      return (index < 0 ? messages : messages.slice(0, index))
        .filter(({ status }) => status === 'done')
        .slice(-5)
        .map(({ sender, text }) => `${sender}: ${text}`)
        .join('\n');
    }

    for (const [index, { own, other, end }] of steps.entries()) {
      const path = pathOf(chat.first);
      const tabs = other ? [own, other] : [own];
      const outcomes = await Promise.all(
        tabs.map((wanted) => attempt(wanted, path, end, other === null)),
      );
      const done = outcomes.filter((outcome) => outcome !== null);
      expect(done).not.toEqual([]);
      for (const { apply } of done.toSorted((a, b) => a.order - b.order)) await apply();
      await compare(chat.first, chatId, watcher);
      // The second tab hears of several changes at once.
      if (index % 3 === 2) await compare(chat.first, chatId, second);
    }
    for (const tab of [second, await watch(chatId)]) await compare(chat.first, chatId, tab);
    await compareVersions(chat.first, chatId);
    const { queries } = await person.call('listQueries', { limit: 200 });
    expect(queries.filter((query) => query.chatId === chatId)).toHaveLength(asked);
  }

  /** The chat as the list of messages and a watcher see it. */
  async function compare(
    first: Place | null,
    chatId: string,
    watcher: () => Promise<MessageDocument[]>,
  ): Promise<void> {
    const messages = await shownMessages(chatId);
    const questions = messages.filter(({ sender }) => sender === 'user');
    const expected = pathOf(first).map(({ shown, versions }) => ({
      messageId: shown.id,
      text: shown.text,
      version: versions.indexOf(shown) + 1,
      versionCount: versions.length,
      hidden: false,
    }));
    expect(questions).toMatchObject(expected);
    expect(messages).toHaveLength(2 * expected.length);
    for (const [index, question] of questions.entries()) {
      expect(messages[2 * index + 1]?.replyTo).toBe(question.messageId);
    }
    expect(await watcher()).toEqual(messages);
  }

  async function compareVersions(first: Place | null, chatId: string): Promise<void> {
    for (const place of pathOf(first)) {
      const listed = await person.call('listVersions', { chatId, messageId: place.shown.id });
      const ids = listed.versions.map(({ question }) => question.messageId);
      expect(ids).toEqual(place.versions.map(({ id }) => id));
    }
  }

  async function shownMessages(chatId: string): Promise<MessageDocument[]> {
    const { status, body } = await person.send('listMessages', { chatId, limit: 200 });
    return status === 200 && body.success ? body.messages : [];
  }

  /** Follows the changes as a browser does, from the first revision on. @returns reads the messages of the chat */
  async function watch(chatId: string): Promise<() => Promise<MessageDocument[]>> {
    const source = createLiveSource(server.database.db, new RunningTurns());
    const documents = new Map<string, MessageDocument>();
    let revision = await source.readRevision(person.uid);
    for (const message of await shownMessages(chatId)) documents.set(message.messageId, message);
    return async () => {
      for (const changes of (await source.readChanges(person.uid, revision)) ?? []) {
        for (const message of changes.messages) documents.set(message.messageId, message);
        revision = changes.revision;
      }
      return [...documents.values()]
        .filter((message) => message.chatId === chatId && !message.hidden)
        .sort((a, b) => a.position - b.position);
    };
  }
});

/** Null if the other tab was first. */
async function unlessRefused<Value>(work: Promise<Value>, isAlone: boolean): Promise<Value | null> {
  return work.catch((error: unknown) => {
    const isRefusal = error instanceof ApiError && refusals.has(error.code);
    if (isAlone || !isRefusal) throw error;
    return null;
  });
}

function last(apply: () => Promise<void>): Done {
  return { order: Number.POSITIVE_INFINITY, apply };
}
