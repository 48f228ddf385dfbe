import { prices } from '@savet/contract/plans';
import { plural } from '../plural.ts';

/** Texts of pricing, subscription and checkout results. Texts quoted in the specification are copied letter by letter. */
export const billing = {
  title: 'Choose your plan',
  back: 'Back to chat',
  titleUpgrade: 'Upgrade your plan',
  intro: 'Start free. Upgrade as your brand grows.',
  monthly: 'Monthly',
  yearly: 'Yearly',
  cycle: 'Billing cycle',
  perMonth: 'per month',
  perYear: 'per year',
  firstMonthThen: (price: string) => `for the 1st month, then ${price} per month`,
  savings: (amount: string) => `You save ${amount} compared with twelve single months.`,
  withVat: 'VAT included',
  firstMonthBadge: prices.proFirstMonth.badge as string,
  withCode: (code: string) => `with code ${code}`,
  simulated: 'Payments here are simulated. No real money is charged.',
  plans: 'Plans',
  place: (place: number, count: number) => `${place} of ${count}`,
  processing: 'Processing your request...',
  processingButton: 'Processing...',
  failedTitle: 'Failed to start checkout',
  checkoutFailed: 'Failed to start checkout. Please try again.',
  freeFailed: 'Failed to set free plan. Please try again.',
  manage: 'Manage Billing',
  portalTitle: 'Billing Portal Error',
  portalFailed: 'Failed to open billing portal. Please try again.',
  noCustomer: 'No billing information found. Please contact support.',
  contactSupport: 'Contact support',
  free: {
    name: 'Free',
    audience: 'To get to know Savet',
    features: ['5 queries', 'Basic AI responses', 'Basic support'],
    missing: 'No Brand Hub',
    action: 'Get Started',
    leave: 'Switch to the free plan',
  },
  pro: {
    name: 'Pro',
    audience: 'For brands that use Savet every week',
    features: [
      '100 queries/month',
      'Advanced AI responses',
      'Brand Hub done-for-you setup',
      'Priority support',
    ],
    action: 'Upgrade to Pro',
    notSetUp: 'Card payments are not available yet. Contact us and we will activate Pro for you.',
    write: 'Contact us about Pro',
    mailSubject: 'Pro Plan Inquiry',
  },
  enterprise: {
    name: 'Enterprise',
    price: 'Custom pricing',
    audience: 'For agencies and larger teams',
    features: [
      'Custom-trained AI model',
      'Negotiated query cap',
      'Tailored Brand Hub',
      'Dedicated support',
      'Custom integrations',
    ],
    action: 'Contact sales',
  },
  current: 'Your plan',
  agreed: 'Your plan is based on a personal agreement. To change it, please contact us.',
  write: 'Contact us',
  leave: {
    title: 'Switch to the free plan?',
    intro: 'If you switch now:',
    queries: (limit: number) =>
      `You lose your ${limit} ${plural('en', limit, { one: 'query', other: 'queries' })} a month immediately. The free plan includes 5 queries in total, and free queries you have already used count towards them.`,
    brandHub: 'Your Brand Hub will be locked. Nothing in it is deleted.',
    paidTime: (date: string) => `You lose the time you have already paid for (until ${date}).`,
    credit: (amount: string) =>
      `Your credit of ${amount} is not lost: it stays in your account and pays for your next subscription. If you would rather have it back, write to us.`,
    agreement: 'Your personal agreement with us ends.',
    instead: (date: string) =>
      `If you cancel at the end of the period instead, you keep your plan until ${date} and pay nothing more.`,
    endsAnyway: (date: string) =>
      `Your plan is already cancelled. It ends on ${date}, and you will not be charged again.`,
    keep: 'Keep my plan',
    later: 'Cancel at the end of the period',
    now: 'Switch to free now',
  },
  subscription: {
    price: 'Price',
    perMonth: (price: string) => `${price} per month`,
    perYear: (price: string) => `${price} per year`,
    renewal: 'Renewal',
    renews: (date: string) => `Renews on ${date}`,
    ends: (date: string) =>
      `Ends on ${date}. Nothing changes until then; after that you move to the free plan.`,
    paidUntil: (date: string) => `Paid until ${date}`,
    renewing:
      'We are collecting the payment for the next period. This usually takes about an hour.',
    beside:
      'Besides your agreed plan, this subscription still charges your card. You can cancel it under Manage Billing.',
    credit: 'Credit',
    creditOf: (amount: string) => `${amount}, which pays for your next invoices`,
    notices: {
      disputed: {
        title: 'Your subscription has ended',
        text: 'Your bank has told us that a payment is disputed, so we ended the subscription. Nothing more is charged. If this was a mistake, write to us.',
      },
      late_payment: {
        title: 'We have refunded a payment',
        text: 'It arrived after your subscription had ended. You get the whole amount back to the card that you paid with, within a few days.',
      },
    },
    pastDueTitle: 'The last payment failed',
    pastDue:
      'We will try again over the next few days. To keep your plan, check your card under Manage Billing.',
  },
  previous: 'Previous plan',
  next: 'Next plan',
  showPlan: (name: string) => `Show the ${name} plan`,
  success: {
    title: 'Payment Successful!',
    welcome: 'Welcome to the Pro plan.',
    items: ['100 queries per month', 'Brand Hub unlocked', 'Priority support'],
    action: 'Go to the chat',
    redirect: (seconds: number) =>
      `You will be taken there in ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}.`,
    askingTitle: 'Checking your payment',
    asking: 'One moment, we are checking whether your payment has arrived…',
    waitingTitle: 'The payment has not arrived yet',
    waitingText:
      'Your plan is still free and nothing has changed. If you have paid, this page will update by itself as soon as the payment is confirmed.',
    checking: 'Still checking…',
    failedTitle: 'We could not check your payment',
    failedText:
      'Your plan is still free. If you have paid, nothing is lost: Pro will be activated as soon as the payment is confirmed.',
    tryAgain: 'Try again',
  },
  cancel: {
    title: 'Payment Cancelled',
    text: 'Your payment was cancelled. No charges were made to your account.',
    items: [
      'You cancelled the payment',
      'Your card was not charged',
      'Your account is unchanged',
      'You can try again at any time',
    ],
    tryAgain: 'Try Again',
    home: 'Return Home',
    questions: 'Questions?',
    contact: 'Contact us',
  },
};
