import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLegalFolder } from './legal-folder.ts';
import { shownLanguage, versionOf } from './text-version.rules.ts';

describe('the folder of legal documents', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'savet-legal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string | Uint8Array) =>
    writeFileSync(join(folder, name), text);

  it('has the documents by kind and language, without byte order mark and line ends of Windows', () => {
    write('terms.en.md', '\uFEFF# Terms\r\n\r\nOne.\r\n');
    write('terms.bg.md', '# Условия');
    write('privacy.bg.md', 'Лични данни');
    const { texts, ignored } = readLegalFolder(folder);
    expect(Object.fromEntries(texts.get('terms') ?? [])).toEqual({
      BG: '# Условия',
      EN: '# Terms\n\nOne.',
    });
    expect([...(texts.get('privacy') ?? [])]).toEqual([['BG', 'Лични данни']]);
    expect(texts.has('refunds')).toBe(false);
    expect(ignored).toEqual([]);
  });

  it('names files that are no documents', () => {
    write('term.en.md', 'Terms');
    write('terms.de.md', 'AGB');
    write('.gitkeep', '');
    expect(readLegalFolder(folder).ignored).toEqual(['term.en.md', 'terms.de.md']);
  });

  it.each([
    ['empty', ' \n', 'LEGAL_DIR: terms.en.md is empty'],
    ['not UTF-8', new Uint8Array([0x43, 0xe9, 0x64]), 'LEGAL_DIR: terms.en.md is not UTF-8 text'],
    ['too long', 'x'.repeat(300_001), 'LEGAL_DIR: terms.en.md has more than 300000 characters'],
  ])('refuses a document that is %s', (_what, text, message) => {
    write('terms.en.md', text);
    expect(() => readLegalFolder(folder)).toThrow(message);
  });

  it('refuses a missing folder in one line', () => {
    const missing = join(folder, 'nothing');
    expect(() => readLegalFolder(missing)).toThrow(
      `LEGAL_DIR: the folder ${missing} can't be read`,
    );
  });
});

it('a version changes with a text in any language, and with nothing else', () => {
  const both = versionOf(
    new Map([
      ['EN', 'a'],
      ['BG', 'б'],
    ]),
  );
  const otherOrder = versionOf(
    new Map([
      ['BG', 'б'],
      ['EN', 'a'],
    ]),
  );
  expect(both).toMatch(/^[0-9a-f]{64}$/);
  expect(otherOrder).toBe(both);
  expect(versionOf(new Map([['EN', 'a']]))).not.toBe(both);
  expect(versionOf(new Map([['BG', 'a']]))).not.toBe(versionOf(new Map([['EN', 'a']])));
});

it('a text is shown in the reader’s language, or in the one that it has', () => {
  const english = new Map([['EN', 'a']] as const);
  expect(shownLanguage(english, 'EN')).toBe('EN');
  expect(shownLanguage(english, 'BG')).toBe('EN');
});
