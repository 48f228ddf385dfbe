import type { Guard } from '../guard.ts';

const features = 'apps/server/src/features';
const erasing = 'apps/server/src/app/erasing';
const erased = 'leaves neither id nor address of the customer in any column or file';
const closed = 'leaves accounts alone that can still be kept';

/** Deletion, erasure and exports of accounts. */
export const accountGuards: readonly Guard[] = [
  {
    guard: 'a deletion needs the password',
    file: `${features}/accounts/deletion/delete-account.ts`,
    was: '  await verifyUser(dependencies, actor, currentPassword);\n',
    becomes: '',
    proof: [
      `${features}/accounts/deletion/delete-account.test.ts`,
      'needs the password, and guesses are limited',
    ],
  },
  {
    guard: 'an account without a password needs a fresh log-in',
    file: `${features}/accounts/password/verify-password.ts`,
    was: "    throw new ApiError('FRESH_LOG_IN_REQUIRED');",
    becomes: '',
    proof: [
      `${features}/accounts/provider-log-in/provider-log-in.test.ts`,
      'confirms the signed-in user without a password, and nobody else',
    ],
  },
  {
    guard: 'an account is erased only after its last day',
    file: `${features}/accounts/deletions.store.ts`,
    was: "    .where('eraseAfter', '<=', sql<Date>`now()`)\n    .where('eraseDueAt', '<=', sql<Date>`now()`)\n",
    becomes: '',
    proof: [`${erasing}/erase-everything.test.ts`, closed],
  },
  {
    guard: 'an erasure removes the mails of the account',
    file: `${erasing}/erase-everything.ts`,
    was: '  await accountMails.erase(addresses);\n',
    becomes: '',
    proof: [
      `${erasing}/eraser.test.ts`,
      'leaves no mail to the account that still waits to be sent',
    ],
  },
  {
    guard: 'an erasure removes the snapshots',
    file: `${erasing}/erase-everything.ts`,
    was: '  await removeSnapshots(dataDir);\n',
    becomes: '',
    proof: [`${erasing}/erase-everything.test.ts`, erased],
  },
  {
    guard: 'an erasure removes saved results',
    file: `${erasing}/erase-everything.ts`,
    was: '  await eraseResults(trx, uid, [uid, ...addresses]);\n',
    becomes: '',
    proof: [`${erasing}/erase-everything.test.ts`, erased],
  },
  {
    guard: 'an erasure waits for the payment provider',
    file: `${erasing}/erase-everything.ts`,
    was: '  await deleteCustomers(dependencies, uid, addresses);\n',
    becomes: '',
    proof: [
      `${erasing}/eraser.test.ts`,
      'keeps the rows while the payment provider is down, and tries again later',
    ],
  },
  {
    guard: 'an export is only for the owner of the account',
    file: `${features}/exports/exports.store.ts`,
    was: "    .selectAll()\n    .where('uid', '=', uid)\n",
    becomes: '    .selectAll()\n',
    proof: [`${features}/exports/exports.test.ts`, 'is only for the owner of the account'],
  },
  {
    guard: 'an export is made a few times a day',
    file: 'apps/server/src/app/http/limits/limits.ts',
    was: '    mayExport: (uid: string) => isWithin(accountExports, uid),',
    becomes: '    mayExport: async (_uid: string) => true,',
    proof: [`${features}/exports/exports.test.ts`, 'is made a few times a day'],
  },
  {
    guard: 'a server that froze deletes no pieces of an export',
    file: `${features}/exports/exports.store.ts`,
    was: 'where export_id in (select export_id from renewed)',
    becomes: 'where export_id = ${job.exportId}',
    proof: [
      `${features}/exports/exports.test.ts`,
      'keeps what another server has written since this one froze',
    ],
  },
  {
    guard: 'a file is imported only into the account that sends it',
    file: `${features}/imports/chats/chat-imports.store.ts`,
    was: "    .selectAll()\n    .where('uid', '=', uid)\n    .where('importId', '=', importId)\n    .forUpdate()\n",
    becomes: "    .selectAll()\n    .where('importId', '=', importId)\n    .forUpdate()\n",
    proof: [
      `${features}/imports/chats/chat-imports.test.ts`,
      'takes the pieces in any order, each once and of its size',
    ],
  },
  {
    guard: 'chats are imported a few times a day',
    file: 'apps/server/src/app/http/limits/limits.ts',
    was: '    mayImport: (uid: string) => isWithin(chatImports, uid),',
    becomes: '    mayImport: async (_uid: string) => true,',
    proof: [`${features}/imports/chats/chat-imports.test.ts`, 'is done a few times a day'],
  },
  {
    guard: 'a file that unpacks to far more is not imported',
    file: `${features}/imports/chats/import-file.ts`,
    was: "    if (bytes > IMPORT_TEXT_BYTES_MAX) throw new ImportRefusedError('too_large');\n    yield texts();",
    becomes: '    yield texts();',
    proof: [
      `${features}/imports/chats/chat-imports.test.ts`,
      'refuses a file that unpacks to far more, and one that lies about its size',
    ],
  },
  {
    guard: 'a server that froze writes no chats of an import twice',
    file: `${features}/imports/chats/run-import.ts`,
    was: '    if (!(await saveOutcome(trx, job, { done, outcome }))) throw new JobStoppedError();',
    becomes: '    await saveOutcome(trx, job, { done, outcome });',
    proof: [
      `${features}/imports/chats/run-import.test.ts`,
      'writes nothing once another server has taken over',
    ],
  },
];
