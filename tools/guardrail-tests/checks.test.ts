import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Change, change, copySources } from '../source-copies/source-copy.ts';

const copied = [
  'tsconfig.base.json',
  'packages/built-in-consultant',
  'packages/contract',
  'packages/i18n',
  'apps/server',
  'apps/web',
  'tools/boundaries',
  'tools/test-server/chromium.ts',
];

interface Case {
  broken: string;
  changes: Change[];
  /** The check, run in the copy: boundaries, or the types of a folder. */
  check: 'boundaries' | `types of ${string}`;
  /** The output must match all of these, and each error one of them: nothing else may be broken. */
  names: RegExp[];
}

const newCall = `
export const forgottenCall = defineCall({
  access: 'user',
  effect: 'read',
  summary: 'Has no handler.',
  input: z.object({ uid: subject }),
  output: z.object({}),
  errors: [],
});
`;
const contractErrors = 'packages/contract/src/errors.ts';
const quotaCalls = 'packages/contract/src/calls/quota.ts';
const bulgarianChat = 'packages/i18n/src/bg/chat.ts';

const cases: Case[] = [
  {
    broken: 'an arrow between features',
    changes: [
      {
        file: 'apps/server/src/features/accounts/wrong.ts',
        becomes: "import { Turns } from '../chat/turns.ts';\nexport const wrong = Turns;\n",
      },
    ],
    check: 'boundaries',
    names: [
      /accounts\/wrong\.ts:1 server\/features\/accounts may not import server\/features\/chat/,
    ],
  },
  {
    broken: 'a missing Bulgarian string',
    changes: [{ file: bulgarianChat, was: lineOf(bulgarianChat, 'newChat:'), becomes: '' }],
    check: 'types of packages/i18n',
    names: [/bg\/chat\.ts/, /'newChat' is missing/],
  },
  {
    broken: 'a call without access',
    changes: [{ file: quotaCalls, was: "  access: 'user',\n", becomes: '' }],
    check: 'types of packages/contract',
    names: [/calls\/quota\.ts/, /'access' is missing/],
  },
  {
    broken: 'a call without handler',
    changes: [{ file: quotaCalls, was: '\nexport const', becomes: `${newCall}\nexport const` }],
    check: 'types of apps/server',
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
    check: 'types of packages/contract',
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
    check: 'types of packages/i18n',
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
    check: 'types of apps/web',
    names: [/apps\/web\/src\/data/, /'forgotten' is missing/],
  },
];

let folder: string;
beforeAll(() => {
  folder = copySources('guardrail-tests', copied, (path) => !path.includes('.test.'));
});

test.each(cases)('$broken is refused', ({ broken, changes, check, names }) => {
  const undo = change(folder, changes);
  const [program, ...args] = commandOf(check, broken);
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  undo();
  const output = `${stdout}${stderr}`;
  expect(status, output).not.toBe(0);
  for (const name of names) expect(output).toMatch(name);
  const errors = output.split(/^(?=\S)/m).filter((line) => /error TS|:\d+ |^cycle:/.test(line));
  for (const error of errors)
    expect(
      names.some((name) => name.test(error)),
      error,
    ).toBe(true);
});

/** Keeps build info per case, so that the next run checks only changed files. */
function commandOf(check: Case['check'], broken: string): [string, ...string[]] {
  if (check === 'boundaries') return ['node', 'tools/boundaries/check.ts'];
  const info = resolve('.cache/types', `guardrail-${broken.replaceAll(' ', '-')}.tsbuildinfo`);
  const project = check.slice('types of '.length);
  return ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', info];
}

function lineOf(file: string, beginning: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.trimStart().startsWith(beginning));
  if (line === undefined) throw new Error(`${file} has no line ${beginning}`);
  return `${line}\n`;
}
