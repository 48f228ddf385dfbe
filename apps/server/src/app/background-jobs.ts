import { startPasswordKeySweeper } from '../features/accounts/firebase-passwords/password-key-sweeper.ts';
import { startSessionSweeper } from '../features/accounts/session-list/limit-sessions.ts';
import { deleteUnfinishedSignUps } from '../features/accounts/sign-up/unfinished.store.ts';
import { startStatisticsSweeper } from '../features/admin/statistics/statistics-sweeper.ts';
import { startBillingSweeper } from '../features/billing/sweeper/billing-sweeper.ts';
import { followRemoteReplies } from '../features/chat/turns/remote-replies.ts';
import { abortTurn } from '../features/chat/turns/running-turns.ts';
import { failAbandonedTurns } from '../features/chat/turns/settle-turn.ts';
import { startTurnSweeper } from '../features/chat/turns/turn-sweeper.ts';
import { deleteExpiredExports } from '../features/exports/exports.store.ts';
import { deleteExpiredImports } from '../features/imports/chats/chat-imports.store.ts';
import { deleteExpiredResults } from '../platform/db/call-result.store.ts';
import { startCheckpoints } from '../platform/db/durability/checkpoints.ts';
import { startReplanning } from '../platform/db/plans/kept-plan.ts';
import { startIndexing } from '../platform/db/search/index-sweeper.store.ts';
import { startVacuum } from '../platform/db/vacuum.ts';
import { startJobSweeper } from '../platform/jobs/job-sweeper.ts';
import { releaseLeases } from '../platform/jobs/leases.store.ts';
import { startLimitSweeper } from '../platform/limits/limit-sweeper.store.ts';
import { startMailSweeper } from '../platform/mail/mail-sweeper.ts';
import { startEraser } from './erasing/eraser.ts';
import { startCallResultSweeper } from './http/call-results.ts';
import type { Services } from './services.ts';

/**
 * Listens to the other servers, cleans up after a crash, and starts the sweepers.
 * @returns stops the sweepers, and waits for a mail in progress
 */
export async function startBackgroundJobs(services: Services): Promise<() => Promise<void>> {
  await listen(services);
  await recover(services);

  const { database, db, owner, running, payments, log, now } = services;
  const stopMails = startMailSweeper(
    [
      services.mailsToSupport,
      services.mailsToUsers,
      services.mailsAboutLimits,
      services.accountMails,
    ],
    log,
  );
  const stops = [
    startTurnSweeper({ db, owner, running, log, now }),
    ...(payments ? [startBillingSweeper(payments)] : []),
    startEraser(services),
    startJobSweeper({
      ...{ db, owner, log, name: 'exports', table: 'account_exports' },
      ...{ worker: services.exportWorker, deleteExpired: deleteExpiredExports },
    }),
    startJobSweeper({
      ...{ db, owner, log, name: 'imports', table: 'chat_imports' },
      ...{ worker: services.importWorker, deleteExpired: deleteExpiredImports },
    }),
    startCallResultSweeper(db, log),
    startLimitSweeper(db, log),
    startPasswordKeySweeper(db, log),
    startSessionSweeper(db, log),
    startIndexing(db, log),
    startStatisticsSweeper(db, log),
    ...(database.kind === 'embedded'
      ? [startVacuum(db, log), startCheckpoints(db, log), startReplanning(db, log)]
      : []),
  ];
  return async () => {
    for (const stop of stops) stop();
    await stopMails();
  };
}

async function listen(services: Services): Promise<void> {
  const { database, db, owner, notifications, hub, running, log } = services;
  notifications.on('documents', ({ uid }) => hub.documentsChanged(uid));
  notifications.onMissed(() => hub.resyncAll());
  notifications.on('stop', ({ uid, messageId, attempt }) => {
    const turn = running.find(uid, messageId, attempt);
    if (turn) abortTurn(turn, 'stopped');
  });
  followRemoteReplies({ db, owner, hub, notifications, log });
  await notifications.listen(database);
}

/** With the embedded database this is the only server: every unfinished turn or call was cut off by a crash. */
async function recover({ database, db, log, now }: Services): Promise<void> {
  const isOnlyServer = database.kind === 'embedded';
  if (isOnlyServer) {
    const failed = await failAbandonedTurns({ db, log }, 'all', () => false, now());
    if (failed > 0) log.warn({ failed }, 'failed the turns that a crash cut off');
    await deleteUnfinishedSignUps(db);
    await releaseLeases(db, 'account_exports', null);
    await releaseLeases(db, 'chat_imports', null);
  }
  await deleteExpiredResults(db, isOnlyServer);
}
