export const dashboard = {
  title: 'Stripe simulator',
  intro:
    'This program behaves like Stripe, so you can try out subscriptions without an account or real money.',
  language: 'Български',
  time: {
    title: 'Simulated time',
    explanation:
      'Moving time forward triggers everything due in between: renewals, failed payments, period ends.',
    day: '1 day ahead',
    week: '1 week ahead',
    month: '1 month ahead',
    year: '1 year ahead',
  },
  webhooks: {
    title: 'Webhooks',
    to: 'Sent to',
    nowhere: 'No address is set, so events are only stored.',
    mode: 'Delivery mode',
    set: 'Apply',
    modes: {
      normal: 'Normally',
      twice: 'Each event twice',
      'out-of-order': 'Out of order',
      late: 'Late: held until released',
      never: 'Never',
    },
    held: (count: number) => (count === 1 ? '1 event is held.' : `${count} events are held.`),
    release: 'Release',
  },
  events: {
    title: 'Latest events',
    none: 'Nothing has happened yet.',
    event: 'Event',
    time: 'Time',
    delivery: 'Delivery',
    action: 'Action',
    resend: 'Send again',
    statuses: {
      pending: 'On its way',
      held: 'Held',
      withheld: 'Not sent',
      delivered: 'Delivered',
      failed: 'Failed',
      none: 'No endpoint listens for it',
    },
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  },
};
