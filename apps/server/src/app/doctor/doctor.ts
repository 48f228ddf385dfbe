import { type Environment, EnvironmentError, readEnvironment } from '../../env.ts';
import { checkAddress } from './check-address.ts';
import { checkDisk } from './check-disk.ts';
import { checkLegal } from './check-legal.ts';
import { checkLogIn } from './check-log-in.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkStored } from './check-stored.ts';
import { attempt, type Finding, reportOn, reportText } from './findings.ts';
import { secretsOf } from './secrets.ts';

/** The clock is wrong if it shows an earlier time than that of this code. */
const EARLIEST = Date.UTC(2026, 10, 1);

/**
 * Examines the installation that the variables describe.
 * @returns the lines to print, and whether there is no problem
 */
export async function examine(
  source?: NodeJS.ProcessEnv,
): Promise<{ text: string; isHealthy: boolean }> {
  const report = reportOn('configuration');
  let environment: Environment;
  try {
    environment = readEnvironment({}, source);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const findings = error.lines.map((line) => report('problem', line));
    const rest = report('warning', 'nothing else was examined; correct these variables first');
    return { text: reportText([...findings, rest], []), isHealthy: false };
  }
  const findings: Finding[] = [
    report('ok', 'all variables are valid'),
    ...(await attempt('clock', (about) => [
      Date.now() >= EARLIEST
        ? about('ok', `it is ${new Date().toISOString()}`)
        : about('problem', `it is not ${new Date().toISOString()}; synchronize the clock with NTP`),
    ])),
    ...(await attempt('disk', (about) => checkDisk(environment.dataDir, about))),
    ...(await checkStored(environment)),
    ...(await attempt('mail', (about) => checkMail(environment, about))),
    ...(await attempt('log-in', (about) => checkLogIn(environment, about))),
    ...(await attempt('payments', (about) => checkPayments(environment, about))),
    ...(await attempt('legal', (about) => checkLegal(environment, about))),
    ...(await attempt('address', (about) => checkAddress(environment, about))),
  ];
  return {
    text: reportText(findings, secretsOf(environment)),
    isHealthy: findings.every(({ level }) => level !== 'problem'),
  };
}
