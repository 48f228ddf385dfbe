import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { Product } from '../product.ts';
import { type ScreenState, states, type Who } from './states.ts';

/** `npm run screens [name…]`: pictures of every screen and state, in both languages and themes and three widths. */
const FOLDER = join('test-results', 'screens');
const widths = [360, 768, 1440] as const;
const languages = ['EN', 'BG'] as const;
const themes = ['light', 'dark'] as const;
const HEIGHT = 900;
const PASSWORD = 'savet-sample';
/** What is still loading by then will not come, in milliseconds. */
const QUIET_MS = 10_000;

interface Look {
  width: (typeof widths)[number];
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
}

const wanted = process.argv.slice(2);
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const product = await Product.start('demo');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let taken = 0;
try {
  await furnish();
  for (const language of languages) {
    for (const theme of themes) {
      for (const width of widths) taken += await takeAll({ language, theme, width });
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${taken} pictures in ${FOLDER}`);

async function takeAll(look: Look): Promise<number> {
  const contexts = new Map<Who, BrowserContext>();
  for (const state of chosen) {
    let context = contexts.get(state.who);
    if (!context) {
      context = await contextOf(browser, state.who, look);
      contexts.set(state.who, context);
    }
    await take(context, state, look);
  }
  for (const context of contexts.values()) await context.close();
  return chosen.length;
}

async function take(
  context: BrowserContext,
  state: ScreenState,
  { language, theme, width }: Look,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(product.url + state.path);
  await page.locator('main').first().waitFor();
  await state.prepare?.(page);
  await page.waitForFunction("!document.querySelector('[aria-busy=true]')", null, {
    timeout: QUIET_MS,
  });
  await page.evaluate('document.fonts.ready.then(() => null)');
  const name = `${state.name}-${width}-${language.toLowerCase()}-${theme}.png`;
  await page.screenshot({ path: join(FOLDER, name), animations: 'disabled' });
  await page.close();
}

async function contextOf(from: Browser, who: Who, look: Look): Promise<BrowserContext> {
  const { width, theme, language } = look;
  const context = await from.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    locale: language === 'BG' ? 'bg-BG' : 'en-GB',
    timezoneId: 'Europe/Sofia',
    ...(width < 500 && { isMobile: true, hasTouch: true }),
  });
  await context.addInitScript(`localStorage.setItem('savet.language', '${language}')`);
  if (who !== 'nobody') {
    await logIn(context, who);
    await (await callerOf(context))('updateUser', { language });
  }
  return context;
}

async function logIn(context: BrowserContext, who: Who): Promise<void> {
  const answer = await context.request.post(`${product.url}/api/auth/sign-in/email`, {
    headers: { origin: product.url },
    data: { email: `${who}@demo.savet.example`, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`log-in answered ${answer.status()}`);
}

async function callerOf(context: BrowserContext) {
  const answer = await context.request.get(`${product.url}/api/auth/token`);
  const { token } = (await answer.json()) as { token: string };
  return async (name: string, data: object): Promise<unknown> => {
    const response = await context.request.post(`${product.url}/api/${name}`, {
      headers: { origin: product.url, authorization: `Bearer ${token}` },
      data,
    });
    if (!response.ok()) throw new Error(`${name} answered ${response.status()}`);
    return response.json();
  };
}

/** What the sample people need for screens with something on them. */
async function furnish(): Promise<void> {
  const context = await browser.newContext();
  await logIn(context, 'pro');
  const call = await callerOf(context);
  for (const [place, query] of ['Как да се позиционираме?', 'Which tagline fits?'].entries()) {
    await call('generateResponse', {
      chatId: 'sample',
      messageId: `question-${place}`,
      newChat: place === 0,
      query,
    });
  }
  await call('sendContactMessage', {
    contactMessageId: 'sample',
    section: 'brandCore',
    text: 'Помогнете ни с мисията, моля.',
  });
  await context.close();
}
