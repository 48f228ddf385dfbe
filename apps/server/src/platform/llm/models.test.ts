import { readFileSync } from 'node:fs';
import { modelProviders } from '@savet/contract/models';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../../../', import.meta.url);

describe.each(['README.md', 'docs/ai-providers.md'])('%s', (page) => {
  const text = readFileSync(new URL(page, root), 'utf8');

  test.each(modelProviders)('has a row for %s in its table of providers', (name) => {
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.join('\n')).toMatch(new RegExp(`AI_PROVIDER=${name}[ \`]`));
  });
});
