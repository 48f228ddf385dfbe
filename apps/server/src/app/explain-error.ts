import { EnvironmentError } from '../env.ts';
import { LegalFolderError } from '../features/legal/legal-folder.ts';
import { isDatabaseUnavailable } from '../platform/db/availability.ts';
import { BackupError } from '../platform/db/backup/format.ts';
import { DataFolderError } from '../platform/db/embedded/data-folder.ts';
import { FolderInUseError } from '../platform/db/embedded/folder-lock.ts';
import { UpgradeError } from '../platform/db/migrate.ts';
import { errorText } from '../platform/error-text.ts';

const explained = [
  LegalFolderError,
  EnvironmentError,
  FolderInUseError,
  DataFolderError,
  BackupError,
  UpgradeError,
];

/** One line for each problem that the operator can fix. @throws any other error */
export function explainError(error: unknown): string {
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) {
    return error.message;
  }
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return 'PORT: another program uses this port; stop it or choose another port';
  if (isDatabaseUnavailable(error))
    return `DATABASE_URL: the database does not answer (${errorText(error)})`;
  throw error;
}

/** Runs a command, and prints its text, or its problem in one line. */
export async function printResult(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
