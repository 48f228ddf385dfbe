import { balanceTransactions } from './resources/balance-transactions.ts';
import { checkoutSessions } from './resources/checkout-sessions.ts';
import { coupons } from './resources/coupons.ts';
import { customers } from './resources/customers.ts';
import { eventRoutes } from './resources/events.ts';
import { invoices } from './resources/invoices.ts';
import { paymentRoutes } from './resources/payments.ts';
import { portalRoutes } from './resources/portal/portal.ts';
import { prices } from './resources/prices.ts';
import { products } from './resources/products.ts';
import { promotionCodes } from './resources/promotion-codes.ts';
import { setupIntents } from './resources/setup-intents.ts';
import { subscriptions } from './resources/subscriptions.ts';
import { taxIds } from './resources/tax-ids.ts';
import type { Route } from './route.ts';
import { searches } from './search/search.ts';

/** All simulated operations of Stripe's API. */
export const routes: readonly Route[] = [
  // Before the routes with an id in the place of `search`.
  ...searches,
  ...customers,
  ...taxIds,
  ...balanceTransactions,
  ...products,
  ...prices,
  ...coupons,
  ...promotionCodes,
  ...checkoutSessions,
  ...subscriptions,
  ...invoices,
  ...paymentRoutes,
  ...setupIntents,
  ...portalRoutes,
  ...eventRoutes,
];
