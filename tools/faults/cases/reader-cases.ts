import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import type { FaultCase } from '../fault-case.ts';
import { patient } from '../patient.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';

/** As many streams as one user may have open. */
const EACH = 50;
const PEOPLE = 20;
/** The most that a stream may keep for a client that doesn't read, with its buffers, in bytes. */
const STREAM_BYTES = 1_500_000;
/** Above what the server needs anyway. */
const SPARE_BYTES = 500_000_000;
const TEXT = 'ю'.repeat(8_000);
/** Each change carries the whole user document: these fill it, so that a few changes are more than a stream keeps. */
const sections = ['mission', 'vision', 'values', 'brandPurpose'] as const;
const CHANGES = 40;

/** Fault 10. */
export const readerCases: readonly FaultCase[] = [
  {
    number: 10,
    name: `${EACH * PEOPLE} live readers that don't read`,
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    obstacle: () => (process.platform === 'linux' ? null : 'memory is read from /proc'),
    run: async ({ stage, tally }) => {
      const { server } = stage;
      const people: Person[] = [];
      for (let count = 0; count < PEOPLE; count += 1) people.push(patient(await subscriber(stage)));
      const filesBefore = openFiles(server.pid);
      const before = memory(server.pid);
      const readers: Socket[] = [];
      for (const person of people) {
        for (let count = 0; count < EACH; count += 1) readers.push(neverRead(server.url, person));
      }
      await until('all streams are open', async () => {
        return openFiles(server.pid) >= filesBefore + readers.length;
      });
      let most = 0;
      let number = 0;
      const change = async () => {
        number += 1;
        await Promise.all(people.map((person) => save(person, number, `${number} ${TEXT}`)));
      };
      while (number < CHANGES) {
        await change();
        most = Math.max(most, memory(server.pid));
      }
      const limit = before + readers.length * STREAM_BYTES + SPARE_BYTES;
      ensure(most <= limit, 'stuck', `${most} bytes of memory, of at most ${limit}`);
      await tally.recovery(() =>
        until('readers that do not read are dropped', async () => {
          const isDropped = openFiles(server.pid) < filesBefore + readers.length / 10;
          // A busy server sends several changes at once, so these may have been too few.
          if (!isDropped) await change();
          return isDropped;
        }),
      );
      for (const person of people) {
        const live = await person.watch(0);
        const last = String(number);
        await live.until((events) =>
          JSON.stringify(events.map(({ data }) => data)).includes(`"${last} ю`),
        );
        live.close();
      }
      for (const socket of readers) socket.destroy();
      tally.rounds = readers.length;
      tally.acknowledged = number * people.length;
    },
  },
];

async function subscriber(stage: Stage): Promise<Person> {
  const person = await signUp(stage.server);
  await stage.staff('plan', person.email, 'enterprise', '100');
  return person;
}

async function save(person: Person, change: number, value: string): Promise<void> {
  const name = sections[change % sections.length] ?? 'mission';
  const path = `userInfo.brandHub.brandCore.${name}` as const;
  await person.call('saveBrandField', { path, value: value.slice(0, 8_000) });
}

/** Opens a live stream and reads nothing of it. */
function neverRead(url: string, { token }: Person): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET /api/live HTTP/1.1\r\nHost: savet\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Resident memory in bytes. */
function memory(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}
