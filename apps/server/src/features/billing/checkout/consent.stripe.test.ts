import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { serverPayments } from '../../../testing/payments/server-payments.ts';
import { startStripeServer, TEST_MS } from '../../../testing/payments/stripe-server.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { listAcceptances } from '../../legal/testing/acceptances.ts';
import { legalFolder } from '../../legal/testing/legal-folder.ts';
import type { Consent } from './consent.ts';

const STALE = '0'.repeat(64);

describe.each(serverDatabases)(
  'the consent before a payment on $name',
  { timeout: TEST_MS },
  ({ open }) => {
    let database: OpenDatabase;
    let stripe: Stripe;
    let server: TestServer;
    let close: () => Promise<void>;
    const { folder, remove } = legalFolder({
      'terms.en.md': 'Be kind.',
      'privacy.en.md': 'Nothing is sold.',
      'refunds.bg.md': 'Връщаме парите.',
      'refunds.en.md': 'Money comes back.',
    });

    beforeAll(async () => {
      ({ stripe, database, server, close } = await startStripeServer(await open(), {
        variables: { LEGAL_DIR: folder },
      }));
    }, TEST_MS);
    afterAll(async () => {
      await close();
      remove();
    });

    it('is stored with the version and the language of each text that was named', async () => {
      const person = await signUp(server);
      const shown = present();
      const { status } = await buy(person, { ...shown, language: 'BG' });
      expect(status).toBe(200);
      const occasion = 'payment';
      expect(await stored(person)).toEqual([
        { kind: 'refunds', version: shown.refunds, language: 'BG', occasion },
        // There are no terms in Bulgarian.
        { kind: 'terms', version: shown.terms, language: 'EN', occasion },
        { kind: 'withdrawal', version: shown.withdrawal, language: 'BG', occasion },
      ]);
    });

    it('has no refund policy that nobody has seen, and no terms that were accepted before', async () => {
      const person = await signUp(server);
      const { refunds: _refunds, ...named } = present();
      expect((await buy(person, named)).status).toBe(200);
      expect(kindsOf(await stored(person))).toEqual(['terms', 'withdrawal']);
      expect((await buy(person, { ...named, terms: null })).status).toBe(200);
      expect(kindsOf(await stored(person))).toEqual(['terms', 'withdrawal', 'withdrawal']);
    });

    it.each([
      ['terms', { terms: STALE }],
      ['refund policy', { refunds: STALE }],
      ['notice on withdrawal', { withdrawal: STALE }],
      ['terms, because none were accepted', { terms: null }],
    ])(
      'to other %s is refused: no checkout opens, and nothing is stored',
      async (_what, change) => {
        const person = await signUp(server);
        expect(await buy(person, { ...present(), ...change })).toMatchObject({
          status: 409,
          body: { code: 'TERMS_CHANGED' },
        });
        expect(await stored(person)).toEqual([]);
        const { user } = await person.call('getUser', {});
        const { data } = await stripe.checkout.sessions.list({
          customer: user.stripeCustomerId ?? '',
        });
        expect(data).toEqual([]);
      },
    );

    /** The consent to the texts in force, as a fresh page sends it. */
    function present(): Consent & { refunds: string } {
      const { documents, withdrawal } = serverPayments(server).legal;
      return {
        language: 'EN',
        withdrawal: withdrawal.version,
        terms: documents.get('terms')?.version ?? '',
        refunds: documents.get('refunds')?.version ?? '',
      };
    }

    function buy(person: Person, consent: Consent) {
      const { uid } = person;
      return person.send('createCheckoutSession', { uid, billingCycle: 'monthly', consent });
    }

    async function stored({ uid }: Person) {
      const rows = await listAcceptances(database.db, uid);
      return rows
        .map(({ acceptedAt: _acceptedAt, ...row }) => row)
        .sort((a, b) => (a.kind < b.kind ? -1 : 1));
    }
  },
);

function kindsOf(rows: readonly { kind: string }[]): string[] {
  return rows.map(({ kind }) => kind);
}
