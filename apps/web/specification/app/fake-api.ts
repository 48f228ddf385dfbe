import { type CallInput, type CallName, type CallOutput, calls } from '@savet/contract/calls';
import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import { type ErrorCode, errors } from '@savet/contract/errors';
import { vi } from 'vitest';
import type { ApiState, DocumentChanges } from './api-state.ts';
import { type Answers, answerAccounts, defaultAnswers } from './default-answers.ts';
import { bulgarianUser } from './documents.ts';
import { LiveStreams } from './live-streams.ts';
import { Turn } from './turn.ts';

type Respond = (request: { input: unknown; signal: AbortSignal }) => Response | Promise<Response>;

/** Longest wait for a question, in milliseconds. */
const TURN_TIMEOUT_MS = 20_000;

let people = 0;

/**
 * Answers the requests of the page in place of the server. The contract's types and schemas check the responses.
 * Each instance has a new uid, so that caches per user do not leak into the next test.
 */
export class FakeApi implements ApiState {
  user: UserDocument;
  chats: ChatDocument[] = [];
  messages: MessageDocument[] = [];
  isSignedIn = true;
  clients: UserDocument[] = [];
  readonly live = new LiveStreams();
  /** Names and inputs of the requests so far, in order. */
  readonly requests: { route: string; input: unknown }[] = [];
  readonly #answers: Answers;
  readonly #responses = new Map<string, Respond>();
  readonly #turns: Turn[] = [];

  constructor(user: Partial<UserDocument> = {}) {
    people += 1;
    this.user = { ...bulgarianUser(`person${people}`), ...user };
    this.#answers = defaultAnswers(this);
  }

  /** Replaces the default answer to a call. */
  answer<Name extends CallName>(
    name: Name,
    answer: (input: CallInput<Name>) => CallOutput<Name> | Promise<CallOutput<Name>>,
  ): void {
    this.#responses.delete(name);
    Object.assign(this.#answers, { [name]: answer });
  }

  /** Refuses a call with a code of the contract, as the server does. */
  refuse(name: CallName, code: ErrorCode): void {
    const { status, text } = errors[code];
    this.respond(name, () => Response.json({ success: false, error: text, code }, { status }));
  }

  /** Answers a route with any response, or with what `fetch` throws. */
  respond(route: string, respond: Respond): void {
    this.#responses.set(route, respond);
  }

  /** Restores the default answer of a route. */
  restore(route: string): void {
    this.#responses.delete(route);
  }

  /** Holds back the answers of a route until the returned function is called. */
  hold(route: string): () => void {
    const held = Promise.withResolvers<void>();
    const before = this.#responses.get(route);
    this.respond(route, async (request) => {
      await held.promise;
      return before
        ? before(request)
        : this.#respondByDefault(route, request.input, request.signal);
    });
    return () => {
      held.resolve();
      if (before) this.#responses.set(route, before);
      else this.restore(route);
    };
  }

  change({ user, chats = [], messages = [] }: DocumentChanges): void {
    const revision = this.user.revision + 1;
    this.user = { ...this.user, ...user, revision };
    const changedChats = chats.map((chat) => ({ ...chat, revision }));
    const changedMessages = messages.map((message) => ({ ...message, revision }));
    const chatIds = new Set(chats.map(({ chatId }) => chatId));
    this.chats = [...changedChats, ...this.chats.filter(({ chatId }) => !chatIds.has(chatId))];
    const messageIds = new Set(messages.map(({ messageId }) => messageId));
    this.messages = [
      ...this.messages.filter(({ messageId }) => !messageIds.has(messageId)),
      ...changedMessages,
    ].toSorted((a, b) => a.position - b.position);
    this.live.send({
      event: 'changes',
      data: {
        revision,
        user: this.user,
        chats: changedChats,
        messages: changedMessages,
        removedChats: [],
      },
    });
  }

  /** Inputs of the requests to a call so far. */
  inputs<Name extends CallName>(name: Name): CallInput<Name>[] {
    return this.requests
      .filter(({ route }) => route === name)
      .map(({ input }) => input as CallInput<Name>);
  }

  beginTurn(reply: MessageDocument): void {
    this.#turns.push(new Turn(this, reply));
  }

  /** Waits for the next accepted question. */
  async nextTurn(): Promise<Turn> {
    return vi.waitUntil(() => this.#turns.shift(), { timeout: TURN_TIMEOUT_MS });
  }

  readonly fetch: typeof fetch = async (resource, { body, signal } = {}) => {
    const { pathname } = new URL(
      resource instanceof Request ? resource.url : resource,
      window.location.href,
    );
    const route = pathname.replace('/api/', '');
    const input: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    this.requests.push({ route, input });
    const ending = signal ?? new AbortController().signal;
    ending.throwIfAborted();
    const respond = this.#responses.get(route);
    const aborted = new Promise<never>((_resolve, reject) => {
      ending.addEventListener('abort', () => reject(ending.reason as Error));
    });
    const response = respond
      ? respond({ input, signal: ending })
      : this.#respondByDefault(route, input, ending);
    return Promise.race([response, aborted]);
  };

  async #respondByDefault(route: string, input: unknown, signal: AbortSignal): Promise<Response> {
    if (route === 'live') return this.live.open(this.user.revision, signal);
    if (route.startsWith('auth/')) return answerAccounts(this, route);
    return this.#answerCall(route, input);
  }

  async #answerCall(name: string, input: unknown): Promise<Response> {
    const answer = this.#answers[name as CallName] as ((input: unknown) => unknown) | undefined;
    if (!answer) throw new Error(`the test answers no ${name}`);
    const { input: inputSchema, output: outputSchema } = calls[name as CallName];
    const output = outputSchema.parse(await answer(inputSchema.parse(input)));
    return Response.json({ success: true, ...output });
  }
}
