import type { Guard } from '../guard.ts';

const billing = 'apps/server/src/features/billing';
const renewals = `${billing}/renewals.stripe.test.ts`;
const billingTest = `${billing}/billing.stripe.test.ts`;
const subscriptions = `${billing}/subscriptions.rules.ts`;
const ended = `${billing}/reconcile/ended-subscriptions.ts`;
const staffPlan = `${billing}/staff-plan.ts`;
const staffPlanTest = 'apps/server/src/app/staff/staff-plan.stripe.test.ts';
const givenUp = `${billing}/reconcile/given-up.test.ts`;
const notices = `${billing}/reconcile/notices.stripe.test.ts`;
const creditTest = `${billing}/credit/credit.stripe.test.ts`;
const offers = 'apps/web/src/features/billing/plans/offers.rules';
const keptSubscription = 'can keep the subscription, which the user still sees';
const paidLate = 'paid after its subscription has ended is refunded, and the customer is told once';

/** The defects in `docs/billing-scenarios.md`, in its order: each guard mends one. */
export const billingGuards: readonly Guard[] = [
  {
    guard: 'staff decide what happens to a subscription that is running',
    file: staffPlan,
    was: "  if (isCharging && subscription === null) return 'undecided';\n",
    becomes: '',
    proof: [staffPlanTest, '%s is refused for a payer unless its subscription is named'],
  },
  {
    guard: 'a subscription beside an agreed plan is shown to its user',
    file: 'apps/server/src/features/accounts/user-document/user-document.store.ts',
    was: '    subscription: subscriptionOf(row),',
    becomes: "    subscription: row.planSource === 'staff' ? null : subscriptionOf(row),",
    proof: [staffPlanTest, keptSubscription],
  },
  {
    guard: 'the end of an agreement gives back what is paid',
    file: staffPlan,
    was: "  if (payments) await reconcile(payments, uid);\n  if (!isCharging) return 'set';",
    becomes: "  if (!isCharging) return 'set';",
    proof: [staffPlanTest, keptSubscription],
  },
  {
    guard: 'an open checkout expires when a plan is agreed',
    file: staffPlan,
    was: '  if (payments && stripeCustomerId !== null) await expireOpen(payments.stripe, stripeCustomerId);\n',
    becomes: '',
    proof: [staffPlanTest, 'expires an open checkout'],
  },
  {
    guard: 'a dispute of an older payment counts too',
    file: `${billing}/reconcile/reversals.ts`,
    was: '    if (charge.disputed && (await',
    becomes: "    if (charge.disputed && latest.has(intentId ?? '') && (await",
    proof: [
      renewals,
      'that is disputed later ends the subscription, although a newer month is paid',
    ],
  },
  {
    guard: 'a month that is still collected is credited when the cycle changes',
    file: 'packages/stripe-simulator/src/billing/price-changes.ts',
    was: '    amount: -unusedOf(core, subscription, item, now),',
    becomes:
      "    amount: subscription.status === 'past_due' ? 0 : -unusedOf(core, subscription, item, now),",
    proof: [renewals, 'overdue when the cycle changes is not paid twice'],
  },
  {
    guard: 'a period counts as paid only when its invoice is',
    file: subscriptions,
    was: "(!isTelling || invoice.status === 'paid')",
    becomes: '(!isTelling || invoice.status !== null)',
    proof: [
      renewals,
      'grants nothing while its invoice is a draft, and a new month when it is paid',
    ],
  },
  {
    guard: 'what is paid after the end of a subscription is refunded',
    file: ended,
    was: '      await refundPayments(stripe, paymentsOf(invoice));\n',
    becomes: '',
    proof: [renewals, paidLate],
  },
  {
    guard: 'a customer is told of a refund after the end',
    file: ended,
    was: '      latePayments.push(paidAt);\n',
    becomes: '',
    proof: [renewals, paidLate],
  },
  {
    guard: 'a renewal that nobody paid can no longer be paid',
    file: ended,
    was: '      await voidInvoice(stripe, invoice.id);\n',
    becomes: '',
    proof: [renewals, 'that nobody paid ends the plan, and can no longer be paid'],
  },
  {
    guard: 'a price made in the dashboard counts on a product of Savet',
    file: `${billing}/products.rules.ts`,
    was: '  if (!isMarked(price) && !productIds.has(productOf(price))) return null;',
    becomes: '  if (!isMarked(price)) return null;',
    proof: [
      `${billing}/subscriptions.rules.test.ts`,
      'accepts a price %s that the operator made on a product of Savet',
    ],
  },
  {
    guard: 'new queries of an overdue subscription wait for the card',
    file: 'packages/contract/src/plans.ts',
    was: "  if (state === 'overdue' || state === 'renewing') return { when: state };\n",
    becomes: '',
    proof: [
      'apps/web/src/features/chat/composer/query-notice.rules.test.ts',
      'names what new queries wait for: %s',
    ],
  },
  {
    guard: 'a mail about the limit promises no day while a payment is overdue',
    file: 'apps/server/src/features/quota/limit-mails.ts',
    was: "  return next.when === 'date'\n    ? texts.date(formatDate(languages[language].tag, next.date))\n    : texts[next.when];",
    becomes: '  return texts.date(formatDate(languages[language].tag, queryResetDate ?? now));',
    proof: ['apps/server/src/features/quota/limit-mails.test.ts', 'promise a subscriber %s'],
  },
  {
    guard: 'everybody with an invoice reaches the billing portal',
    file: 'apps/web/src/features/billing/manage/has-billing.rules.ts',
    was: "  if (plan === 'pro' || subscription) return true;\n  return (hasSubscribed || hasInvoices) && stripeCustomerId !== null;",
    becomes: "  return plan === 'pro';",
    proof: [
      'apps/web/src/features/billing/manage/has-billing.rules.test.ts',
      'the billing portal is offered to a user %s: %o %s',
    ],
  },
  {
    guard: 'invoices written by hand are known',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: "    hasInvoices: invoices.some(({ status }) => status !== 'draft'),",
    becomes: '    hasInvoices: false,',
    proof: [
      `${billing}/reconcile/known-invoices.stripe.test.ts`,
      'is known once it is no draft, and stays known',
    ],
  },
  {
    guard: 'months of queries stay when the cycle changes',
    file: `${billing}/reconcile/reconcile.ts`,
    was: '  return (isSame && billingAnchor) || terms.billingAnchor;',
    becomes: '  return isSame ? terms.billingAnchor : terms.billingAnchor;',
    proof: [renewals, 'keeps its months when the cycle changes'],
  },
  {
    guard: 'the credit of a customer is known',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '    credit: creditFrom(subscriptions),',
    becomes: '    credit: 0,',
    proof: [renewals, 'keeps its months when the cycle changes'],
  },
  {
    guard: 'time that is not paid for is not lost',
    file: `${offers}.ts`,
    was: "  overdue: 'unpaid',",
    becomes: "  overdue: 'paid' as never,",
    proof: [`${offers}.test.ts`, 'time is lost that is %s (%o)'],
  },
  {
    guard: 'receipts follow the language of the account',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '    await followLanguage(payments, owner, state.language);\n',
    becomes: '',
    proof: [
      notices,
      'confirm the contract once, with the notice on withdrawal, in the user’s language',
    ],
  },
  {
    guard: 'credit ends with the refund of what it was made of',
    file: `${billing}/withdrawal/complete-withdrawals.ts`,
    was: '    await settleCredit(payments, withdrawal);\n',
    becomes: '',
    proof: [
      creditTest,
      'from a change of the plan ends with a withdrawal, whose refund it is part of',
    ],
  },
  {
    guard: 'credit changes once for a withdrawal',
    file: `${billing}/credit/change-credit.ts`,
    was: '  if (changes.some(({ metadata }) => metadata?.[CREDIT_KEY] === subscription)) return;\n',
    becomes: '',
    proof: [
      creditTest,
      'from a change of the plan ends with a withdrawal, whose refund it is part of',
    ],
  },
  {
    guard: 'credit ends when its payment is taken back',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '  await takeBackCredit(stripe, customer, subscription.id);\n',
    becomes: '',
    proof: [creditTest, 'ends when its payment is taken back by a %s'],
  },
  {
    guard: 'one of several open checkouts stays open',
    file: `${billing}/reconcile/open-checkouts.ts`,
    was: '  await expireAll(stripe, others);\n',
    becomes: '',
    proof: [billingTest, 'opened in three tabs at once stays open once'],
  },
  {
    guard: 'a second subscription is refunded',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '    await refundLatest(stripe, duplicate);\n',
    becomes: '',
    proof: [billingTest, 'is cancelled and refunded when it is a duplicate'],
  },
  {
    guard: 'a subscription that was given up as unpaid is cancelled',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '    await cancelNow(stripe, id);\n',
    becomes: '',
    proof: [
      givenUp,
      'and that is marked as unpaid is cancelled: none is sold beside it, nothing is owed for it',
    ],
  },
  {
    guard: 'the mail about a failed renewal links its invoice',
    file: `${billing}/mails/notices.rules.ts`,
    was: '    const invoiceUrl = url ?? null;',
    becomes: '    const invoiceUrl = url === undefined ? url : null;',
    proof: [notices, 'link the invoice on which a renewal with 3-D Secure is confirmed'],
  },
  {
    guard: 'the first question of a paid month asks for the renewal',
    file: 'apps/server/src/app/compose.ts',
    was: '  return renewingHandlers(handlers, renewal);',
    becomes: '  return renewal === undefined ? renewingHandlers(handlers, renewal) : handlers;',
    proof: [renewals, 'is found by the first question of the new month'],
  },
  {
    guard: 'a payment that no event reports is found',
    file: `${billing}/sweeper/billing-sweeper.ts`,
    was: '  await reconcile(payments, uid);\n}',
    becomes: '}',
    proof: [billingTest, 'is found by the sweeper when neither user nor event arrives'],
  },
  {
    guard: 'a deleted account is charged no more',
    file: `${billing}/reconcile/fetch-snapshot.ts`,
    was: '  if (state.isClosed) {',
    becomes: '  if (state.isClosed === null) {',
    proof: [
      `${billing}/closed-accounts.stripe.test.ts`,
      'end their subscription at once, without a refund',
    ],
  },
  {
    guard: 'a Pro is offered the portal and no second subscription',
    file: `${offers}.ts`,
    was: "  if (user.subscription) return 'manage';\n",
    becomes: '',
    proof: [
      `${offers}.test.ts`,
      'on %s with subscription %o and payment mode %s, the Pro card offers: %s',
    ],
  },
];
