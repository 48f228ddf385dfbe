import type { ChatDocument, MessageDocument } from '@savet/contract/documents';
import type { Changes, Delta } from '@savet/contract/live';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownMessages } from './state.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';
import { chat, message } from './test-documents.ts';

const pieces = ['Здравей', ', ', 'how ', '🙂', ' are', ' you?'];

/** A model of the server: every step advances its revision and is sent as one event. */
interface Server {
  revision: number;
  chat: ChatDocument | undefined;
  messages: Map<string, MessageDocument>;
  replyId: string;
  log: Changes[];
  text: string;
}

const step = fc.oneof(
  fc.constantFrom(
    'ask',
    'write',
    'settle',
    'fail',
    'stop',
    'again',
    'rename',
    'remove',
    'edit',
    'show',
  ),
);
/** How a step reaches the browser: sent, sent twice, lost, read again in full, or lost while old events repeat. */
const delivery = fc.constantFrom('sent', 'twice', 'cut', 'reset', 'stale');

test('any interleaving of deltas, changes, repeats and reconnects converges to the server state', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, delivery), { maxLength: 40 }), (steps) => {
      const server: Server = {
        revision: 0,
        chat: undefined,
        messages: new Map(),
        replyId: '',
        log: [],
        text: '',
      };
      const store = createDocumentStore(() => {});
      let seen = 0;
      const early: Changes[] = [];
      const earlyPieces: Delta[] = [];
      for (const [what, how] of steps) {
        const delta = act(server, what);
        const changes = server.log.slice(seen);
        if (how === 'sent' || how === 'twice') {
          for (let times = how === 'twice' ? 2 : 1; times > 0; times -= 1) {
            for (const change of changes) store.dispatch({ type: 'changes', changes: change });
            if (delta && !store.takeDelta(delta)) connect(store, server, seen);
          }
          seen = server.revision;
        }
        if (how === 'reset') {
          relist(store, server);
          seen = server.revision;
        }
        if (how === 'stale') {
          for (const change of early) store.dispatch({ type: 'changes', changes: change });
          for (const piece of earlyPieces) store.takeDelta(piece);
        }
        early.push(...changes);
        if (delta) earlyPieces.push(delta);
      }
      connect(store, server, seen);
      expect(held(store, server.replyId)).toEqual({
        chats: server.chat ? [server.chat] : [],
        messages: shownBy(server),
        text: server.messages.get(server.replyId)?.status === 'answering' ? server.text : undefined,
      });
    }),
    { numRuns: 1000 },
  );
});

function held(store: DocumentStore, replyId: string) {
  const state = store.state();
  const messages = shownMessages(state.messages.get('a')?.list ?? []);
  const isThere = messages.some((document) => document.messageId === replyId);
  return {
    chats: state.chats,
    messages,
    text: isThere ? state.running.get(replyId)?.text : undefined,
  };
}

/** Resumes the stream: missed changes first, then the full text of the running reply. */
function connect(store: DocumentStore, server: Server, seen: number) {
  for (const changes of server.log.slice(seen)) store.dispatch({ type: 'changes', changes });
  const running = server.messages.get(server.replyId);
  if (running?.status !== 'answering') return;
  const { attempt } = running;
  const whole = { chatId: 'a', replyId: server.replyId, attempt, from: 0, text: server.text };
  expect(store.takeDelta(whole)).toBe(true);
}

/** Reads everything again, as after a reset. */
function relist(store: DocumentStore, server: Server) {
  store.dispatch({ type: 'missed', revision: server.revision, watchedChats: new Set() });
  const chats = server.chat ? [server.chat] : [];
  const watchedChats = new Set<string>();
  const listed = { chats, more: false, since: server.revision, first: true, watchedChats };
  store.dispatch({ type: 'chatsListed', ...listed });
  if (!server.chat) return;
  const messages = shownBy(server);
  const since = store.state().revision;
  store.dispatch({
    type: 'messagesListed',
    chatId: 'a',
    messages,
    more: false,
    since,
    first: true,
  });
  connect(store, server, server.revision);
}

function act(server: Server, what: string) {
  const current = server.messages.get(server.replyId);
  const answering = current?.status === 'answering';
  if (what === 'ask' && !current) {
    server.replyId = `r${server.revision}`;
    tell(server, {
      chat: chat('a'),
      messages: [
        message('q'),
        message(server.replyId, {
          position: 2,
          sender: 'assistant',
          status: 'answering',
          text: '',
          replyTo: 'q',
        }),
      ],
    });
  }
  if (what === 'write' && answering) {
    const from = server.text.length;
    const text = pieces[server.revision % pieces.length] ?? '';
    server.text += text;
    return { chatId: 'a', replyId: server.replyId, attempt: current.attempt, from, text };
  }
  if (answering && (what === 'settle' || what === 'fail' || what === 'stop')) {
    const status = { settle: 'done', fail: 'failed', stop: 'stopped' } as const;
    tell(server, { messages: [{ ...current, status: status[what], text: server.text }] });
    server.text = '';
  }
  if (what === 'again' && (current?.status === 'failed' || current?.status === 'stopped')) {
    const attempt = current.attempt + 1;
    tell(server, { messages: [{ ...current, status: 'answering', attempt, text: '' }] });
  }
  if (what === 'edit' && current && !answering) {
    const versionCount = questionsOf(server).length + 1;
    const position = 2 * versionCount - 1;
    const messageId = `q${server.revision}`;
    server.replyId = `r${server.revision}`;
    tell(server, {
      messages: [
        ...[...server.messages.values()].map((document) => ({ ...document, hidden: true })),
        message(messageId, { position, version: versionCount, versionCount }),
        message(server.replyId, {
          position: position + 1,
          sender: 'assistant',
          status: 'answering',
          text: '',
          replyTo: messageId,
        }),
      ],
    });
  }
  if (what === 'show' && current && !answering) {
    const questions = questionsOf(server);
    const shown = questions[server.revision % questions.length]?.messageId;
    const all = [...server.messages.values()];
    server.replyId = all.find(({ replyTo }) => replyTo === shown)?.messageId ?? '';
    tell(server, {
      messages: all.map((document) => ({
        ...document,
        hidden: document.messageId !== shown && document.replyTo !== shown,
      })),
    });
  }
  if (what === 'rename' && server.chat) {
    tell(server, { chat: { ...server.chat, title: `Title ${server.revision}` } });
  }
  if (what === 'remove' && server.chat) {
    tell(server, { removed: true });
    server.text = '';
  }
  return undefined;
}

function questionsOf({ messages }: Server): MessageDocument[] {
  return [...messages.values()].filter(({ sender }) => sender === 'user');
}

function shownBy({ messages }: Server): MessageDocument[] {
  return [...messages.values()].filter(({ hidden }) => !hidden);
}

function tell(
  server: Server,
  change: { chat?: ChatDocument; messages?: MessageDocument[]; removed?: boolean },
) {
  const revision = server.revision + 1;
  const messages = (change.messages ?? []).map((document) => ({ ...document, revision }));
  server.revision = revision;
  if (change.chat) server.chat = { ...change.chat, revision };
  for (const document of messages) server.messages.set(document.messageId, document);
  if (change.removed) {
    server.chat = undefined;
    server.messages.clear();
  }
  server.log.push({
    revision,
    chats: change.chat && server.chat ? [server.chat] : [],
    messages,
    removedChats: change.removed ? ['a'] : [],
  });
}
