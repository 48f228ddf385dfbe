import type { Page } from '@playwright/test';
import { languages } from '@savet/contract/languages';
import { upgrade } from '../pages/payment.ts';
import type { Stage, State } from './stage.ts';

const states: readonly State[] = [
  { name: 'simulator-checkout', who: 'free', path: '/payment', prepare: checkout },
  {
    name: 'simulator-checkout-refused',
    who: 'free',
    path: '/payment',
    prepare: async (page, stage) => {
      await checkout(page, stage);
      // The second test card is declined.
      await page.locator('button[name=fill]').nth(1).click();
      await page.locator('.button.primary').click();
      await page.locator('.notice.bad').waitFor();
    },
  },
  { name: 'simulator-portal', who: 'payer', path: '/profile', prepare: portal },
  ...(['change', 'cancel', 'card', 'details'] as const).map((name) => ({
    name: `simulator-${name}`,
    who: 'payer' as const,
    path: '/profile',
    prepare: async (page: Page, stage: Stage) => {
      await portal(page, stage);
      await page.locator(`a[href$="/${name}"]`).click();
      await page.waitForURL(`**/${name}`);
    },
  })),
  {
    name: 'simulator-invoice',
    who: 'payer',
    path: '/profile',
    prepare: async (page, stage) => {
      await portal(page, stage);
      const address = await page.locator('td a').first().getAttribute('href');
      // The customer keeps its language until the next reconciliation.
      await page.goto(`${address}&lang=${languages[stage.language].stripeLocale}`);
    },
  },
  {
    name: 'simulator-dashboard',
    who: 'payer',
    path: '/simulator/',
    prepare: async (page, { language }) => {
      await page.goto(`/simulator/?lang=${languages[language].stripeLocale}`);
    },
  },
];

/** The pages of the payment simulator, which no script of the web runs on. Their language is that of the session. */
export const simulatorStates: readonly State[] = states.map((state) => ({
  ...state,
  keepsLanguage: true,
}));

async function checkout(page: Page, { text }: Stage): Promise<void> {
  await upgrade(page, text);
  await page.waitForURL('**/simulator/checkout/*');
}

async function portal(page: Page, { text }: Stage): Promise<void> {
  await page.getByRole('button', { name: text.billing.manage }).click();
  await page.waitForURL('**/simulator/portal/**');
}
