import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../../env.ts';
import { type Finding, type Report, reasonOf } from './findings.ts';

const ANSWER_MS = 5_000;
const loopback = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

/** Whether other people than the operator of this machine use the installation. */
export function isPublic({ publicUrl, databaseUrl, host }: Environment): boolean {
  if (publicUrl !== null) return !loopback.test(new URL(publicUrl).hostname);
  return databaseUrl !== null || !loopback.test(host);
}

/** Examines the port, and the address that people type. */
export async function checkAddress(environment: Environment, report: Report): Promise<Finding[]> {
  const { host, port, publicUrl } = environment;
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const own = `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
  const isRunning = port !== 0 && (await answers(own)) === null;
  return [
    await portFinding(environment, isRunning, report),
    ...addressFindings(environment, report),
    ...(isRunning && publicUrl !== null ? [await reachFinding(publicUrl, report)] : []),
  ];
}

async function portFinding(
  { host, port }: Environment,
  isRunning: boolean,
  report: Report,
): Promise<Finding> {
  if (isRunning) return report('ok', `a server answers at port ${port}`);
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    return report('ok', `port ${port} is free; no server runs here now`);
  } catch (error) {
    return report(
      'problem',
      `PORT: ${port} can't be used, and Savet does not answer there (${reasonOf(error)}); stop the other program, or choose another port`,
    );
  } finally {
    probe.close();
  }
}

function addressFindings(environment: Environment, report: Report): Finding[] {
  const { publicUrl, trustedProxies } = environment;
  if (!isPublic(environment)) return [];
  if (publicUrl === null) {
    return [
      report(
        'problem',
        'PUBLIC_URL is not set: log-ins and links work on this machine only; set it to the address that people type',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (!publicUrl.startsWith('https:')) {
    findings.push(
      report(
        'warning',
        'PUBLIC_URL begins with http: passwords travel unencrypted; put a TLS proxy in front',
      ),
    );
  }
  if (trustedProxies.length === 0) {
    findings.push(
      report(
        'warning',
        "TRUSTED_PROXIES is not set: behind a proxy, all people share one rate limit; set it to the proxy's address",
      ),
    );
  }
  return findings;
}

async function reachFinding(publicUrl: string, report: Report): Promise<Finding> {
  const reason = await answers(publicUrl);
  return reason === null
    ? report('ok', `${publicUrl} leads to a server of Savet`)
    : report(
        'warning',
        `${publicUrl} does not lead to Savet from here (${reason}); check PUBLIC_URL and the proxy`,
      );
}

/** Null if a server of Savet answers, else why not. */
async function answers(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (response.ok && (await response.text()) === 'ok') return null;
    return `status ${response.status}`;
  } catch (error) {
    return reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
  }
}
