import { languageCodes } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf } from '../recognition/label.ts';
import { eligibleLabels } from '../understanding/verdict/eligible.ts';
import { relationOf } from '../understanding/verdict/related.ts';
import { decide } from '../understanding/verdict/verdict.ts';
import unseen from './unseen-questions.json' with { type: 'json' };

/**
 * A question whose author has not seen the examples. `accept` lists the labels whose answer would fit; `none` if no label does.
 * Never add these questions to the examples: then they would measure nothing.
 */
interface Unseen {
  language: string;
  question: string;
  accept: string[];
}

/** Shares of the 240 questions. On the day they were written: 1.7 % wrong, 79 % answered and 10 % asked back rightly. */
const WRONG_MAX = 0.03;
const FITTING_MIN = 0.85;

const knowledge = loadKnowledge();
const isRelated = relationOf(knowledge);

test('unseen questions get a fitting answer or a fitting choice, and hardly ever a wrong one', () => {
  const outcomes = (unseen as Unseen[]).map(({ question, accept }) => {
    const fits = (label: string) =>
      accept.some((wanted) => label === wanted || isSameFamily(label, wanted));
    const words = comparedWords(question).length;
    const candidates = knowledge.recogniser.classify(question, eligibleLabels(question, false));
    const verdict = decide(candidates, { words, isRelated });
    if (verdict.kind === 'certain') return fits(verdict.label) ? 'fitting' : `wrong: ${question}`;
    const offers = verdict.kind === 'between' ? verdict.labels : ['none'];
    return offers.some(fits) ? 'fitting' : 'no answer';
  });
  const wrong = outcomes.filter((outcome) => outcome.startsWith('wrong'));
  expect(wrong.length / outcomes.length, wrong.join('\n')).toBeLessThanOrEqual(WRONG_MAX);
  const fitting = outcomes.filter((outcome) => outcome === 'fitting');
  expect(fitting.length / outcomes.length).toBeGreaterThanOrEqual(FITTING_MIN);
});

test('half of the unseen questions are in each language', () => {
  for (const code of languageCodes) {
    expect(unseen.filter(({ language }) => language === code)).toHaveLength(120);
  }
});

/** Labels of these families get the same reply. */
function isSameFamily(label: string, wanted: string): boolean {
  const family = familyOf(label);
  return ['off-scope', 'talk'].includes(family) && family === familyOf(wanted);
}
