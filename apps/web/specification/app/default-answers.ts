import type { CallInput, CallName, CallOutput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { mails } from '@savet/i18n/mails';
import type { ApiState } from './api-state.ts';
import { chatDocument, questionDocument, replyDocument } from './documents.ts';

type Answer<Name extends CallName> = (
  input: CallInput<Name>,
) => CallOutput<Name> | Promise<CallOutput<Name>>;

export type Answers = { [Name in CallName]?: Answer<Name> };

/** Lifetime of a token, in seconds. */
const TOKEN_SECONDS = 15 * 60;

/** The default answers of the server; a call without one fails its test. */
export function defaultAnswers(api: ApiState): Answers {
  return {
    getPublicConfiguration: () => ({
      supportEmail: 'support@savet.example',
      officeEmail: 'office@savet.example',
      salesEmail: 'sales@savet.example',
      languages: ['EN', 'BG'],
      aiMode: 'provider',
      paymentMode: 'simulator',
      authSyncUrl: null,
      logInProviders: [],
      viewingOverride: 'allowed',
      viewingReason: 'optional',
      legalDocuments: [],
      pricesIncludeVat: false,
      showsLev: true,
    }),
    getWithdrawalNotice: ({ language }) => {
      const { consent, notice, form } = mails[language].withdrawalNotice;
      const mail = 'support@savet.example';
      return { version: 'notice-version', consent, notice: notice(mail), form: form(mail) };
    },
    getWithdrawal: () => ({ until: null, last: null }),
    listInvoices: () => ({ invoices: [], more: false }),
    reportWebVitals: () => ({}),
    getUser: ({ uid }) => ({ user: api.clients.find((client) => client.uid === uid) ?? api.user }),
    updateUser({ uid: _uid, ...changes }) {
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      api.change({ user: Object.fromEntries(given) });
      return { user: api.user };
    },
    listChats: ({ uid }) => ({ chats: uid === api.user.uid ? api.chats : [], more: false }),
    listProjects: () => ({ projects: [], revision: 0 }),
    listMessages: ({ chatId }) => ({
      chat:
        api.chats.find((chat) => chat.chatId === chatId) ??
        chatDocument({ chatId, title: 'New Chat' }),
      messages: api.messages.filter((message) => message.chatId === chatId),
      more: false,
    }),
    createChat({ chatId, title = 'New Chat' }) {
      const chat = chatDocument({ chatId, title });
      api.change({ chats: [chat] });
      return { chat };
    },
    generateResponse: (input) => acceptTurn(api, input),
    listQueries: () => ({ queries: [], more: false }),
    listSessions: () => ({ sessions: [] }),
    listViewings: () => ({ viewings: [], more: false }),
    readSecondFactor: () => ({
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
      isMissing: false,
      hasPasskeys: false,
      lastReset: null,
    }),
    listPasskeys: () => ({ passkeys: [] }),
    listViewingRequests: () => ({ requests: [] }),
    getAccountExport: () => ({ export: null }),
    getChatImport: () => ({ import: null }),
    listFieldUses: () => ({ uses: [] }),
    listOwnContactMessages: () => ({ contactMessages: [], more: false }),
    initializeUserPlan: () => ({}),
    createStripeCustomer: () => ({ stripeCustomerId: 'cus_1' }),
    updateStripeCustomerId: () => ({}),
    resetToFreePlan: () => ({}),
    resetMonthlyQueries: () => ({}),
    listUsers: ({ search = '', plan }) => ({
      users: api.clients
        .filter(({ email }) => email.includes(search))
        .map(cardOf)
        .filter((card) => plan === undefined || card.plan === plan),
      next: null,
    }),
    startViewing: () => ({ viewingId: 'viewing', expiresAt: '2036-11-02T09:30:00.000Z' }),
    stopViewing: () => ({}),
  };
}

/** The account routes that the screens use. */
export function answerAccounts(api: ApiState, route: string): Response {
  switch (route) {
    case 'auth/get-session':
      if (!api.isSignedIn) return Response.json(null);
      return Response.json({}, { headers: { 'set-auth-jwt': tokenOf(api.user.uid) } });
    case 'auth/token':
      if (!api.isSignedIn) return Response.json({}, { status: 401 });
      return Response.json({ token: tokenOf(api.user.uid) });
    case 'auth/sign-in/email':
    case 'auth/sign-up/email':
      api.isSignedIn = true;
      return Response.json({});
    case 'auth/sign-out':
      api.isSignedIn = false;
      return Response.json({});
    default:
      throw new Error(`no accounts route ${route}`);
  }
}

/** The fields of a gallery card. */
export function cardOf(user: UserDocument) {
  const { uid, email, firstName, lastName, plan, asksBeforeViewing } = user;
  const consent = asksBeforeViewing ? ('needed' as const) : ('notNeeded' as const);
  const lastVisit = '2026-11-02T09:00:00.000Z';
  return { uid, email, firstName, lastName, plan, lastVisit, questions: 12, consent };
}

/** Stores the question with an empty reply, and uses one query. */
function acceptTurn(
  api: ApiState,
  { chatId, messageId, query }: CallInput<'generateResponse'>,
): CallOutput<'generateResponse'> {
  if (chatId === undefined || messageId === undefined) throw new Error('not a stored turn');
  const chat = api.chats.find((known) => known.chatId === chatId);
  const position = api.messages.length + 1;
  const question = questionDocument({ chatId, messageId, position, text: query });
  const replyId = `${messageId}-reply`;
  const reply = replyDocument({
    chatId,
    messageId: replyId,
    position: position + 1,
    text: '',
    replyTo: messageId,
  });
  api.change({
    user: { queryUsed: api.user.queryUsed + 1 },
    chats: [chat ?? chatDocument({ chatId, title: 'New Chat' })],
    messages: [question, reply],
  });
  api.beginTurn(reply);
  return { chatId, messageId, replyId };
}

/** A token without a valid signature: the browser reads only its claims. */
function tokenOf(uid: string): string {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const claims = { sub: uid, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
