import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

const page = readFileSync('docs/billing-scenarios.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (scenarios|-)/.test(line));

test('the page has a row for each defect, and for what held', () => {
  expect(rows.length).toBeGreaterThanOrEqual(27);
});

test.each(rows)('%s names tests that exist', (row) => {
  expect(namedTests(row)).not.toEqual([]);
  expect(missingTests(row)).toEqual([]);
});

test('the counts of conformance are those that its test demands', () => {
  const source = readFileSync('packages/stripe-simulator/src/conformance.test.ts', 'utf8');
  const demanded = [...source.matchAll(/toBeGreaterThanOrEqual\((\d+)\)/g)].map(([, n]) => n);
  const [objects = '', webhooks = ''] = demanded;
  expect(page).toContain(`**${objects} objects**`);
  expect(page).toContain(`**${webhooks} webhooks**`);
});
