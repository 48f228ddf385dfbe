import type { MessageDocument } from '@savet/contract/documents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { showVersion } from '../show-version.ts';
import { acceptTurn, type Question } from '../turns/accept-turn.ts';
import { createLiveSource } from '../turns/live-source.ts';
import { RunningTurns } from '../turns/running-turns.ts';
import { failAbandonedTurns, settleTurn } from '../turns/settle-turn.ts';

/** The expected chat: what each question was followed by when it was last shown. */
interface Exchange {
  id: string;
  text: string;
  next: Place | null;
}
/** A place of the chat with all versions of its question. */
interface Place {
  versions: Exchange[];
  shown: Exchange;
}

const step = fc.record({
  kind: fc.constantFrom('ask', 'edit', 'again', 'show', 'show'),
  place: fc.nat(),
  version: fc.nat(),
  end: fc.constantFrom('answered', 'answered', 'failed', 'killed'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const RUNS = 8;
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

  it('whatever is asked, edited, shown, failed and killed, every watcher sees the same and nothing is lost', async () => {
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
    let asked = 0;

    async function ask(
      text: string,
      end: Step['end'],
      versionOf: string | null,
    ): Promise<Exchange> {
      asked += 1;
      const id = `${chatId}-${asked}`;
      const question: Question = {
        ...{ uid, chatId, messageId: id, newChat: true, query: text, responseStyle: 'normal' },
        ...{ attempt: 1, brandHubUid: null, projectId: null, isDecidedByModel: false, versionOf },
      };
      const context = await contextBefore(versionOf);
      const accepted = await acceptTurn(db, question, owner, new Date());
      if (accepted.kind !== 'accepted') throw new Error('not accepted');
      expect(accepted.request.context).toBe(context);
      if (end === 'killed') await failAbandonedTurns(db, 'all', () => false, new Date());
      else {
        const settlement = {
          ...{
            state: end,
            text: `answer to ${text}`,
            usage: null,
            ignoresProject: false,
            keepsReceipt: true,
          },
          ...{ usedFields: null, given: null, offer: null },
          errorCode: end === 'failed' ? 'GENERATION_FAILED' : null,
        };
        const key = { ...accepted.turn, attempt: 1 };
        const query = end === 'failed' ? 'failed' : 'kept';
        expect(await settleTurn(db, key, settlement, query, new Date())).toBe(true);
      }
      return { id, text, next: null };
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

    for (const { kind, place, version, end } of steps) {
      const path = pathOf(chat.first);
      const at = path[place % Math.max(1, path.length)];
      if (kind === 'ask' || !at) {
        const added: Place = placeholder(`question ${asked + 1}`);
        link(chat, path.at(-1), added);
        Object.assign(added.shown, await ask(added.shown.text, end, null));
      } else if (kind === 'show') {
        const index = version % at.versions.length;
        await showVersion(db, uid, { chatId, messageId: at.shown.id, version: index + 1 });
        at.shown = at.versions[index] ?? at.shown;
      } else {
        const replaced = at.shown;
        const text = kind === 'again' ? replaced.text : `${replaced.text}, edited`;
        at.shown = { id: '', text, next: null };
        at.versions.push(at.shown);
        Object.assign(at.shown, await ask(text, end, replaced.id));
      }
      await compare(chat.first, chatId, watcher);
    }
    await compare(chat.first, chatId, await watch(chatId));
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

function placeholder(text: string): Place {
  const shown: Exchange = { id: '', text, next: null };
  return { versions: [shown], shown };
}

function link(chat: { first: Place | null }, last: Place | undefined, added: Place): void {
  if (last) last.shown.next = added;
  else chat.first = added;
}

function pathOf(first: Place | null): Place[] {
  const path: Place[] = [];
  for (let place = first; place; place = place.shown.next) path.push(place);
  return path;
}
