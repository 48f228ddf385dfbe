import type * as calls from '@savet/contract/calls/staff/admin';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import type { Database } from '../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../platform/handlers.ts';
import { listContactMessages } from '../brand-hub/contact-answers.store.ts';
import { answerMessage } from '../brand-hub/contact-answers.ts';
import type { ConnectionSource } from '../models/open-connection.ts';
import { listRatedAnswers } from './feedback.store.ts';
import { listBrandHubOwners, listPeople } from './people.store.ts';
import { listLatestWithdrawals, readServiceCounts } from './service-state.store.ts';
import { readStatistics } from './statistics/statistics.store.ts';

export interface AdminDependencies {
  db: Database;
  /** Mails the team's answers to users. */
  answerMails: { sendDue(): void };
  service: {
    connections: ConnectionSource;
    paymentMode: 'stripe' | 'simulator' | 'none';
    mailMode: 'smtp' | 'outbox';
  };
  now: () => Date;
}

export function adminCalls({
  db,
  answerMails,
  service,
  now,
}: AdminDependencies): HandlersOf<typeof calls> {
  return {
    listUsers: async ({ order = 'newest', limit = PAGE_DEFAULT, ...filters }, context) => {
      const { uid: adminUid, isSuperAdmin } = actorOf(context);
      const page = { ...filters, order, limit: limit + 1 };
      const users = await listPeople(db, page, {
        adminUid,
        isInternalShown: isSuperAdmin,
        now: now(),
      });
      return { users: users.slice(0, limit), next: nextOf(users, limit, ({ uid }) => uid) };
    },

    listBrandHubs: async ({ uid, search, after, limit = PAGE_DEFAULT }) => {
      const page = { uid, search, after, limit: limit + 1 };
      const [clients, others] = await Promise.all([
        after === undefined ? listBrandHubOwners(db, { ...page, isClient: true }) : [],
        listBrandHubOwners(db, { ...page, isClient: false }),
      ]);
      return {
        clients,
        otherProfiles: others.slice(0, limit),
        next: nextOf(others, limit, ({ uid }) => uid),
      };
    },

    listContactMessages: async ({ uid, state, after, limit = PAGE_DEFAULT }) => {
      const cursor = splitCursor(after);
      const last = cursor && { uid: cursor[0], contactMessageId: cursor[1] };
      const rows = await listContactMessages(db, { uid, state, after: last }, limit + 1);
      return {
        contactMessages: rows
          .slice(0, limit)
          .map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
        next: nextOf(rows, limit, (row) => joinCursor(row.uid, row.contactMessageId)),
      };
    },

    answerContactMessage: async ({ uid, contactMessageId, text, proposals = [] }, context) => {
      const answeredBy = actorOf(context).uid;
      const answer = await answerMessage(
        db,
        { uid, contactMessageId, text, answeredBy },
        proposals,
      );
      answerMails.sendDue();
      return { answer };
    },

    listFeedback: async ({ uid, feedback, after, limit = PAGE_DEFAULT }) => {
      const cursor = splitCursor(after);
      const last = cursor && { uid: cursor[0], messageId: cursor[1] };
      const rows = await listRatedAnswers(db, { uid, feedback, after: last, limit: limit + 1 });
      return {
        feedback: rows
          .slice(0, limit)
          .map(({ givenAt, ...row }) => ({ ...row, givenAt: givenAt.toISOString() })),
        next: nextOf(rows, limit, (row) => joinCursor(row.uid, row.messageId)),
      };
    },

    getStatistics: () => readStatistics(db, now()),

    getServiceState: async () => {
      const counts = await readServiceCounts(db);
      const { provider, model } = (await service.connections.current()).connection;
      return {
        ai: {
          provider,
          model,
          answered: counts.answered,
          failed: counts.failed,
          lastAnsweredAt: counts.lastAnsweredAt?.toISOString() ?? null,
          lastFailedAt: counts.lastFailedAt?.toISOString() ?? null,
        },
        payments: {
          mode: service.paymentMode,
          events: counts.events,
          lastEventAt: counts.lastEventAt?.toISOString() ?? null,
          overdue: counts.overdue,
          withdrawals: (await listLatestWithdrawals(db)).map(
            ({ email, withdrawnAt, paid, refund, completedAt }) => ({
              email,
              withdrawnAt: withdrawnAt.toISOString(),
              paid,
              refund,
              isComplete: completedAt !== null,
            }),
          ),
        },
        mails: { mode: service.mailMode, waiting: counts.waiting },
      };
    },
  };
}

/** The cursor of the next page. The query fetches one row more than the page, which shows whether there is one. */
function nextOf<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? cursorOf(last) : null;
}

/** The cursor of a row with two ids. Neither id contains a space. */
function joinCursor(uid: string, id: string): string {
  return `${uid} ${id}`;
}

/** Null without a cursor. An invalid cursor matches no row. */
function splitCursor(cursor: string | undefined): [string, string] | null {
  if (cursor === undefined) return null;
  const [uid = '', id = ''] = cursor.split(' ', 2);
  return [uid, id];
}
