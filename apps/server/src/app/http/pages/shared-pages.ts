import { isbot } from 'isbot';
import { readSharedPage } from '../../../features/chat/sharing/read-shared-page.ts';
import { noticePageHtml, styleSource } from '../../../features/chat/sharing/shared-page.ts';
import { openLink } from '../../../features/chat/sharing/sharing.store.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { DocumentMaker } from '../../../platform/documents/document-maker.ts';
import { hashToken, isToken } from '../../../platform/random-tokens.ts';
import type { Limits } from '../limits/limits.ts';
import { addressOf, type ServerContext } from '../request.ts';

interface SharedPagesDependencies {
  db: Database;
  documents: DocumentMaker;
  limits: Limits;
  trustedProxies: readonly string[];
}

/** The policy of these pages: one style, the icon, and nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `GET /shared/<token>`: the pages behind shared links. They neither read nor set a cookie: every visitor is anonymous. */
export class SharedPages {
  readonly #dependencies: SharedPagesDependencies;

  constructor(dependencies: SharedPagesDependencies) {
    this.#dependencies = dependencies;
  }

  async show(context: ServerContext): Promise<Response> {
    const { limits, trustedProxies } = this.#dependencies;
    try {
      await limits.sharedPage(addressOf(context, trustedProxies));
      const isProgram = context.req.method === 'HEAD' || isbot(context.req.header('user-agent'));
      const page = await this.#page(context.req.param('token') ?? '', isProgram);
      return page === null ? respond(noticePageHtml('gone'), 404) : respond(page, 200);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond(noticePageHtml('busy'), error.code === 'RATE_LIMITED' ? 429 : 503);
    }
  }

  /** Null for every link that does not work, whatever the reason. */
  async #page(token: string, isProgram: boolean): Promise<string | null> {
    const { db } = this.#dependencies;
    if (!isToken(token)) return null;
    const link = await openLink(db, hashToken(token), isProgram ? 'program' : 'person');
    if (!link) return null;
    return isProgram ? noticePageHtml('preview') : readSharedPage(this.#dependencies, link);
  }
}

function respond(page: string, status: number): Response {
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    },
  });
}
