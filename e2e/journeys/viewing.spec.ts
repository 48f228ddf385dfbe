import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { AdminPage } from '../support/pages/admin.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { signedIn } from '../support/personas/people.ts';
import { staffPage, uidOf } from '../support/personas/staff.ts';
import { apiOf } from '../support/server/api.ts';

const text = en.shell.viewing;

test('staff find a user by Latin spelling, watch an answer arrive, cannot write anything, and stop; the user sees the viewing', {
  tag: '@phone',
}, async ({ page, context, product, another }) => {
  const user = await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  const staff = await staffPage(await another(), product);
  const admin = new AdminPage(staff.page);
  const seen = new ChatPage(staff.page);

  await test.step('found and viewed with one click', async () => {
    await admin.open();
    await expect(staff.page.getByText(en.admin.text)).toBeVisible();
    await admin.view(`Iva Petrova ${user.email}`, user.email);
    await expect(staff.page.getByText(text.as(user.email))).toBeVisible();
  });

  await test.step('the answer that the user gets right now comes for the viewer too', async () => {
    await chat.ask('Какво да правим?');
    const answer = await product.provider.next();
    answer.say('Първо питайте ');
    await seen.openMenu();
    await seen.menu.getByRole('link').filter({ hasText: en.chat.newChat }).first().click();
    await expect(seen.replies.last()).toContainText('Първо питайте');
    await expect(seen.replies.last()).toHaveAttribute('data-status', 'answering');
    await expect(staff.page.getByRole('button', { name: en.chat.stop, exact: true })).toHaveCount(
      0,
    );
    answer.say('петима клиенти.');
    answer.finish();
    await seen.settled();
    await chat.settled();
    expect(await seen.answer()).toBe(await chat.answer());
  });

  await test.step('nothing on the screen writes', async () => {
    await expect(seen.composer).toBeDisabled();
    await expect(seen.composer).toHaveAttribute('placeholder', en.chat.placeholderViewing);
    await expect(
      staff.page.getByRole('button', { name: en.chat.disabled, exact: true }),
    ).toBeDisabled();
    await expect(seen.thumb('good')).toBeDisabled();
    await expect(staff.page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(staff.page.getByRole('link', { name: en.chat.adminPanel })).toHaveCount(0);
    await staff.page.reload();
    await expect(staff.page.getByText(text.as(user.email))).toBeVisible();
    await expect(seen.composer).toBeDisabled();

    await staff.page.goto('/profile');
    await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(
      en.profile.titleViewOnly,
    );
    await expect(staff.page.getByText(user.email, { exact: true })).toBeVisible();
    await expect(staff.page.getByRole('button', { name: en.security.name.edit })).toHaveCount(0);
    await expect(staff.page.getByRole('button', { name: 'Български' })).toBeDisabled();
    await expect(staff.page.getByRole('button', { name: en.profile.logOut })).toHaveCount(0);
    await expect(staff.page.getByRole('button', { name: en.quota.upgrade })).toHaveCount(0);

    // The lock of the free plan does not apply to viewers.
    await staff.page.goto('/brandhub');
    await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(
      en.brandHub.titleViewOnly,
    );
    await expect(staff.page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await staff.page.goto('/payment');
    await expect(staff.page).toHaveURL(/\/chat$/);
  });

  await test.step('nor does the wire', async () => {
    const uid = await subjectOf(staff.page);
    const api = await apiOf(staff.page.context(), product);
    const question = { chatId: 'x', messageId: 'x', newChat: true, query: 'x', wait: false };
    for (const [name, input] of [
      ['updateUser', { firstName: 'x' }],
      ['saveBrandField', { path: 'userInfo.brandHub.brandCore.mission', value: 'x' }],
      ['createChat', { chatId: 'x' }],
      ['renameChat', { chatId: 'welcome', title: 'x' }],
      ['deleteChat', { chatId: 'welcome' }],
      ['generateResponse', question],
      ['incrementQueryCount', {}],
      ['resetToFreePlan', {}],
    ] as const) {
      const { status } = await api.send(name, { ...input, uid });
      expect([name, status]).toEqual([name, 403]);
    }
    await api.read('getUser', { uid });
  });

  await test.step('a second tab is the own account', async () => {
    const second = await staff.page.context().newPage();
    await second.goto('/chat');
    await expect(new ChatPage(second).composer).toBeEnabled();
    await expect(second.getByText(text.as(user.email))).toHaveCount(0);
    await second.close();
  });

  await test.step('stopping leads back, and there is no way in any longer', async () => {
    const uid = await subjectOf(staff.page);
    await staff.page.getByRole('button', { name: /Admin/ }).filter({ visible: true }).click();
    await expect(staff.page).toHaveURL(/\/admin$/);
    await expect(admin.cards.first()).toBeVisible();
    const { send } = await apiOf(staff.page.context(), product);
    await expect.poll(async () => (await send('getUser', { uid })).status).toBe(403);
    await staff.page.goto('/chat');
    await expect(seen.composer).toBeEnabled();
  });

  await test.step('the user finds it in the profile', async () => {
    await page.goto('/profile');
    const list = page.getByRole('region', { name: en.security.viewing.title });
    await expect(list).toContainText(staff.email);
    await expect(list).toContainText(en.security.viewing.noReason);
    await expect(list).toContainText(en.security.viewing.things.chats);
  });
});

test('an ended viewing says so and no longer shows anything', async ({
  context,
  product,
  another,
  problems,
}) => {
  problems.expect(/status of 403 /);
  const user = await signedIn(context, product);
  const staff = await staffPage(await another(), product);
  await new AdminPage(staff.page).open();
  await new AdminPage(staff.page).view(user.email, user.email);
  const other = await signedIn(await another(), product);
  // A viewing started elsewhere ends this one.
  const { read: call } = await apiOf(staff.page.context(), product);
  const uid = await uidOf(staff, other.email);
  await call('startViewing', { uid });
  await expect(staff.page.getByRole('heading', { name: text.endedTitle })).toBeVisible();
  await expect(staff.page.getByText(text.ended(user.email))).toBeVisible();
  await staff.page.getByRole('button', { name: text.back }).click();
  await expect(staff.page).toHaveURL(/\/admin$/);
});

test('преглед на профил на български', async ({ page, context, product, another }) => {
  const user = await signedIn(context, product);
  const staff = await staffPage(await another(), product);
  await new ProfilePage(staff.page).chooseBulgarian();
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(bg.profile.title);
  const admin = new AdminPage(staff.page, bg);
  await admin.open();
  await expect(staff.page.getByText(bg.admin.text)).toBeVisible();
  await admin.view(user.email, user.email);
  await expect(staff.page.getByText(bg.shell.viewing.as(user.email))).toBeVisible();
  const seen = new ChatPage(staff.page, bg);
  await expect(seen.composer).toHaveAttribute('placeholder', bg.chat.placeholderViewing);
  // The language is the viewer's.
  await staff.page.goto('/profile');
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(bg.profile.titleViewOnly);
  await new ProfilePage(page).chooseBulgarian();
  await expect(page.getByRole('region', { name: bg.security.viewing.title })).toContainText(
    staff.email,
  );
});

test('the team replies with a suggested text, which the user accepts', async ({
  page,
  context,
  product,
  another,
}) => {
  const user = await signedIn(context, product);
  await product.staff('plan', user.email, 'pro');
  const staff = await staffPage(await another(), product);
  await page.goto('/brandhub');
  await page.getByRole('button', { name: en.brandHub.contact, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`Help with the mission, please. ${user.email}`);
  await dialog.getByRole('button', { name: en.brandSheet.contact.send, exact: true }).click();
  await dialog.getByRole('button', { name: en.brandHub.close, exact: true }).click();

  await new AdminPage(staff.page).open('messages');
  const message = staff.page.getByRole('listitem').filter({ hasText: user.email });
  await message.getByRole('button', { name: en.admin.answer, exact: true }).click();
  const answer = staff.page.getByRole('dialog');
  await answer.getByLabel(en.admin.answerText).fill('Gladly.');
  await answer.getByRole('button', { name: en.admin.addProposal }).click();
  await answer
    .getByLabel(en.admin.proposalField)
    .selectOption({ label: en.brandHub.fields.mission });
  await answer.getByRole('textbox', { name: en.admin.proposal }).fill('Bread for those awake');
  await answer.getByRole('button', { name: en.admin.sendAnswer }).click();
  await expect(answer).toHaveCount(0);

  await page.reload();
  const own = page.getByRole('region', { name: en.brandSheet.messages.title });
  await expect(own).toContainText('Gladly.');
  await own.getByRole('button', { name: en.brandSheet.messages.accept }).click();
  await expect(own).toContainText(en.brandSheet.messages.states.accepted);
  await expect(page.locator('[id="userInfo.brandHub.brandCore.mission"]')).toContainText(
    'Bread for those awake',
  );
  const isOfAnswer = (mail: string) =>
    mail.includes(`\nTo: ${user.email}\n`) && mail.includes('Gladly.');
  await expect.poll(() => product.mails().find(isOfAnswer)).toContain('/brandhub');

  await new AdminPage(staff.page).open('messages');
  await staff.page.getByRole('button', { name: en.admin.messageChoices.answered }).click();
  await expect(message).toContainText(en.admin.proposalStates.accepted);
});

test('a question is answered from a picked Brand Hub, and the receipt names its owner', async ({
  context,
  product,
  another,
}) => {
  const client = await signedIn(context, product);
  await product.staff('plan', client.email, 'pro');
  await product.staff('client', client.email);
  const { read: call } = await apiOf(context, product);
  await call('saveBrandField', {
    path: 'userInfo.profile.businessName',
    value: `Хляб ${client.email}`,
  });
  const staff = await staffPage(await another(), product);
  await staff.page.goto('/chat');
  const picker = en.chat.picker;
  // On a phone, the composer has the choice only once it is used.
  await staff.page.getByLabel(en.chat.composerLabel, { exact: true }).click();
  await staff.page.getByRole('button', { name: picker.label(picker.own) }).click();
  await staff.page.getByLabel(picker.search).fill(client.email);
  const clients = staff.page.getByRole('region', { name: picker.clients });
  await clients.getByRole('button', { name: new RegExp(client.email) }).click();
  const chat = new ChatPage(staff.page);
  await chat.ask('Who are they?');
  const answer = await product.provider.next();
  expect(answer.prompt).toContain(`Хляб ${client.email}`);
  answer.say('Bakers.');
  answer.finish();
  await chat.settled();
  await expect(chat.replies.last()).toContainText(en.chat.basedOnOther(`Хляб ${client.email}`));
});

/** The user that the page views. */
async function subjectOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => sessionStorage.getItem('savet.viewing'));
  return (JSON.parse(kept ?? '{}') as { uid: string }).uid;
}
