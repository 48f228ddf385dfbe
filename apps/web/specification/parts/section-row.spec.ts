import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const row = page.getByRole('navigation', { name: 'Sections' });

test.for([
  { bar: 'no bar', height: 0, open: () => openHub({}) },
  {
    bar: 'the notice of a request',
    height: 56,
    open: () => openHub({ viewingRequestUntil: '2036-11-02T09:30:00.000Z' }),
  },
  { bar: 'the banner of a viewing', height: 104, open: openViewedHub },
])(
  'with $bar above it, the row of sections on a phone covers nothing that is scrolled to',
  async ({ height, open }) => {
    await resize(sizes.phone);
    await open();
    const below = (element: Element) =>
      Math.round(
        element.getBoundingClientRect().top - row.element().getBoundingClientRect().bottom,
      );
    await expect.element(row).toBeVisible();
    // As the browser scrolls to a control that takes the focus.
    const vision = page.getByText('Vision', { exact: true });
    await expect.element(vision).toBeVisible();
    const label = vision.element();
    label.scrollIntoView();
    await expect.poll(() => row.element().getBoundingClientRect().top).toBe(height);
    expect(below(label)).toBe(0);
    await row.getByRole('link', { name: 'Brand Core', exact: true }).click();
    const heading = page.getByRole('heading', { name: 'Brand Core' });
    await expect.element(heading).toHaveFocus();
    expect(below(heading.element())).toBe(24);
  },
);

async function openHub(user: ConstructorParameters<typeof FakeApi>[0]) {
  await openApp(new FakeApi({ plan: 'pro', ...user }), '/brandhub');
}

/** The language is that of the staff member. */
async function openViewedHub() {
  const { api } = await openViewing({ plan: 'pro' });
  await openApp(api, '/brandhub');
}
