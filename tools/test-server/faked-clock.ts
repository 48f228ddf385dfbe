import { existsSync, readdirSync } from 'node:fs';

/** Debian's package `faketime` puts it below one of these. */
const FOLDERS = ['/usr/lib', '/usr/local/lib'];
const FILE = 'faketime/libfaketime.so.1';

/** The library that gives a process another clock; null if it is not installed. */
export function fakeClockLibrary(): string | null {
  for (const folder of FOLDERS.filter((each) => existsSync(each))) {
    for (const name of ['.', ...readdirSync(folder).filter((each) => each.endsWith('-gnu'))]) {
      const path = `${folder}/${name}/${FILE}`;
      if (existsSync(path)) return path;
    }
  }
  return null;
}

export function clockObstacle(): string | null {
  return fakeClockLibrary() === null
    ? 'libfaketime is not installed (apt-get install faketime)'
    : null;
}

/**
 * Environment variables of a server with another clock; its timers still run by the real one.
 * @param time `+3d`, `-3d`, or `@2027-01-31 23:59:50` for a clock that goes on from there, in the time zone
 */
export function clockAt(time: string, timeZone = 'UTC'): Record<string, string> {
  return {
    LD_PRELOAD: fakeClockLibrary() ?? '',
    FAKETIME: time,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_NO_CACHE: '1',
    TZ: timeZone,
  };
}
