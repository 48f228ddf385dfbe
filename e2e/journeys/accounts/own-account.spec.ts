import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { en } from '@savet/i18n/en';
import { mails } from '@savet/i18n/mails';
import { firstScreen } from '../../support/first-screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { LoginPage } from '../../support/pages/login.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { newcomer, signedIn } from '../../support/personas/people.ts';
import { staffMember, uidOf } from '../../support/personas/staff.ts';
import { holdBack } from '../../support/server/hold-call.ts';
import { linkIn, mailsTo } from '../../support/server/mails.ts';

const { verification } = en.security;
const { shareFeedback } = en.security;
const failedRequest = /Failed to load resource/;

test('the user sees who viewed the account, when, why and what they opened', async ({
  page,
  context,
  another,
  product,
  problems,
}) => {
  const { email } = await signedIn(context, product);
  const texts = en.security.viewing;
  const list = page.getByRole('region', { name: texts.title });

  await test.step('nobody yet; a failure can be tried again', async () => {
    problems.expect(failedRequest);
    const refusal = { success: false, error: 'no', code: 'INTERNAL' };
    await page.route('**/api/listViewings', (route) =>
      route.fulfill({ status: 500, json: refusal }),
    );
    await page.goto('/profile');
    await expect(list.getByText(texts.loadFailed)).toBeVisible();
    await page.unroute('**/api/listViewings');
    await list.getByRole('button', { name: texts.retry }).click();
    await expect(list.getByText(texts.none)).toBeVisible();
  });

  const staff = await staffMember(await another(), product);
  const uid = await uidOf(staff, email);
  const reason = 'Обади се по телефона';
  const { viewingId } = await staff.call('startViewing', { uid, reason });
  await staff.call('getUser', { uid });
  await staff.call('listChats', { uid });
  await page.reload();
  const entry = list.getByRole('listitem');
  await expect(entry.getByText(staff.email)).toBeVisible();
  await expect(entry.getByText(texts.reason(reason))).toBeVisible();
  await expect(entry.getByText(/^now, until \d\d:\d\d at the latest$/)).toBeVisible();
  const looked = texts.opened(`${texts.things.profile}, ${texts.things.chats}`);
  await expect(entry.getByText(looked)).toBeVisible();

  await staff.call('stopViewing', { viewingId });
  await staff.call('startViewing', { uid });
  await page.reload();
  await expect(entry).toHaveCount(2);
  await expect(entry.first().getByText(texts.noReason)).toBeVisible();
  await expect(entry.first().getByText(texts.nothingOpened)).toBeVisible();
  await expect(entry.last().getByText(texts.lessThanMinute)).toBeVisible();
});

for (const language of languageCodes) {
  test(`an address is confirmed by the link in an email (${language})`, {
    tag: firstScreen(language),
  }, async ({ page, context, product }) => {
    const { accounts, security } = catalogues[language];
    const { signUp, linkOutcomes } = accounts;
    const texts = security.verification;
    const person = newcomer();
    await page.goto('/signup');
    await page.getByRole('button', { name: language }).click();
    await page.getByLabel(signUp.firstName, { exact: true }).fill(person.firstName);
    await page.getByLabel(signUp.lastName, { exact: true }).fill(person.lastName);
    await page.getByLabel(signUp.email, { exact: true }).fill(person.email);
    await page.getByLabel(signUp.password, { exact: true }).fill(person.password);
    await page.getByLabel(signUp.confirmPassword, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: signUp.submit }).click();
    await page.waitForURL('**/payment');
    await expect.poll(() => mailsTo(product, person.email)).toHaveLength(1);
    expect(mailsTo(product, person.email)[0]).toContain(mails[language].verification.subject);

    await page.goto('/profile');
    await expect(page.getByText(texts.unconfirmed)).toBeVisible();
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent(person.email))).toBeVisible();
    await expect.poll(() => mailsTo(product, person.email)).toHaveLength(2);

    const link = linkIn(mailsTo(product, person.email)[1]);
    await page.goto(`${link.replace('token=', 'token=x')}`);
    await expect(page).toHaveURL(`${product.url}/profile`);
    await expect(page.getByText(texts.outcomes.invalid)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.send })).toBeVisible();

    await page.goto(link);
    await expect(page).toHaveURL(`${product.url}/profile`);
    await expect(page.getByText(texts.outcomes.confirmed)).toBeVisible();
    await expect(page.getByText(texts.confirmed, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.send })).toHaveCount(0);

    await context.clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL(`${product.url}/login`);
    await expect(page.getByText(linkOutcomes.confirmed)).toBeVisible();
  });
}

