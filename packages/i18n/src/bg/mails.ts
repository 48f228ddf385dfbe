import type { mails as english } from '../en/mails.ts';
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
export const mails: typeof english = {
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
    subject: 'Отговорихме на съобщението Ви',
    text: (answer, proposals, link) =>
      `Здравейте,

Писахте ни за своя Brand Hub. Ето нашия отговор:

${answer}

${proposals === 0 ? 'Цялата кореспонденция е във Вашия Brand Hub:' : suggestion(proposals)}

${link}

Екипът на Savet
`,
  },
};

function suggestion(count: number): string {
  return plural('bg', count, {
    one: 'Предлагаме текст за Вашия Brand Hub. Нищо няма да се промени, докато не го приемете там:',
    other:
      'Предлагаме текстове за Вашия Brand Hub. Нищо няма да се промени, докато не ги приемете там:',
  });
}
