import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectTexts } from '../app/expectations.ts';
import { chooseBulgarian } from '../app/language.ts';
import {
  foundModel,
  modelsOutput,
  setByEnvironment,
  storedInUse,
  testOutput,
} from '../app/models.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';
import { openModels, section } from '../app/open-models.ts';

/* The admin panel's page about language models, which the specification does not have. */

const { models: text } = en;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => section(text.connect.title).getByLabelText(label, { exact: true });

test('the page says what is not there, in the language of its reader', async () => {
  const api = await openModels();
  await expect.element(page.getByText(text.local.none)).toBeVisible();
  await expect.element(page.getByText(text.scorecards.none)).toBeVisible();
  await expect.element(page.getByText(text.changes.none)).toBeVisible();
  await chooseBulgarian(api);
  await expect.element(section(bg.models.inUse.title)).toBeVisible();
});

test('a connection is stored as typed; after a refusal nothing typed is lost', async () => {
  const api = await openModels();
  await button(text.connect.use).click();
  await expect.element(page.getByText(text.connect.errors.modelMissing)).toBeVisible();
  await expect.element(page.getByText(text.connect.errors.keyMissing)).toBeVisible();
  await expect.element(field(text.connect.key)).toHaveFocus();
  expect(api.inputs('useModel')).toEqual([]);

  await field(text.connect.model).fill('gpt-1');
  await field(text.connect.key).fill('sk-1');
  api.refuse('useModel', 'INTERNAL');
  await button(text.connect.use).click();
  await expect.element(page.getByText(en.errors.byCode.INTERNAL)).toBeVisible();
  await expect.element(field(text.connect.key)).toHaveValue('sk-1');

  api.restore('useModel');
  api.answer('useModel', () => ({}));
  api.answer('getModels', () => storedInUse());
  await button(text.connect.use).click();
  await expect.element(page.getByText('OpenAI · gpt-1 is in use now.')).toBeVisible();
  expect(api.inputs('useModel').at(-1)).toEqual({
    provider: 'openai',
    model: 'gpt-1',
    modelFree: null,
    baseUrl: null,
    apiKey: 'sk-1',
    contextWindow: null,
    takesOver: true,
  });
  await expect.element(field(text.connect.key)).toHaveValue('');
  await expect.element(section(text.inUse.title).getByText('Anthropic · claude-1')).toBeVisible();
});

test('the model is no longer used after a question', async () => {
  const api = await openModels();
  api.answer('getModels', () => storedInUse());
  api.answer('stopUsingModel', () => ({}));
  await openApp(api, '/admin/models');
  await expect.element(field(text.connect.model)).toHaveValue('claude-1');
  await expect.element(page.getByText(text.connect.keyHint.stored)).toBeVisible();
  await button(text.inUse.stop).click();
  await button(text.inUse.cancel).click();
  expect(api.inputs('stopUsingModel')).toEqual([]);
  await button(text.inUse.stop).click();
  api.answer('getModels', () => modelsOutput());
  await page.getByRole('dialog').getByRole('button', { name: text.inUse.stop }).click();
  await expectCount(button(text.inUse.stop), 0);
  await expect.element(section(text.inUse.title).getByText(text.builtIn)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: text.inUse.title })).toHaveFocus();
});

test('environment variables win: they are named, and nothing can be used', async () => {
  const api = await openModels();
  api.answer('getModels', setByEnvironment);
  await openApp(api, '/admin/models');
  await expect.element(page.getByText(text.inUse.variables('AI_PROVIDER, AI_MODEL'))).toBeVisible();
  await expect.element(button(text.connect.use)).toBeDisabled();
  await expectCount(button(text.inUse.stop), 0);
});

test('a model that the server has found by itself cannot be replaced here', async () => {
  const api = await openModels();
  api.answer('getModels', foundModel);
  await openApp(api, '/admin/models');
  await expect.element(page.getByText(text.connect.fixedBy.search)).toBeVisible();
  await expect.element(page.getByText(text.inUse.sources.found)).toBeVisible();
  await expect.element(button(text.connect.use)).toBeDisabled();
  await expectCount(button(text.inUse.stop), 0);
});

test('the address of a gateway is under “More”, and does not follow to another provider', async () => {
  const api = await openModels();
  api.answer('useModel', () => ({}));
  const connect = section(text.connect.title);
  await connect.getByText(text.connect.more, { exact: true }).click();
  await field(text.connect.gateway).fill('gateway');
  await field(text.connect.model).fill('gpt-1');
  await field(text.connect.key).fill('sk-1');
  await button(text.connect.use).click();
  await expect.element(page.getByText(text.connect.errors.addressInvalid)).toBeVisible();
  await expect.element(field(text.connect.gateway)).toHaveFocus();
  await field(text.connect.gateway).fill('https://gateway.test/v1');
  await button(text.connect.use).click();
  await expect.poll(() => api.inputs('useModel').at(-1)?.baseUrl).toBe('https://gateway.test/v1');
  await field(text.connect.provider).selectOptions('google');
  await connect.getByText(text.connect.more, { exact: true }).click();
  await expect.element(field(text.connect.gateway)).toHaveValue('');
});

