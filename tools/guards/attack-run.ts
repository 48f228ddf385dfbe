import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface AttackResult {
  /** Whether every attempt was refused; null if the attacks could not run to their end. */
  isRefused: boolean | null;
  /** The line of the case in the table of attacks. */
  line: string;
}

/** Runs a case of the attacks against a server of the folder, in its quick form on the embedded database. */
export async function runAttack(folder: string, number: number): Promise<AttackResult> {
  const attacks = spawn(
    process.execPath,
    ['tools/attacks/attacks.ts', 'quick', 'embedded', String(number)],
    { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [output] = await Promise.all([text(attacks.stdout), once(attacks, 'close')]);
  const line = output.split('\n').find((row) => /refused$|LET IN/.test(row)) ?? '';
  if (line.endsWith('refused')) return { isRefused: true, line };
  return { isRefused: / [1-9]\d* LET IN$/.test(line) ? false : null, line };
}
