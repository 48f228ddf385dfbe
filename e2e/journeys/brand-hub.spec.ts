import type { BrowserContext } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { goOffline } from '../../tools/test-server/go-offline.ts';
import { expect, test } from '../support/fixtures.ts';
import { BrandHubPage } from '../support/pages/brand-hub.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';
import type { Product } from '../support/server/product.ts';

const { brandHub } = en;
const { colorForm } = en.brandSheet;
/** Messages for requests which a test makes fail. */
const failedRequest = /Failed to load resource/;

for (const [name, texts] of Object.entries({ English: en, Bulgarian: bg })) {
  test(`the page shows that it is loading, in ${name}`, async ({ page, context, product }) => {
    await proUser(context, product, texts);
    await new BrandHubPage(page, texts).open();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/getUser', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/brandhub');
    await expect(page.getByText(texts.shell.loading)).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { name: texts.brandHub.title, level: 1 })).toBeVisible();
    await expect(page.getByText(texts.shell.loading)).toBeHidden();
  });

  test(`an offline edit is kept, shown as waiting, and saved when the network is back, in ${name}`, async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(failedRequest);
    await proUser(context, product, texts);
    const hub = new BrandHubPage(page, texts);
    await hub.open();
    await goOffline(page);
    await hub.write('mission', 'Хляб и без мрежа');
    await expect(page.getByText(texts.brandHub.waiting)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(texts.brandHub.offlineKept)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.brandHub.waiting)).toBeHidden({ timeout: 30_000 });
    // Read from the API, which knows nothing of this browser's unsent texts.
    const { read } = await apiOf(context, product);
    const kept = async () => (await read('getUser')).user.userInfo.brandHub?.brandCore?.mission;
    await expect.poll(kept).toBe('Хляб и без мрежа');
  });

  test(`two tabs edit the same field: the later one sees both texts and chooses, in ${name}`, async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/status of 409 .*saveBrandField/);
    await proUser(context, product, texts);
    const hub = new BrandHubPage(page, texts);
    await hub.open();
    await hub.keep('mission', 'First');
    const otherTab = await context.newPage();
    const otherHub = new BrandHubPage(otherTab, texts);
    await otherHub.open();
    await expect(otherTab.getByText('First')).toBeVisible();

    await hub.edit('mission');
    await otherHub.keep('mission', 'From the other tab');
    await hub.fillAndSave('From this tab');
    await expect(page.getByText(texts.brandHub.conflictTitle)).toBeVisible();
    await page.getByRole('button', { name: texts.brandHub.compare }).click();
    const dialog = page.getByRole('dialog', { name: texts.brandHub.conflictTitle });
    await expect(dialog.getByText('From the other tab')).toBeVisible();
    await expect(dialog.getByText('From this tab')).toBeVisible();
    await dialog.getByRole('button', { name: texts.brandHub.saveOwn }).click();
    await expect(otherTab.getByText('From this tab')).toBeVisible();
  });

  test(`an earlier version is restored, in ${name}`, async ({ page, context, product }) => {
    const { email } = await proUser(context, product, texts);
    const hub = new BrandHubPage(page, texts);
    await hub.open();
    await hub.write('vision', 'A bakery in every street');
    await expect(page.getByText('A bakery in every street')).toBeVisible();
    await hub.write('vision', 'A bakery in every city');
    await expect(page.getByText('A bakery in every city')).toBeVisible();
    await hub.edit('vision');
    await page.getByRole('button', { name: texts.brandHub.history }).click();
    const history = page.getByRole('dialog', {
      name: texts.brandHub.historyOf(texts.brandHub.fields.vision),
    });
    await expect(history.getByText(texts.brandHub.versionBy(email)).first()).toBeVisible();
    const earlier = history.getByRole('listitem').filter({ hasText: 'A bakery in every street' });
    await earlier.getByRole('button', { name: texts.brandHub.restore }).click();
    await expect(history).toBeHidden();
    await expect(page.getByText('A bakery in every street')).toBeVisible();
    await page.reload();
    await expect(page.getByText('A bakery in every street')).toBeVisible();
  });
}

test('a message to the team arrives, in Bulgarian, and its text stays while sending fails', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(failedRequest);
  const { email } = await proUser(context, product);
  await new ProfilePage(page).chooseBulgarian();
  await page.goto('/brandhub');
  const about = bg.brandHub.sections.positioning;
  await page.getByRole('button', { name: bg.brandHub.askTeam(about) }).click();
  const text = 'Позиционирането ни се промени: вече сме и в Пловдив.';
  await page.getByLabel(bg.brandSheet.contact.label).fill(text);
  await page.route('**/api/sendContactMessage', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'no', code: 'INVALID_INPUT' } }),
  );
  await page.getByRole('button', { name: bg.brandSheet.contact.send }).click();
  await expect(page.getByText(bg.brandSheet.contact.failed)).toBeVisible();
  await page.unroute('**/api/sendContactMessage');
  await page.reload();
  await page.getByRole('button', { name: bg.brandHub.askTeam(about) }).click();
  await expect(page.getByLabel(bg.brandSheet.contact.label)).toHaveValue(text);
  await page.getByRole('button', { name: bg.brandSheet.contact.send }).click();
  await expect(page.getByRole('dialog', { name: bg.brandSheet.contact.sentTitle })).toBeVisible();
  await expect
    .poll(() => product.mails().filter((mail) => mail.includes(text) && mail.includes(email)))
    .toHaveLength(1);
});