test('a failed verification email is reported and can be requested again', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(failedRequest);
  const { email } = await signedIn(context, product);
  await page.goto('/profile?error=TOKEN_EXPIRED');
  await expect(page.getByText(verification.outcomes.expired)).toBeVisible();
  const route = '**/api/auth/send-verification-email';
  await page.route(route, (matched) => matched.fulfill({ status: 500, json: {} }));
  const send = page.getByRole('button', { name: verification.send });
  await send.click();
  await expect(page.getByText(verification.failed)).toBeVisible();
  await page.unroute(route);
  await send.click();
  await expect(page.getByText(verification.sent(email))).toBeVisible();
  await expect(page.getByText(verification.failed)).toHaveCount(0);
});

test('sharing rated answers is a choice that persists, and a failed save is reported', async ({
  page,
  context,
  product,
  problems,
}) => {
  await signedIn(context, product);
  await page.goto('/profile');
  const on = page.getByRole('button', { name: shareFeedback.on, exact: true });
  const off = page.getByRole('button', { name: shareFeedback.off, exact: true });
  await expect(off).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse('**/api/updateUser');
  await on.click();
  await expect(on).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(on).toHaveAttribute('aria-pressed', 'true');

  problems.expect(failedRequest);
  const refusal = { success: false, error: 'no', code: 'INTERNAL' };
  await page.route('**/api/updateUser', (route) => route.fulfill({ status: 500, json: refusal }));
  await off.click();
  await expect(page.getByText(en.profile.settingFailed)).toBeVisible();
  await expect(on).toHaveAttribute('aria-pressed', 'true');
});

test('the last chosen language wins, even if an earlier choice is saved later', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/profile');
  const english = page.getByRole('button', { name: 'English', exact: true });
  const html = page.locator('html');
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  const release = await holdBack(page, '**/api/updateUser');
  await page.getByRole('button', { name: 'Български', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'bg');
  await english.click();
  await expect(html).toHaveAttribute('lang', 'en');

  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/updateUser') &&
      response.request().postData()?.includes('"EN"') === true,
  );
  release();
  await saved;
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('lang', 'en');
});

test('log-out asks what to do with a draft and deletes it on request', async ({
  page,
  context,
  product,
  problems,
}) => {
  // The lists of the profile may still be on their way when the session ends.
  problems.expect(/status of 401 /);
  const person = await signedIn(context, product);
  const profile = new ProfilePage(page);
  const chat = new ChatPage(page);
  const { profile: text } = en;
  await page.goto('/chat');
  await chat.composer.fill('For my eyes only');

  await profile.open();
  await page.getByRole('button', { name: text.logOut, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.unsent.keep }).click();
  await page.waitForURL('**/login');
  await new LoginPage(page).logIn(person);
  await expect(chat.composer).toHaveValue('For my eyes only');

  await profile.open();
  await page.getByRole('button', { name: text.logOut, exact: true }).click();
  // Log-in is a full page load, so nothing of the old page is kept.
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: text.unsent.delete }).click();
  await loaded;
  await page.waitForURL('**/login');
  await expect
    .poll(async () => JSON.stringify(await context.storageState()))
    .not.toContain('For my eyes only');
  await new LoginPage(page).logIn(person);
  await expect(chat.composer).toHaveValue('');
});
