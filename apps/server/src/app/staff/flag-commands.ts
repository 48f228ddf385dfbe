import { readAuthUser, updateUserRow } from '../../features/accounts/accounts.store.ts';
import { requireUser } from '../../features/accounts/accounts.ts';
import { listFlagged, readRole } from '../../features/accounts/staff.store.ts';
import { readUser } from '../../features/accounts/user-document/user-document.store.ts';
import { endViewings } from '../../features/viewing/viewing.store.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { requireUid } from './require-uid.ts';
import type { StaffCommand } from './staff-command.ts';

type FlagColumn = 'isAdmin' | 'isSuperAdmin' | 'isTester' | 'isClient' | 'isInternal';

export const flagCommands: Record<string, StaffCommand> = {
  grant: ({ db }, args) => setRole(db, args, true),
  revoke: ({ db }, args) => setRole(db, args, false),
  super: ({ db }, args) => setFlag(db, args, 'isSuperAdmin'),
  tester: ({ db }, args) => setFlag(db, args, 'isTester'),
  client: ({ db }, args) => setFlag(db, args, 'isClient'),
  internal: ({ db }, args) => setFlag(db, args, 'isInternal'),
  list: ({ db }, args) => (args.length === 0 ? listText(db) : null),
};

function setRole(
  db: Database,
  [email, ...rest]: readonly string[],
  isAdmin: boolean,
): Promise<string> | null {
  return email !== undefined && rest.length === 0 ? setFlags(db, email, { isAdmin }) : null;
}

function setFlag(
  db: Database,
  [email, off, ...rest]: readonly string[],
  column: FlagColumn,
): Promise<string> | null {
  const isWrong = (off !== undefined && off !== 'off') || rest.length > 0;
  return email === undefined || isWrong ? null : setFlags(db, email, { [column]: !off });
}

async function setFlags(
  db: Database,
  email: string,
  flags: Partial<Record<FlagColumn, boolean>>,
): Promise<string> {
  const uid = await requireUid(db, email);
  await writeDocuments(db, uid, async (trx, revision) => {
    await updateUserRow(trx, uid, flags, revision);
    // Without the role, the open viewing ends too.
    if (!requireUser(await readUser(trx, uid)).isAdmin) await endViewings(trx, { adminUid: uid });
    await notify(trx, { kind: 'access', uid });
  });
  const isGranted = flags.isAdmin === true || flags.isSuperAdmin === true;
  const isUnconfirmed = isGranted && !(await readAuthUser(db, uid))?.emailVerified;
  const changes = Object.entries(flags).map(([name, on]) => `${name} ${on ? 'on' : 'off'}`);
  const isStillStaff = flags.isAdmin === false && (await readRole(db, uid))?.isAdmin;
  const notes: string[] = [];
  if (isStillStaff) notes.push('still staff, by ADMIN_EMAILS or as super admin');
  if (isUnconfirmed) {
    notes.push('this address is not confirmed: make sure that nobody else signed up with it');
  }
  return [`${email}: ${changes.join(', ')}`, ...notes].join('; ');
}

async function listText(db: Database): Promise<string> {
  const entries = await listFlagged(db);
  if (entries.length === 0) return 'No user has a flag or a paid plan.';
  return entries
    .map(({ email, plan, queryLimit, flags }) =>
      [email, plan, `${queryLimit} queries`, ...flags].join('  '),
    )
    .join('\n');
}
