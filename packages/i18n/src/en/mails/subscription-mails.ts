/** Mails about a subscription: each is sent once. Amounts and dates come in the reader's language. */
export const subscriptionMails = {
  contractConfirmed: {
    subject: 'Your contract for Savet Pro',
    hello: 'Hello,',
    concluded: (date: string) => `On ${date} you concluded a contract for Savet Pro.`,
    cost: {
      /** @param first of the first month, if it is less */
      monthly: (price: string, first: string | null) =>
        first === null
          ? `It costs ${price} per month and renews every month until you cancel.`
          : `It costs ${first} for the first month and then ${price} per month. It renews every month until you cancel.`,
      yearly: (price: string, first: string | null) =>
        first === null
          ? `It costs ${price} per year and renews every year until you cancel.`
          : `It costs ${first} for the first year and then ${price} per year. It renews every year until you cancel.`,
    },
    cancel: 'You can cancel at any time in your profile:',
    agreed: (consent: string) => `Before you paid, you agreed to this:\n\n“${consent}”`,
    notice: 'Your right to withdraw',
    form: 'Withdrawal form',
    documents: 'Please keep these documents:',
    closing: 'The Savet team',
  },
  withdrawn: {
    subject: 'We have received your withdrawal',
    hello: 'Hello,',
    received: (time: string, concluded: string) =>
      `We received your withdrawal from the contract for Savet Pro, concluded on ${concluded}, on ${time} (UTC).`,
    paid: (amount: string) => `You have paid ${amount}.`,
    kept: (amount: string) =>
      `You asked for Pro to begin at once, so we keep ${amount} for the time in which you had Pro.`,
    refund: (amount: string) =>
      `You will get ${amount} back on the card you paid with. It can take a few days until you see the money.`,
    ended:
      'Pro has ended, and nothing more is charged. Your chats stay, and your Brand Hub is kept, but locked.',
    questions: (supportEmail: string) => `If you have questions, write to ${supportEmail}.`,
    closing: 'The Savet team',
  },
  renewalAhead: {
    subject: (date: string) => `Savet Pro renews on ${date}`,
    /** @param price null if it is not charged in euro every year */
    text: (date: string, price: string | null, link: string) =>
      `Hello,

${
  price === null
    ? `Your subscription to Savet Pro renews on ${date}. We will then charge your card for the next period.`
    : `Your yearly subscription to Savet Pro renews on ${date}. We will then charge ${price} to your card for another year.`
}

If you want to go on, there is nothing to do. If not, cancel before that day in your profile, under Manage Billing:

${link}

The Savet team
`,
  },
  notices: {
    payment_failed: {
      subject: 'Your payment for Savet has failed',
      untilPaid:
        'Until the payment succeeds, you will get no new queries. If the last attempt fails too, your subscription will end.',
      planStays:
        'If the last attempt fails too, your subscription will end; the plan we have agreed with you stays as it is.',
      confirm: (
        url: string,
      ) => `Your bank may want you to confirm the payment. You can do that on the invoice page, and pay there right away:

${url}

`,
      text: (
        link: string,
        supportEmail: string,
        amount: string,
        effect: string,
        /** Empty, or the paragraph on a confirmation. */
        confirm: string,
      ) =>
        `Hello,

We could not charge ${amount} for Savet Pro to your card. We will try again over the next few days. ${effect}

Please check your card, or choose another one, under Manage Billing:

${link}

${confirm}If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
    card_expires: {
      subject: 'Your card expires before the next payment',
      facts: (card: string, month: string, date: string) =>
        `Your card ending in ${card} is valid until ${month}. The next payment for Savet Pro is due on ${date}.`,
      text: (link: string, supportEmail: string, facts: string) =>
        `Hello,

${facts}

To make sure that it succeeds, please add your new card under Manage Billing:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
    /** In place of `plan_ended`, if the plan is agreed with the team. */
    subscription_ended: {
      subject: 'Your subscription to Savet Pro has ended',
      text: (link: string, supportEmail: string) =>
        `Hello,

Your subscription to Savet Pro has ended, and you will not be charged for it again. The plan that we have agreed with you stays as it is.

Your invoices are in your profile:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
    plan_ended: {
      subject: 'Your Savet Pro plan has ended',
      text: (link: string, supportEmail: string) =>
        `Hello,

Your Savet Pro plan has ended, and nothing more is charged. Your plan is now the free one. Your chats stay, and your Brand Hub is kept, but locked.

You can subscribe again at any time in your profile. Your invoices are there too:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
  },
  queryLimit: {
    subject: 'Your Savet queries are used up',
    /** When new queries come. */
    next: {
      date: (date: string) => `New ones come on ${date}.`,
      renewing:
        'We are collecting the payment for the next month, which usually takes about an hour. New ones come with it.',
      overdue:
        'The last payment failed. Please check your card in your profile, under Manage Billing: new ones come as soon as the payment succeeds.',
      never:
        'Your plan ends before new ones are due. To get them, keep your subscription: you can do so in your profile, under Manage Billing.',
    },
    paid: (limit: number, next: string | null, supportEmail: string, link: string) =>
      `Hello,

You have used all ${limit} queries for this month. ${next === null ? '' : `${next} `}You can still read your chats.

If you need more, write to us at ${supportEmail}: we will agree on a larger number with you. You can see how your queries were used in your profile:

${link}

The Savet team
`,
    free: (limit: number, link: string) =>
      `Hello,

You have used all ${limit} free queries. You can still read your chats.

With Savet Pro you have 100 queries a month, and every answer knows your Brand Hub:

${link}

The Savet team
`,
  },
  mutable: (link: string) =>
    `You can switch this kind of email off in your profile, under Emails: ${link}`,
};
