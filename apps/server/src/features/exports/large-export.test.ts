import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
/** A fraction of what the texts of 100,000 messages take: whoever collects them runs out of memory. */
const HEAP_MEGABYTES = 96;
/** With 100,000 messages on a busy machine. */
const TIMEOUT_MS = 900_000;
const messages = inject('serversOnPostgres') ? 100_000 : 2_000;

it(
  `exports and imports ${messages} messages in little memory`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'savet-large-'));
    const { stdout } = await run(process.execPath, [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      join(import.meta.dirname, 'testing/large-account.ts'),
      inject('databaseDump'),
      join(folder, 'export.zip'),
      String(messages),
    ]);
    rmSync(folder, { recursive: true });
    process.stdout.write(`large export: ${stdout}`);
    expect(JSON.parse(stdout)).toMatchObject({ messages, isEqual: true });
  },
  TIMEOUT_MS,
);
