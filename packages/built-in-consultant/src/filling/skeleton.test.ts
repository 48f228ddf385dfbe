import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { frameKinds } from '../knowledge/skeletons.schema.ts';
import { cyrillicShare } from '../language/language-of.ts';
import { lengthIn, shortenedTo } from '../text/length.ts';
import { fillRoom } from './room.ts';
import { fillSkeleton, type SkeletonValues, unplaced } from './skeleton.ts';

const { skeletons, details: words } = loadKnowledge();
const nothing: SkeletonValues = {
  ...{
    object: null,
    more: null,
    news: null,
    person: null,
    place: null,
    occasion: null,
    addressee: null,
  },
  ...{ numbers: [], limit: null, business: null },
};
const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
const fill = (text: string, values: Partial<SkeletonValues> = {}) =>
  fillSkeleton(text, { ...nothing, ...values }, { occasion: 'Occasion: {value}' });

describe.each(frameKinds)('the frame for a %s', (kind) => {
  test.each(languageCodes)(
    'has no hole without details, and holds each of them once asked (%s)',
    (code) => {
      const { text, short, needs } = skeletons[code].kinds[kind];
      for (const template of [text, short]) {
        expect(fill(template)).not.toMatch(/[{}]|\n{3}|undefined|null/);
        const filled = fill(template, { object: 'ремонт', place: 'Русе', numbers: ['10 %'] });
        for (const name of slots(template)) {
          if (name === 'place') expect(filled).toContain('Русе');
          if (name === 'number') expect(filled).toContain('10 %');
          if (name?.toLowerCase() === 'object' || name === 'title') {
            expect(filled.toLowerCase()).toContain('ремонт');
          }
        }
      }
      const share = cyrillicShare(`${fill(text)} ${needs}`);
      expect(code === 'BG' ? share : 1 - share).toBeGreaterThan(0.95);
    },
  );

  test('a shorter one is shorter', () => {
    for (const code of languageCodes) {
      const { text, short } = skeletons[code].kinds[kind];
      expect(lengthIn(fill(short), 'words')).toBeLessThan(lengthIn(fill(text), 'words'));
    }
  });
});

test.each([
  ['{object|what}: [fact]', {}, '[what]: [fact]'],
  ['{Object|What}: [fact]', { object: 'our rye bread' }, 'Our rye bread: [fact]'],
  ['{title|what}', { object: 'our rye bread' }, 'Rye bread'],
  ['{title|какво}', { object: 'новия ни хляб с лимец' }, 'Новият ни хляб с лимец'],
  ['{title|какво}', { object: 'кампания за зимата' }, 'Кампания за зимата'],
  ['a\n{number?}: [x]\nb', {}, 'a\nb'],
  ['a\n{number?}: [x]', { numbers: ['10 %', '20 places'] }, 'a\n10 %, 20 places: [x]'],
  // A figure that the object has already is not repeated.
  [
    '{object|o}\n{number?}: [x]',
    { object: 'a hall of 300 m²', numbers: ['300 m²'] },
    'a hall of 300 m²',
  ],
  ['{occasion?}', { occasion: 'Easter' }, 'Occasion: Easter'],
  ['{object|o}', { object: '[x](javascript:1)' }, '\\[x\\](javascript:1)'],
])('%s', (template, values, expected) => {
  expect(fill(template, values)).toBe(expected);
});

test('details without a place in the frame are named', () => {
  const given = { ...nothing, object: 'a knife', more: 'carbon steel', place: 'Troyan' };
  expect(unplaced({ text: '{title|x}' }, given)).toEqual([
    ['place', 'Troyan'],
    ['more', 'carbon steel'],
  ]);
});

test('blanks of ready texts take what the question says', () => {
  const given = { ...nothing, place: 'Ruse', occasion: 'Easter' };
  expect(fillRoom('In [town], for [occasion]: [name] [town](x)', given, words)).toBe(
    'In Ruse, for Easter: [name] [town](x)',
  );
});

test.each([
  ['One two. Three four.', { max: 3, unit: 'words' }, 'One two.'],
  ['One two. Three four.', { max: 4, unit: 'words' }, 'One two. Three four.'],
  ['One two. Three four.', { max: 8, unit: 'characters' }, 'One two.'],
  ['One two. Three four.', { max: 1, unit: 'words' }, null],
] as const)('%s, %o', (text, limit, expected) => {
  expect(shortenedTo(text, limit)).toBe(expected);
});
