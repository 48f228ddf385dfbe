import { plural } from '../../plural.ts';

/** Mails about viewings. `viewingAnswered` goes to the member of staff who has asked. */
export const viewingMails = {
  viewingStarted: {
    subject: 'Our team is viewing your account',
    text: (staff: string, reason: string | null, minutes: number, link: string) =>
      `Hello,

${staff} from our team is viewing your Savet account, for ${plural('en', minutes, { one: '1 minute', other: `${minutes} minutes` })} at most. They can look but not change anything.

${reason === null ? 'No reason was given.' : `Reason: ${reason}`}

In your profile you can see what was opened, and choose whether we ask you first and whether you get these emails:

${link}

The Savet team
`,
  },
  viewingOverridden: {
    subject: 'Our team is viewing your account without your approval',
    text: (staff: string, reason: string | null, minutes: number, link: string) =>
      `Hello,

You asked us to get your approval first. ${staff} from our team is viewing your Savet account without it, for ${plural('en', minutes, { one: '1 minute', other: `${minutes} minutes` })} at most. They can look but not change anything.

Reason: ${reason}

In your profile you can see what was opened. The record there says that the viewing was opened without your approval:

${link}

The Savet team
`,
  },
  viewingRequested: {
    subject: 'May our team view your account?',
    text: (staff: string, reason: string | null, link: string) =>
      `Hello,

${staff} from our team would like to view your Savet account. They can look but not change anything.

${reason === null ? 'No reason was given.' : `Reason: ${reason}`}

Please allow or decline it in your profile:

${link}

The request expires after 24 hours. Until you allow it, nobody can view your account.

The Savet team
`,
  },
  viewingAnswered: {
    approved: {
      subject: 'You may view the account',
      text: (email: string, link: string) =>
        `Hello,

${email} allows you to view the account once, within 24 hours of your request:

${link}
`,
    },
    declined: {
      subject: 'You may not view the account',
      text: (email: string, link: string) =>
        `Hello,

${email} does not allow you to view the account. You can ask again 24 hours after your request:

${link}
`,
    },
  },
};
