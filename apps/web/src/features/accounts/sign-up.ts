import { type Language, WELCOME_CHAT_ID, WELCOME_CHAT_TITLE } from '@savet/contract/limits';
import { call } from '../../lib/call/call.ts';
import { sessionToken, signUp } from '../../lib/session/session.ts';

/** How long sign-up waits for the payment provider, in milliseconds (design, rulings). */
const PAYMENT_STEP_MS = 5_000;

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
}

/** The step of the sign-up flow that failed, with what made it fail. */
export class SignUpError extends Error {
  readonly step: 'account' | 'uid' | 'plan';

  constructor(step: SignUpError['step'], cause?: unknown) {
    super(`sign-up failed at ${step}`, { cause });
    this.name = 'SignUpError';
    this.step = step;
  }
}

/**
 * The sign-up flow of the specification's section 4. Each step is safe to repeat; with a session it
 * goes on after the account.
 * @throws SignUpError
 */
export async function runSignUp(account: NewAccount): Promise<void> {
  const uid = await createAccount(account);
  const { firstName, lastName, email, language } = account;
  try {
    await call('initializeUserPlan', { uid, firstName, lastName, email, stripeCustomerId: null });
  } catch (error) {
    throw new SignUpError('plan', error);
  }
  await withinTime(prepareCustomer(uid, account));
  // Best effort: without them the account works all the same.
  await Promise.allSettled([
    call('updateUser', { uid, language }),
    call('createChat', { uid, chatId: WELCOME_CHAT_ID, title: WELCOME_CHAT_TITLE }),
  ]);
}

/** The customer at the payment provider, for a later checkout; where nothing can be paid, none. */
async function prepareCustomer(uid: string, account: NewAccount): Promise<void> {
  const { email, firstName, lastName } = account;
  const { paymentMode } = await call('getPublicConfiguration', {});
  if (paymentMode === 'none') return;
  const customer = await call('createStripeCustomer', { uid, email, firstName, lastName });
  const { stripeCustomerId } = customer;
  await call('updateStripeCustomerId', { uid, stripeCustomerId });
}

/** Best effort: the server makes up later for what fails or takes too long. */
async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PAYMENT_STEP_MS);
  });
  await Promise.race([work.catch(() => undefined), end]);
  clearTimeout(timer);
}

async function createAccount(account: NewAccount) {
  const { firstName, lastName, email, password, language } = account;
  try {
    const session = await sessionToken();
    if (session) return session.uid;
    const created = await signUp({ name: `${firstName} ${lastName}`, email, password }, language);
    if (created) return created.uid;
  } catch (error) {
    throw new SignUpError('account', error);
  }
  throw new SignUpError('uid');
}
