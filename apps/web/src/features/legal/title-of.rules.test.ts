import { expect, it } from 'vitest';
import { bodyBelow, titleOf } from './title-of.rules.ts';

it('separates the title of a document from its text', () => {
  expect(titleOf('# Terms #\n\n## 1. We')).toEqual({ title: 'Terms', body: '## 1. We' });
  expect(titleOf('## 1. We')).toEqual({ title: null, body: '## 1. We' });
});

it('moves headings up where the page has the title already', () => {
  const body = '## 1. We\n\ntext ## of it\n\n### 1.1 Us';
  expect(bodyBelow(null, body)).toBe('# 1. We\n\ntext ## of it\n\n## 1.1 Us');
  expect(bodyBelow('Terms', body)).toBe(body);
  expect(bodyBelow(null, `# Part\n\n${body}`)).toBe(`# Part\n\n${body}`);
});
