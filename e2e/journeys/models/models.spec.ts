import type { BrowserContext } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { test as base, expect } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { ModelsPage } from '../../support/pages/models.ts';
import { ProfilePage } from '../../support/pages/profile.ts';
import { signedIn } from '../../support/personas/people.ts';
import { staffPage } from '../../support/personas/staff.ts';
import { apiOf } from '../../support/server/api.ts';
import { NEWCOMER_PASSWORD, type Product } from '../../support/server/product.ts';

/** A server without a model, beside stand-ins for all that staff can connect. */
const test = base.extend({
  product: ({ openProduct }, provide) => provide(openProduct),
});

const text = en.models;
/** The refusal after which the page asks for the password. */
const unknownHost = /status of 400 .*(test|use)Model\)/;

/** The page of staff and, in another browser, the chat of a customer on the Pro plan. */
async function staffAndCustomer(
  context: BrowserContext,
  another: () => Promise<BrowserContext>,
  product: Product,
) {
  const customers = await another();
  async function openModels() {
    const staff = await staffPage(context, product);
    const models = new ModelsPage(staff.page);
    await models.open();
    return { staff, models };
  }
  async function openChat() {
    const { email } = await signedIn(customers, product);
    await product.staff('plan', email, 'pro');
    const chat = new ChatPage(await customers.newPage());
    await chat.page.goto('/chat');
    return { chat, customers };
  }
  const [staff, customer] = await Promise.all([openModels(), openChat()]);
  return { ...staff, ...customer };
}

/** Asks a question that has not been asked before, and waits for the whole answer. */
async function answerTo(chat: ChatPage, question: string): Promise<string> {
  const before = await chat.replies.count();
  await chat.ask(question);
  await expect(chat.replies).toHaveCount(before + 1);
  await chat.settled();
  return chat.answer();
}

test('staff test and connect each kind of provider, and it answers customers', {
  tag: '@phone',
}, async ({ context, another, product, problems, modelStandIns: { gateway, ollama } }) => {
  problems.expect(unknownHost);
  const { models, chat } = await staffAndCustomer(context, another, product);
  const kinds = [
    { provider: 'openai', address: `${gateway.origin}/v1` },
    { provider: 'anthropic', address: `${gateway.origin}/v1` },
    { provider: 'google', address: `${gateway.origin}/v1beta` },
    { provider: 'openai-compatible', address: `${gateway.origin}/v1` },
    { provider: 'ollama', address: ollama.origin },
  ] as const;
  for (const { provider, address } of kinds) {
    await test.step(provider, async () => {
      const isOllama = provider === 'ollama';
      const model = isOllama ? 'bggpt:2b' : `${provider}-1`;
      const name = `${text.providers[provider]} · ${model}`;
      await models.enter({ provider, model, address, ...(!isOllama && { key: 'test-key' }) });
      await models.test();
      await models.use(name);
      const answer = isOllama ? 'Започнете от стойността' : 'Start with who is awake';
      expect(await answerTo(chat, `How do I begin with ${provider}?`)).toContain(answer);
      await expect(models.changes.getByText(`${name} · ${address}`)).toBeVisible();
    });
  }
  await test.step('after “Stop using”, the built-in consultant answers again', async () => {
    await models.inUse.getByRole('button', { name: text.inUse.stop }).click();
    await models.page.getByRole('dialog').getByRole('button', { name: text.inUse.stop }).click();
    await expect(models.inUse.getByText(text.builtIn, { exact: true })).toBeVisible();
  });
});

