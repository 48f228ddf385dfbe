import type { Page } from '@playwright/test';

/** Answers a call of the page in place of the server: with 400 if the answer has a code. */
export async function answerCall(page: Page, name: string, json: object): Promise<void> {
  await page.route(`**/api/${name}`, (route) =>
    route.fulfill({ status: 'code' in json ? 400 : 200, json }),
  );
}
