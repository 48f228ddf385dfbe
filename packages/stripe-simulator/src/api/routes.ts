import { catalogue } from './resources/catalogue.ts';
import { checkoutSessions } from './resources/checkout-sessions.ts';
import { customers } from './resources/customers.ts';
import { eventRoutes } from './resources/events.ts';
import { invoices } from './resources/invoices.ts';
import { paymentRoutes } from './resources/payments.ts';
import { portalRoutes } from './resources/portal.ts';
import { subscriptions } from './resources/subscriptions.ts';
import type { Route } from './route.ts';

/** Everything of Stripe's API that is simulated. */
export const routes: readonly Route[] = [
  ...customers,
  ...catalogue,
  ...checkoutSessions,
  ...subscriptions,
  ...invoices,
  ...paymentRoutes,
  ...portalRoutes,
  ...eventRoutes,
];
