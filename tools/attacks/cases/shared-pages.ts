import { signUp } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import { type Answer, send } from '../http.ts';
import { answerShortly, type World } from '../world.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const SCRIPT = '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1))';
const SECRET = 'a question that was not shared';

export const sharedPageCases: readonly AttackCase[] = [
  {
    number: 32,
    name: 'pages behind shared links: guessed and ended addresses, and what a page gives away',
    run: async (world, attempts) => {
      const { stage } = world;
      const owner = await signUp(stage.server);
      const chatId = crypto.randomUUID();
      const messageId = crypto.randomUUID();
      world.answerWith((answer) => {
        answer.say(SCRIPT);
        answer.finish();
      });
      const question = { chatId, messageId, newChat: true, query: `Who? ${SCRIPT}` };
      await owner.call('generateResponse', question);
      world.answerWith(answerShortly);
      const linkId = crypto.randomUUID();
      const { url } = await owner.call('createSharedLink', { linkId, chatId, days: 1 });
      const later = { chatId, messageId: crypto.randomUUID(), query: SECRET };
      await owner.call('generateResponse', later);

      const { pathname: path } = new URL(url);
      const page = await open(world, path, { cookie: owner.cookie });
      attempts.same('a visit', page.status, 200);
      attempts.expect('scripts', !/<(script|img)|href="javascript/i.test(page.text), page.text);
      const policy = page.headers.get('content-security-policy') ?? '';
      attempts.expect('the policy', policy.startsWith("default-src 'none'"), policy);
      attempts.same('cookies', page.headers.get('set-cookie'), null);
      attempts.same('caching', page.headers.get('cache-control'), 'no-store');
      attempts.same('referrers', page.headers.get('referrer-policy'), 'no-referrer');
      for (const secret of [owner.uid, owner.email, chatId, messageId, linkId, SECRET]) {
        attempts.expect(`a page with ${secret}`, !page.text.includes(secret), page.text);
      }

      const unknown = shown(await open(world, `/shared/${'A'.repeat(43)}`));
      attempts.same('an unknown address', unknown.status, 404);
      for (const guess of guesses(path)) {
        attempts.same(`the address ${guess}`, shown(await open(world, guess)), unknown);
      }
      await owner.call('revokeSharedLink', { linkId });
      attempts.same('an ended link', shown(await open(world, path)), unknown);
    },
  },
];

function open(
  { stage }: World,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(stage.server, path, {
    method: 'GET',
    headers: { 'user-agent': BROWSER, ...headers },
  });
}

function shown({ status, text }: Answer) {
  return { status, text };
}

/** Addresses that are almost the one of a link. */
function guesses(path: string): string[] {
  const token = path.slice('/shared/'.length);
  const changed = Array.from(token, (letter, at) => {
    const other = letter === 'A' ? 'B' : 'A';
    return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
  });
  const near = [token.slice(0, -1), `${token}A`, token.toLowerCase(), `${token}%00`, `${token}=`];
  return [...changed, ...near].map((each) => `/shared/${each}`);
}
