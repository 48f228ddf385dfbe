import { postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { signUp } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import { sendJson } from '../http.ts';
import { withVariables } from '../world.ts';

/** Wrong passwords for an account from one network, and from everywhere; see the limits of the server. */
const FROM_NETWORK = 10;
const FROM_EVERYWHERE = 100;
const AT_ONCE = 20;

export const guessingCases: readonly AttackCase[] = [
  {
    number: 22,
    name: 'guessing passwords with rotating addresses and letter case',
    run: async (world, attempts) => {
      const guesses = world.isLong ? 1_000 : 40;
      const { server } = world.stage;
      const { email } = await signUp(server);
      const password = 'secret1';
      const first = await postAccount(server, 'sign-in/email', { email, password });
      const device = first.headers.getSetCookie().find((line) => line.startsWith('savet.device='));
      const cookie = device?.split(';')[0] ?? '';
      const ways: Record<string, (index: number) => [string, string]> = {
        'one IPv6 network': (index) => [`2001:db8:0:1::${index.toString(16)}`, email],
        'letter case': (index) => ['192.0.2.1', recased(email, index)],
      };
      for (const [way, of] of Object.entries(ways)) {
        const checked = await countChecked(server, guesses, of);
        attempts.expect(`${guesses} guesses by ${way}`, checked <= FROM_NETWORK, checked);
        attempts.count += guesses - 1;
      }
      if (world.isLong) {
        const checked = await countChecked(server, guesses, (index) => [
          `10.${index >> 8}.${index & 255}.1`,
          email,
        ]);
        attempts.expect('guesses from everywhere', checked <= FROM_EVERYWHERE, checked);
        attempts.count += guesses - 1;
      }
      const known = await postAccount(server, 'sign-in/email', { email, password }, { cookie });
      attempts.same('locking the owner out of a known browser', known.status, 200);
      if (!world.isLong) return;
      await withVariables(world, { TRUSTED_PROXIES: '' }, async () => {
        const victim = await signUp(server);
        const checked = await countChecked(server, guesses, (index) => [
          `10.${index >> 8}.${index & 255}.1`,
          victim.email,
        ]);
        attempts.expect('invented proxies', checked <= FROM_NETWORK, checked);
        attempts.count += guesses - 1;
      });
    },
  },
];

/** Sends wrong passwords. @returns how many were checked */
async function countChecked(
  server: { url: string },
  count: number,
  of: (index: number) => [address: string, email: string],
): Promise<number> {
  let checked = 0;
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const [address, email] = of(sent + index);
        const body = { email, password: `guess ${sent + index}` };
        const headers = { 'x-forwarded-for': address };
        return (await sendJson(server, '/api/auth/sign-in/email', body, headers)).status;
      }),
    );
    checked += statuses.filter((status) => status !== 429).length;
  }
  return checked;
}

/** The address with other letters in capitals for each index. */
function recased(email: string, index: number): string {
  return email.replaceAll(/\w/g, (letter, at: number) =>
    (index >> (at % 10)) & 1 ? letter.toUpperCase() : letter,
  );
}
