import type { ProjectDocument, ProjectList } from '@savet/contract/documents';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** All projects of a user, the oldest first, and the revision of the last change to one. */
export async function readProjects(db: Database | Trx, uid: string): Promise<ProjectList> {
  // The revision first: the list may be newer than it says, and then comes again, but never older.
  const row = await db
    .selectFrom('revisions')
    .select('projectsRevision')
    .where('uid', '=', uid)
    .executeTakeFirst();
  const projects = await db
    .selectFrom('projects')
    .select(['projectId', 'name', 'color', 'instructions'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .orderBy('projectId')
    .execute();
  return { projects, revision: row?.projectsRevision ?? 0 };
}

export async function readProject(
  db: Database | Trx,
  uid: string,
  projectId: string,
): Promise<ProjectDocument | null> {
  const row = await db
    .selectFrom('projects')
    .select(['projectId', 'name', 'color', 'instructions'])
    .where('uid', '=', uid)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stamps the list of projects. */
export async function stampProjects(trx: Trx, uid: string, revision: number): Promise<void> {
  await trx
    .updateTable('revisions')
    .set({ projectsRevision: revision })
    .where('uid', '=', uid)
    .execute();
}

export async function insertProject(
  trx: Trx,
  uid: string,
  project: ProjectDocument,
): Promise<void> {
  await trx
    .insertInto('projects')
    .values({ uid, ...project })
    .execute();
}

/** @returns false when there is no such project */
export async function changeProject(
  trx: Trx,
  uid: string,
  projectId: string,
  changes: Partial<Omit<ProjectDocument, 'projectId'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('projects')
    // A set without columns is no SQL.
    .set({ projectId, ...changes })
    .where('uid', '=', uid)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a project and takes its chats out of it. @returns false when there is no such project */
export async function removeProject(
  trx: Trx,
  uid: string,
  projectId: string,
  revision: number,
): Promise<boolean> {
  await trx
    .updateTable('chats')
    .set({ projectId: null, revision })
    .where('uid', '=', uid)
    .where('projectId', '=', projectId)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('projects')
    .where('uid', '=', uid)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
