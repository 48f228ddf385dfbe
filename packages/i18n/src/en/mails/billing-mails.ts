/** Mails about payments. */
export const billingMails = {
  billingNotices: {
    disputed: {
      subject: 'Your Savet subscription has ended',
      text: (link: string, supportEmail: string) =>
        `Hello,

Your bank has told us that a payment for Savet is disputed. We have therefore ended your subscription, and your card will not be charged again. Your plan is now the free one. Your chats stay, and your Brand Hub is kept, but locked.

If this was a mistake, or you did not dispute anything, write to us at ${supportEmail}. You can subscribe again at any time in your profile:

${link}

The Savet team
`,
    },
    late_payment: {
      subject: 'We have refunded your payment',
      text: (link: string, supportEmail: string) =>
        `Hello,

We have received a payment for a Savet subscription that had already ended. We have refunded it in full to the card you paid with. It can take a few days until you see the money.

If you want to use Pro again, you can subscribe in your profile:

${link}

If you have questions, write to ${supportEmail}.

The Savet team
`,
    },
  },
};
