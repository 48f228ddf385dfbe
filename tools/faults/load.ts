import { type Person, personOf, type ServerAddress } from '../../apps/server/src/testing/person.ts';
import type { Provider } from '../test-server/provider.ts';
import { answerAll } from './answers.ts';
import { checkTurn, type Sent } from './nothing-lost.ts';
import { newQuestion, send } from './questions.ts';
import { ensure } from './tally.ts';
import { until } from './wait.ts';

const PAUSE_MS = 50;
/** Answers of a server or a network that has a fault at this moment; the browser then sends the same again. */
const TRY_AGAIN = new Set([429, 503]);
const field = 'userInfo.brandHub.brandCore.mission';

/**
 * Questions and saved fields, one after another, through all of the senders. Each is sent with the same id until it is
 * acknowledged, as a browser does.
 */
export class Load {
  readonly #owner: Person;
  readonly #senders: () => readonly Person[];
  readonly #stopAnswers: () => void;
  readonly #questions: Sent[] = [];
  readonly #unexpected = new Set<string>();
  readonly #running: Promise<void>[];
  #savedNumber = 0;
  #sentNumber = 0;
  #isStopped = false;
  /** Answers that said “later”, and requests without an answer. */
  refusals = 0;

  private constructor(provider: Provider, senders: () => readonly Person[]) {
    const [owner] = senders();
    if (!owner) throw new Error('a load needs a sender');
    this.#owner = owner;
    this.#senders = senders;
    this.#stopAnswers = answerAll(provider);
    this.#running = [this.#ask(), this.#ask(), this.#save()];
  }

  /** @param senders the same person on one server or several; a function when they change */
  static start(provider: Provider, senders: readonly Person[] | (() => readonly Person[])): Load {
    return new Load(provider, typeof senders === 'function' ? senders : () => senders);
  }

  get acknowledged(): number {
    return this.#questions.length + this.#savedNumber;
  }

  /** Waits for further acknowledged writes. */
  async acknowledges(count: number): Promise<void> {
    const before = this.#questions.length;
    await until('writes are acknowledged', async () => this.#questions.length >= before + count);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
    // The last answers.
    const [sender = this.#owner] = this.#senders();
    await until('every reply ends', async () => {
      const replies = await Promise.all(
        this.#questions.slice(-2).map(({ chatId }) => sender.send('listMessages', { chatId })),
      );
      return replies.every(
        ({ body }) => body.success && body.messages.every(({ status }) => status !== 'answering'),
      );
    });
    this.#stopAnswers();
  }

  /** The questions that are acknowledged by now. */
  get questions(): readonly Sent[] {
    return [...this.#questions];
  }

  /**
   * Compares everything that was acknowledged.
   * @returns how many writes that were
   * @throws LossError
   */
  async check(person = this.#owner): Promise<number> {
    const others = [...this.#unexpected].join('; ');
    ensure(others === '', 'lost', `writes failed in another way: ${others}`);
    for (const sent of this.#questions) await checkTurn(person, sent);
    const { user } = await person.call('getUser', {});
    const saved = Number(user.userInfo.brandHub.brandCore?.mission ?? '-1');
    ensure(saved >= this.#savedNumber, 'lost', `field ${saved} is older than ${this.#savedNumber}`);
    ensure(saved <= this.#sentNumber, 'doubled', `field ${saved} was never sent`);
    return this.acknowledged;
  }

  async #ask(): Promise<void> {
    while (!this.#isStopped) {
      const sent = newQuestion('под товар');
      const status = await this.#untilAcknowledged((sender) => send(sender, sent, { wait: false }));
      if (status === 202) this.#questions.push(sent);
    }
  }

  async #save(): Promise<void> {
    while (!this.#isStopped) {
      const number = this.#sentNumber + 1;
      this.#sentNumber = number;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const input = { path: field, value: String(number) };
      const status = await this.#untilAcknowledged((sender) =>
        sender.send('saveBrandField', input, headers),
      );
      if (status === 200) this.#savedNumber = number;
    }
  }

  async #untilAcknowledged(
    call: (sender: Person) => Promise<{ status: number; body: object }>,
  ): Promise<number> {
    for (let attempt = 0; !this.#isStopped; attempt += 1) {
      const senders = this.#senders();
      const sender = senders[(this.#sentNumber + attempt) % senders.length] ?? this.#owner;
      const answer = await call(sender).catch(() => null);
      if (answer && answer.status < 300) {
        await pause();
        return answer.status;
      }
      this.refusals += 1;
      if (answer && !TRY_AGAIN.has(answer.status)) {
        this.#unexpected.add(`${answer.status} ${JSON.stringify(answer.body)}`);
      }
      await pause();
    }
    return 0;
  }
}

/** The same person on another address of the same data. */
export function at(server: ServerAddress, person: Person): Person {
  return personOf(server, person);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
