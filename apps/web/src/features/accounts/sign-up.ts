import type { Language } from '@savet/contract/languages';
import { WELCOME_CHAT_ID, WELCOME_CHAT_TITLE } from '@savet/contract/limits';
import { call, callWithoutSubject } from '#data/call/call.ts';
import { sessionToken, signUp } from '#data/session/session.ts';

/** How long sign-up waits for the payment provider, in milliseconds (design, rulings). */
const PAYMENT_STEP_MS = 5_000;

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
  /** The version of the terms that was accepted in the form; null or absent: asked after sign-up, if there are terms. */
  acceptedTerms?: string | null;
}

type Prepared = Omit<NewAccount, 'password'>;

/** The step of the sign-up flow that failed, with the cause. */
export class SignUpError extends Error {
  readonly step: 'account' | 'uid' | 'plan';

  constructor(step: SignUpError['step'], cause?: unknown) {
    super(`sign-up failed at ${step}`, { cause });
    this.name = 'SignUpError';
    this.step = step;
  }
}

/**
 * The sign-up flow of one form (specification, section 4). Each step can be repeated: if an earlier attempt of the same
 * form created the session, the flow continues after the account step.
 */
export function createSignUp() {
  /** The uid of the account that an earlier attempt created. */
  let ownUid: string | undefined;
  let hasTried = false;

  /**
   * @returns `mailed` if the account begins with the link in an email; `other` if another tab has signed in meanwhile: nothing
   *   was done
   * @throws SignUpError
   */
  return async function runSignUp(account: NewAccount): Promise<'created' | 'mailed' | 'other'> {
    const session = await accountStep(sessionToken());
    // An attempt whose response was lost may have created the account.
    if (session && hasTried) ownUid ??= await accountStep(uidOf(account.email));
    if (session && session.uid !== ownUid) return 'other';
    hasTried = true;
    const uid = session?.uid ?? (await createAccount(account));
    if (uid === null) return 'mailed';
    ownUid = uid;
    await prepareAccount(uid, account);
    return 'created';
  };
}

/** Prepares a new account: plan, customer, language, welcome chat. @throws SignUpError if the plan fails */
export async function prepareAccount(uid: string, account: Prepared): Promise<void> {
  const { firstName, lastName, email, language, acceptedTerms = null } = account;
  try {
    await call('initializeUserPlan', { uid, firstName, lastName, email, stripeCustomerId: null });
  } catch (error) {
    throw new SignUpError('plan', error);
  }
  await withinTime(prepareCustomer(uid, account));
  // Best effort: the account works without them, and terms that are not accepted are asked again.
  await Promise.allSettled([
    acceptedTerms !== null &&
      call('acceptTerms', { uid, version: acceptedTerms, language, occasion: 'sign_up' }),
    call('updateUser', { uid, language }),
    call('createChat', { uid, chatId: WELCOME_CHAT_ID, title: WELCOME_CHAT_TITLE }),
  ]);
}

/** Creates the payment customer for a later checkout, if payments are configured. */
async function prepareCustomer(uid: string, account: Prepared): Promise<void> {
  const { email, firstName, lastName } = account;
  const { paymentMode } = await callWithoutSubject('getPublicConfiguration', {});
  if (paymentMode === 'none') return;
  const customer = await call('createStripeCustomer', { uid, email, firstName, lastName });
  const { stripeCustomerId } = customer;
  await call('updateStripeCustomerId', { uid, stripeCustomerId });
}

/** Best effort: the server makes up for a failure or a timeout later. */
async function withinTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PAYMENT_STEP_MS);
  });
  await Promise.race([work.catch(() => undefined), end]);
  clearTimeout(timer);
}

/** @returns null if the account begins with the link in an email */
async function createAccount(account: NewAccount): Promise<string | null> {
  const { firstName, lastName, email, password, language, acceptedTerms = null } = account;
  const name = `${firstName} ${lastName}`;
  // Only what says more than the name: a server of the version before, during an update, knows neither.
  const details = {
    ...(firstName.includes(' ') && { names: { firstName, lastName } }),
    ...(acceptedTerms !== null && { acceptedTerms }),
  };
  const created = await accountStep(signUp({ name, email, password, ...details }, language));
  if (!created) throw new SignUpError('uid');
  return created === 'mailed' ? null : created.uid;
}

/** The uid of the session, if its account has this address. */
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
