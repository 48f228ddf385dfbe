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
 * The sign-up flow of the specification's section 4, for one form. Each step is safe to repeat: with a session
 * that an earlier attempt of the same form has made it goes on after the account.
 */
export function createSignUp() {
  /** Of the account that an earlier attempt has made. */
  let ownUid: string | undefined;
  let hasTried = false;

  /**
   * @returns false when somebody has logged in meanwhile, in another tab: nothing was done
   * @throws SignUpError
   */
  return async function runSignUp(account: NewAccount): Promise<boolean> {
    const session = await accountStep(sessionToken());
    // An attempt whose answer was lost may have made the account all the same.
    if (session && hasTried) ownUid ??= await accountStep(uidOf(account.email));
    if (session && session.uid !== ownUid) return false;
    hasTried = true;
    ownUid = session?.uid ?? (await createAccount(account));
    await prepareAccount(ownUid, account);
    return true;
  };
}

/** What an account needs before it is used: its plan, the customer, the language, the welcome chat. */
async function prepareAccount(uid: string, account: NewAccount): Promise<void> {
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

async function createAccount(account: NewAccount): Promise<string> {
  const { firstName, lastName, email, password, language } = account;
  const name = `${firstName} ${lastName}`;
  const created = await accountStep(signUp({ name, email, password }, language));
  if (!created) throw new SignUpError('uid');
  return created.uid;
}

/** Of who is logged in, when that is the account of this address. */
async function uidOf(email: string): Promise<string | undefined> {
  const { user } = await call('getUser', {});
  return user.email === email.toLowerCase() ? user.uid : undefined;
}

async function accountStep<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new SignUpError('account', error);
  }
}
