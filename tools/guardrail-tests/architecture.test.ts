import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '../boundaries/arrows.ts';

test('ARCHITECTURE.md has the features in the order of their imports', () => {
  const prefix = 'server/features/';
  const names = parts.map(({ name }) => name).filter((name) => name.startsWith(prefix));
  const order = names.map((name) => name.slice(prefix.length)).join(' < ');
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(`- features: \`${order}\`;`);
});
