import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/opt/libreoffice/program/soffice'];

/** The LibreOffice of this machine, or the one that `SOFFICE` names; null if there is none. */
export function findOffice(): string | null {
  return process.env['SOFFICE'] ?? PROGRAMS.find((path) => existsSync(path)) ?? null;
}
