import { bg } from '@savet/i18n/bg';
import { expect, test } from '../support/fixtures.ts';
import { expectNoEnglish } from '../support/no-english.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { signedIn } from '../support/personas/people.ts';

test('logged out: every screen is in Bulgarian once chosen', async ({ page }) => {
  for (const path of [
    '/login',
    '/signup',
    '/continue?refusal=ACCOUNT_NOT_VERIFIED',
    '/forgot',
    '/reset',
    '/newemail',
    '/undoemail',
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'BG' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expectNoEnglish(page);
  }
});

test('the browser’s own hints are in Bulgarian too', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'BG' }).click();
  const { errors, logIn } = bg.accounts;
  const email = page.getByLabel(logIn.email);
  const submit = page.getByRole('button', { name: logIn.submit, exact: true });
  await submit.click();
  await expect(email).toHaveJSProperty('validationMessage', errors.required);
  await email.fill('вера');
  await submit.click();
  await expect(email).toHaveJSProperty('validationMessage', errors.invalidEmail);
  await email.fill('vera@savet.example');
  await expect(email).toHaveJSProperty('validationMessage', '');
});

test('logged in: every screen is in Bulgarian, also on the next visit', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await new ProfilePage(page).chooseBulgarian();
  for (const path of ['/profile', '/payment', '/brandhub', '/success', '/cancel', '/chat']) {
    await page.goto(path);
    await expectNoEnglish(page);
  }
  await product.staff('plan', email, 'pro');
  await product.staff('grant', email);
  for (const path of ['/profile', '/brandhub', '/success', '/admin', '/chat']) {
    await page.goto(path);
    await expectNoEnglish(page);
  }
});

test('short words stay off the ends of lines; a chosen question has plain spaces', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await new ProfilePage(page).chooseBulgarian();
  await page.goto('/chat');
  const question = bg.chat.starters.generalPricing;
  const starter = page.getByRole('button', { name: question });
  await expect(starter).toBeVisible();
  expect(await starter.textContent()).toBe('Как да\u00A0определя цена за\u00A0услугата\u00A0си?');
  await starter.click();
  await expect(new ChatPage(page, bg).composer).toHaveValue(question);
});

test('a conversation in Bulgarian, with its failures', async ({ page, context, product }) => {
  await signedIn(context, product);
  await new ProfilePage(page).chooseBulgarian();
  await page.goto('/chat');
  const chat = new ChatPage(page, bg);
  await chat.ask('Как да определим цената?');
  const answer = await product.provider.next();
  expect(answer.instructions).toContain('Bulgarian');
  answer.say('Започнете от стойността.');
  answer.finish();
  await chat.settled();
  await expectNoEnglish(page, 'A fitting title');
  await chat.ask('А отстъпката?');
  (await product.provider.next()).refuse(400);
  await expect(chat.replies.last()).toHaveAttribute('data-status', 'failed');
  await expectNoEnglish(page, 'A fitting title');
});
