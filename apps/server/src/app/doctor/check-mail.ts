import type { Environment } from '../../env.ts';
import { tryMailServer } from '../../platform/mail/mailer.ts';
import { isPublic } from './check-address.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

/** Connects and logs in to the mail server. Sends nothing. */
export async function checkMail(environment: Environment, report: Report): Promise<Finding[]> {
  const { smtpUrl, dataDir } = environment;
  if (smtpUrl === null) {
    const text = `SMTP_URL is not set: emails are written to ${dataDir}/outbox`;
    return [
      isPublic(environment)
        ? report('warning', `${text}, and nobody gets them; set it to your mail server`)
        : report('ok', text),
    ];
  }
  try {
    await tryMailServer(smtpUrl);
    return [report('ok', `the mail server ${new URL(smtpUrl).host} greets and accepts the log-in`)];
  } catch (error) {
    const advice = isRefusedLogin(error)
      ? 'correct user and password in SMTP_URL'
      : 'correct SMTP_URL, or start the mail server';
    return [report('problem', `the mail server does not work (${reasonOf(error)}); ${advice}`)];
  }
}

function isRefusedLogin(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH';
}
