export const checkout = {
  title: 'Payment',
  subscribe: (name: string) => `Subscribe to ${name}`,
  afterwards: (amount: string, every: string) => `then ${amount} ${every}`,
  now: 'Due now',
  subtotal: 'Subtotal',
  discount: (name: string) => `Discount (${name})`,
  summary: 'Your order',
  payment: 'Pay by card',
  email: 'Email',
  pay: (amount: string) => `Pay ${amount}`,
  cancel: 'Cancel and go back',
  renews: (amount: string, every: string) =>
    `The subscription renews automatically at ${amount} ${every} until you cancel it.`,
  free: (date: string) => `It is free until ${date}. Your card is charged then.`,
  promotionCode: 'Promotion code',
  applyCode: 'Apply code',
  codeRefused: 'This code is not valid for this order.',
  discountRefused:
    'The discount is for the first payment, and you have paid before. Go back and start again.',
  setup: {
    title: 'Save your card',
    explanation: 'Your card is saved for later payments. Nothing is charged now.',
    card: 'Your card',
    save: 'Save card',
    complete: {
      title: 'The card is saved',
      text: 'You do not need to do anything else.',
      back: 'Back to the shop',
    },
  },
  complete: {
    title: 'Already paid',
    text: 'This payment is complete. You do not need to do anything else.',
    back: 'Back to the shop',
  },
  expired: {
    title: 'This payment page has expired',
    text: 'Nothing was charged. Go back and start again.',
    back: 'Back to the shop',
  },
};
