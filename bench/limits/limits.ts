import { readdirSync, readFileSync } from 'node:fs';
import { openChunkWrites } from '../../apps/server/src/testing/database-limits/chunk-writes.ts';
import { openCommits } from '../../apps/server/src/testing/database-limits/commits.ts';
import { openIdle, openReads } from '../../apps/server/src/testing/database-limits/reads.ts';
import {
  createPostgresDatabase,
  createPostgresTemplate,
} from '../../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from '../../tools/postgres/postgres.ts';
import { measureRates, rateLines } from './rates.ts';

const WRITERS = 8;
const LISTENERS = [0, 3, 30, 100];
const SERVERS = 8;
const ANSWERS_EACH = 40;
const READERS = 8;
const STREAMS = 50;
const PEOPLE = { few: 100, many: 2_000 };
const IDLE = [40, 160];

/** Measures where one PostgreSQL ends, with a baseline for each part, and tells the lines of each when it has ended. */
export async function measureLimits(tell: (lines: string[]) => void): Promise<void> {
  const postgres = await TestPostgres.start();
  if (!postgres) return tell(['  not installed']);
  try {
    await createPostgresTemplate(postgres.url);
    for (const part of [notifications, chunks, reads]) {
      tell(await part(postgres.pid, await createPostgresDatabase(postgres.url, 'migrated')));
    }
  } finally {
    await postgres.stop();
  }
}

async function notifications(pid: number, url: string): Promise<string[]> {
  const commits = await openCommits(url, WRITERS);
  const lines = [`  Transactions of ${WRITERS} writers, without and with NOTIFY`];
  try {
    // Listeners are added for good: the baseline of each number is measured beside it.
    for (const listeners of LISTENERS) {
      await commits.listen(listeners);
      const rates = await measureRates(pid, [
        {
          name: 'no NOTIFY',
          clients: WRITERS,
          act: (writer) => commits.commit(writer, false),
        },
        {
          name: `NOTIFY, ${listeners} listen`,
          clients: WRITERS,
          act: (writer) => commits.commit(writer, true),
        },
      ]);
      lines.push(...rateLines(rates));
    }
    return lines;
  } finally {
    await commits.close();
  }
}

async function chunks(pid: number, url: string): Promise<string[]> {
  const writes = await openChunkWrites(url, SERVERS, ANSWERS_EACH);
  try {
    const rates = await measureRates(pid, [
      { name: 'a plain table, one server', clients: 1, act: writes.writePlainly },
      { name: 'chunks, one server', clients: 1, act: writes.write },
      { name: `a plain table, ${SERVERS} servers`, clients: SERVERS, act: writes.writePlainly },
      { name: `chunks, ${SERVERS} servers`, clients: SERVERS, act: writes.write },
    ]);
    if ((await writes.count()) === 0) throw new Error('no chunk was stored');
    return [`  Writes of ${ANSWERS_EACH} chunks each`, ...rateLines(rates)];
  } finally {
    await writes.close();
  }
}

async function reads(pid: number, url: string): Promise<string[]> {
  const reading = await openReads(url, READERS);
  try {
    const lines: string[] = [];
    for (const people of Object.values(PEOPLE)) {
      await reading.fill(people);
      const rates = await measureRates(pid, [
        { name: 'a page of messages', clients: READERS, act: reading.read },
        {
          name: 'the session of a live stream',
          clients: READERS,
          act: () => reading.checkSessions(1),
        },
        {
          name: `the sessions of ${STREAMS} live streams at once`,
          clients: 1,
          act: () => reading.checkSessions(STREAMS),
        },
        { name: 'a search in the own chats', clients: READERS, act: reading.search },
      ]);
      lines.push(`  ${people * 100} messages of ${people} people`, ...rateLines(rates));
    }
    lines.push(`  A page of messages, beside connections that rest`);
    const before = memoryMb(pid);
    const rates = await measureRates(pid, [{ name: 'none', clients: READERS, act: reading.read }]);
    for (const count of IDLE) {
      const close = await openIdle(url, count);
      const each = (memoryMb(pid) - before) / count;
      const more = await measureRates(pid, [
        { name: `${count} of ${each.toFixed(1)} MB`, clients: READERS, act: reading.read },
      ]);
      rates.push(...more);
      await close();
    }
    return [...lines, ...rateLines(rates)];
  } finally {
    await reading.close();
  }
}

/** Memory of PostgreSQL's processes in megabytes, shared pages counted once. */
function memoryMb(postgresPid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readQuietly(`/proc/${name}/status`)) ?? [];
    return Number(parent) === postgresPid;
  });
  const kilobytes = children.map((pid) => {
    const [, size] = /^Pss:\s+(\d+)/m.exec(readQuietly(`/proc/${pid}/smaps_rollup`)) ?? [];
    return Number(size ?? 0);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It is no process, or it has ended.
    return '';
  }
}
