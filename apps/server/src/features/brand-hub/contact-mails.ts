import type { Language } from '@savet/contract/limits';
import { mails } from '@savet/i18n/mails';
import type { Database } from '../../platform/db/transaction.ts';
import type { MailQueue } from '../../platform/mail/due-mails.ts';
import {
  type AnswerMail,
  type ContactMail,
  claimAnswerMails,
  claimContactMails,
  markAnswerMailed,
  markMailed,
} from './contact-mails.store.ts';

/** Messages to the team, on their way to support. */
export function contactMails(db: Database, supportEmail: string): MailQueue<ContactMail> {
  return {
    name: 'contact messages',
    claim: (most, holdSeconds) => claimContactMails(db, most, holdSeconds),
    write: (message) => ({ to: supportEmail, replyTo: message.email, ...written(message) }),
    markSent: (message) => markMailed(db, message),
  };
}

/** Answers of the team, on their way to the user, in the user's language. */
export function answerMails(
  db: Database,
  { supportEmail, publicUrl }: { supportEmail: string; publicUrl: string },
): MailQueue<AnswerMail> {
  return {
    name: 'contact answers',
    claim: (most, holdSeconds) => claimAnswerMails(db, most, holdSeconds),
    write: ({ email, language, text, proposals }) => {
      const texts = mails[language satisfies Language].contactAnswer;
      return {
        to: email,
        replyTo: supportEmail,
        subject: texts.subject,
        text: texts.text(text, proposals, `${publicUrl}/brandhub`),
      };
    },
    markSent: (answer) => markAnswerMailed(db, answer),
  };
}

/** For the team, in English; what the user wrote stays as it is. */
function written(message: ContactMail): { subject: string; text: string } {
  const { firstName, lastName, email, section, text } = message;
  const name = `${firstName} ${lastName}`.trim() || email;
  const about = section === null ? 'Brand Hub' : `Brand Hub, ${section}`;
  return {
    subject: `${about}: message from ${name}`,
    text: `${name} <${email}>\n${about}\n\n${text}\n`,
  };
}
