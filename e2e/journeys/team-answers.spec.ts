import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';
import { staffMember, uidOf } from '../support/personas/staff.ts';
import { apiOf } from '../support/server/api.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const vision = 'userInfo.brandHub.brandCore.vision';
const values = 'userInfo.brandHub.brandCore.values';
const brandColors = 'userInfo.brandHub.visualIdentity.brandColors';
const green = { hex: '#4A6B3A', rgb: 'rgb(74, 107, 58)', rgba: 'rgba(74, 107, 58, 1)' };

for (const [name, texts] of Object.entries({ English: en, Bulgarian: bg })) {
  const { brandHub, brandSheet } = texts;

  test(`the team replies, and its suggestion changes the Brand Hub only when accepted, in ${name}`, async ({
    page,
    context,
    another,
    product,
    problems,
  }) => {
    const { email } = await signedIn(context, product);
    const { read: call } = await apiOf(context, product);
    if (texts === bg) await call('updateUser', { language: 'BG' });
    await product.staff('plan', email, 'pro');
    await call('saveBrandField', { path: mission, value: 'Bread' });
    const staff = await staffMember(await another(), product);
    const uid = await uidOf(staff, email);

    await page.goto('/brandhub');
    const messages = page.getByRole('region', { name: brandSheet.messages.title });
    await expect(messages.getByText(brandSheet.messages.empty)).toBeVisible();
    await page.getByRole('button', { name: brandHub.askTeam(brandHub.sections.brandCore) }).click();
    await page.getByLabel(brandSheet.contact.label).fill('Ние печем хляб нощем.');
    await page.getByRole('button', { name: brandSheet.contact.send }).click();
    await page.getByRole('dialog').getByRole('button', { name: brandHub.close }).click();
    await expect(messages.getByText('Ние печем хляб нощем.')).toBeVisible();
    await expect(messages.getByText(brandSheet.messages.waiting)).toBeVisible();

    const { contactMessages } = await staff.call('listContactMessages', { uid });
    const contactMessageId = contactMessages[0]?.contactMessageId ?? '';
    await staff.call('answerContactMessage', {
      uid,
      contactMessageId,
      text: 'Ето какво предлагаме.',
      proposals: [
        { path: mission, value: 'Bread at night' },
        { path: vision, value: 'In every street' },
        { path: values, value: 'Honest flour' },
        { path: brandColors, value: JSON.stringify({ primary: [green], secondary: [] }) },
      ],
    });

    await comeBack(page);
    await expect(page.getByText(brandSheet.messages.proposed(4))).toBeVisible();
    await expect(messages.getByText(brandSheet.messages.answerBy(staff.email))).toBeVisible();
    const proposed = (field: string) =>
      messages.getByRole('listitem', { name: field, exact: true });
    const stored = (path: string) => page.locator(`[id="${path}"]`);
    await expect(proposed(brandHub.fields.brandColors).getByText('#4A6B3A')).toBeVisible();

    const first = proposed(brandHub.fields.mission);
    await expect(first.getByText('Bread', { exact: true })).toBeVisible();
    await expect(first.getByText('Bread at night')).toBeVisible();
    await expect(stored(mission)).not.toContainText('Bread at night');
    await first.getByRole('button', { name: brandSheet.messages.accept }).click();
    await expect(first.getByText(brandSheet.messages.states.accepted)).toBeVisible();
    await expect(first).toBeFocused();
    await expect(stored(mission)).toContainText('Bread at night');

    const second = proposed(brandHub.fields.vision);
    await second.getByRole('button', { name: brandSheet.messages.decline }).click();
    await expect(second.getByText(brandSheet.messages.states.declined)).toBeVisible();
    await expect(stored(vision)).not.toContainText('In every street');

    await test.step('a field that changed meanwhile is decided with what it says now', async () => {
      problems.expect(/status of 409 .*decideProposal/);
      await page.route(
        '**/api/decideProposal',
        async (route) => {
          await call('saveBrandField', { path: values, value: 'Written meanwhile' });
          await route.continue();
        },
        { times: 1 },
      );
      const third = proposed(brandHub.fields.values);
      await third.getByRole('button', { name: brandSheet.messages.accept }).click();
      await expect(third.getByText(brandSheet.messages.conflict)).toBeVisible();
      await expect(third.getByText('Written meanwhile')).toBeVisible();
      await third.getByRole('button', { name: brandSheet.messages.accept }).click();
      await expect(stored(values)).toContainText('Honest flour');
    });

    await page.reload();
    await expect(first.getByText(brandSheet.messages.states.accepted)).toBeVisible();
    await expect(second.getByText(brandSheet.messages.states.declined)).toBeVisible();
    await expect(page.getByText(brandSheet.messages.proposed(1))).toBeVisible();
  });
}

test('a new reply is counted next to Brand Hub in the menu until it is viewed', {
  tag: '@phone',
}, async ({ page, context, another, product }) => {
  const { email } = await signedIn(context, product);
  const { read: call } = await apiOf(context, product);
  await product.staff('plan', email, 'pro');
  await call('sendContactMessage', { contactMessageId: 'm', text: 'What now?' });
  const staff = await staffMember(await another(), product);
  const uid = await uidOf(staff, email);
  await staff.call('answerContactMessage', { uid, contactMessageId: 'm', text: 'Begin.' });

  const chat = new ChatPage(page);
  const texts = en.brandSheet.messages;
  await page.goto('/chat');
  await chat.openMenu();
  const entry = chat.menu.getByRole('link', { name: en.chat.brandHub });
  // A number stays in one line with its noun.
  const replies = new RegExp(en.brandHub.newAnswers(1).replace(' ', '\\s'));
  await expect(entry).toHaveAccessibleName(replies);
  await entry.click();
  await expect(page.getByText(texts.answered(1))).toBeVisible();
  await expect(page.getByText('Begin.')).toBeVisible();
  await page.getByRole('link', { name: en.brandHub.back }).click();
  await chat.openMenu();
  await expect(entry).toHaveAccessibleName(en.chat.brandHub);
});

test('without the plan, replies are not shown', async ({ page, context, product }) => {
  await signedIn(context, product);
  await (await apiOf(context, product)).read('sendContactMessage', {
    contactMessageId: 'm',
    text: 'Hello?',
  });
  await page.goto('/brandhub');
  await expect(page.getByText(en.brandHub.locked)).toBeVisible();
  await expect(page.getByText('Hello?')).toHaveCount(0);
  await expect(page.getByText(en.brandSheet.messages.title)).toHaveCount(0);
});

/** Simulates the user returning to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}
