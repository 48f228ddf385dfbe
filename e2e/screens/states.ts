import type { Page } from '@playwright/test';

/** Whose screen it is: nobody's, or one of the sample people's. */
export type Who = 'nobody' | 'free' | 'pro' | 'admin';

export interface ScreenState {
  /** Name of the picture. */
  name: string;
  who: Who;
  path: string;
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens what the nth button with this icon-less selector opens. */
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Every screen and the states of it that look different. */
export const states: readonly ScreenState[] = [
  { name: 'log-in', who: 'nobody', path: '/login' },
  {
    name: 'log-in-refused',
    who: 'nobody',
    path: '/login',
    prepare: async (page) => {
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('input[type=password]').fill('wrong-one');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'sign-up', who: 'nobody', path: '/signup' },
  { name: 'chat-empty-free', who: 'free', path: '/chat' },
  { name: 'chat-empty-pro', who: 'pro', path: '/chat' },
  { name: 'chat-empty-staff', who: 'admin', path: '/chat' },
  {
    name: 'chat-menu',
    who: 'pro',
    path: '/chat',
    prepare: async (page) => {
      if (await page.locator('#side-menu').isVisible()) return;
      await page.locator('[aria-controls=side-menu]').click();
    },
  },
  { name: 'chat-answered', who: 'pro', path: '/chat/sample' },
  { name: 'chat-not-found', who: 'pro', path: '/chat/not-there' },
  {
    name: 'search',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await page.locator('[data-status=done]').first().waitFor();
      await page.keyboard.press('Control+KeyK');
      await page.locator('dialog input').fill('и');
      await page.locator('dialog mark').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await page.locator('[data-status=done]').first().waitFor();
      await page.locator('#question').blur();
      await page.keyboard.press('?');
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'brand-hub', who: 'pro', path: '/brandhub' },
  {
    name: 'brand-hub-field',
    who: 'pro',
    path: '/brandhub',
    prepare: click('[id="userInfo.brandHub.brandCore.mission"] button'),
  },
  {
    name: 'brand-hub-colours',
    who: 'pro',
    path: '/brandhub',
    prepare: click('[id="userInfo.brandHub.visualIdentity.brandColors"] button'),
  },
  { name: 'brand-hub-locked', who: 'free', path: '/brandhub' },
  { name: 'profile-free', who: 'free', path: '/profile' },
  { name: 'profile-pro', who: 'pro', path: '/profile' },
  { name: 'payment', who: 'free', path: '/payment' },
  { name: 'success', who: 'pro', path: '/success' },
  { name: 'cancel', who: 'free', path: '/cancel' },
  { name: 'admin-users', who: 'admin', path: '/admin' },
  { name: 'admin-messages', who: 'admin', path: '/admin/messages' },
  { name: 'admin-feedback', who: 'admin', path: '/admin/feedback' },
  { name: 'admin-numbers', who: 'admin', path: '/admin/numbers' },
  { name: 'admin-service', who: 'admin', path: '/admin/service' },
  {
    name: 'viewing',
    who: 'admin',
    path: '/admin',
    prepare: async (page) => {
      await page.getByText('pro@demo.savet.example').click();
      await page.waitForURL('**/chat');
      await page.locator('#question').waitFor();
    },
  },
];
