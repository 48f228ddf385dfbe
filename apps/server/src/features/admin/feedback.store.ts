import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';

export interface RatedAnswer {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  chatId: string;
  messageId: string;
  feedback: 'good' | 'bad';
  question: string;
  answer: string;
  givenAt: Date;
}

/** Answers rated since their user began to share ratings, the newest first, without deleted chats. */
export async function listRatedAnswers(
  db: Database,
  page: {
    uid: string | undefined;
    feedback: 'good' | 'bad' | undefined;
    after: { uid: string; messageId: string } | null;
    limit: number;
  },
): Promise<RatedAnswer[]> {
  let query = db
    .selectFrom('messages as reply')
    .innerJoin('users', 'users.uid', 'reply.uid')
    .innerJoin('authUsers', 'authUsers.id', 'reply.uid')
    .innerJoin('chats', (join) =>
      join.onRef('chats.uid', '=', 'reply.uid').onRef('chats.chatId', '=', 'reply.chatId'),
    )
    .innerJoin('messages as question', (join) =>
      join
        .onRef('question.uid', '=', 'reply.uid')
        .onRef('question.messageId', '=', 'reply.replyTo'),
    )
    .select([
      'reply.uid',
      'authUsers.email',
      'users.firstName',
      'users.lastName',
      'reply.chatId',
      'reply.messageId',
      'question.text as question',
      'reply.text as answer',
    ])
    .select(sql<'good' | 'bad'>`reply.feedback`.as('feedback'))
    .select(sql<Date>`reply.feedback_at`.as('givenAt'))
    .where('reply.feedback', 'is not', null)
    .where('chats.deleted', '=', false)
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .whereRef('reply.feedbackAt', '>=', 'users.shareFeedbackSince')
    .orderBy('reply.feedbackAt', 'desc')
    .orderBy('reply.uid', 'desc')
    .orderBy('reply.messageId', 'desc')
    .limit(page.limit);
  if (page.uid !== undefined) query = query.where('reply.uid', '=', page.uid);
  if (page.feedback !== undefined) query = query.where('reply.feedback', '=', page.feedback);
  if (page.after) {
    const { uid, messageId } = page.after;
    query = query.where(
      sql<boolean>`(reply.feedback_at, reply.uid, reply.message_id) < (
        select m.feedback_at, m.uid, m.message_id from messages m
        where m.uid = ${uid} and m.message_id = ${messageId})`,
    );
  }
  return query.execute();
}
