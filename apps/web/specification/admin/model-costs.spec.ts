import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { spending } from '../app/models.ts';
import { openModels, section } from '../app/open-models.ts';

/* The costs of the models, which the specification does not have. */

const { models: text } = en;
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('costs stand against their ceiling; prices and ceilings are saved as typed', async () => {
  const api = await openModels();
  api.answer('setModelPrices', () => ({}));
  api.answer('setCeilings', () => ({}));
  const costs = section(text.costs.title);
  await expect.element(costs.getByText('€12.50 of €50.00 (25%)')).toBeVisible();
  await expect.element(costs.getByText(text.costs.noPrice)).toBeVisible();
  await button(text.prices.add).click();
  const second = page.getByRole('group', { name: text.prices.row(2) });
  await expect.element(second.getByLabelText(text.prices.model)).toHaveFocus();
  await second.getByLabelText(text.prices.model).fill('m-2');
  const price = page.getByRole('group', { name: 'm-2', exact: true });
  await price.getByLabelText(text.prices.input, { exact: true }).fill('0,15');
  await price.getByLabelText(text.prices.output, { exact: true }).fill('viel');
  const prices = page.getByRole('form', { name: text.prices.title });
  await prices.getByRole('button', { name: text.costs.save }).click();
  await expect.element(price.getByText(text.costs.amountInvalid)).toBeVisible();
  await price.getByLabelText(text.prices.output, { exact: true }).fill('0.6');
  await prices.getByRole('button', { name: text.costs.save }).click();
  await expect.element(page.getByText(text.prices.saved)).toBeVisible();
  expect(api.inputs('setModelPrices')).toEqual([
    {
      currency: 'EUR',
      prices: [
        { model: 'm-1', input: 3, cachedInput: 0.3, output: 15 },
        { model: 'm-2', input: 0.15, cachedInput: 0.15, output: 0.6 },
      ],
    },
  ]);

  const ceilings = page.getByRole('form', { name: text.ceilings.title });
  await ceilings.getByLabelText(text.ceilings.total).fill('');
  await ceilings.getByRole('button', { name: text.costs.save }).click();
  await expect.element(page.getByText(text.ceilings.saved)).toBeVisible();
  const saved = { total: null, free: null, pro: 20, enterprise: null };
  expect(api.inputs('setCeilings')).toEqual([saved]);
});

test('a model without a price is named before a ceiling is set, and while one is', async () => {
  const api = await openModels((fake) =>
    fake.answer('getSpending', () => ({ ...spending, unpriced: ['m-9'] })),
  );
  api.answer('setCeilings', () => {
    const ceilings = { total: null, free: null, pro: null, enterprise: null };
    api.answer('getSpending', () => ({ ...spending, unpriced: ['m-9'], ceilings }));
    return {};
  });
  await expect.element(page.getByText(text.ceilings.unpriced('m-9', true))).toBeVisible();
  const form = page.getByRole('form', { name: text.ceilings.title });
  await form.getByRole('button', { name: text.costs.save }).click();
  await expect.element(page.getByText(text.ceilings.unpriced('m-9', false))).toBeVisible();
});
