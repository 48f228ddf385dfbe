export const checkout = {
  title: 'Payment',
  subscribe: (name: string) => `Subscribe to ${name}`,
  afterwards: (amount: string, every: string) => `then ${amount} ${every}`,
  now: 'Due now',
  subtotal: 'Subtotal',
  discount: (name: string) => `Discount (${name})`,
  summary: 'Your order',
  payment: 'Pay by card',
  email: 'E-mail',
  pay: (amount: string) => `Pay ${amount}`,
  cancel: 'Cancel and go back',
  renews: (amount: string, every: string) =>
    `The subscription renews by itself for ${amount} ${every} until you cancel it.`,
  complete: {
    title: 'Already paid',
    text: 'This payment is complete. There is nothing more to do here.',
    back: 'Back to the shop',
  },
  expired: {
    title: 'This payment page has expired',
    text: 'Nothing was paid. Go back and start again.',
    back: 'Back to the shop',
  },
};
