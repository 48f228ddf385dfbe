import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, type Report, reasonOf } from './findings.ts';

const MEGABYTE = 1_000_000;
const FREE_PROBLEM = 100 * MEGABYTE;
const FREE_WARNING = 1_000 * MEGABYTE;

/** Examines the data folder: writing with a sync to disk, and free space. */
export function checkDisk(dataDir: string, report: Report): Finding[] {
  if (!existsSync(dataDir)) {
    return [report('ok', `DATA_DIR: ${dataDir} does not exist yet; the first start makes it`)];
  }
  return [writing(dataDir, report), space(dataDir, report)];
}

function writing(dataDir: string, report: Report): Finding {
  const path = join(dataDir, `doctor-${crypto.randomUUID()}`);
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, 'written');
      fsyncSync(file);
    } finally {
      closeSync(file);
      rmSync(path);
    }
    return report('ok', `DATA_DIR: ${dataDir} can be written and synced`);
  } catch (error) {
    const text = `DATA_DIR: ${dataDir} can't be written (${reasonOf(error)})`;
    return report('problem', `${text}; make the user of this command its owner`);
  }
}

function space(dataDir: string, report: Report): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const text = `${Math.round(free / MEGABYTE)} MB are free in DATA_DIR`;
  if (free < FREE_PROBLEM) return report('problem', `${text}; make room before writes fail`);
  return free < FREE_WARNING ? report('warning', `${text}; make room soon`) : report('ok', text);
}
