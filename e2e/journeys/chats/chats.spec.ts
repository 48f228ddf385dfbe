import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { appears } from '../../support/appears.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { signedIn } from '../../support/personas/people.ts';

const text = en.chat;

test('a chat is found, saved, summarised, deleted and restored', { tag: '@phone' }, async ({
  chat,
  page,
  product,
}) => {
  const exchange = async (question: string, answerText: string) => {
    await chat.ask(question);
    const answer = await product.provider.next();
    answer.say(answerText);
    answer.finish();
    await chat.settled();
  };
  await exchange('Кой купува хляб нощем?', 'Пекарите, които не спят.');
  await exchange('And the second?', 'Bakers, again.');
  await exchange('And the third?', 'Nobody else.');
  const address = page.url();

  await test.step('an exchange that is no longer remembered whole stands above a line', async () => {
    await expect(page.getByText(text.contextCutoff)).toBeVisible();
    // Measured each time, because the page may scroll in between.
    await expect(async () => {
      const line = await page.getByText(text.contextCutoff).boundingBox();
      const first = await chat.replies.first().boundingBox();
      const second = await chat.questions.nth(1).boundingBox();
      expect(first?.y).toBeLessThan(line?.y ?? 0);
      expect(second?.y).toBeGreaterThan(line?.y ?? 0);
    }).toPass();
  });

  await test.step('found from another chat, in another case, and shown', async () => {
    await chat.newChat();
    await chat.openMenu();
    await chat.menu.getByRole('button', { name: text.search, exact: true }).click();
    await page.getByLabel(text.searchLabel).fill('ПЕКАРИТЕ');
    // The chat, and its message below it.
    const hits = page.getByRole('dialog').getByRole('option');
    await expect(hits).toHaveCount(2);
    await expect(hits.locator('mark')).toHaveText('Пекарите');
    const found = appears(page, '[data-found=true]');
    await hits.last().click();
    expect(await found).toContain('Пекарите, които не спят.');
    await expect(page).toHaveURL(address);
    await expect(chat.replies.first()).toBeInViewport();
  });

  await test.step('saved as Markdown', async () => {
    await act(chat, text.download);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: en.sharing.download.formats.md }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: en.sharing.download.start, exact: true }).click();
    const stream = await (await download).createReadStream();
    const saved = Buffer.concat(await stream.toArray()).toString();
    expect(saved).toContain('> Кой купува хляб нощем?');
    expect(saved).toContain('Пекарите, които не спят.');
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
  });

  await test.step('summed up, for a query', async () => {
    await act(chat, text.summarise);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text.summaryCost);
    await dialog.getByRole('button', { name: text.summarise }).click();
    const answer = await product.provider.next();
    expect(answer.prompt).toContain('Пекарите, които не спят.');
    answer.say('Three questions about **bread**.');
    answer.finish();
    await expect(dialog).toContainText('Three questions about bread.');
    // It has cost a query, so it stays even when the window becomes too narrow for the menu that opened it.
    const before = page.viewportSize();
    for (const width of [900, 700]) await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('#side-menu')).toBeHidden();
    await expect(dialog).toContainText('Three questions about bread.');
    if (before) await page.setViewportSize(before);
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    await expect(page.getByText(en.quota.left(1, 5)).first()).toBeVisible();
    await page.goto(address);
  });

  await test.step('deleted at once, and brought back with what was written', async () => {
    await chat.composer.fill('not sent yet');
    await act(chat, text.delete);
    const undo = page.getByRole('button', { name: text.undo });
    await expect(page).toHaveURL(/\/chat$/);
    await expect(chat.replies).toHaveCount(0);
    // It stays while it has the focus; the new screen has taken the focus before.
    await undo.focus();
    await undo.click();
    await expect(page).toHaveURL(address);
    await expect(chat.replies).toHaveCount(3);
    await expect(chat.composer).toHaveValue('not sent yet');
  });
});

test('a summary continues while its dialog is closed and uses one query', {
  tag: '@desktop',
}, async ({ chat, page, product }) => {
  const exchange = async (question: string) => {
    await chat.ask(question);
    const answer = await product.provider.next();
    answer.say('An answer.');
    answer.finish();
    await chat.settled();
  };
  await exchange('Who buys bread at night?');
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: text.summarise });

  await act(chat, text.summarise);
  await start.click();
  const summary = await product.provider.next();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await act(chat, text.summarise);
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  summary.say('One question about bread.');
  summary.finish();

  await act(chat, text.summarise);
  await expect(dialog).toContainText('One question about bread.');
  await expect(start).toBeHidden();
  await page.keyboard.press('Escape');
  await act(chat, text.summarise);
  // A long list can be scrolled immediately.
  await expect(dialog.getByRole('region')).toBeFocused();
  await expect(dialog.getByRole('region')).toContainText('One question about bread.');
  await page.keyboard.press('Escape');

  await exchange('And the second?');
  await act(chat, text.summarise);
  await expect(dialog).toContainText(text.summaryCost);
  await expect(start).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(en.quota.left(2, 5)).first()).toBeVisible();
});

test('keyboard shortcuts open search, composer and the shortcut list', async ({ chat, page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chat.composer.focus();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog', { name: text.search })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.composer).toBeFocused();
  await page.keyboard.type('?/');
  await expect(chat.composer).toHaveValue('?/');
  await chat.composer.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text.shortcuts })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(chat.composer).toBeFocused();
  const wasOpen = await chat.menu.isVisible();
  await page.keyboard.press('Control+Shift+KeyS');
  await expect(chat.menu).toBeVisible({ visible: !wasOpen });
});

test('the shortcut list is in the menu, and single-key shortcuts can be turned off', {
  tag: '@desktop',
}, async ({ chat, page }) => {
  await chat.menu.getByRole('button', { name: text.shortcuts }).click();
  const list = page.getByRole('dialog', { name: text.shortcuts });
  await list.getByRole('button', { name: en.shortcuts.singleKeys.off }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('/');
  await expect(chat.composer).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('dialog', { name: text.search })).toBeVisible();
});

test('closing and opening the menu moves the focus with it', { tag: '@desktop' }, async ({
  chat,
  page,
}) => {
  await chat.menu.getByRole('button', { name: text.closeMenu }).click();
  const open = page.getByRole('button', { name: text.openMenu });
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(chat.menu).toBeFocused();
});

test('търсенето и връщането са и на български', async ({ page, context, product }) => {
  await signedIn(context, product);
  await new ProfilePage(page).chooseBulgarian();
  const chat = new ChatPage(page, bg);
  await page.goto('/chat');
  await chat.ask('Колко?');
  const answer = await product.provider.next();
  answer.say('Пет.');
  answer.finish();
  await chat.settled();
  await chat.openMenu();
  await chat.menu.getByRole('button', { name: bg.chat.search, exact: true }).click();
  await page.getByLabel(bg.chat.searchLabel).fill('пет');
  await expect(page.getByText(bg.chat.searchFound(1))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: bg.chat.close }).click();
  await chat.openMenu();
  await chat.menu
    .getByRole('button', { name: /^Действия за/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: bg.chat.delete, exact: true }).click();
  await expect(page.getByRole('button', { name: bg.chat.undo })).toBeVisible();
});

/** Chooses an action from the menu of the last visited chat. */
async function act(chat: ChatPage, name: string): Promise<void> {
  await chat.openMenu();
  await chat.menu
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await chat.page.getByRole('menuitem', { name, exact: true }).click();
}
