/** Mails about a subscription: each is sent once. Amounts and dates come in the reader's language. */
export const subscriptionMails = {
  contractConfirmed: {
    subject: 'Your contract for Savet Pro',
    text: ({ date, price, cycle, consent, notice, form, documents, link }: ContractDetails) =>
      `Hello,

On ${date} you concluded a contract for Savet Pro. It costs ${price} ${cycle === 'yearly' ? 'per year and renews every year' : 'per month and renews every month'} until you cancel. You can cancel at any time in your profile:

${link}
${consent === null ? '' : `\nBefore you paid, you agreed to this:\n\n“${consent}”\n`}
Your right to withdraw

${notice}

Form for withdrawal

${form}
${documents.length === 0 ? '' : `\nPlease keep these documents:\n\n${documents.join('\n')}\n`}
The Savet team
`,
  },
  withdrawn: {
    subject: 'We have received your withdrawal',
    text: ({ time, concluded, paid, kept, refund, supportEmail }: WithdrawalDetails) =>
      `Hello,

We received your withdrawal from the contract for Savet Pro, concluded on ${concluded}, on ${time} (UTC).

You have paid ${paid}.${kept === null ? '' : ` You asked that Pro begins at once, so we keep ${kept} for the time until your withdrawal.`} You get ${refund} back to the card that you paid with. It can take a few days until you see the money.

Pro has ended, and nothing more is charged. Your chats stay, and your Brand Hub is kept, but locked.

If you have questions, write to ${supportEmail}.

The Savet team
`,
  },
  renewalAhead: {
    subject: (date: string) => `Savet Pro renews on ${date}`,
    text: (date: string, price: string, link: string) =>
      `Hello,

Your yearly subscription of Savet Pro renews on ${date}. We will then charge ${price} to your card for another year.

If you want to go on, there is nothing to do. If not, cancel before that day in your profile, under Manage Billing:

${link}

The Savet team
`,
  },
  notices: {
    payment_failed: {
      subject: 'Your payment for Savet has failed',
      text: (link: string, supportEmail: string, { amount }: NoticeDetails) =>
        `Hello,

We could not charge ${amount} for Savet Pro to your card. We will try again over the next few days. Until the payment succeeds you get no new queries, and if it fails to the end, your subscription ends.

Please check your card, or choose another one, under Manage Billing:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
    card_expires: {
      subject: 'Your card expires before the next payment',
      text: (link: string, supportEmail: string, { card, month, date }: NoticeDetails) =>
        `Hello,

Your card ending in ${card} is valid until ${month}. The next payment for Savet Pro is due on ${date}.

So that it succeeds, please add your new card under Manage Billing:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
    plan_ended: {
      subject: 'Your Savet Pro plan has ended',
      text: (link: string, supportEmail: string, _details: NoticeDetails) =>
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
    paid: (limit: number, date: string | null, supportEmail: string, link: string) =>
      `Hello,

You have used all ${limit} queries of this month. ${date === null ? 'New ones come with the next payment.' : `New ones come on ${date}.`} Your chats stay open to you.

If you need more, write to us at ${supportEmail}: we agree on a larger number with you. How your queries were used is in your profile:

${link}

The Savet team
`,
    free: (limit: number, link: string) =>
      `Hello,

You have used all ${limit} free queries. Your chats stay open to you.

With Savet Pro you have 100 queries a month, and every answer knows your Brand Hub:

${link}

The Savet team
`,
  },
  mutable: (link: string) =>
    `You can switch this kind of email off in your profile, under Emails: ${link}`,
};

export interface ContractDetails {
  date: string;
  price: string;
  cycle: 'monthly' | 'yearly';
  /** Null if the buyer has not asked to begin at once. */
  consent: string | null;
  notice: string;
  form: string;
  /** Links. */
  documents: string[];
  link: string;
}

export interface WithdrawalDetails {
  time: string;
  concluded: string;
  paid: string;
  /** Null if nothing is kept. */
  kept: string | null;
  refund: string;
  supportEmail: string;
}

export interface NoticeDetails {
  amount: string;
  /** Last four digits. */
  card: string;
  /** Until which the card is valid. */
  month: string;
  /** Of the next payment. */
  date: string;
}
