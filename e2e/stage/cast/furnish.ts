import { type Browser, expect } from '@playwright/test';
import { upgrade } from '../../pages/payment.ts';
import { SimulatorPages } from '../../pages/simulator.ts';
import { Problems } from '../../problems.ts';
import type { Product } from '../../product.ts';
import type { Role } from './cast.ts';
import { askAndAnswer, conversations } from './conversations.ts';
import type { Player } from './player.ts';

type Players = Readonly<Record<Role, Player>>;

const brandCore = 'userInfo.brandHub.brandCore';
const green = { hex: '#4A6B3A', rgb: 'rgb(74, 107, 58)', rgba: 'rgba(74, 107, 58, 1)' };
const sand = { hex: '#E9DFC7', rgb: 'rgb(233, 223, 199)', rgba: 'rgba(233, 223, 199, 1)' };

export async function furnish(players: Players, browser: Browser, product: Product): Promise<void> {
  const { pro, admin, tester, spent, limited, payer } = players;
  await product.staff('plan', pro.email, 'pro', '1000');
  await product.staff('grant', admin.email);
  await product.staff('plan', tester.email, 'pro');
  await product.staff('tester', tester.email);
  await product.staff('plan', spent.email, 'free', '1');
  await product.staff('plan', limited.email, 'pro', '1');
  // Somebody with a long name has to fit in everywhere.
  await limited.call('updateUser', {
    firstName: 'Александра-Емилияна-Константина',
    lastName: 'Хаджигеоргиева-Вълчедръмска',
  });
  await writeBrandHub(pro);
  await conversations(pro, product);
  for (const player of [spent, limited]) {
    await askAndAnswer(player, product, { query: 'The last one?', text: 'The last one.' });
  }
  await exchangeMessages(pro, admin);
  const { viewingId } = await admin.call('startViewing', {
    uid: pro.uid,
    reason: 'Asked for help',
  });
  await admin.call('stopViewing', { viewingId });
  await pay(payer, browser, product);
}

async function writeBrandHub({ call }: Player): Promise<void> {
  const values = [
    ['userInfo.profile.industry', 'Herbal tea'],
    [`${brandCore}.mission`, 'Tea for the city'],
    [`${brandCore}.mission`, 'Bring mountain herbs to city kitchens'],
    ['userInfo.brandHub.visualIdentity.brandColors', colors()],
  ] as const;
  for (const [path, value] of values) await call('saveBrandField', { path, value });
}

async function exchangeMessages(pro: Player, admin: Player): Promise<void> {
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

/** Only a payment makes the page that thanks for it. */
async function pay({ cookies }: Player, browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const problems = new Problems(product.url);
  problems.hear(context);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/payment');
  await upgrade(page);
  const simulator = new SimulatorPages(page);
  await simulator.atCheckout();
  await simulator.pay();
  await page.waitForURL('**/success');
  await context.close();
  expect(problems.unexpected(), 'what the browser of the payer complained of').toEqual([]);
}

function colors(): string {
  return JSON.stringify({ primary: [green], secondary: [sand] });
}
