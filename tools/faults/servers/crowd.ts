import { setTimeout as pause } from 'node:timers/promises';
import { ACKNOWLEDGE_TIMEOUT_MS } from '@savet/contract/limits';
import { grantQueries } from '../../../apps/server/src/testing/database-access/grant-queries.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { checkTurn, type Sent } from '../nothing-lost.ts';
import { newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import type { Cluster } from './cluster.ts';
import { Watcher } from './watcher.ts';

const PEOPLE = 12;
/** More than anybody asks here. */
const QUERIES = 1_000_000;
/** Pause before the same question is sent again, in milliseconds. */
const AGAIN_MS = 250;
/** Answers of a server that stops or of a proxy without one; the browser then sends the same again. */
const TRY_AGAIN = new Set([429, 502, 503]);

interface Member {
  person: Person;
  watcher: Watcher;
  questions: Sent[];
  /** When the last question that was answered had been asked. */
  answeredAt: number;
  running: Promise<void>;
}

/** People with a live stream each, who ask again as soon as they have an answer. */
export class Crowd {
  readonly #members: Member[];
  readonly #unexpected = new Set<string>();
  #isStopped = false;
  /** Replies that ended in a visible failure. */
  failures = 0;

  private constructor(people: readonly Person[]) {
    this.#members = people.map((person) => {
      const watcher = new Watcher(person);
      const asker = { person, watcher, questions: [], answeredAt: -Infinity };
      const member: Member = { ...asker, running: Promise.resolve() };
      member.running = this.#askOn(member);
      return member;
    });
  }

  static async gather(cluster: Cluster): Promise<Crowd> {
    const people: Person[] = [];
    while (people.length < PEOPLE) people.push(await signUp(cluster));
    const emails = people.map(({ email }) => email);
    await grantQueries(cluster.databaseUrl, emails, QUERIES);
    return new Crowd(people);
  }

  /** Waits until everybody has had a whole answer to a question that was asked after now. */
  async allAnswered(): Promise<void> {
    const now = performance.now();
    const late = () => this.#members.filter(({ answeredAt }) => answeredAt < now);
    await until(
      () => `${late().length} of ${PEOPLE} people get no answer`,
      async () => late().length === 0,
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#members.map(({ running }) => running));
    for (const { watcher } of this.#members) watcher.close();
  }

  /**
   * Compares everything that was acknowledged.
   * @returns how many questions that were
   * @throws LossError
   */
  async check(): Promise<number> {
    const others = [...this.#unexpected].join('; ');
    ensure(others === '', 'lost', `questions failed in another way: ${others}`);
    for (const { watcher } of this.#members) {
      for (const { loss, text } of watcher.problems) ensure(false, loss, text);
    }
    const counts = this.#members.map(async ({ person, questions }) => {
      for (const sent of questions) await checkTurn(person, sent);
      const { user } = await person.call('getUser', {});
      const charged = user.queryUsed ?? 0;
      ensure(charged <= questions.length, 'doubled', `${charged} of ${questions.length} charged`);
      return questions.length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  async #askOn(member: Member): Promise<void> {
    while (!this.#isStopped) {
      const askedAt = performance.now();
      const sent = newQuestion('на много сървъри');
      await this.#deliver(member, sent);
      member.questions.push(sent);
      const status = await member.watcher.until(
        (message) =>
          message.replyTo === sent.messageId && message.status !== 'answering' && message.status,
      );
      if (status === 'done') member.answeredAt = askedAt;
      else this.failures += 1;
    }
  }

  /** Sends a question, with the same id each time, until it is acknowledged or has arrived live. */
  async #deliver({ person, watcher }: Member, sent: Sent): Promise<void> {
    const arrived = watcher
      .until(({ messageId }) => messageId === sent.messageId)
      .then(() => ({ status: 202, body: {} }));
    for (;;) {
      const answer = await Promise.race([
        send(person, sent, { wait: false }).catch(() => null),
        pause(ACKNOWLEDGE_TIMEOUT_MS, null, { ref: false }),
        arrived,
      ]);
      if (answer?.status === 202) return;
      if (answer && !TRY_AGAIN.has(answer.status)) {
        this.#unexpected.add(`${answer.status} ${JSON.stringify(answer.body)}`);
      }
      await pause(AGAIN_MS);
    }
  }
}
