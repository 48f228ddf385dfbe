import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Change, change, copySources } from './copy.ts';

interface Case {
  broken: string;
  changes: Change[];
  /** Words of the check, run in the copy. */
  check: [string, ...string[]];
  /** What the message must name. */
  names: RegExp[];
}

const newCall = `
export const forgottenCall = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Nobody handles this.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
`;
const contractErrors = 'packages/contract/src/errors.ts';
const quotaCalls = 'packages/contract/src/calls/quota.ts';
const bulgarianChat = 'packages/i18n/src/bg/chat.ts';
const boundaries: [string, string] = ['node', 'tools/boundaries/check.ts'];

const cases: Case[] = [
  {
    broken: 'an arrow between features',
    changes: [
      {
        file: 'apps/server/src/features/accounts/wrong.ts',
        becomes: "import { Turns } from '../chat/turns.ts';\nexport const wrong = Turns;\n",
      },
    ],
    check: boundaries,
    names: [
      /accounts\/wrong\.ts:1 server\/features\/accounts may not import server\/features\/chat/,
    ],
  },
  {
    broken: 'a missing Bulgarian string',
    changes: [{ file: bulgarianChat, was: lineOf(bulgarianChat, 'newChat:'), becomes: '' }],
    check: ['tsc', '-p', 'packages/i18n'],
    names: [/bg\/chat\.ts/, /'newChat' is missing/],
  },
  {
    broken: 'a call without access',
    changes: [{ file: quotaCalls, was: "  access: 'user',\n", becomes: '' }],
    check: ['tsc', '-p', 'packages/contract'],
    names: [/calls\/quota\.ts/, /'access' is missing/],
  },
  {
    broken: 'a call without handler',
    changes: [{ file: quotaCalls, was: '\nexport const', becomes: `${newCall}\nexport const` }],
    check: ['tsc', '-p', 'apps/server'],
    names: [/'forgottenCall' is missing/],
  },
  {
    broken: 'an error without its English text',
    changes: [
      {
        file: contractErrors,
        was: '  INVALID_INPUT: {',
        becomes: '  FORGOTTEN: { status: 400 },\n  INVALID_INPUT: {',
      },
    ],
    check: ['tsc', '-p', 'packages/contract'],
    names: [/errors\.ts/, /'text' is missing/],
  },
  {
    broken: 'an error without a text in the catalogues',
    changes: [
      {
        file: contractErrors,
        was: '  INVALID_INPUT: {',
        becomes: "  FORGOTTEN: { status: 400, text: 'Forgotten' },\n  INVALID_INPUT: {",
      },
    ],
    check: ['tsc', '-p', 'packages/i18n'],
    names: [/FORGOTTEN/],
  },
  {
    broken: 'a live event that the web does not know',
    changes: [
      {
        file: 'packages/contract/src/live.ts',
        was: '  restart: z.object({}),',
        becomes: '  restart: z.object({}),\n  forgotten: z.object({}),',
      },
    ],
    check: ['tsc', '-p', 'apps/web'],
    names: [/apps\/web\/src\/lib/, /'forgotten' is missing/],
  },
];

afterAll(() => rmSync('.cache/checks', { recursive: true, force: true }));

/** Two whole checks of types, in milliseconds, while other tests run beside them. */
const CHECKS_MS = 120_000;

test.each(cases)(
  '$broken is refused',
  { timeout: CHECKS_MS },
  ({ broken, changes, check, names }) => {
    const folder = copySources(broken.replaceAll(' ', '-'));
    const before = run(check, folder);
    expect(before.status, before.output).toBe(0);
    for (const one of changes) change(folder, one);
    const after = run(check, folder);
    expect(after.status, after.output).not.toBe(0);
    for (const name of names) expect(after.output).toMatch(name);
  },
);

function run([program, ...words]: [string, ...string[]], cwd: string) {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', program), words, {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

function lineOf(file: string, beginning: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.trimStart().startsWith(beginning));
  if (line === undefined) throw new Error(`${file} has no line ${beginning}`);
  return `${line}\n`;
}
