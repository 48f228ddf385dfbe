import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GroupSync, SyncError } from './group-sync.ts';
import { recordDisk } from './testing/recorded-disk.ts';

it('lets all who come during a sync share the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'savet-sync-'));
  const disk = recordDisk(folder);
  try {
    const path = join(folder, 'log');
    writeFileSync(path, 'text');
    const sync = new GroupSync();
    const waiters = Array.from({ length: 20 }, async () => {
      sync.request(path);
      await sync.done();
    });
    await waiters[0];
    sync.request(path);
    await Promise.all([...waiters, sync.done(), sync.done()]);
    expect(sync.isPending).toBe(false);
    expect(disk.events.filter(({ kind }) => kind === 'sync')).toHaveLength(2);
  } finally {
    disk.stop();
    rmSync(folder, { recursive: true });
  }
});

it('confirms nothing after a failed sync', async () => {
  const sync = new GroupSync();
  await sync.done();
  sync.request(join(tmpdir(), 'savet-nothing', 'log'));
  await expect(sync.done()).rejects.toThrow(SyncError);
  await expect(sync.done()).rejects.toThrow(SyncError);
  expect(() => sync.doneNow()).toThrow(SyncError);
});
