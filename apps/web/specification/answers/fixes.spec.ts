import type { CallOutput } from '@savet/contract/calls';
import { bg } from '@savet/i18n/bg';
import { brandCheck as bgTexts } from '@savet/i18n/bg/brand-check';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from '../app/chat-page.ts';
import { expectContains, expectCount, expectNoEnglish } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, resize } from '../app/open-app.tsx';

type CheckFinding = CallOutput<'checkText'>['findings'][number];

const text = 'Побързайте, печем рано, и затова носим рано. Елате.';
const called = 'Печем рано, и затова носим рано. Елате.';
const divided = 'Печем рано. Затова носим рано. Елате.';

test('a sentence is divided where the finding says, and all fixes are made in turn', async () => {
  const { api, dialog } = await openCheck();
  api.answer('checkText', ({ text: given }) => ({
    ...{ language: 'BG', applied: ['pressure', 'sentences', 'wholeText'] },
    findings:
      given === text
        ? [
            finding('pressure', 0, 10, { fix: '', edits: [{ start: 0, end: 13, text: 'П' }] }),
            finding('sentences', 0, 44, {
              ...{ edits: [{ start: 22, end: 27, text: '. З' }], detail: '7 / 5' },
              division: { parts: 2, longest: 6, isList: false },
            }),
          ]
        : given === called
          ? [finding('sentences', 0, 32, { edits: [{ start: 10, end: 15, text: '. З' }] })]
          : [],
  }));
  await check(dialog);
  await expectContains(dialog, `${bgTexts.divided} Побързайте, печем рано. Затова носим рано.`);
  await expectContains(dialog, bgTexts.staysLong(6));
  await expect
    .element(dialog.getByRole('button', { name: bgTexts.splitSentence(2) }))
    .toBeVisible();
  await expectNoEnglish();
  await dialog.getByRole('button', { name: bgTexts.fixAll(2) }).click();
  await expectContains(dialog, bgTexts.kept(3, 3));
  expect(api.inputs('checkText').map((input) => input.text)).toEqual([text, divided]);
});

test('what a fix has uncovered is mended with it', async () => {
  const { api, dialog } = await openCheck();
  api.answer('checkText', ({ text: given }) => ({
    ...{ language: 'BG', applied: ['pressure', 'sentences'] },
    findings:
      given === text
        ? [
            finding('pressure', 0, 10, { fix: '', edits: [{ start: 0, end: 13, text: 'П' }] }),
            finding('spaces', 0, 2, { fix: 'По' }),
          ]
        : given === called
          ? [finding('sentences', 0, 32, { edits: [{ start: 10, end: 15, text: '. З' }] })]
          : [],
  }));
  await check(dialog);
  await dialog.getByRole('button', { name: bgTexts.fixAll(2) }).click();
  await expectContains(dialog, bgTexts.kept(2, 2));
  expect(api.inputs('checkText').map((input) => input.text)).toEqual([text, called, divided]);
});

test('a finding that no rule can mend says so, and leads to the text', async () => {
  const { api, dialog } = await openCheck();
  api.answer('checkText', () => ({
    ...{ language: 'BG', applied: ['avoidedWords', 'sentences'] },
    findings: [finding('sentences', 0, 44, { cut: 22 }), finding('avoidedWords', 0, 10)],
  }));
  await check(dialog);
  await expectContains(dialog, bgTexts.noFixes.sentences);
  await expectContains(dialog, bgTexts.cut('Побързайте, печем рано', 'и затова носим'));
  await expectContains(dialog, bgTexts.noFix);
  await expectCount(dialog.getByRole('button', { name: bgTexts.splitSentence(2) }), 0);
  await dialog.getByRole('button', { name: `${bgTexts.edit}: Побързайте`, exact: true }).click();
  await expect.element(dialog.getByRole('textbox', { name: bgTexts.text })).toHaveValue(text);
});

test('late fixes do not replace what is written meanwhile', async () => {
  const { api, dialog } = await openCheck();
  const late = Promise.withResolvers<void>();
  api.answer('checkText', async ({ text: given }) => {
    if (given !== text) await late.promise;
    return {
      ...{ language: 'BG' as const, applied: ['pressure' as const, 'spaces' as const] },
      findings:
        given === text
          ? [finding('spaces', 0, 2, { fix: 'По' }), finding('pressure', 3, 13, { fix: 'П' })]
          : [],
    };
  });
  await check(dialog);
  await dialog.getByRole('button', { name: bgTexts.fixAll(2) }).click();
  await dialog.getByRole('button', { name: bgTexts.edit, exact: true }).click();
  const field = dialog.getByRole('textbox', { name: bgTexts.text });
  await field.fill('Написано междувременно.');
  late.resolve();
  await expect.poll(() => api.inputs('checkText')).toHaveLength(2);
  await dialog.getByRole('button', { name: bgTexts.check, exact: true }).click();
  await expectContains(dialog, bgTexts.kept(2, 2));
  expect(api.inputs('checkText').at(-1)?.text).toBe('Написано междувременно.');
});

test.for([
  { width: 390, height: 664, enlarged: 100 },
  { width: 768, height: 600, enlarged: 200 },
  { width: 640, height: 450, enlarged: 200 },
])(
  'below a long result, the buttons stay in sight and cover no control: $width × $height at $enlarged %',
  async (window) => {
    await resize(window);
    document.documentElement.style.fontSize = `${window.enlarged}%`;
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const { api, dialog } = await openCheck();
    api.answer('checkText', () => ({
      ...{ language: 'BG', applied: ['pressure', 'sentences', 'spaces'] },
      findings: [
        finding('pressure', 0, 10, { fix: '' }),
        finding('sentences', 0, 44, { cut: 22 }),
        finding('spaces', 11, 13, { fix: ' ' }),
      ],
    }));
    await check(dialog);
    const close = dialog.getByRole('button', { name: bgTexts.close, exact: true });
    // Too low a window has no room for both.
    if (window.height >= 480) await expect.element(close).toBeInViewport({ ratio: 1 });
    const controls = dialog.getByRole('button').elements().length;
    expect(controls).toBeGreaterThan(5);
    for (let turn = 0; turn < controls; turn += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      if (!focused?.closest('dialog')) continue;
      const { left, bottom, width } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, bottom - 4);
      expect(seen && focused.contains(seen), focused.outerHTML).toBe(true);
    }
  },
);

function finding(
  rule: 'pressure' | 'sentences' | 'spaces' | 'avoidedWords',
  start: number,
  end: number,
  fixed: Partial<CheckFinding> = {},
) {
  const source = { path: null, version: null, detail: '', isException: false };
  return { rule, start, end, fix: null, ...source, ...fixed };
}

async function openCheck() {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  await chooseBulgarian(api);
  await new ChatPage(bg).openMenu();
  await page.getByRole('button', { name: bg.chat.checkText }).click();
  return { api, dialog: page.getByRole('dialog', { name: bgTexts.title }) };
}

async function check(dialog: Awaited<ReturnType<typeof openCheck>>['dialog']): Promise<void> {
  await dialog.getByRole('textbox', { name: bgTexts.text }).fill(text);
  await dialog.getByRole('button', { name: bgTexts.check, exact: true }).click();
}
