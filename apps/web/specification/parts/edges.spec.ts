import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';

/** Icons that end a row of a page, and headings of sections with one. */
const rows = 'dl > div:has(button > svg), header:has(> h2):has(button > svg)';

test.for(
  ['/profile', '/brandhub'].flatMap((path) =>
    Object.entries(sizes).map(([device, size]) => ({ path, device, size })),
  ),
)('icons at the ends of rows share the edge of their column: $path on a $device', async (row) => {
  await resize(row.size);
  await openApp(new FakeApi({ plan: 'pro' }), row.path);
  await expect.element(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
  const distances = [...document.querySelectorAll(rows)].map((element) => {
    // Beside a word, the icon begins what the word ends.
    const button = element.querySelector('button:has(> svg)');
    const last = [...(button?.children ?? [])].findLast((part) => part.clientWidth > 0);
    const right = last?.getBoundingClientRect().right ?? 0;
    return Math.round(right - element.getBoundingClientRect().right);
  });
  expect(distances.length).toBeGreaterThan(1);
  expect(new Set(distances)).toEqual(new Set([0]));
});

test('on a phone, the plan is not squeezed beside the button for payments', async () => {
  await resize({ width: 360, height: 800 });
  await openApp(new FakeApi({ plan: 'pro' }), '/profile');
  const plan = page.getByText(/queries left/).last();
  await expect.element(plan).toBeVisible();
  const row = plan.element().closest('dd')?.getBoundingClientRect();
  const manage = page.getByRole('button', { name: 'Manage Billing' }).element();
  const { left, top } = manage.getBoundingClientRect();
  expect(left).toBe(row?.left);
  expect(top).toBeGreaterThanOrEqual(plan.element().getBoundingClientRect().bottom);
});

test.for([390, 768, 1440])(
  'at %s px, the logo is in one place on all pages outside the chat',
  async (width) => {
    await resize({ width, height: 900 });
    const places: string[] = [];
    for (const path of ['/login', '/signup', '/profile', '/brandhub', '/payment', '/cancel']) {
      // The Brand Hub of the free plan is locked.
      for (const plan of path === '/brandhub' ? (['free', 'pro'] as const) : (['free'] as const)) {
        const api = new FakeApi({ plan });
        api.isSignedIn = !['/login', '/signup'].includes(path);
        await openApp(api, path);
        await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { left, top } = page
          .getByText('Savet', { exact: true })
          .element()
          .getBoundingClientRect();
        places.push(`${Math.round(left)}, ${Math.round(top)}`);
      }
    }
    expect(places).toHaveLength(7);
    expect(new Set(places).size, places.join(' | ')).toBe(1);
  },
);
