import { plural } from '../plural.ts';
import { accountMails } from './mails/account-mails.ts';
import { billingMails } from './mails/billing-mails.ts';
import { linkedLogInMails } from './mails/linked-log-in-mails.ts';
import { passkeyMails } from './mails/passkey-mails.ts';
import { secondFactorMails } from './mails/second-factor-mails.ts';
import { subscriptionMails } from './mails/subscription-mails.ts';
import { viewingMails } from './mails/viewing-mails.ts';
import { withdrawalNotice } from './mails/withdrawal-notice.ts';

/** Emails to users, in plain text. */
export const mails = {
  ...accountMails,
  ...billingMails,
  ...secondFactorMails,
  ...linkedLogInMails,
  ...passkeyMails,
  ...subscriptionMails,
  /** Browsers get it from the server, so that what is kept is what was shown. */
  withdrawalNotice,
  ...viewingMails,
  contactAnswer: {
    subject: 'We have replied to your message',
    text: (answer: string, proposals: number, link: string) =>
      `Hello,

You wrote to us about your Brand Hub. Here is our reply:

${answer}

${proposals === 0 ? 'You will find the whole conversation in your Brand Hub:' : suggestion(proposals)}

${link}

The Savet team
`,
  },
};

function suggestion(count: number): string {
  return plural('en', count, {
    one: 'We have suggested a text for your Brand Hub. Nothing changes until you accept it there:',
    other:
      'We have suggested texts for your Brand Hub. Nothing changes until you accept them there:',
  });
}