test('colours are typed in any format, reordered and saved', async ({ page, context, product }) => {
  await proUser(context, product);
  const hub = new BrandHubPage(page);
  await hub.open();
  await hub.edit('brandColors');
  const primary = page.getByRole('group', { name: colorForm.primary });
  for (const typed of ['4a6b3a', 'rgb(255, 0, 10)']) {
    await primary.getByRole('button', { name: colorForm.add }).click();
    await primary.getByLabel(colorForm.value, { exact: true }).last().fill(typed);
  }
  // The field that keeps what was typed shows the other notations below.
  await expect(primary.getByText('#4A6B3A · rgb(74, 107, 58)')).toBeVisible();
  await expect(primary.getByText('#FF000A', { exact: true })).toBeVisible();
  await primary.getByRole('button', { name: colorForm.up('#FF000A') }).click();
  await primary.getByLabel(colorForm.value, { exact: true }).first().fill('not a colour');
  await expect(primary.getByText(colorForm.invalid)).toBeVisible();
  await primary.getByLabel(colorForm.value, { exact: true }).first().fill('#FF000A');
  await page.getByRole('button', { name: brandHub.save }).click();
  await expect(primary).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('#FF000A')).toBeVisible();
  const shown = await page
    .locator('[id="userInfo.brandHub.visualIdentity.brandColors"]')
    .innerText();
  expect(shown.indexOf('#FF000A')).toBeLessThan(shown.indexOf('#4A6B3A'));
});

test('a receipt shows what has changed since, and the question can be asked again', async ({
  page,
  context,
  product,
}) => {
  await proUser(context, product);
  const hub = new BrandHubPage(page);
  await hub.open();
  await hub.keep('mission', 'Bread at night');
  await page.goto('/chat');
  const chat = new ChatPage(page);
  await chat.ask('What do we do?');
  const first = await product.provider.next();
  first.say('You bake at night.');
  first.finish();
  await chat.settled();
  const receipt = chat.replies.last().locator('summary');
  await expect(receipt).not.toContainText(en.chat.changedSince);
  const second = await context.newPage();
  const other = new BrandHubPage(second);
  await other.open();
  await other.keep('mission', 'Bread by day');
  await expect(receipt).toContainText(en.chat.changedSince);
  await receipt.click();
  await page.getByRole('button', { name: en.chat.askAgain }).click();
  const again = await product.provider.next();
  expect(again.prompt).toContain('Bread by day');
  again.say('You bake by day.');
  again.finish();
  await chat.settled();
  // A second version in the place of the first one.
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.questions).toContainText(en.chat.versionOf(2, 2));
});

test('an answer names a missing field, and the reply can be saved there', async ({
  page,
  context,
  product,
}) => {
  await proUser(context, product);
  await page.goto('/chat');
  const chat = new ChatPage(page);
  await chat.ask('How should we price our bread?');
  const first = await product.provider.next();
  first.say('That depends on what you sell.');
  first.finish();
  await chat.settled();
  const products = brandHub.fields.products;
  await expect(chat.replies.last().getByText(en.chat.betterWith)).toBeVisible();
  await expect(chat.replies.last().getByRole('button', { name: products })).toBeVisible();
  await chat.ask('Our products are sourdough bread and rolls for restaurants, 3 € a loaf');
  const second = await product.provider.next();
  second.say('Then charge for the night.');
  second.finish();
  await chat.settled();
  await page
    .getByRole('button', { name: en.chat.saveAs(products) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: en.chat.saveAs(products) });
  const text = dialog.getByLabel(products);
  await expect(text).toHaveValue(
    'Our products are sourdough bread and rolls for restaurants, 3 € a loaf',
  );
  await text.fill('Sourdough bread for restaurants, 3 € a loaf');
  await dialog.getByRole('button', { name: brandHub.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: en.chat.saveAs(products) })).toHaveCount(0);
  await new BrandHubPage(page).open();
  await expect(page.getByText('Sourdough bread for restaurants')).toBeVisible();
});

async function proUser(context: BrowserContext, product: Product, texts: typeof en = en) {
  const person = await signedIn(context, product);
  if (texts === bg) await (await apiOf(context, product)).read('updateUser', { language: 'BG' });
  await product.staff('plan', person.email, 'pro');
  return person;
}
