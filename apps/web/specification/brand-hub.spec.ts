import { BRAND_FIELD_MAX, CONTACT_MESSAGE_MAX } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectOverlay,
  expectPath,
  expectText,
  expectTexts,
} from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp, reloadApp, resize, sizes } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

/** The sections of a startup, with their fields. */
const sections = {
  'Basic Info': ['Startup Name', 'Industry', 'Business Description'],
  'Brand Core': ['Mission', 'Vision', 'Values', 'Brand Purpose'],
  'Target Audience': ['Ideal Customer', 'Pain Points', 'Desires', 'Buying Triggers'],
  Positioning: ['Category', 'Competitive Advantage', 'Positioning Statement'],
  'Brand Voice': ['Tone of Voice', 'Vocabulary Guide'],
  'Visual Identity': ['Brand Colours', 'Design Style'],
  'Core Products': ['Products', 'Unique Selling Proposition'],
};

const title = page.getByRole('heading', { level: 1 });
const sectionTitles = page.getByRole('heading', { level: 2 });
const dialogs = page.getByRole('dialog');
const section = (name: string) => page.getByRole('region', { name, exact: true });
const fieldNames = (name: string) => () => section(name).element().querySelectorAll('dt');

test.for(Object.entries(sizes))(
  '“Header with back button to /chat and a title; seven sections whose fields are each editable in a modal; a colour manager for brand colours” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi({ plan: 'pro' });
    api.answer('saveBrandField', () => ({ user: api.user, version: 1 }));
    await openApp(api, '/brandhub');
    await expectText(title, 'Brand Hub');
    const back = page.getByRole('link', { name: 'Back to chat' });
    await expect.element(back).toHaveAttribute('href', '/chat');
    await expectTexts(sectionTitles, [...Object.keys(sections), /.+/]);
    for (const [name, labels] of Object.entries(sections)) {
      await expectTexts(fieldNames(name), labels);
      for (const label of labels) {
        const edit = section(name).getByRole('button', { name: `Edit ${label}`, exact: true });
        await edit.click();
        const dialog = page.getByRole('dialog', { name: label, exact: true });
        await expect.element(dialog).toBeVisible();
        if (label !== 'Brand Colours') await userEvent.keyboard('{Escape}');
        else await addColour(dialog);
        await expectCount(dialogs, 0);
      }
    }
    await expect.element(page.getByText('#CCCCCC')).toBeVisible();

    // Labels and fields follow the account type.
    await page.getByRole('button', { name: 'Company', exact: true }).click();
    await expectTexts(fieldNames('Basic Info'), ['Company Name', 'Industry', 'Role']);
    await chooseBulgarian(api);
    await expectTexts(sectionTitles, [...Object.values(bg.brandHub.sections), /.+/]);
    await expectNoEnglish();
  },
);

