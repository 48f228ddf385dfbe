import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { eraseFromOutbox } from './outbox-files.ts';

const outbox = join(mkdtempSync(join(tmpdir(), 'savet-outbox-')), 'outbox');
afterEach(() => rmSync(outbox, { recursive: true, force: true }));

it('deletes the mails that name an address, and no others', async () => {
  mkdirSync(outbox);
  const texts = {
    'to.txt': 'From: team@savet.test\nTo: ann@savet.test\n\nHello',
    'from.txt': 'To: team@savet.test\nReply-To: Ann@Savet.test\n\nHelp',
    'within.txt': 'To: team@savet.test\n\nAnn <ann@savet.test>. Please write to her.',
    'end.txt': 'To: team@savet.test\n\nWrite to ann@savet.test.',
    'half.txt.part': 'To: ann@savet.test\n\nHe',
    'longer.txt': 'To: joann@savet.test\n\nHello',
    'other.txt': 'To: ann@savet.test.example\n\nHello',
    'dotted.txt': 'To: ann@savetxtest\n\nHello',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(outbox, name), text);
  await eraseFromOutbox(outbox, ['ann@savet.test', 'former@savet.test']);
  expect(readdirSync(outbox).sort()).toEqual(['dotted.txt', 'longer.txt', 'other.txt']);
});

it('has nothing to do without the folder', async () => {
  await expect(eraseFromOutbox(outbox, ['ann@savet.test'])).resolves.toBeUndefined();
});
