import { expect, test } from '../support/fixtures.ts';
import { newcomer, signedIn } from '../support/personas/people.ts';

/**
 * Section 8, log-in and sign-up: the answers behind the texts. What the screens make of them is in
 * apps/web/specification/errors-accounts.spec.ts, with the same codes.
 */
test('Log-in and sign-up: the codes of wrong passwords, unknown, taken and invalid addresses, and too many attempts', {
  tag: '@desktop',
}, async ({ context, product }) => {
  const { email } = await signedIn(context, product);
  await context.clearCookies();
  const post = async (route: string, data: object) => {
    const headers = { origin: product.url };
    const response = await context.request.post(`${product.url}/api/auth/${route}`, {
      headers,
      data,
    });
    const { code } = (await response.json()) as { code?: string };
    return [response.status(), code];
  };
  const logIn = (address: string) =>
    post('sign-in/email', { email: address, password: 'not the one' });
  const { password, email: unknown } = newcomer();
  const signUp = (address: string, chosen = password) =>
    post('sign-up/email', { name: 'Ива Петрова', email: address, password: chosen });

  expect(await logIn(email)).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  // An unregistered address is refused like a wrong password (design, rulings).
  expect(await logIn(unknown)).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  for (let attempt = 2; attempt <= 10; attempt += 1) await logIn(email);
  expect(await logIn(email)).toEqual([429, 'RATE_LIMITED']);

  expect(await signUp('iva@people')).toEqual([400, 'VALIDATION_ERROR']);
  expect(await signUp(email)).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  expect(await signUp(unknown, 'пет55')).toEqual([400, 'PASSWORD_TOO_SHORT']);
  // None of these prevents signing up with the address.
  expect(await signUp(unknown)).toEqual([200, undefined]);
});
