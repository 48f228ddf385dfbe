import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import { hasBrandHub } from '@savet/contract/plans';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { loadUser } from '../accounts/accounts.ts';
import type { Consultant } from '../consultant/consultant.ts';
import { allowanceOf } from '../quota/quota.rules.ts';
import { withQuery } from '../quota/with-query.ts';
import { queryOf } from './turns/turn.rules.ts';

/**
 * Answers a question in the specification's stateless form: the caller sends context and profile. An answer costs one
 * query.
 * @throws ApiError QUERY_AND_USER_INFO_REQUIRED, QUERY_LIMIT_REACHED, QUERY_FAILED
 */
export async function answerStateless(
  dependencies: { db: Database; consultant: Consultant; now: () => Date },
  uid: string,
  question: {
    query: string;
    context: string;
    userInfo: string;
    responseStyle: ResponseStyle;
  },
): Promise<string> {
  const { db, consultant, now } = dependencies;
  if (question.query.trim() === '' || question.userInfo.trim() === '') {
    throw new ApiError('QUERY_AND_USER_INFO_REQUIRED');
  }
  const user = await loadUser(db, uid);
  const ask = async () => {
    const chunks: string[] = [];
    const outcome = await consultant.answer(
      {
        ...question,
        uid,
        // All that is known comes from the caller.
        firstRequest: null,
        emptyFields: null,
        language: user.language,
        plan: user.plan,
        brandHubLocked: !hasBrandHub(user.plan),
        allowance: allowanceOf(user),
      },
      { signal: new AbortController().signal, onText: (text) => chunks.push(text) },
    );
    if (outcome.kind !== 'complete') return null;
    return { text: chunks.join(''), query: queryOf(outcome) };
  };
  const reply = await withQuery(db, uid, 'answer', now, ask, ({ query }) => query);
  if (reply === null) throw new ApiError('QUERY_FAILED');
  return reply.text;
}
