import type { Guard } from '../guard.ts';

const app = 'apps/server/src/app';
const platform = 'apps/server/src/platform';
const limits = `${app}/http/limits/limits.ts`;
const limitsTest = `${app}/http/limits/limits.test.ts`;
const backupFileTest = `${platform}/db/backup/backup-file.test.ts`;
const backupTest = `${platform}/db/backup/backup.test.ts`;
const upgradeTest = `${platform}/db/upgrade/upgrade.test.ts`;

/** Limits, secrets, logs and data on the disk. */
export const operationGuards: readonly Guard[] = [
  {
    guard: 'requests from one address are limited',
    file: limits,
    was: '    address: (address: string) => consume(addresses, networkOf(address)),',
    becomes: '    address: async (_address: string) => {},',
    proof: [limitsTest, 'requests are limited for each IP address'],
  },
  {
    guard: 'messages to the team are limited',
    file: limits,
    was: "      if (name === 'sendContactMessage' && uid !== null) await contactMessages.consume(uid);\n",
    becomes: '',
    proof: [limitsTest, 'messages to the team are limited for each user'],
  },
  {
    guard: 'calls that fill the disk without a query are limited',
    file: limits,
    was: '      if (storingCalls.has(name) && uid !== null) await consume(stored, uid);\n',
    becomes: '',
    proof: [
      limitsTest,
      'calls that fill the disk without a query are limited for each user and day',
    ],
  },
  {
    guard: 'reports of crashes are limited',
    file: limits,
    was: "      if (name === 'reportCrash') await crashReports.consume(networkOf(address));\n",
    becomes: '',
    proof: [limitsTest, 'reports of crashes are limited for each IP address'],
  },
  {
    guard: 'rewrites are limited',
    file: limits,
    was: "      if (name === 'rewriteFlagged' && uid !== null) await rewrites.consume(uid);\n",
    becomes: '',
    proof: [limitsTest, 'rewrites are limited for each user'],
  },
  {
    guard: 'sign-ups from one address are limited',
    file: limits,
    was: '    signUp: (address: string) => signUps.consume(networkOf(address)),',
    becomes: '    signUp: async (_address: string) => {},',
    proof: [limitsTest, 'sign-ups are limited for each IP address'],
  },
  {
    guard: 'rate limits are shared by servers',
    file: `${platform}/limits/shared-limits.ts`,
    was: "      kind === 'embedded'",
    becomes: "      kind !== 'mysql'",
    proof: [`${app}/two-servers.test.ts`, 'count wrong passwords together'],
    database: 'PostgreSQL',
  },
  {
    guard: 'the log has no addresses with tokens',
    file: `${app}/http/observing/log-request.ts`,
    was: "context.get('log').info({ method, path, status, milliseconds }, 'request');",
    becomes: "context.get('log').info({ method, path: context.req.url, status }, 'request');",
    proof: [
      `${app}/planted-secrets.test.ts`,
      'has neither passwords, cookies and tokens, nor links in mails',
    ],
  },
  {
    guard: 'the log has no words of others in errors',
    file: `${platform}/error-text.ts`,
    was: 'const hasMessage = ownKinds.has(error.name) && !isOfAnotherServer;',
    becomes: 'const hasMessage = true;',
    proof: [`${platform}/error-text.test.ts`, '%s'],
  },
  {
    guard: 'the log has no values that a database quotes',
    file: `${platform}/error-text.ts`,
    was: `?.replaceAll(QUOTED, '"…"')`,
    becomes: '',
    proof: [`${platform}/error-text.test.ts`, '%s'],
  },
  {
    guard: 'fields of the log that are secret are left out',
    file: `${platform}/log.ts`,
    was: '    redact: secretKeys.flatMap((key) => [key, `*.${key}`]),\n',
    becomes: '',
    proof: [
      `${platform}/log.test.ts`,
      'writes plain lines on a terminal, in which no value can hide',
    ],
  },
  {
    guard: 'a value cannot forge a line of the log',
    file: `${platform}/log.ts`,
    was: '.replaceAll(invisible, escaped)',
    becomes: '',
    proof: [`${platform}/log.test.ts`, 'writes each entry as one line, for every reader'],
  },
  {
    guard: 'a secret can be decrypted only for what it belongs to',
    file: `${platform}/encryption.ts`,
    was: '          .setAAD(Buffer.from(context))\n',
    becomes: "          .setAAD(Buffer.from('openai'))\n",
    proof: [`${platform}/encryption.test.ts`, '%s gives null'],
  },
  {
    guard: 'mails are stored encrypted',
    file: 'apps/server/src/features/accounts/mails/account-mails.ts',
    was: 'encryptedMail = encryption.encrypt(JSON.stringify(mail), mailId);',
    becomes: 'encryptedMail = JSON.stringify(mail);',
    proof: [
      'apps/server/src/features/accounts/mails/account-mails.test.ts',
      'are stored encrypted, sent, and deleted',
    ],
  },
  {
    guard: 'the secret is readable only for its owner',
    file: `${app}/auth-secret.ts`,
    was: "openSync(draft, 'w', 0o600)",
    becomes: "openSync(draft, 'w', 0o644)",
    proof: [
      `${app}/auth-secret.test.ts`,
      'the first start generates a secret that only the owner can read; later ones use it',
    ],
  },
  {
    guard: 'a short secret is refused',
    file: `${app}/auth-secret.ts`,
    was: '  if (secret.length >= AUTH_SECRET_MIN) return secret;',
    becomes: '  if (secret !== null) return secret;',
    proof: [`${app}/auth-secret.test.ts`, 'the secret %j is refused'],
  },
  {
    guard: 'the database is readable only for its owner',
    file: `${platform}/db/embedded/embedded.ts`,
    was: '    chmodSync(folder, 0o700);\n',
    becomes: '',
    proof: [
      `${platform}/db/database.test.ts`,
      'keeps its files from others on the machine, in a folder that existed before too',
    ],
  },
  {
    guard: 'one server has the data folder',
    file: `${platform}/db/embedded/data-folder.ts`,
    was: '    return lockFolder(dataDir);',
    becomes: '    return () => undefined;',
    proof: [
      `${platform}/db/database.test.ts`,
      'an embedded folder is locked for one server, and keeps its data',
    ],
  },
  {
    guard: 'a backup is readable only for its owner',
    file: `${platform}/db/backup/write.ts`,
    was: ', mode: 0o600,',
    becomes: ', mode: 0o644,',
    proof: [backupFileTest, 'only its owner can read it, and nothing else is left in the folder'],
  },
  {
    guard: 'a backup that was altered is refused',
    file: `${platform}/db/backup/read.ts`,
    was: "    checksum === hash.digest('hex') &&\n    areSame(totals.tables, found.tables) &&\n    areSame(totals.files, found.files);",
    becomes: "    hash.digest('hex') !== '';",
    proof: [backupFileTest, 'was altered in %s'],
  },
  {
    guard: 'a backup is restored only into an empty database',
    file: `${platform}/db/backup/load.ts`,
    was: '    await requireEmpty(trx, backup);\n',
    becomes: '',
    proof: [
      backupTest,
      'is refused by a database with rows, and accepted by one with empty tables',
    ],
  },
  {
    guard: 'an upgrade begins with a snapshot',
    file: `${platform}/db/upgrade/upgrade.ts`,
    was: '    return takeSnapshot(dataDir, migration);',
    becomes: '    return migration;',
    proof: [upgradeTest, 'takes a snapshot before an upgrade, which is a way back'],
  },
  {
    guard: 'a failed upgrade goes back to its snapshot',
    file: `${platform}/db/upgrade/upgrade.ts`,
    was: '    restoreSnapshot(dataDir, snapshot, false);\n',
    becomes: '',
    proof: [upgradeTest, 'restores the snapshot after a failed migration, and says so in one line'],
  },
  {
    guard: 'metrics need their token',
    file: `${app}/http/pages/metrics-page.ts`,
    was: "  if (!isSame(authorization ?? '', `Bearer ${token}`)) return failureResponse('UNAUTHENTICATED');\n",
    becomes: '',
    proof: [`${app}/observing.test.ts`, 'the metrics are only for those who know the token'],
  },
  {
    guard: 'traces hold no text of anybody',
    file: `${platform}/tracing/text-free-exporter.ts`,
    was: '.filter(([name]) => toldAttributes.has(name))',
    becomes: '',
    proof: [
      `${platform}/tracing/text-free-exporter.test.ts`,
      'a span keeps names and counts, and loses what somebody may have written',
    ],
  },
  {
    guard: 'a rejected promise ends no server, and is logged',
    file: `${app}/last-resort.ts`,
    was: "process.on('unhandledRejection', (reason) => {",
    becomes: "process.on('rejectionHandled', (reason) => {",
    proof: [`${app}/last-resort.test.ts`, 'a rejected promise is logged, and the server goes on'],
  },
  {
    guard: 'a server stops with a failure after an exception',
    file: `${app}/last-resort.ts`,
    was: '      () => process.exit(1),',
    becomes: '      () => process.exit(0),',
    proof: [
      `${app}/last-resort.test.ts`,
      'an exception is logged, and the server stops as for a signal, with status 1',
    ],
  },
  {
    guard: 'mails are not sent if the change that they report is rolled back',
    file: 'apps/server/src/features/accounts/mails/account-mails.ts',
    was: 'await storeMail(db, this.#encryption',
    becomes: 'await storeMail(this.#db, this.#encryption',
    proof: [
      'apps/server/src/features/accounts/mails/account-mails.test.ts',
      'are not sent when the change that they report is rolled back',
    ],
  },
  {
    guard: 'values reach the database as parameters',
    file: `${platform}/db/search/contains.ts`,
    was: 'term_pattern(${term})',
    becomes: "term_pattern('${sql.raw(term)}')",
    proof: ['apps/server/src/features/chat/chats.test.ts', '%j is found in %j'],
  },
  {
    guard: 'SQL is only in stores',
    file: 'tools/boundaries/check-file.ts',
    was: '    if (sql && !isTest && !sqlFiles.test(file)) report(imported.at, SQL_MESSAGE);\n',
    becomes: '',
    proof: ['tools/boundaries/check-file.test.ts', '%s is refused where it does not belong'],
  },
];
