import { bg } from '@savet/i18n/bg';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoEnglish, expectText } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp } from './app/open-app.tsx';

const texts = bg.errors;

/*
 * Section 8, API-level: the call client's messages. Its attempts and pauses are tested in
 * src/data/call/caller.test.ts. ‘Max retries exceeded’ cannot occur: the last attempt shows its own failure.
 */
test('‘HTTP error! status: {code}’; ‘Authentication failed - please refresh the page and try again’; ‘Network connection lost after multiple attempts’; ‘Failed after 3 attempts: {message}’ with ‘Request timeout - the connection took too long’', async () => {
  const api = new FakeApi();
  await openApp(api, '/profile');
  await page.getByRole('button', { name: 'Edit name' }).click();
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await expect.element(dialog).toBeVisible();
  const submit = document.querySelector('dialog button[type=submit]') ?? document.body;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  /** Saves, skips the pauses between attempts, and expects the failure in both languages. */
  const expectFailure = async (english: string, bulgarian: string, attempts: number) => {
    const before = api.inputs('updateUser').length;
    await page.elementLocator(submit).click();
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(2_000);
        return alert.query()?.textContent;
      })
      .toBe(english);
    expect(api.inputs('updateUser').length - before).toBe(attempts);
    api.change({ user: { language: 'BG' } });
    await expectText(alert, bulgarian);
    await expectNoEnglish();
    api.change({ user: { language: 'EN' } });
    await expectText(alert, english);
  };

  api.respond('updateUser', () => new Response('<html>', { status: 418 }));
  await expectFailure('HTTP error! status: 418', texts.httpError(418), 1);
  api.respond('updateUser', () => new Response('<html>', { status: 403 }));
  const refresh = 'Authentication failed - please refresh the page and try again';
  await expectFailure(refresh, texts.authenticationFailed, 2);
  api.respond('updateUser', () => Promise.reject(new TypeError('Failed to fetch')));
  const lost = 'Network connection lost after multiple attempts';
  await expectFailure(lost, texts.connectionLostAfterAttempts, 3);
  // The time limit of 100 s passes at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(100_000);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  const timeout = 'Failed after 3 attempts: Request timeout - the connection took too long';
  await expectFailure(timeout, texts.failedAfterAttempts(texts.timeout), 3);
});