test('the server asks another host after staff have allowed it with their password', {
  tag: '@phone',
}, async ({ context, product, problems }) => {
  problems.expect(unknownHost);
  problems.expect(/status of 403 .*allowModelHost/);
  const staff = await staffPage(context, product);
  const models = new ModelsPage(staff.page);
  await models.open();
  const host = `gpu-${crypto.randomUUID().slice(0, 8)}.test:8000`;
  const { dialog, answer } = models.hostQuestion(host);
  const provider = 'openai-compatible';
  await models.enter({ provider, model: 'big', address: `http://${host}/v1` });
  const use = models.connect.getByRole('button', { name: text.connect.use, exact: true });

  await use.click();
  await dialog.getByRole('button', { name: text.connect.confirmHost.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await use.click();
  await answer('not mine');
  await expect(dialog.getByText(en.errors.byCode.WRONG_PASSWORD)).toBeVisible();
  await expect(models.changes.getByText(host, { exact: true })).toHaveCount(0);
  await answer(NEWCOMER_PASSWORD);
  await expect(models.inUse.getByText(`${text.providers[provider]} · big`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(models.changes.getByText(host, { exact: true })).toBeVisible();

  await test.step('and no more for the same host', async () => {
    await models.enter({ model: 'bigger' });
    await use.click();
    await expect(models.inUse.getByText(`${text.providers[provider]} · bigger`)).toBeVisible();
    await staff.call('stopUsingModel', {});
  });
});

test('a local model that is found is cold, small, slow and gone', {
  tag: '@phone',
}, async ({ context, another, product, modelStandIns: { ollama } }) => {
  const { models, chat, customers } = await staffAndCustomer(context, another, product);

  await test.step('it is found and connected with two clicks', async () => {
    // A probe waits 300 ms, which is short for a stand-in on a busy machine.
    await expect(async () => {
      await models.local.getByRole('button', { name: text.local.lookAgain }).click();
      await expect(models.local.getByText('http://127.0.0.1:11434')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await models.enterFound('bggpt:9b');
    await models.use('Ollama · bggpt:9b');
  });

  await test.step('cold: the reader is told that it takes a while', async () => {
    const release = ollama.holdLoading();
    const notice = chat.page.locator('output').getByText(en.chat.notices['warming-up']);
    const answer = answerTo(chat, 'How do I begin?');
    await expect(notice).toBeVisible();
    release();
    expect(await answer).toContain('Започнете');
    await expect(notice).toHaveCount(0);
  });

  await test.step('slow: the answer grows, and is complete', async () => {
    ollama.setDelay({ pieceMs: 300 });
    await chat.ask('And then?');
    const reply = chat.replies.nth(1);
    await expect(reply).toContainText('Започнете от');
    await expect(reply).toHaveAttribute('data-status', 'answering');
    await chat.settled();
    expect(await chat.answer()).toContain('стойността');
    ollama.setDelay({ pieceMs: 0 });
  });

  await test.step('small: the receipt names what did not fit', async () => {
    const { read: call } = await apiOf(customers, product);
    const fields = ['brandCore.mission', 'brandCore.vision', 'brandCore.values'] as const;
    for (const field of fields) {
      const value = 'We bake bread at night for everybody who is awake. '.repeat(60);
      await call('saveBrandField', { path: `userInfo.brandHub.${field}`, value });
    }
    await models.enterFound('bggpt:2b');
    await models.use('Ollama · bggpt:2b');
    await answerTo(chat, 'What do we stand for?');
    const reply = chat.replies.last();
    await reply.locator('summary').click();
    await expect(reply.getByText(/^Did not fit: /)).toContainText(en.brandHub.fields.values);
    expect(ollama.cuts).toBe(0);
  });

  await test.step('gone: the built-in consultant takes over, and the question is not counted', async () => {
    await ollama.vanish();
    expect(await answerTo(chat, 'What is a tagline?')).toContain('can’t be reached right now');
    await new ProfilePage(chat.page).open();
    const reason = `${en.quota.notCounted}: ${en.quota.reasons.stand_in}`;
    await expect(chat.page.getByText(reason)).toBeVisible();
    await models.local.getByRole('button', { name: text.local.lookAgain }).click();
    await expect(models.local.getByText(text.local.none)).toBeVisible();
    await ollama.comeBack();
  });
});

test('what answers cost is shown, and a ceiling stops them politely', {
  tag: '@phone',
}, async ({ context, another, product, problems, modelStandIns: { gateway } }) => {
  problems.expect(unknownHost);
  const { staff, models, chat } = await staffAndCustomer(context, another, product);
  const model = `priced-${crypto.randomUUID().slice(0, 8)}`;
  const address = `${gateway.origin}/v1`;
  await models.enter({ provider: 'openai-compatible', model, address, takesOver: false });
  await models.use(`${text.providers['openai-compatible']} · ${model}`);

  const prices = models.form(text.prices.title);
  await prices.getByLabel(text.prices.currency, { exact: true }).fill('EUR');
  await prices.getByRole('button', { name: text.prices.add }).click();
  const row = prices.getByRole('group').last();
  await row.getByLabel(text.prices.model, { exact: true }).fill(model);
  const price = prices.getByRole('group', { name: model });
  await price.getByLabel(text.prices.input, { exact: true }).fill('1000');
  await price.getByLabel(text.prices.output, { exact: true }).fill('2000');
  await models.save(prices, text.prices.saved);

  expect(await answerTo(chat, 'How do I begin?')).toContain('who is awake');
  const recorded = async () => {
    const { byModel } = await staff.call('getSpending', {});
    return byModel.find((row) => row.model === model)?.calls;
  };
  // For the answer and for the title.
  await expect.poll(recorded).toBe(2);
  await models.page.reload();
  // 31 tokens read and 12 written, twice.
  const spent = models.costs.getByRole('row', { name: model });
  await expect(spent).toContainText('€0.11');

  const ceilings = models.form(text.ceilings.title);
  await ceilings.getByLabel(new RegExp(`^${text.ceilings.total}`)).fill('0.05');
  await models.save(ceilings, text.ceilings.saved);
  await expect(models.costs.getByText(text.costs.reached)).toBeVisible();
  expect(await answerTo(chat, 'And then?')).toContain('back on the 1st');

  await ceilings.getByLabel(new RegExp(`^${text.ceilings.total}`)).fill('');
  await models.save(ceilings, text.ceilings.saved);
  expect(await answerTo(chat, 'And now?')).toContain('who is awake');
});
