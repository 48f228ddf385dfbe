import { bg } from '@savet/i18n/bg';
import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { expectOverlay } from './overlay.ts';

const texts = bg.errors;

/**
 * Section 8, API-level. Elsewhere: the messages of the call client in apps/web/specification/errors-calls.spec.ts,
 * its attempts and pauses in apps/web/src/data/call/caller.test.ts; ‘Failed to create checkout session’, ‘Failed to
 * create billing portal session’ and ‘Failed to reset to free plan’ in webhooks.stripe.test.ts; ‘Failed to generate
 * title’ in consultant.calls.test.ts.
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
    const response = send('generateResponse', query);
    (await product.provider.next()).refuse(400);
    expect(await response).toMatchObject({
      status: 502,
      body: { error: 'Failed to process query' },
    });
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
