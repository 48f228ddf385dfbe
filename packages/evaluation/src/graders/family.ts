import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { wordsOf } from '../words/words.ts';

/** The answer belongs to the question: it has a word of every expected group. */
export function family({ question, text }: GradedAnswer): Grade {
  const words = wordsOf(text);
  const joined = ` ${words.join(' ')}`;
  const missing = question.expects.about.filter(
    (stems) => !stems.some((stem) => joined.includes(` ${wordsOf(stem).join(' ')}`)),
  );
  return gradeOf(missing.map((stems) => `no word of ${stems.join(', ')}`));
}