test('changes are listed in the language of their reader', async () => {
  const api = await openModels();
  const change = { email: 'iva@people.test', at: '2026-11-20T10:00:00Z' };
  api.answer('getModels', () =>
    modelsOutput({
      changes: [
        { ...change, changeId: 'b', kind: 'ceilings', detail: 'total: 25.5 · free: –' },
        { ...change, changeId: 'a', kind: 'prices', detail: 'EUR · gpt-1: 2.5 / 1 / 8' },
      ],
    }),
  );
  await openApp(api, '/admin/models');
  await expect.element(page.getByText('All plans together: 25.5')).toBeVisible();
  await chooseBulgarian(api);
  await expect.element(page.getByText(`${bg.models.ceilings.total}: 25,5`)).toBeVisible();
  await expect.element(page.getByText('gpt-1: 2,5 / 1 / 8')).toBeVisible();
  await expect.element(page.getByText(bg.models.changes.pricesOf('EUR'))).toBeVisible();
});

test('a model of this machine fills the form', async () => {
  const api = await openModels();
  const baseUrl = 'http://127.0.0.1:1234/v1';
  const facts = { bytes: 5e9, contextLength: 32_768, isLoaded: false, fits: true };
  api.answer('findLocalModels', () => ({
    engines: [{ engine: 'lm-studio', baseUrl, models: [{ name: 'bggpt', ...facts }] }],
    proposal: { engine: 'lm-studio', baseUrl, model: 'bggpt' },
    memoryBytes: 16e9,
  }));
  await button(text.local.lookAgain).click();
  await expect.element(page.getByText(text.local.proposal)).toBeVisible();
  await page.getByRole('button', { name: `${text.local.fill} bggpt` }).click();
  await expect.element(field(text.connect.model)).toHaveValue('bggpt');
  await expect.element(field(text.connect.address)).toHaveValue(baseUrl);
  await expect.element(page.getByRole('heading', { name: text.connect.title })).toHaveFocus();
});

test('a test asks twelve questions and sums them up', async () => {
  const api = await openModels();
  api.answer('testModel', ({ question }) =>
    testOutput(question === 3 ? { failure: 'provider answered 503', answer: '' } : {}),
  );
  await field(text.connect.model).fill('gpt-1');
  await field(text.connect.key).fill('sk-1');
  await button(text.connect.test).click();
  await expect.element(page.getByText(text.test.failed(1, 12))).toBeVisible();
  expect(api.inputs('testModel').map(({ question }) => question)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  const answers = page.getByRole('list', { name: text.test.answers });
  await answers.getByText(text.test.noAnswer).click();
  await expect.element(answers.getByText(text.test.advice.provider)).toBeVisible();
  await expect.element(page.getByText(text.connect.lastTestFailed(1, 12))).toBeVisible();
  await field(text.connect.model).fill('gpt-2');
  await expectCount(page.getByText(text.connect.lastTestFailed(1, 12)), 0);
});

test('a test can be cancelled, and ends when the key is refused', async () => {
  const api = await openModels();
  await field(text.connect.model).fill('gpt-1');
  await field(text.connect.key).fill('sk-1');
  api.answer('testModel', () => testOutput());
  const release = api.hold('testModel');
  await button(text.connect.test).click();
  await expect.element(page.getByText(text.test.asking(1, 12))).toBeVisible();
  await button(text.test.cancel).click();
  release();
  await expect.element(page.getByText(text.test.cancelled(0, 12))).toBeVisible();
  api.answer('testModel', () => testOutput({ failure: 'provider answered 401', answer: '' }));
  const before = api.inputs('testModel').length;
  await button(text.connect.test).click();
  await expect.element(page.getByText(text.test.ended)).toBeVisible();
  expect(api.inputs('testModel')).toHaveLength(before + 1);

  api.refuse('testModel', 'MODEL_KEY_REQUIRED');
  await button(text.connect.test).click();
  await expect.element(page.getByText(text.connect.errors.keyMissing)).toBeVisible();
});

test('on a phone, the views fade, with an arrow, where there are more of them', async () => {
  await resize(sizes.phone);
  await openModels();
  const views = page.getByRole('navigation', { name: en.admin.title });
  for (const [view, before, after] of [
    ['users', false, true],
    ['service', true, false],
  ] as const) {
    await views.getByRole('link', { name: en.admin.views[view], exact: true }).click();
    const marks = () => ['before', 'after'].map((end) => marked(views.element(), end));
    await expect.poll(marks).toEqual([before, after]);
    // An arrow, where a tab may end at the edge.
    const hasArrow = (part: string) => getComputedStyle(views.element(), part).content !== 'none';
    expect([hasArrow('::before'), hasArrow('::after')]).toEqual([before, after]);
  }
});

function marked(views: Element, end: string): boolean {
  return views.querySelector(`[data-more-${end}]`) !== null;
}

test('A list of the sections leads to each, beside them where the window has room', async () => {
  await openModels();
  const list = page.getByRole('navigation', { name: text.sections });
  const names = [
    ...[text.inUse, text.local, text.connect, text.costs],
    ...[text.prices, text.ceilings, text.scorecards, text.changes],
  ].map(({ title }) => title);
  await expectTexts(list.getByRole('link'), names);
  for (const name of names) {
    await list.getByRole('link', { name, exact: true }).click();
    await expect.element(page.getByRole('heading', { name, exact: true })).toHaveFocus();
  }
  await resize(sizes.phone);
  await expect.element(list).not.toBeInTheDocument();
});
