import type { Page } from '@playwright/test';
import type { CallOutput } from '@savet/contract/calls';
import type { State } from './stage.ts';

const version = '0'.repeat(64);
const document = {
  success: true,
  text: '# Общи условия\n\n## 1. Кои сме ние\n\n„Пример“ ООД, София.\n\n| Услуга | Цена |\n| --- | --- |\n| Pro | 19,94 € |\n\n## 2. Вашите текстове\n\nОстават Ваши.\n\n## 3. Прекратяване на договора и изтриване на профила\n\nПо всяко време.\n\n## 4. Приложимо право\n\nБългарското.',
  language: 'BG',
  languages: ['BG'],
  version,
  since: '2026-11-02T09:30:00.000Z',
};

/** Documents of the operator, acceptance, what is agreed to before a payment, withdrawals and invoices. */
export const legalStates: readonly State[] = [
  {
    name: 'legal',
    who: 'nobody',
    path: '/legal/terms',
    prepare: async (page) => {
      await showDocuments(page);
      await page.goto('/legal/terms');
      await page.locator('article').waitFor();
    },
  },
  {
    name: 'legal-failed',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { problems }) => {
      problems.expect(/status of 400 .*getLegalDocument/);
      await showDocuments(page);
      await page.route('**/api/getLegalDocument', (route) =>
        route.fulfill({ status: 400, json: { success: false, error: '', code: 'INVALID_INPUT' } }),
      );
      await page.goto('/legal/terms');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-up-terms',
    who: 'nobody',
    path: '/signup',
    prepare: async (page) => {
      await showDocuments(page);
      await page.reload();
      await page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'terms-question',
    who: 'free',
    path: '/chat',
    staysOnEscape: true,
    prepare: async (page, { text }) => {
      await showDocuments(page);
      await page.reload();
      await page.getByRole('dialog', { name: text.legal.acceptance.newTitle }).waitFor();
    },
  },
  {
    name: 'purchase',
    who: 'free',
    path: '/payment',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.billing.pro.action }).click();
      await page.getByText(text.legal.purchase.noticeTitle).click();
    },
  },
  {
    name: 'profile-withdrawal',
    who: 'payer',
    path: '/profile',
    prepare: async (page, { text }) => {
      await answer(page, 'previewWithdrawal', {
        concludedAt: '2026-11-22T10:00:00.000Z',
        hasEnded: false,
        paid: 1_278,
        kept: 213,
        refund: 1_065,
        days: 5,
      });
      const { open, confirm } = text.legal.withdrawal;
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('button', { name: confirm }).waitFor();
    },
  },
  {
    name: 'profile-withdrawn',
    who: 'free',
    path: '/profile',
    prepare: async (page, { text }) => {
      // A subscription that was withdrawn from is over.
      await page.route('**/api/getUser', async (route) => {
        const response = await route.fetch();
        const read = (await response.json()) as CallOutput<'getUser'>;
        const user = { ...read.user, hasSubscribed: true };
        await route.fulfill({ response, json: { ...read, user } });
      });
      const withdrawnAt = new Date().toISOString();
      const last = { withdrawnAt, refund: 1_065, isComplete: true };
      await answer(page, 'getWithdrawal', { until: null, last });
      await page.reload();
      await page.getByText(text.legal.withdrawal.doneTitle).waitFor();
    },
  },
  {
    name: 'profile-invoices-failed',
    who: 'payer',
    path: '/profile',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 502 .*listInvoices/);
      await page.route('**/api/listInvoices', (route) =>
        route.fulfill({
          status: 502,
          json: { success: false, error: '', code: 'INVOICES_FAILED' },
        }),
      );
      await page.reload();
      await page.getByText(text.legal.invoices.failed).waitFor();
    },
  },
];

/** Answers as an installation with documents does. */
async function showDocuments(page: Page): Promise<void> {
  await page.route('**/api/auth/get-session', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'legal-documents': 'terms privacy' };
    await route.fulfill({ response, headers });
  });
  await page.route('**/api/getPublicConfiguration', async (route) => {
    const own = (await (await route.fetch()).json()) as CallOutput<'getPublicConfiguration'>;
    const legalDocuments = [
      { kind: 'terms', languages: ['BG'], version },
      { kind: 'privacy', languages: ['EN', 'BG'], version },
      { kind: 'company', languages: ['EN', 'BG'], version },
    ];
    await route.fulfill({ json: { ...own, legalDocuments } });
  });
  await answer(page, 'getLegalDocument', document);
}

async function answer(page: Page, call: string, output: object): Promise<void> {
  await page.route(`**/api/${call}`, (route) =>
    route.fulfill({ json: { success: true, ...output } }),
  );
}
