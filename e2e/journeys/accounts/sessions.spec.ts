import { languageCodes } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { expect, test } from '../../support/fixtures.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';
import { logInTo } from '../../support/server/log-in.ts';

for (const language of languageCodes) {
  const texts = catalogues[language].security.sessions;

  test(`sessions are listed and can be ended (${language})`, { tag: '@phone' }, async ({
    page,
    context,
    another,
    product,
    problems,
  }) => {
    problems.expect(/status of 401/);
    const person = await signedIn(context, product);
    await (await apiOf(context, product)).read('updateUser', { language });
    const others = [await another(), await another(), await another()];
    for (const other of others) await logInTo(other, product, person);
    const [open] = await Promise.all(others.map((other) => other.newPage()));
    await open?.goto(`${product.url}/profile`);

    await page.goto('/profile');
    const list = page.getByRole('region', { name: texts.title });
    const entries = list.getByRole('listitem');
    await expect(entries).toHaveCount(4);
    await expect(entries.first().getByText(texts.current)).toBeVisible();
    await expect(entries.first().getByRole('button')).toHaveCount(0);
    await expect(entries.first().getByText(/^Chrome (on|на)\s(Linux|Android)$/)).toBeVisible();

    await entries.last().getByRole('button', { name: texts.end }).click();
    await expect(entries).toHaveCount(3);
    await expect(page.getByText(texts.ended)).toBeVisible();

    await list.getByRole('button', { name: texts.endOthers }).click();
    await expect(entries).toHaveCount(1);
    await expect(list.getByRole('button')).toHaveCount(0);
    await expect(open ?? page).toHaveURL(/\/login$/);
    await page.reload();
    await expect(entries).toHaveCount(1);
  });
}
