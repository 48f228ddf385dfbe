import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../tools/test-server/free-port.ts';
import { type Bench, browserOptions } from './browser.ts';
import { quantile } from './statistics.ts';

/** Runs per page; the median counts, because the machine is noisy. */
const ROUNDS = 5;
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

/** A category of a screen: its score in each round, and the audits that cost points in the worst round. */
interface Score {
  category: string;
  rounds: number[];
  median: number;
  faults: string[];
}

interface ScreenScores {
  scores: Score[];
  /** Lighthouse's benchmark of the machine in each round. */
  speeds: number[];
  isBusy: boolean;
}

/** Lighthouse on a phone (a slow network and a slow processor, simulated): log-in logged out, the chat logged in. */
export async function lighthouseScores(bench: Bench): Promise<Record<string, ScreenScores>> {
  return {
    '/login': await scoresOf(`${bench.url}/login`),
    '/chat': await scoresOf(`${bench.url}/chat`, bench.sessionCookie),
  };
}

async function scoresOf(
  address: string,
  cookie?: { name: string; value: string },
): Promise<ScreenScores> {
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
    for (let round = 0; round < ROUNDS; round += 1) results.push(await audit(address, port));
    const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex));
    return {
      scores: Object.keys(budgets).map((category) => scoreOf(category, results)),
      speeds,
      isBusy: quantile(speeds, 0.5) < QUIET_SPEED,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function audit(address: string, port: number): Promise<Result> {
  const outcome = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(budgets),
    maxWaitForLoad: LOADED_AFTER_MS,
  });
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
