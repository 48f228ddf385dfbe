import type { Language } from '@savet/contract/languages';
import { mails } from '@savet/i18n/mails';
import type { Database } from '../../platform/db/transaction.ts';
import type { MailQueue } from '../../platform/mail/mail-sweeper.ts';
import {
  type AnswerMail,
  type ContactMail,
  claimAnswerMails,
  claimContactMails,
  markAnswerMailed,
  markMailed,
} from './contact-mails.store.ts';

/** Mail queue of messages to the team, sent to support. */
export function contactMails(db: Database, supportEmail: string): MailQueue<ContactMail> {
  return {
    name: 'contact messages',
    claim: (limit, holdSeconds) => claimContactMails(db, limit, holdSeconds),
    write: (message) => ({ to: supportEmail, replyTo: message.email, ...supportMail(message) }),
    markSent: (message) => markMailed(db, message),
  };
}

/** Mail queue of the team's answers, in the user's language. */
export function answerMails(
  db: Database,
  { supportEmail, publicUrl }: { supportEmail: string; publicUrl: string },
): MailQueue<AnswerMail> {
  return {
    name: 'contact answers',
    claim: (limit, holdSeconds) => claimAnswerMails(db, limit, holdSeconds),
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

/** In English for the team; the user's text is not translated. */
function supportMail(message: ContactMail): { subject: string; text: string } {
  const { firstName, lastName, email, section, text } = message;
  const name = `${firstName} ${lastName}`.trim() || email;
  const topic = section === null ? 'Brand Hub' : `Brand Hub, ${section}`;
  return {
    subject: `${topic}: message from ${name}`,
    text: `${name} <${email}>\n${topic}\n\n${text}\n`,
  };
}
