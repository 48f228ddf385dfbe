import type { Guard } from '../guard.ts';

const features = 'apps/server/src/features';
const quota = `${features}/quota/quota.store.ts`;
const allowance = `${features}/quota/allowance.store.ts`;
const quotaTest = `${features}/quota/quota.store.test.ts`;
const webhooks = `${features}/billing/reconcile/webhooks.ts`;
const webhooksTest = `${features}/billing/reconcile/webhooks.stripe.test.ts`;
const spending = `${features}/models/spending.ts`;
const spendingTest = `${features}/models/spending.test.ts`;
const gateTest = 'apps/server/src/app/http/gate.test.ts';
const replays = 'replays a write by its Idempotency-Key, only for the same actor, call and input';

/** Queries, costs and payments. */
export const moneyGuards: readonly Guard[] = [
  {
    guard: 'a question needs a query that is left',
    file: quota,
    was: '  if (!user || user.queryUsed >= effectiveLimit(user)) return null;',
    becomes: '  if (!user) return null;',
    proof: [
      `${features}/chat/turns/turns.test.ts`,
      'answers one of fifty parallel questions when one query is left',
    ],
  },
  {
    guard: 'a reserved query counts at once',
    file: allowance,
    was: "    .where('queries.state', '!=', 'given_back')",
    becomes: "    .where('queries.state', '=', 'kept')",
    proof: [
      `${features}/chat/turns/turns.test.ts`,
      'answers one of fifty parallel questions when one query is left',
    ],
  },
  {
    guard: 'queries of a user are reserved one after the other',
    file: 'apps/server/src/platform/db/document-writes.ts',
    was: '  return inTransaction(db, async (trx) => work(trx, await advance(trx, uid)));',
    becomes:
      '  return inTransaction(db, async (trx) => {\n    const result = await work(trx, (await readRevision(trx as Database, uid)) + 1);\n    await advance(trx, uid);\n    return result;\n  });',
    proof: [
      `${features}/chat/turns/turns.test.ts`,
      'answers one of fifty parallel questions when one query is left',
    ],
    database: 'PostgreSQL',
  },
  {
    guard: 'free queries are granted once',
    file: allowance,
    was: '  const existing = await readPlanState(trx, uid);\n',
    becomes:
      "  const existing = await readPlanState(trx, uid);\n  await trx.deleteFrom('queries').where('uid', '=', uid).execute();\n",
    proof: [quotaTest, 'never grants free queries twice, with any plans in between'],
  },
  {
    guard: 'a failed answer gives its query back',
    file: `${features}/quota/with-query.ts`,
    was: "const outcome = result === null ? 'failed' : outcomeOf(result);",
    becomes: "const outcome = result === null ? 'kept' : outcomeOf(result);",
    proof: [quotaTest, 'gives a query back to its own allowance'],
  },
  {
    guard: 'an answered query pays for one title',
    file: `${features}/quota/title.store.ts`,
    was: "    .where('titled', '=', false)\n",
    becomes: '',
    proof: [quotaTest, 'generates at most one title per answered query; a summary costs a query'],
  },
  {
    guard: 'a repeated write runs once',
    file: 'apps/server/src/app/http/gate.ts',
    was: "const replayable = call.effect === 'write' && ",
    becomes: "const replayable = call.effect !== 'write' && ",
    proof: [gateTest, replays],
  },
  {
    guard: 'a key of another input is refused',
    file: 'apps/server/src/app/http/call-results.ts',
    was: "      if (saved && saved.fingerprint !== claim.fingerprint) throw new ApiError('KEY_CONFLICT');\n",
    becomes: '',
    proof: [gateTest, replays],
  },
  {
    guard: 'saved results of one user have a greatest size',
    file: 'apps/server/src/platform/db/call-result.store.ts',
    was: '  await deleteBeyondBound(db, actor);\n',
    becomes: '',
    proof: [
      'apps/server/src/platform/db/space.test.ts',
      'keeps at most a few megabytes of saved results for each actor, the newest',
    ],
  },
  {
    guard: 'a call that could exceed a ceiling is not made',
    file: spending,
    was: '    if (!isWithinCeilings(ceilings, spent, plan, row.cost)) return false;\n',
    becomes: '',
    proof: [spendingTest, 'a ceiling of a plan stops that plan alone'],
  },
  {
    guard: 'ceilings hold under calls at once',
    file: spending,
    was: '    await lockSettings(trx);\n',
    becomes: '',
    proof: [spendingTest, 'of fifty calls at once, only as many pass as the ceiling allows'],
    database: 'PostgreSQL',
  },
  {
    guard: 'a payment event needs the signature',
    file: webhooks,
    was: '    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);',
    becomes: '    event = JSON.parse(body) as Stripe.Event;',
    proof: [webhooksTest, 'is refused without a valid signature'],
  },
  {
    guard: 'a signature is at most five minutes old',
    file: webhooks,
    was: 'const TOLERANCE_SECONDS = 300;',
    becomes: 'const TOLERANCE_SECONDS = 3_000;',
    proof: [webhooksTest, 'is refused without a valid signature'],
  },
  {
    guard: 'an event is of this mode and account',
    file: webhooks,
    was: '  if (event.livemode !== isLive || event.account !== undefined) {',
    becomes: '  if (event.id === null) {',
    proof: [webhooksTest, 'is refused in live mode on a test account, and from other accounts'],
  },
  {
    guard: 'an event that could not be processed is refused, so that it comes again',
    file: webhooks,
    was: "    throw new ApiError('UNAVAILABLE');\n",
    becomes: '',
    proof: [
      webhooksTest,
      'is answered with 503 while the provider is unreachable, and changes nothing',
    ],
  },
  {
    guard: 'an event with a wrong id is nobody’s',
    file: webhooks,
    was: "  return typeof id === 'string' && /^\\w{1,255}$/.test(id) ? id : null;",
    becomes: "  return typeof id === 'string' ? id : null;",
    proof: [
      webhooksTest,
      'about an object whose ids are wrong or unknown is accepted and changes nothing',
    ],
  },
  {
    guard: 'an old state of a subscription replaces no newer one',
    file: `${features}/billing/reconcile/reconcile.ts`,
    was: '    if (!(await advanceVersion(trx, uid, state.billingVersion))) return false;\n',
    becomes: '',
    proof: [
      webhooksTest,
      'whose state was read before a newer one was applied does not replace it',
    ],
  },
  {
    guard: 'the customer of another user is refused',
    file: `${features}/billing/customers.ts`,
    was: '    return isOwn(customer, uid);',
    becomes: '    return customer.id !== uid;',
    proof: [
      `${features}/billing/billing.stripe.test.ts`,
      'of another user is refused like a missing customer, and nothing changes',
    ],
  },
  {
    guard: 'simulated payments are readable only for their owner',
    file: 'packages/stripe-simulator/src/sqlite.ts',
    was: '    if (path !== IN_MEMORY) keepFromOthers(path);\n',
    becomes: '',
    proof: [
      'packages/stripe-simulator/src/sqlite.test.ts',
      'keeps its files from others on the machine',
    ],
  },
];
