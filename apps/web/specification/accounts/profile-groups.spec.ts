import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectNoEnglish, expectTexts } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const groups = [
  en.security.groups.account,
  en.security.groups.plan,
  en.security.groups.security,
  en.security.groups.privacy,
];
const list = page.getByRole('navigation', { name: en.security.groups.label, exact: true });

test('the profile has four groups, listed beside it, and ends with log-out', async () => {
  await resize(sizes.desktop);
  const api = new FakeApi();
  await openApp(api, '/profile');
  await expectTexts(page.getByRole('heading', { level: 2 }), groups);
  await expectTexts(list.getByRole('link'), groups);
  const buttons = page.getByRole('main').getByRole('button');
  await expect.element(buttons.last()).toHaveTextContent(en.profile.logOut);
  await list.getByRole('link', { name: en.security.groups.privacy }).click();
  const privacy = page.getByRole('heading', { name: en.security.groups.privacy, level: 2 });
  await expect.element(privacy).toHaveFocus();
  await chooseBulgarian(api);
  await expect.element(page.getByText(bg.security.groups.plan).first()).toBeVisible();
  await expectNoEnglish();
});

test('the list marks the section that is worked in, wherever it is on the screen', async () => {
  await resize(sizes.desktop);
  await openApp(new FakeApi(), '/profile');
  const setUp = page.getByRole('button', { name: en.security.secondFactor.setUp });
  await expect.element(setUp).toBeInTheDocument();
  setUp.element().focus({ preventScroll: true });
  const security = list.getByRole('link', { name: en.security.groups.security });
  await expect.element(security).toHaveAttribute('aria-current', 'true');
});

test('on a phone the list of the groups stands above them', async () => {
  await resize(sizes.phone);
  await openApp(new FakeApi(), '/profile');
  await expectTexts(list.getByRole('link'), groups);
  await list.getByRole('link', { name: en.security.groups.security }).click();
  const security = page.getByRole('heading', { name: en.security.groups.security, level: 2 });
  await expect.element(security).toHaveFocus();
  await expect.element(security).toBeInViewport();
});

test('links on top lead to the ledger and to the viewings', async () => {
  await openApp(new FakeApi(), '/profile');
  const summary = page.getByRole('navigation', { name: en.security.groups.summary });
  for (const title of [en.quota.ledger, en.security.viewing.title]) {
    await summary.getByRole('link', { name: title }).click();
    await expect.element(page.getByRole('heading', { name: title, level: 3 })).toHaveFocus();
  }
});

test('staff who are viewing see no group for security, and no log-out', async () => {
  const { api } = await openViewing();
  await openApp(api, '/profile');
  await expectTexts(
    page.getByRole('heading', { level: 2 }),
    groups.filter((name) => name !== en.security.groups.security),
  );
  await expectCount(page.getByRole('button', { name: en.profile.logOut }), 0);
});
