import { type Browser, expect } from '@playwright/test';
import { WELCOME_CHAT_ID, WELCOME_CHAT_TITLE } from '@savet/contract/limits';
import { upgrade } from '../pages/payment.ts';
import { SimulatorPages } from '../pages/simulator.ts';
import type { Persona, Personas } from '../personas/persona.ts';
import { Problems } from '../server/problems.ts';
import type { Product } from '../server/product.ts';
import { askAndAnswer, conversations } from './conversations.ts';

const brandCore = 'userInfo.brandHub.brandCore';
const green = { hex: '#4A6B3A', rgb: 'rgb(74, 107, 58)', rgba: 'rgba(74, 107, 58, 1)' };
const sand = { hex: '#E9DFC7', rgb: 'rgb(233, 223, 199)', rgba: 'rgba(233, 223, 199, 1)' };

/** Creates the data that the screens of each persona show. */
export async function seed(
  { free, pro, admin, tester, spent, limited, payer, asker }: Personas,
  browser: Browser,
  product: Product,
): Promise<void> {
  await free.call('createChat', { chatId: WELCOME_CHAT_ID, title: WELCOME_CHAT_TITLE });
  await product.staff('plan', pro.email, 'pro', '1000');
  await product.staff('grant', admin.email);
  await product.staff('plan', tester.email, 'pro');
  await product.staff('tester', tester.email);
  await product.staff('plan', spent.email, 'free', '1');
  await product.staff('plan', limited.email, 'pro', '1');
  // A long name must fit everywhere.
  await limited.call('updateUser', {
    firstName: 'Александра-Емилияна-Константина',
    lastName: 'Хаджигеоргиева-Вълчедръмска',
  });
  await writeBrandHub(pro);
  await conversations(pro, product);
  for (const persona of [spent, limited]) {
    await askAndAnswer(persona, product, { query: 'The last one?', text: 'The last one.' });
  }
  await exchangeMessages(pro, admin);
  const { viewingId } = await admin.call('startViewing', {
    uid: pro.uid,
    reason: 'Asked for help',
  });
  await admin.call('stopViewing', { viewingId });
  await asker.call('updateUser', { asksBeforeViewing: true });
  await admin.call('requestViewing', { uid: asker.uid, reason: 'Ticket 7' });
  await pay(payer, browser, product);
}

async function writeBrandHub({ call }: Persona): Promise<void> {
  const values = [
    ['userInfo.profile.industry', 'Herbal tea'],
    [`${brandCore}.mission`, 'Tea for the city'],
    [`${brandCore}.mission`, 'Bring mountain herbs to city kitchens'],
    ['userInfo.brandHub.visualIdentity.brandColors', colors()],
  ] as const;
  for (const [path, value] of values) await call('saveBrandField', { path, value });
}

async function exchangeMessages(pro: Persona, admin: Persona): Promise<void> {
  for (const contactMessageId of ['answered', 'open']) {
    const text = 'Помогнете ни с мисията, моля.';
    await pro.call('sendContactMessage', { contactMessageId, section: 'brandCore', text });
  }
  await admin.call('answerContactMessage', {
    uid: pro.uid,
    contactMessageId: 'answered',
    text: 'Ето какво предлагаме.',
    proposals: [
      { path: `${brandCore}.vision`, value: 'A cup in every street' },
      { path: 'userInfo.brandHub.visualIdentity.brandColors', value: colors() },
    ],
  });
}

/** The success page shows only after a payment. */
async function pay({ cookies }: Persona, browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const problems = new Problems(product.url);
  problems.listen(context);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/payment');
  await upgrade(page);
  const simulator = new SimulatorPages(page);
  await simulator.atCheckout();
  await simulator.pay();
  await page.waitForURL('**/success');
  await context.close();
  expect(problems.unexpected(), 'problems in the browser of the payer').toEqual([]);
}

function colors(): string {
  return JSON.stringify({ primary: [green], secondary: [sand] });
}
