import { setTimeout as pause } from 'node:timers/promises';
import type { ServerAddress } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { freePort } from '../../test-server/free-port.ts';
import type { ProviderAnswer } from '../../test-server/provider-answer.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { pieces } from '../answers.ts';
import type { FaultWorld } from '../fault-case.ts';
import { openOwnStage } from '../own-stage.ts';
import { Balancer } from './balancer.ts';

const SERVERS = 3;
/** Pause before each piece of an answer, in milliseconds: an answer takes a second and a half. */
const PACE_MS = 300;

/** Several servers on one PostgreSQL, behind one address. */
export class Cluster implements ServerAddress {
  readonly stage: Stage;
  readonly balancer: Balancer;
  /** By port. */
  readonly #servers = new Map<number, ServerProcess>();
  /** Those that have ended, too. */
  readonly #started: ServerProcess[] = [];

  private constructor(stage: Stage, balancer: Balancer) {
    this.stage = stage;
    this.balancer = balancer;
    this.#join(stage.settings.port, stage.server);
  }

  /** @param checksReadiness whether the proxy asks the servers if they are ready */
  static async open(world: FaultWorld, checksReadiness: boolean): Promise<Cluster> {
    const balancer = await Balancer.start(checksReadiness);
    const variables = { PUBLIC_URL: balancer.url };
    const respond = (answer: ProviderAnswer) => void answerSlowly(answer);
    const cluster = new Cluster(await openOwnStage(world, { variables, respond }), balancer);
    while (cluster.ports.length < SERVERS) await cluster.add();
    return cluster;
  }

  get url(): string {
    return this.balancer.url;
  }

  get origin(): string {
    return this.balancer.url;
  }

  /** PostgreSQL's address. */
  get databaseUrl(): string {
    return this.stage.settings.variables['DATABASE_URL'] ?? '';
  }

  /** The servers' ports, which stay the same when they are started again. */
  get ports(): number[] {
    return [...this.#servers.keys()];
  }

  server(port: number): ServerProcess {
    const server = this.#servers.get(port);
    if (!server) throw new Error(`no server had port ${port}`);
    return server;
  }

  /** Starts one more server, on a port that had none or whose server has ended. */
  async add(port?: number): Promise<ServerProcess> {
    const chosen = port ?? (await freePort());
    const server = await ServerProcess.start({ ...this.stage.settings, port: chosen });
    this.#join(chosen, server);
    return server;
  }

  /** The warnings and errors in the logs of all servers. */
  warnings(): string[] {
    return this.#started.flatMap(({ output }) =>
      output.filter((line) => /"level":[456]0/.test(line)),
    );
  }

  async close(): Promise<void> {
    this.balancer.stop();
    for (const server of this.#servers.values()) {
      server.signal('SIGCONT');
      await server.end('SIGKILL');
    }
    await this.stage.close();
  }

  #join(port: number, server: ServerProcess): void {
    this.#servers.set(port, server);
    this.#started.push(server);
    this.balancer.add(server.url);
  }
}

async function answerSlowly(answer: ProviderAnswer): Promise<void> {
  for (const piece of pieces) {
    await pause(PACE_MS);
    answer.say(piece);
  }
  answer.finish();
}
