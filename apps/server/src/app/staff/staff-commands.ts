import { evaluationCommands, runEvaluationCommand } from '../evaluation/evaluation-commands.ts';
import { accountCommands } from './account-commands.ts';
import { flagCommands } from './flag-commands.ts';
import { importCommands } from './import-commands.ts';
import { planCommand } from './plan-command.ts';
import { setupCommands } from './setup-commands.ts';
import type { StaffCommand, StaffDependencies } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

const staffUsage = `Usage: npm run staff -- <command>
  grant|revoke <email>                       make a user staff, or end it
  super|tester|client|internal <email> [off] set a flag, or clear it
  plan <email> <free|pro|enterprise> [limit] [--end-subscription|--keep-subscription]
                                             set the plan and its queries per month; for somebody who pays, say
                                             whether the subscription is cancelled or goes on charging
  reset-factor <email> <reason>              remove the second factor, passkeys too, of a user who has
                                             lost it; the user is told
  block <email> <reason>                     log a user out everywhere and refuse every log-in; the user is told
  unblock <email>                            open a blocked account again
  import-account <file> <email>              fill a new account with an export from another Savet
  import-firebase <users.json> <documents.ndjson> --hash-config <file or text> [--dry-run]
                                             import the accounts and chats of a Firebase project; safe to
                                             repeat; --dry-run only reports
  stripe-setup                               create products and prices in the Stripe account; safe to repeat
  ai-check [<price in> <price out>]          ask the AI provider a question in each language; with its
                                             prices per million tokens, also report the cost
  list                                       list users with a flag or a paid plan`;

const commands = new Map<string, StaffCommand>([
  ...Object.entries({ ...flagCommands, ...accountCommands, ...importCommands, ...setupCommands }),
  ['plan', planCommand],
  ...evaluationCommands.map((name): [string, StaffCommand] => [
    name,
    ({ db, ai }, [argument]) => (ai ? runEvaluationCommand(name, argument, { db, ...ai() }) : null),
  ]),
]);

/**
 * Runs one staff command.
 * @param args its name and its arguments
 * @returns the text to print
 * @throws StaffCommandError
 */
export async function runStaffCommand(
  dependencies: StaffDependencies,
  [name = '', ...args]: readonly string[],
  now: Date,
): Promise<string> {
  const text = commands.get(name)?.(dependencies, args, now) ?? null;
  if (text === null) throw new StaffCommandError(staffUsage);
  return text;
}
