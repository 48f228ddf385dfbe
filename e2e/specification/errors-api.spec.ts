import { bg } from '@savet/i18n/bg';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { callAs, signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { expectOverlay } from './overlay.ts';

const texts = bg.errors;
const save = '**/api/updateUser';

/**
 * Section 8, API-level. Elsewhere: the messages of the call client, with its attempts and pauses, in
 * apps/web/src/lib/call/caller.test.ts; ‘Failed to create checkout session’, ‘Failed to create billing portal
 * session’ and ‘Failed to reset to free plan’ in webhooks.stripe.test.ts; ‘Failed to generate title’ in
 * consultant.calls.test.ts. ‘Max retries exceeded’ cannot come about: the last attempt tells its own failure.
 */
test.describe('errors', { tag: '@desktop' }, () => {
  test('‘User authentication required’; ‘Query and userInfo are required’; ‘Customer ID is required’; ‘Either customerId or uid is required’; ‘Failed to process query’', async ({
    context,
    product,
    request,
  }) => {
    for (const name of ['generateResponse', 'createCheckoutSession', 'resetToFreePlan']) {
      const answer = await request.post(`${product.url}/api/${name}`, { data: {} });
      expect(answer.status()).toBe(401);
      const refusal = { success: false, error: 'User authentication required' };
      expect(await answer.json()).toMatchObject(refusal);
    }
    await signedIn(context, product);
    const { send } = await apiOf(context, product);
    const query = { query: 'Bread?', context: '', userInfo: 'A bakery' };
    const wanting = { status: 400, body: { error: 'Query and userInfo are required' } };
    expect(await send('generateResponse', { ...query, query: ' ' })).toMatchObject(wanting);
    expect(await send('generateResponse', { ...query, userInfo: '' })).toMatchObject(wanting);
    expect(await send('createBillingPortalSession', { customerId: '' })).toMatchObject({
      status: 400,
      body: { error: 'Customer ID is required' },
    });
    expect(
      await send('createCheckoutSession', { customerId: null, billingCycle: 'monthly' }),
    ).toMatchObject({ status: 400, body: { error: 'Either customerId or uid is required' } });
    const asked = send('generateResponse', query);
    (await product.provider.next()).refuse(400);
    expect(await asked).toMatchObject({
      status: 502,
      body: { error: 'Failed to process query' },
    });
  });

  test('‘HTTP error! status: {code}’; ‘Authentication failed - please refresh the page and try again’; ‘Network connection lost after multiple attempts’; ‘Failed after 3 attempts: {message}’ with ‘Request timeout - the connection took too long’', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await signedIn(context, product);
    await page.clock.install();
    await page.goto('/profile');
    await page.locator('main dl button, main button[aria-label="Edit name"]').first().click();
    const dialog = page.getByRole('dialog');
    const alert = dialog.getByRole('alert');
    const language = await callAs(context, product);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/updateUser')) sent += 1;
    });
    /** Saves, lets the pauses between the attempts pass, and reads the failure in both languages. */
    const told = async (english: string, bulgarian: string, attempts: number) => {
      sent = 0;
      await dialog.locator('button[type=submit]').click();
      await expect(async () => {
        await page.clock.runFor(2_000);
        await expect(alert).toHaveText(english, { timeout: 200 });
      }).toPass();
      expect(sent).toBe(attempts);
      expect(await language('updateUser', { language: 'BG' })).toBe(200);
      await expect(alert).toHaveText(bulgarian);
      await expectNoEnglish(page);
      expect(await language('updateUser', { language: 'EN' })).toBe(200);
      await expect(alert).toHaveText(english);
      await page.unroute(save);
    };

    await page.route(save, (route) => route.fulfill({ status: 418, body: '<html>' }));
    await told('HTTP error! status: 418', texts.httpError(418), 1);
    await page.route(save, (route) => route.fulfill({ status: 403, body: '<html>' }));
    const refresh = 'Authentication failed - please refresh the page and try again';
    await told(refresh, texts.authenticationFailed, 2);
    await page.route(save, (route) => route.abort());
    const lost = 'Network connection lost after multiple attempts';
    await told(lost, texts.connectionLostAfterAttempts, 3);
    // A hundred seconds in no time.
    await page.evaluate(`AbortSignal.timeout = (milliseconds) => {
      if (milliseconds !== 100_000) throw new Error('not the time limit of a call');
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    }`);
    const timeout = 'Failed after 3 attempts: Request timeout - the connection took too long';
    await told(timeout, texts.failedAfterAttempts(texts.timeout), 0);
  });

  test('‘Network connection lost - please check your internet connection’', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await signedIn(context, product);
    await page.goto('/profile');
    await chooseBulgarian(page, product);
    await page.route('**/api/auth/get-session', (route) => route.abort());
    await page.goto('/chat');
    await expectOverlay(page, texts.connectionLost);
    await page.evaluate("localStorage.setItem('savet.language', 'EN')");
    await page.reload();
    await expectOverlay(page, 'Network connection lost - please check your internet connection');
  });
});
