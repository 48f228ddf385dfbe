import { claims } from '@savet/text/claims';
import { matchesOf } from '@savet/text/matches';
import { openingsOf } from '@savet/text/search/openings';
import { searchFor } from '@savet/text/search/search';
import { wordIndexOf } from '@savet/text/search/word-index';
import { expect, test } from 'vitest';
import { reputation } from '../claims/reputation.ts';
import { axes } from '../promises/axes.ts';
import { furtherAxes } from '../promises/further-axes.ts';
import { hype, jargon, pressure } from '../tone/tone-words.ts';
import { loadLabelledTexts, parts } from './labelled-texts.ts';

const patterns = [
  ...[...claims, ...reputation].map(({ kind, pattern }) => [kind, pattern] as const),
  ...[...axes, ...furtherAxes].map(({ against }, index) => [`axis ${index}`, against] as const),
  ...Object.entries({ hype, jargon, pressure }),
];
/** What editors have marked, with the word before and after it. */
const marked = parts
  .flatMap((part) => loadLabelledTexts(part))
  .flatMap(({ text, labels }) =>
    labels.map(({ start, end }) => text.slice(text.lastIndexOf(' ', start - 2) + 1, end + 1)),
  )
  .join('\n');
const words = wordIndexOf(marked);

test.each(patterns)(
  'the search for phrases reads less, and finds the same: %s',
  (_name, pattern) => {
    const every = new RegExp(pattern.source, `${pattern.flags}g`);
    expect(openingsOf(pattern)).not.toBeNull();
    expect(searchFor(pattern)(words)).toEqual(matchesOf(marked, every));
  },
);
