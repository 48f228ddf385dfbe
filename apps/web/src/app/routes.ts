import type { ComponentType } from 'react';

/**
 * `guest`: signed out only. `anyone`: signed in or out. `signedIn`: signed in, or staff who view a user.
 * `owner`: as `signedIn`, but not while viewing. `admin`: staff.
 */
export type Access = 'guest' | 'anyone' | 'signedIn' | 'owner' | 'admin';

/** A part of the catalogue in a chunk of its own. */
export type LatePart = 'security' | 'billing' | 'brand-sheet' | 'legal' | 'sharing';

export interface ScreenRoute {
  /** As in React Router. The first part is the name of the screen in logs and measurements. */
  path: `/${string}`;
  access: Access;
  /** Parts of the catalogue that the screen needs in addition. */
  texts?: readonly LatePart[];
  /** Imports the chunk of the screen. The build reads the path in it, to know what to preload. */
  load: () => Promise<ComponentType>;
}

/** Every screen (specification, section 2). This file runs in Node too: it imports nothing but types. */
export const routes: readonly ScreenRoute[] = [
  {
    path: '/login',
    access: 'guest',
    load: async () => (await import('../features/accounts/log-in-page.tsx')).LogInPage,
  },
  {
    path: '/signup',
    access: 'anyone',
    load: async () => (await import('../features/accounts/sign-up-page.tsx')).SignUpPage,
  },
  {
    path: '/confirm',
    access: 'anyone',
    texts: ['security'],
    load: async () =>
      (await import('../features/accounts/sign-up-link/confirm-page.tsx')).ConfirmPage,
  },
  {
    path: '/continue',
    access: 'anyone',
    texts: ['security'],
    load: async () =>
      (await import('../features/accounts/provider-return/continue-page.tsx')).ContinuePage,
  },
  {
    path: '/forgot',
    access: 'anyone',
    texts: ['security'],
    load: async () => (await import('../features/accounts/password/forgot-page.tsx')).ForgotPage,
  },
  {
    path: '/reset',
    access: 'anyone',
    texts: ['security'],
    load: async () => (await import('../features/accounts/password/reset-page.tsx')).ResetPage,
  },
  {
    path: '/newemail',
    access: 'anyone',
    texts: ['security'],
    load: async () =>
      (await import('../features/accounts/email-change/new-email-page.tsx')).NewEmailPage,
  },
  {
    path: '/undoemail',
    access: 'anyone',
    texts: ['security'],
    load: async () =>
      (await import('../features/accounts/email-change/undo-email-page.tsx')).UndoEmailPage,
  },
  {
    path: '/legal/:kind',
    access: 'anyone',
    texts: ['legal'],
    load: async () => (await import('./legal-page.tsx')).LegalPage,
  },
  {
    path: '/chat/:chatId?',
    access: 'signedIn',
    load: async () => (await import('../features/chat/conversation/chat-screen.tsx')).ChatScreen,
  },
  {
    path: '/profile',
    access: 'signedIn',
    texts: ['security', 'billing', 'legal', 'sharing'],
    load: async () => (await import('./profile-page.tsx')).ProfilePage,
  },
  {
    path: '/brandhub',
    access: 'signedIn',
    texts: ['brand-sheet'],
    load: async () => (await import('../features/brand-hub/brand-hub-page.tsx')).BrandHubPage,
  },
  {
    path: '/payment',
    access: 'owner',
    texts: ['billing', 'legal'],
    load: async () => (await import('../features/billing/plans/payment-page.tsx')).PaymentPage,
  },
  {
    path: '/success',
    access: 'owner',
    texts: ['billing'],
    load: async () => (await import('../features/billing/return/success-page.tsx')).SuccessPage,
  },
  {
    path: '/cancel',
    access: 'owner',
    texts: ['billing'],
    load: async () => (await import('../features/billing/return/cancel-page.tsx')).CancelPage,
  },
  {
    path: '/admin/:view?',
    access: 'admin',
    load: async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
  },
];

/** Whether the screen is drawn inside the signed-in frame. */
export function needsSession({ access }: ScreenRoute): boolean {
  return access !== 'guest' && access !== 'anyone';
}

/** Whether only staff see the screen. */
export function isForStaff({ access }: ScreenRoute): boolean {
  return access === 'admin';
}

/** The first part of a path: the name of its screen, empty for the root. */
export function screenName(path: string): string {
  const [, name = ''] = path.split('/');
  return name;
}
