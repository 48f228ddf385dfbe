import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { AdminPage } from '../support/pages/admin.ts';
import { signedIn } from '../support/personas/people.ts';
import { staffPage } from '../support/personas/staff.ts';
import { apiOf } from '../support/server/api.ts';

const text = en.admin;
/** The call client makes three attempts. */
const ATTEMPTS = 3;

test('a reply whose acknowledgement was lost is sent again as the same reply', async ({
  context,
  product,
  another,
  problems,
}) => {
  const user = await signedIn(context, product);
  await product.staff('plan', user.email, 'pro');
  const { read: call } = await apiOf(context, product);
  const contactMessageId = crypto.randomUUID();
  const contactMessage = { contactMessageId, section: null, text: 'Help, please.' };
  await call('sendContactMessage', contactMessage);

  const staff = await staffPage(await another(), product);
  problems.expect(/ERR_FAILED .*answerContactMessage/);
  let lost = 0;
  await staff.page.route('**/api/answerContactMessage', async (route) => {
    if (lost === ATTEMPTS) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await new AdminPage(staff.page).open('messages');
  const message = staff.page.getByRole('listitem').filter({ hasText: user.email });
  await message.getByRole('button', { name: text.answer, exact: true }).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByLabel(text.answerText).fill('Gladly.');
  await dialog.getByRole('button', { name: text.sendAnswer }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(lost).toBe(ATTEMPTS);
  await expect(dialog.getByLabel(text.answerText)).toHaveValue('Gladly.');
  await dialog.getByRole('button', { name: text.sendAnswer }).click();
  await expect(dialog).toHaveCount(0);
  await staff.page.getByRole('button', { name: text.messageChoices.answered }).click();
  await expect(message).toContainText('Gladly.');
});

test('a failed search shows no users and can be retried', async ({
  context,
  product,
  another,
  problems,
}) => {
  const user = await signedIn(context, product);
  const staff = await staffPage(await another(), product);
  const gallery = new AdminPage(staff.page);
  await gallery.open();
  await expect(gallery.cards.filter({ hasText: user.email })).toBeVisible();
  problems.expect(/ERR_FAILED .*listUsers/);
  await staff.page.route('**/api/listUsers', (route) => route.abort());
  await gallery.search.fill(user.email);
  await expect(staff.page.getByText(text.noUsers)).toBeVisible();
  await expect(gallery.cards).toHaveCount(0);
  await staff.page.unroute('**/api/listUsers');
  await staff.page.getByRole('button', { name: text.loadAgain }).click();
  await expect(gallery.cards).toHaveCount(1);
  await expect(gallery.cards).toContainText(user.email);
});

test('a required reason is asked for and kept when the viewing cannot start', async ({
  context,
  product,
  another,
  problems,
}) => {
  const user = await signedIn(context, product);
  const staff = await staffPage(await another(), product);
  const refused = {
    status: 400,
    json: { success: false, error: 'A reason is required', code: 'REASON_REQUIRED' },
  };
  problems.expect(/status of 400 .*startViewing/);
  let attempts = 0;
  await staff.page.route('**/api/startViewing', (route) => {
    attempts += 1;
    return attempts <= 2 ? route.fulfill(refused) : route.continue();
  });
  const gallery = new AdminPage(staff.page);
  await gallery.open();
  await gallery.search.fill(user.email);
  await gallery.cards.filter({ hasText: user.email }).getByRole('button').click();
  const dialog = staff.page.getByRole('dialog');
  const reason = dialog.getByLabel(text.reason);
  await reason.fill('Asked for help by phone');
  await dialog.getByRole('button', { name: text.view }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(reason).toHaveValue('Asked for help by phone');
  await dialog.getByRole('button', { name: text.view }).click();
  await staff.page.waitForURL('**/chat');
});
