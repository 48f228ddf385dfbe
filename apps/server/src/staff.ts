import { sendCommand } from './app/staff/send-command.ts';
import { StaffCommandError } from './app/staff/staff-command-error.ts';
import { EnvironmentError } from './env.ts';

/** `npm run staff -- <command>`: exit status 0 means committed, synced and seen by the running server. */
try {
  console.log(await sendCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StaffCommandError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
