import type { Sessions } from '../../features/accounts/sessions.ts';
import { readChunk, readExport } from '../../features/exports/exports.store.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { requireActor } from './gate.ts';
import type { Limits } from './limits/limits.ts';
import { addressOf, type ServerContext } from './request.ts';

interface AccountExportDependencies {
  db: Database;
  sessions: Sessions;
  limits: Limits;
  trustedProxies: readonly string[];
}

/** `GET /api/account-export`: the file of the caller's own latest export. Staff who view an account cannot have it. */
export class AccountExportEndpoint {
  readonly #dependencies: AccountExportDependencies;

  constructor(dependencies: AccountExportDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiError NOT_FOUND without a file */
  async send(context: ServerContext): Promise<Response> {
    const { db, sessions, limits, trustedProxies } = this.#dependencies;
    await limits.address(addressOf(context, trustedProxies));
    const actor = await requireActor(sessions, context.req.header('authorization'));
    await limits.actor(actor.uid);
    const latest = await readExport(db, actor.uid);
    if (latest?.state !== 'ready' || latest.size === null) throw new ApiError('NOT_FOUND');
    return new Response(streamChunks(db, latest.exportId), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(latest.size),
        'Content-Disposition': 'attachment; filename="savet-export.zip"',
        'Cache-Control': 'no-store',
      },
    });
  }
}

/** Reads a piece only when the client has received the one before. */
function streamChunks(db: Database, exportId: string): ReadableStream<Uint8Array> {
  let sequence = 0;
  return new ReadableStream({
    async pull(controller) {
      const bytes = await readChunk(db, exportId, sequence);
      sequence += 1;
      if (bytes) controller.enqueue(bytes);
      else controller.close();
    },
  });
}
