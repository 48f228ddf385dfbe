import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Toggle } from '#ui/controls/toggle.tsx';
import { resize } from '../app/open-app.tsx';

const element = document.createElement('main');
const root = createRoot(element);

beforeEach(() => document.body.append(element));
afterEach(() => {
  root.render(null);
  element.remove();
});

test.for([
  { width: 360, rows: [0, 0, 1, 1] },
  { width: 390, rows: [0, 0, 1, 1] },
  { width: 1440, rows: [0, 0, 0, 0] },
])('at $width px, four options stand in the rows $rows', async ({ width, rows }) => {
  await resize({ width, height: 800 });
  const labels = ['Queries', 'Active users', 'Sign-ups', 'Failed answers'];
  const options = labels.map((value) => ({ value, label: value }));
  root.render(
    createElement(Toggle, { label: 'Numbers', value: 'Queries', options, onChange() {} }),
  );
  const buttons = page.getByRole('button');
  await expect.element(buttons.nth(3)).toBeVisible();
  const tops = buttons.elements().map((button) => button.getBoundingClientRect().top);
  expect(tops.map((top) => [...new Set(tops)].indexOf(top))).toEqual(rows);
});
