import { parseArgs } from 'node:util';
import { languageCodes } from '@savet/contract/languages';
import { isWorse, type Scorecard } from '@savet/evaluation';
import { evaluate } from './app/evaluation/evaluate.ts';
import { referenceFor, reportOf } from './app/evaluation/report.ts';
import { sendCommand } from './app/staff/send-command.ts';
import { StaffCommandError } from './app/staff/staff-command-error.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { type ModelConnection, noConnection } from './features/models/connection.ts';
import { collectCalls } from './features/models/finished-calls.ts';
import { createLog } from './platform/log.ts';

/**
 * `npm run evaluate [-- --language bg] [--limit 20] [--answers]`: asks the configured model, stores its scorecard, and fails if it
 * is worse than the last one of the same model.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    limit: { type: 'string' },
    answers: { type: 'boolean', default: false },
  },
});

try {
  const { judge } = readEnvironment();
  const connection = JSON.parse(await sendCommand(['model-connection'])) as ModelConnection;
  const earlier = JSON.parse(await sendCommand(['scorecards'])) as Scorecard[];
  const chosen = languageCodes.filter((code) => code === values.language?.toUpperCase());
  const { spending, calls } = collectCalls();
  let count = 0;
  let scorecard: Scorecard;
  try {
    scorecard = await evaluate({
      connection,
      judge: judge && { ...noConnection, ...judge },
      languages: chosen.length > 0 ? chosen : languageCodes,
      ...(values.limit !== undefined && { limit: Number(values.limit) }),
      log: createLog('error'),
      spending,
      onAnswer: ({ question, text }) => {
        count += 1;
        if (values.answers) console.log(`\n${question.id} ${question.question}\n\n${text}\n`);
        else if (count % 10 === 0) console.log(`${count} answers`);
      },
    });
  } finally {
    // A run that ends early is paid for, too.
    await sendCommand(['record-calls', JSON.stringify(calls)]);
  }
  const reference = referenceFor(scorecard, earlier);
  console.log(reportOf(scorecard, reference));
  await sendCommand(['store-scorecard', JSON.stringify(scorecard)]);
  process.exitCode = reference && isWorse(scorecard, reference) ? 1 : 0;
} catch (error) {
  if (!(error instanceof StaffCommandError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
