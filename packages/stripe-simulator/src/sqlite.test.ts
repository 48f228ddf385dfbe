import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('an older Node is refused with a plain sentence', () => {
  expect(() => openSqlite(':memory:', () => undefined)).toThrow(
    `The Stripe simulator needs Node.js 24 or newer; this is ${process.versions.node}.`,
  );
  openSqlite(':memory:').close();
});

test('keeps its files from others on the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-modes-'));
  const path = join(folder, 'simulator.sqlite');
  const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  // One that is there already, readable for everybody.
  writeFileSync(path, '', { mode: 0o644 });
  for (let start = 0; start < 2; start += 1) {
    const database = openSqlite(path);
    database.exec('pragma journal_mode = wal; create table if not exists objects (id int)');
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    database.close();
  }
  rmSync(folder, { recursive: true });
});