test('“a notice that the team handles Brand Hub updates with a Contact Us button; a contact-message dialog openable from the sections. While loading it shows ‘Loading...’.”', async () => {
  const api = new FakeApi({ plan: 'pro' });
  const release = api.hold('getUser');
  await openApp(api, '/brandhub');
  await expectOverlay('Loading...');
  release();
  const notice = page.getByRole('region', { name: /^Our team takes care of Brand Hub updates/ });
  await notice.getByRole('button', { name: 'Contact Us', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Write to the team' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  for (const name of Object.keys(sections)) {
    await page.getByRole('button', { name: `Ask the team about ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Write to the team: ${name}` });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectCount(dialogs, 0);
  }
  await chooseBulgarian(api);
  const releaseAgain = api.hold('getUser');
  await reloadApp();
  await expectOverlay(bg.shell.loading);
  releaseAgain();
  await page.getByRole('button', { name: bg.brandHub.contact, exact: true }).click();
  await expect.element(dialogs).toBeVisible();
  await expectNoEnglish();
});

test.for(Object.entries(sizes))(
  '“A full-screen lock overlay shows when the plan is free and admin mode is off: back-to-chat button, a message that Brand Hub is only for Pro and Enterprise users, and an Upgrade to Pro button to /payment with the upgrade flag.” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    await openApp(api, '/brandhub');
    const message = page.getByText('Brand Hub is only for Pro and Enterprise users.');
    await expect.element(message).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to chat' });
    await expect.element(back).toHaveAttribute('href', '/chat');
    await expectTexts(page.getByRole('button'), ['Upgrade to Pro']);
    const box = page.getByRole('main').element().getBoundingClientRect();
    expect(box).toMatchObject({ x: 0, y: 0, width: size.width });
    expect(box.height).toBeGreaterThanOrEqual(size.height);
    // It sells: a marked sample, three lines, and an answer without and with it.
    await expectContains(page.getByRole('figure'), 'Sample A made-up bakery.');
    await expectCount(page.getByRole('listitem'), 3);
    for (const name of ['Without a Brand Hub', 'With this Brand Hub']) {
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expectPath('/payment');
    await expectText(title, 'Upgrade your plan');
    await openApp(api, '/brandhub');
    await chooseBulgarian(api);
    await expect.element(page.getByText(bg.brandHub.locked)).toBeVisible();
    await expectNoEnglish();
  },
);

test('“… and admin mode is off”: staff who are viewing see no lock', async () => {
  const { api } = await openViewing();
  await openApp(api, '/brandhub');
  await expectText(title, 'Brand Hub (view only)');
  const brandCore = page.getByRole('heading', { name: 'Brand Core' });
  await expect.element(brandCore).toBeVisible();
});

test('“Other plans: only free is tested for the Brand Hub lock.”', async () => {
  await openApp(new FakeApi({ plan: 'enterprise' }), '/brandhub');
  await expect.element(page.getByRole('heading', { name: 'Brand Core' })).toBeVisible();
});

test('“Saving a Brand Hub field updates the stored profile and the local copy is refreshed.”', async () => {
  const api = new FakeApi({ plan: 'pro' });
  api.answer('saveBrandField', ({ value }) => {
    const userInfo = { profile: {}, brandHub: { brandCore: { mission: value } } };
    api.change({ user: { userInfo, brandVersions: { 'userInfo.brandHub.brandCore.mission': 1 } } });
    return { user: api.user, version: 1 };
  });
  await openApp(api, '/brandhub');
  const edit = page.getByRole('button', { name: 'Edit Mission', exact: true });
  await edit.click();
  await dialogs.getByRole('textbox').fill('Топъл хляб');
  await dialogs.getByRole('button', { name: 'Save', exact: true }).click();
  await expectCount(dialogs, 0);
  const saved = { path: 'userInfo.brandHub.brandCore.mission', value: 'Топъл хляб' };
  await expect.poll(() => api.inputs('saveBrandField')).toMatchObject([saved]);
  await expectContains(section('Brand Core'), 'Топъл хляб');
  // The reopened field has the new text without a reload.
  await edit.click();
  await expect.element(dialogs.getByRole('textbox')).toHaveValue('Топъл хляб');
});

test('a pasted text that is too long stays whole, says by how much, and can’t be saved', async () => {
  const api = new FakeApi({ plan: 'pro' });
  await openApp(api, '/brandhub');
  await page.getByRole('button', { name: 'Edit Mission', exact: true }).click();
  const box = dialogs.getByRole('textbox');
  const save = dialogs.getByRole('button', { name: 'Save', exact: true });
  await box.fill('x'.repeat(BRAND_FIELD_MAX + 2));
  await expect.element(box).toHaveValue('x'.repeat(BRAND_FIELD_MAX + 2));
  await expectText(dialogs.getByRole('alert'), /2 characters too long/);
  await expect.element(save).toBeDisabled();
  await box.fill('x'.repeat(BRAND_FIELD_MAX));
  await expect.element(save).toBeEnabled();
});

test('a message to the team that is too long stays whole, says by how much, and is not sent', async () => {
  const api = new FakeApi({ plan: 'pro' });
  api.answer('sendContactMessage', () => ({
    contactMessageId: 'message',
    createdAt: '2026-11-26T10:00:00.000Z',
  }));
  await openApp(api, '/brandhub');
  await page.getByRole('button', { name: en.brandHub.contact, exact: true }).click();
  const box = dialogs.getByRole('textbox');
  const send = dialogs.getByRole('button', { name: en.brandSheet.contact.send, exact: true });
  await box.fill('x'.repeat(CONTACT_MESSAGE_MAX + 1));
  await expectText(dialogs.getByRole('alert'), /1 character too long/);
  await send.click();
  await expect.element(box).toHaveValue('x'.repeat(CONTACT_MESSAGE_MAX + 1));
  expect(api.inputs('sendContactMessage')).toEqual([]);
  await box.fill('x'.repeat(CONTACT_MESSAGE_MAX));
  await send.click();
  await expect.poll(() => api.inputs('sendContactMessage')).toHaveLength(1);
});

/** Adds a primary colour with its default value in the open colour manager, and saves. */
async function addColour(dialog: Locator): Promise<void> {
  await expectCount(dialog.getByRole('group'), 2);
  const primary = dialog.getByRole('group', { name: 'Primary colours' });
  await primary.getByRole('button', { name: 'Add a colour' }).click();
  const colour = primary.getByLabelText('Colour', { exact: true });
  await expect.element(colour).toHaveValue('#CCCCCC');
  await expectContains(primary, 'rgb(204, 204, 204)');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

const clickRow = (path: string) =>
  page.elementLocator(document.querySelector(`[id="${path}"] dd`) ?? document.body).click();

test('a row opens on a click anywhere and gives the focus back to its pencil; text in it can be selected', async () => {
  const path = 'userInfo.brandHub.brandCore.mission';
  const userInfo = { profile: {}, brandHub: { brandCore: { mission: 'Bread at seven' } } };
  await openApp(new FakeApi({ plan: 'pro', userInfo }), '/brandhub');
  const value = page.getByText('Bread at seven');
  await expect.element(value).toBeVisible();
  window.getSelection()?.selectAllChildren(value.element());
  value.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expectCount(dialogs, 0);
  window.getSelection()?.empty();
  await clickRow(path);
  await expect.element(page.getByRole('dialog', { name: 'Mission' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Edit Mission' })).toHaveFocus();
});

test('empty fields invite with an example, and staff who are viewing see that they are empty', async () => {
  await openApp(new FakeApi({ plan: 'pro', userInfo: { profile: {}, brandHub: {} } }), '/brandhub');
  const brandCore = section('Brand Core');
  await expectContains(brandCore, 'For example: “Real bread for the neighbourhood');
  // An example that quotes words has no second pair of quotation marks around it.
  await expectContains(section('Brand Voice'), 'For example: We say “loaf”');
  expect(brandCore.element().textContent).not.toContain('Not filled in yet');
  const { api } = await openViewing();
  await openApp(api, '/brandhub');
  await expect.element(section('Positioning').getByText('Not filled in yet').first()).toBeVisible();
});

test('a filled field says in how many answers it was used, and leads to the latest one', async () => {
  const userInfo = { profile: {}, brandHub: { brandCore: { mission: 'Хляб' } } };
  const api = new FakeApi({ plan: 'pro', userInfo });
  const use = (field: string, answers: number) => ({
    path: `userInfo.brandHub.brandCore.${field}`,
    answers,
    latest: {
      ...{ chatId: 'night', messageId: 'reply', chatTitle: 'Нощен хляб' },
      quote: 'Хляб, когато градът спи.',
    },
  });
  api.answer('listFieldUses', () => ({ uses: [use('mission', 3), use('vision', 1)] }));
  await openApp(api, '/brandhub');
  await expectText(
    () => document.querySelectorAll('dl p:has(a)'),
    'Used in 3 answers, last in: Нощен хляб',
  );
  // What it changed there: a sentence of the answer.
  await expectText(() => document.querySelectorAll('dl q'), 'Хляб, когато градът спи.');
  await chooseBulgarian(api);
  const use3 = page.getByText('Използвано в 3 отговора, последно в: Нощен хляб');
  await expect.element(use3).toBeVisible();
  await page.getByRole('link', { name: 'Нощен хляб' }).last().click();
  await expectPath('/chat/night');
});

test('the section list follows the scroll, and leads to a section', async () => {
  await resize(sizes.desktop);
  await openApp(new FakeApi({ plan: 'pro' }), '/brandhub');
  const list = page.getByRole('navigation', { name: 'Sections' });
  const link = (name: string) => list.getByRole('link', { name, exact: true });
  await expectTexts(list.getByRole('link'), Object.keys(sections));
  await expect.element(link('Basic Info')).toHaveAttribute('aria-current', 'true');
  await link('Positioning').click();
  await expect.element(page.getByRole('heading', { name: 'Positioning' })).toHaveFocus();
  await expect.element(link('Positioning')).toHaveAttribute('aria-current', 'true');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(link('Core Products')).toHaveAttribute('aria-current', 'true');
  await expectCount(() => document.querySelectorAll('nav [aria-current]'), 1);
  // On a phone it is a row at the top of the window, in which the current link is in sight.
  await resize(sizes.phone);
  window.scrollTo(0, 0);
  await expect.element(link('Basic Info')).toBeInViewport({ ratio: 1 });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(link('Core Products')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => list.element().getBoundingClientRect().top).toBe(0);
  await link('Brand Core').click();
  const heading = page.getByRole('heading', { name: 'Brand Core' });
  await expect.element(heading).toHaveFocus();
  const below = () =>
    heading.element().getBoundingClientRect().top - list.element().getBoundingClientRect().bottom;
  await expect.poll(below).toBeGreaterThan(0);
});

test('the head of an empty sheet shows a marked sample, and names its next field until all are filled', async () => {
  const empty = new FakeApi({ plan: 'pro', userInfo: { profile: {}, brandHub: {} } });
  await openApp(empty, '/brandhub');
  await expectContains(page.getByRole('figure'), 'Sample A made-up bakery.');
  await page.getByRole('button', { name: 'Next: Startup Name', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Startup Name' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  const userInfo = {
    profile: { businessName: 'Хляб', industry: 'Фурна' },
    brandHub: { brandVoice: { toneOfVoice: 'Топло' } },
  };
  await openApp(new FakeApi({ plan: 'pro', userInfo }), '/brandhub');
  const next = page.getByRole('button', { name: 'Next: Brand Colours', exact: true });
  await expect.element(next).toBeVisible();
  await expectCount(page.getByRole('figure'), 0);
});

test('the dialog of the colours keeps Save in view on a small phone, and says where a colour is readable', async () => {
  await resize({ width: 360, height: 640 });
  const userInfo = {
    profile: {},
    brandHub: {
      visualIdentity: {
        brandColors: '{"primary":[{"hex":"#7A3E1D"},{"hex":"#FFEE00"}],"secondary":[]}',
      },
    },
  };
  await openApp(new FakeApi({ plan: 'pro', userInfo }), '/brandhub');
  await page.getByRole('button', { name: 'Edit Brand Colours' }).click();
  const save = dialogs.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeInViewport({ ratio: 1 });
  await expectContains(dialogs, 'On white paper this colour is readable as text (8.');
  await expectContains(dialogs, 'On white paper it is too pale for text (1.');
});
