import type { Payments } from '../../features/billing/payments.ts';
import type { TestServer } from '../application.ts';

/** The payments of a server that was started with a payment provider. */
export function serverPayments({ application }: TestServer): Payments {
  if (!application.payments) throw new Error('this server has no payment provider');
  return application.payments;
}
