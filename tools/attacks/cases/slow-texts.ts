import type { CallName } from '@savet/contract/calls';
import { BRAND_FIELD_MAX, LONG_TEXT_MAX, QUESTION_MAX, SEARCH_MAX } from '@savet/contract/limits';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import { median } from '../../measuring/median.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { mainThreadMilliseconds } from '../computed-time.ts';
import { call } from '../http.ts';
import { newIds, paying } from '../paying.ts';
import { answerShortly, variantsFor, type World, withVariables } from '../world.ts';

/** Starts of texts that slow parsers and regular expressions need quadratic or exponential time for. */
const slow: Record<string, string> = {
  'open brackets': '[',
  'open links': '[a](',
  'open images': '![',
  emphasis: '*a_',
  'open emphasis': '**a ',
  'code fences': '`',
  quotes: '> ',
  'nested lists': '- ',
  'a table': '|a',
  'open tags': '<a ',
  comments: '<!--',
  entities: '&#x0;',
  backslashes: '\\',
  'one letter': 'a',
  spaces: ' a\t ',
  'line breaks': '\n',
  'an address': 'a@a.',
  'a host': 'www.a.',
  digits: '1,',
  'sums and units': '1 + 1 лв. ',
  'facts without an end': 'Our vision is ',
  'combining marks': 'е\u0301',
  'SQL comments': "';--/*",
  'words with hyphens': 'а-',
  'quotation marks': '„“"',
  'open quotations': " 'a",
  'other open quotations': '„',
  'question marks': '?',
  'one full stop': '.',
  blanks: ' ',
  dots: '.,;:',
  'full stops': 'a. ',
  dashes: '–',
  'open blanks': '[a',
  'numbers and marks': '1. ',
  questions: 'a? ',
  'Cyrillic words': 'жълто ',
};
/** An ordinary text costs this; a slow one may cost this many times as much. */
const ordinary = 'We bake bread at night and sell it in the morning. ';
const RATIO_MAX = 12;
/** A pause of this length is bearable for a text as long as a question may be; longer ones may take more in proportion. */
const BEARABLE_MS = 500;
const MEASUREMENTS = 3;

export const slowTextCases: readonly AttackCase[] = [
  {
    number: 29,
    name: 'texts that slow down parsers, regular expressions and SQL',
    run: async (world, attempts) => {
      await tryAll(world, 'with a model', attempts);
      if (!world.isLong) return;
      const variables = { AI_PROVIDER: 'built-in', AI_WORDS_PER_SECOND: '0' };
      await withVariables(world, variables, () => tryAll(world, 'built-in', attempts));
    },
  },
];

async function tryAll(world: World, consultant: string, attempts: Attempts): Promise<void> {
  const person = await paying(world);
  const calls = Object.entries(inputs).filter(
    ([name]) => world.isLong || name === 'generateResponse',
  );
  for (const [name, inputOf] of calls as [CallName, InputOf][]) {
    const cost = (text: string) => costOf(world, person, name, inputOf(text));
    await cost(ordinary);
    const usual = median([await cost(ordinary), await cost(ordinary), await cost(ordinary)]);
    let most = { kind: '', milliseconds: 0 };
    for (const [kind, text] of variantsFor(world, Object.entries(slow), 0, 8)) {
      world.answerWith((answer) => {
        answer.say(text.repeat(4_000));
        answer.finish();
      });
      const share = Math.max(1, JSON.stringify(inputOf(text)).length / QUESTION_MAX);
      const bound = Math.max(BEARABLE_MS * share, RATIO_MAX * usual);
      const milliseconds = await leastOf(MEASUREMENTS, bound, () => cost(text));
      if (milliseconds > most.milliseconds) most = { kind, milliseconds };
      const isBounded = milliseconds <= bound;
      attempts.expect(`${kind} in ${name}, ${consultant}`, isBounded, { milliseconds, usual });
    }
    world.answerWith(answerShortly);
    const shown = `${most.milliseconds} ms for ${most.kind}, ${usual} ms for prose`;
    world.note(`${name}, ${consultant}: at most ${shown}`);
  }
}

/** The least of up to so many measurements: other programs only ever add to them. Stops at one within the bound. */
async function leastOf(
  count: number,
  bound: number,
  measure: () => Promise<number>,
): Promise<number> {
  let least = Infinity;
  for (let done = 0; done < count && least > bound; done += 1) {
    least = Math.min(least, await measure());
  }
  return least;
}

type InputOf = (text: string) => object;

/** Calls that look into the text that they get. */
const inputs: Partial<Record<CallName, InputOf>> = {
  generateResponse: (text) => ({ ...newIds(), query: full(text, QUESTION_MAX) }),
  saveBrandField: (text) => ({
    path: 'userInfo.brandHub.brandCore.mission',
    value: full(text, BRAND_FIELD_MAX),
  }),
  searchChats: (text) => ({ text: full(text, SEARCH_MAX) }),
  summarizeText: (text) => ({ text: full(text, LONG_TEXT_MAX) }),
  generateChatTitle: (text) => ({
    query: full(text, LONG_TEXT_MAX),
    chatResponse: full(text, LONG_TEXT_MAX),
  }),
};

/** A text of this length; its last letter keeps expressions that look for the end of a run from finding it. */
function full(text: string, length: number): string {
  return `${`x${text.repeat(Math.ceil(length / text.length))}`.slice(0, length - 1)}x`;
}

/** How long a call keeps the server from everything else, in milliseconds. */
async function costOf(
  { stage }: World,
  person: Person,
  name: CallName,
  input: object,
): Promise<number> {
  const before = mainThreadMilliseconds(stage.server.pid);
  await call(stage.server, person, name, input);
  // Work that the call has left behind comes first.
  await call(stage.server, person, 'getUser', {});
  return Math.round(mainThreadMilliseconds(stage.server.pid) - before);
}
