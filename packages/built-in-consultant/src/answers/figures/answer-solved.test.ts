import { languageCodes } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { solvedIn } from '../../numbers/solver/solve.ts';
import sums from '../../numbers/solver/sums.json' with { type: 'json' };
import { answerDerived } from './answer-derived.ts';

const knowledge = loadKnowledge();
const leftovers = /\{\w+\}|undefined|NaN|solved\./u;

test('every solved sum has a whole text in both languages', () => {
  for (const { question } of sums) {
    const sum = solvedIn(question);
    for (const language of languageCodes) {
      const text = sum?.derived ? answerDerived(sum, sum.derived, language, knowledge) : '';
      expect(text, question).toMatch(/^\*\*/u);
      expect(text, question).not.toMatch(leftovers);
    }
  }
});

test('each thing that is asked has its own line, and “what if” its heading', () => {
  const sum = solvedIn(
    'Cash 40,000, we spend 8,000 a month and bring in 5,000. How many months have we got? And if I hire a cook for 2,000?',
  );
  const text = sum?.derived ? answerDerived(sum, sum.derived, 'EN', knowledge) : '';
  expect(text).toContain('**The money lasts 13.3 months: €3,000 a month is missing.**');
  expect(text).toContain(
    'With the change you ask about:\n\n**The money lasts 8 months: €5,000 a month is missing.**',
  );
});
