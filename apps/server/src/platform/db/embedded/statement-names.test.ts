import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const VALUES = 1;

it('names a text the second time, and keeps the name', () => {
  const names = new StatementNames();
  expect(names.of('select $1', VALUES)).toBeUndefined();
  const name = names.of('select $1', VALUES);
  expect(name).toBeDefined();
  expect(names.of('select $1', VALUES)).toBe(name);
});

it('names no statement without values', () => {
  const names = new StatementNames();
  for (let time = 0; time < 3; time += 1) expect(names.of('commit', 0)).toBeUndefined();
});

it('gives a new name after a change of a table, because the old one returns the old columns', () => {
  const names = new StatementNames();
  names.of('select $1', VALUES);
  const before = names.of('select $1', VALUES);
  names.of('  ALTER table chats add column a text', 0);
  names.of('select $1', VALUES);
  expect(names.of('select $1', VALUES)).not.toBe(before);
});

it('names a text that comes again after many that came once', () => {
  const names = new StatementNames();
  for (let text = 0; text < 10_000; text += 1) names.of(`select $1, ${text}`, VALUES);
  names.of('select $1', VALUES);
  expect(names.of('select $1', VALUES)).toBeDefined();
});

it('keeps at most 500 names', () => {
  const names = new StatementNames();
  const given = new Set<string | undefined>();
  for (let text = 0; text < 600; text += 1) {
    names.of(`select $1, ${text}`, VALUES);
    given.add(names.of(`select $1, ${text}`, VALUES));
  }
  given.delete(undefined);
  expect(given.size).toBe(500);
});
