import type * as calls from '@savet/contract/calls/projects';
import { PROJECTS_MAX } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { HandlersOf } from '../../../platform/handlers.ts';
import { loadUser } from '../../accounts/accounts.ts';
import {
  changeProject,
  insertProject,
  readProjects,
  removeProject,
  stampProjects,
} from './projects.store.ts';

export function projectsCalls({ db }: { db: Database }): HandlersOf<typeof calls> {
  return {
    listProjects: (_input, { subjectUid }) => readProjects(db, subjectUid),

    createProject: async ({ projectId, name, color, instructions }, { subjectUid }) => {
      await loadUser(db, subjectUid);
      return writeProjects(db, subjectUid, async (trx) => {
        const { projects } = await readProjects(trx, subjectUid);
        if (projects.some((project) => project.projectId === projectId)) return;
        if (projects.length >= PROJECTS_MAX) throw new ApiError('PROJECT_LIMIT_REACHED');
        await insertProject(trx, subjectUid, { projectId, name, color, instructions });
      });
    },

    updateProject: ({ projectId, name, color, instructions }, { subjectUid }) =>
      writeProjects(db, subjectUid, async (trx) => {
        const changes = {
          ...(name !== undefined && { name }),
          ...(color !== undefined && { color }),
          ...(instructions !== undefined && { instructions }),
        };
        const isThere = await changeProject(trx, subjectUid, projectId, changes);
        if (!isThere) throw new ApiError('NOT_FOUND');
      }),

    deleteProject: ({ projectId }, { subjectUid }) =>
      writeProjects(db, subjectUid, async (trx, revision) => {
        const wasThere = await removeProject(trx, subjectUid, projectId, revision);
        if (!wasThere) throw new ApiError('NOT_FOUND');
      }),
  };
}

/** Changes projects and returns all of them. */
function writeProjects(
  db: Database,
  uid: string,
  work: (trx: Trx, revision: number) => Promise<void>,
) {
  return writeDocuments(db, uid, async (trx, revision) => {
    await work(trx, revision);
    await stampProjects(trx, uid, revision);
    return readProjects(trx, uid);
  });
}
