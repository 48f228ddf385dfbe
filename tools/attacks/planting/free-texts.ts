import { callOf } from '../contract-calls.ts';
import { stringFields } from '../string-fields.ts';

/** Texts that are planted, themselves or through another field of the same column. */
const planted = [
  'updateUser.firstName',
  'updateUser.lastName',
  'initializeUserPlan.firstName',
  'initializeUserPlan.lastName',
  'addPasskey.name',
  'renamePasskey.name',
  'startViewing.reason',
  'requestViewing.reason',
  'saveBrandField.value',
  'sendContactMessage.text',
  'answerContactMessage.text',
  'answerContactMessage.proposals.value',
  'createChat.title',
  'renameChat.title',
  'generateResponse.query',
  'createProject.name',
  'createProject.instructions',
  'updateProject.name',
  'updateProject.instructions',
  'testModel.model',
  'useModel.model',
  'setModelPrices.prices.model',
] as const;
/** Texts that are compared, hashed, logged or sent on, but shown to nobody. */
const shownNowhere = [
  'allowModelHost.currentPassword',
  'changePassword.currentPassword',
  'deleteAccount.currentPassword',
  'requestEmailChange.currentPassword',
  'renewRecoveryCodes.currentPassword',
  'startSecondFactor.currentPassword',
  'stopSecondFactor.currentPassword',
  'unlinkLogIn.currentPassword',
  'removePasskey.currentPassword',
  'startPasskey.currentPassword',
  'confirmEmailChange.token',
  'confirmOwnEmailChange.token',
  'undoEmailChange.token',
  'confirmSecondFactor.code',
  'stopSecondFactor.code',
  'endSession.sessionId',
  'removePasskey.passkeyId',
  'renamePasskey.passkeyId',
  'reportCrash.name',
  'reportCrash.places',
  'rejectFinding.words',
  'forgetException.words',
  'rewriteFlagged.text',
  'rewriteFlagged.question',
  'initializeUserPlan.email',
  'createStripeCustomer.email',
  'createStripeCustomer.firstName',
  'createStripeCustomer.lastName',
  'createBillingPortalSession.customerId',
  'updateStripeCustomerId.stripeCustomerId',
  'generateChatTitle.query',
  'generateChatTitle.chatResponse',
  'summarizeText.text',
  'generateResponse.context',
  'generateResponse.userInfo',
  'generateResponse.brandHubUid',
] as const;

/** The names of all known texts, in order. */
export const knownTexts: readonly string[] = [...planted, ...shownNowhere].toSorted();

/** The fields of all calls that write and take any text. Ids of users are looked up, never stored. */
export function freeTexts(): string[] {
  const names = stringFields()
    .filter(({ name, path }) => callOf(name).effect === 'write' && path.at(-1) !== 'uid')
    .filter(({ name, inputWith }) => callOf(name).input.safeParse(inputWith('<b>"')).success)
    .map(({ name, path }) => [name, ...path.filter((part) => !/^\d+$/.test(String(part)))]);
  return [...new Set(names.map((parts) => parts.join('.')))].toSorted();
}
