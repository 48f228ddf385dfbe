import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { holdBack } from './held-call.ts';
import { expectOverlay } from './overlay.ts';
import { viewingPage } from './viewed-account.ts';

/** The sections and their fields, of a startup. */
const sections = {
  'Basic Info': ['Startup Name', 'Industry', 'Business Description'],
  'Brand Core': ['Mission', 'Vision', 'Values', 'Brand Purpose'],
  'Target Audience': ['Ideal Customer', 'Pain Points', 'Desires', 'Buying Triggers'],
  Positioning: ['Category', 'Competitive Advantage', 'Positioning Statement'],
  'Brand Voice': ['Tone of Voice', 'Vocabulary Guide'],
  'Visual Identity': ['Brand Colours', 'Design Style'],
  'Core Products': ['Products', 'Unique Selling Proposition'],
};

test('“Header with back button to /chat and a title; seven sections whose fields are each editable in a modal; a colour manager for brand colours”', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await product.staff('plan', email, 'pro');
  await page.goto('/brandhub');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand Hub');
  await expect(page.getByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat');
  const names = Object.keys(sections);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...names, /.+/]);
  for (const [name, labels] of Object.entries(sections)) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.locator('dt')).toHaveText(labels);
    for (const label of labels) {
      await section.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
      await expect(page.getByRole('dialog', { name: label, exact: true })).toBeVisible();
      if (label !== 'Brand Colours') await page.keyboard.press('Escape');
      else await addColour(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  await expect(page.getByText('#CCCCCC')).toBeVisible();

  // Labels and fields follow the account type.
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  const basic = page.getByRole('region', { name: 'Basic Info', exact: true });
  await expect(basic.locator('dt')).toHaveText(['Company Name', 'Industry', 'Role']);
  await chooseBulgarian(page, product);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...Object.values(bg.brandHub.sections),
    /.+/,
  ]);
  await expectNoEnglish(page);
});

test('“a notice that the team handles Brand Hub updates with a Contact Us button; a contact-message dialog openable from the sections. While loading it shows ‘Loading...’.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  const { email } = await signedIn(context, product);
  await product.staff('plan', email, 'pro');
  await page.goto('/profile');
  const release = await holdBack(page, '**/api/getUser');
  await page.goto('/brandhub');
  await expectOverlay(page, 'Loading...');
  release();
  const notice = page.getByRole('region', { name: /^Our team takes care of Brand Hub updates/ });
  await notice.getByRole('button', { name: 'Contact Us', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Write to the team' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of Object.keys(sections)) {
    await page.getByRole('button', { name: `Ask the team about ${name}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: `Write to the team: ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await chooseBulgarian(page, product);
  await page.unroute('**/api/getUser');
  const releaseAgain = await holdBack(page, '**/api/getUser');
  await page.reload();
  await expectOverlay(page, bg.shell.loading);
  releaseAgain();
  await page.getByRole('button', { name: bg.brandHub.contact, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoEnglish(page);
});

test('“A full-screen lock overlay shows when the plan is free and admin mode is off: back-to-chat button, a message that Brand Hub is only for Pro and Enterprise users, and an Upgrade to Pro button to /payment with the upgrade flag.”', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/brandhub');
  await expect(page.getByText('Brand Hub is only for Pro and Enterprise users.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat');
  await expect(page.getByRole('button')).toHaveText(['Upgrade to Pro']);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await page.getByRole('main').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width });
  expect(box?.height).toBeGreaterThanOrEqual(height);
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade your plan');
  await page.goto('/brandhub');
  await chooseBulgarian(page, product);
  await expect(page.getByText(bg.brandHub.locked)).toBeVisible();
  await expectNoEnglish(page);
});

test('“… and admin mode is off”: the lock is not for who views; “Other plans: only free is tested for the Brand Hub lock.”', {
  tag: '@desktop',
}, async ({ page, context, product, another }) => {
  const { email } = await signedIn(context, product);
  const staff = await viewingPage(await another(), product, email);
  await staff.goto('/brandhub');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Brand Hub (view only)');
  await expect(staff.getByRole('heading', { name: 'Brand Core' })).toBeVisible();
  await product.staff('plan', email, 'enterprise');
  await page.goto('/brandhub');
  await expect(page.getByRole('heading', { name: 'Brand Core' })).toBeVisible();
});

/** In the open colour manager: one primary colour, as it is when it is new. */
async function addColour(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group')).toHaveCount(2);
  const primary = dialog.getByRole('group', { name: 'Primary colours' });
  await primary.getByRole('button', { name: 'Add a colour' }).click();
  await expect(primary.getByLabel('Colour', { exact: true })).toHaveValue('#CCCCCC');
  await expect(primary).toContainText('#CCCCCC  rgb(204, 204, 204)  rgba(204, 204, 204, 1)');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}
