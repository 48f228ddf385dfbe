import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { freePort } from '../tools/test-server/free-port.ts';
import { type Bench, browserOptions } from './browser.ts';
import { quantile } from './statistics.ts';

/** Runs per page and device; the median counts, because the machine is noisy. */
const ROUNDS = 3;
/** The live stream keeps the network busy, so Lighthouse waits this long, in milliseconds. */
const LOADED_AFTER_MS = 20_000;
/** Below this benchmark index of Lighthouse, the machine is too busy for a performance score. */
const QUIET_SPEED = 1_000;

/** The lowest score allowed in each category. */
export const budgets: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Both with a simulated network and processor: a slow one for the phone. */
const devices = { phone: undefined, desktop: desktopConfig } as const;
type Device = keyof typeof devices;

/** A category of a screen: its score in each round, and the audits that cost points in the worst round. */
interface Score {
  category: string;
  rounds: number[];
  median: number;
  faults: string[];
}

interface ScreenScores {
  name: string;
  scores: Score[];
  /** Lighthouse's benchmark of the machine in each round. */
  speeds: number[];
  isBusy: boolean;
}

/** A page to measure. */
interface Subject {
  name: string;
  address: string;
  cookie?: { name: string; value: string };
  /** It asks search engines to leave it out, which costs all points of that category. */
  isHidden?: boolean;
}

/** Lighthouse on each page, first on a phone, then on a desktop. */
export async function* lighthouseScores(bench: Bench): AsyncGenerator<ScreenScores> {
  const { url, sessionCookie: cookie } = bench;
  const subjects: Subject[] = [
    { name: '/login', address: `${url}/login` },
    { name: '/chat', address: `${url}/chat`, cookie },
    { name: '/payment', address: `${url}/payment`, cookie },
    { name: '/brandhub', address: `${url}/brandhub`, cookie },
    { name: 'a shared chat', address: await sharedChat(bench), isHidden: true },
  ];
  for (const subject of subjects) {
    for (const device of Object.keys(devices) as Device[]) yield await scoresOf(subject, device);
  }
}

/** The address of a chat that everybody may read. */
async function sharedChat({ person }: Bench): Promise<string> {
  const turn = { chatId: 'shared', messageId: 'first', newChat: true };
  await person.call('generateResponse', { ...turn, query: 'Who buys bread at night?' });
  const { url } = await person.call('createSharedLink', {
    linkId: 'shared',
    chatId: 'shared',
    days: 7,
  });
  return url;
}

async function scoresOf(subject: Subject, device: Device): Promise<ScreenScores> {
  const { address, cookie } = subject;
  const categories = Object.keys(budgets).filter((name) => name !== 'seo' || !subject.isHidden);
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'savet-lighthouse-'));
  // Lighthouse opens its page in the browser's own context, not in one of Playwright's.
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (cookie) await context.addCookies([{ ...cookie, url: address }]);
    const results: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      results.push(await audit(address, { port, device, categories }));
    const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex));
    return {
      name: `${subject.name} on a ${device}`,
      scores: categories.map((category) => scoreOf(category, results)),
      speeds,
      isBusy: quantile(speeds, 0.5) < QUIET_SPEED,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface AuditSettings {
  /** Of the browser's debugger. */
  port: number;
  device: Device;
  categories: string[];
}

async function audit(address: string, settings: AuditSettings): Promise<Result> {
  const { port, device, categories } = settings;
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: categories,
    maxWaitForLoad: LOADED_AFTER_MS,
  };
  const outcome = await lighthouse(address, flags, devices[device]);
  if (!outcome) throw new Error(`Lighthouse gave nothing for ${address}`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  // After a redirect, another screen was measured.
  if (lhr.finalDisplayedUrl !== address) throw new Error(`led to ${lhr.finalDisplayedUrl}`);
  return lhr;
}

function scoreOf(category: string, results: Result[]): Score {
  const scored = results.map((result) => ({ result, points: pointsOf(result, category) }));
  const worst = scored.reduce((a, b) => (b.points < a.points ? b : a));
  const rounds = scored.map(({ points }) => points);
  return {
    category,
    rounds,
    median: quantile(rounds, 0.5),
    faults: faultsOf(worst.result, category),
  };
}

function pointsOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points, the most expensive first. */
function faultsOf(result: Result, category: string): string[] {
  const weighed = result.categories[category]?.auditRefs ?? [];
  return weighed
    .map(({ id, weight }) => ({ audit: result.audits[id], weight }))
    .map(({ audit, weight }) => ({ audit, lost: weight * (1 - (audit?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ audit }) => [audit?.id, audit?.title, audit?.displayValue].filter(Boolean).join(', '));
}
