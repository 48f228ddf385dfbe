import type { AuthPost } from '@savet/contract/accounts/auth-inputs';

const nobody = { email: 'nobody@people.test' };

/** A valid body for every route below `/api/auth` that takes one, with all its fields. None of them opens anything. */
export const authExamples: Record<AuthPost, object> = {
  'POST sign-up/email': {
    name: 'A',
    names: { firstName: 'A', lastName: 'B' },
    email: 'not an address',
    password: 'secret1',
    acceptedTerms: '0'.repeat(64),
  },
  'POST sign-up/confirm': { token: 'nothing', password: 'secret1' },
  'POST sign-in/email': { ...nobody, password: 'not mine', code: '000000', keepAccount: true },
  'POST sign-in/passkey': {
    credential: {
      id: 'AAAA',
      clientDataJSON: 'e30',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
      userHandle: 'AAAA',
    },
    keepAccount: true,
  },
  'POST provider/begin': { provider: 'google', isConfirming: true },
  'POST provider/log-in': { code: '000000', keepAccount: true },
  'POST renew-session': { ticket: 'nothing' },
  'POST sign-out': {},
  'POST send-verification-email': nobody,
  'POST request-password-reset': nobody,
  'POST reset-password': { token: 'nothing', newPassword: 'secret1' },
};
