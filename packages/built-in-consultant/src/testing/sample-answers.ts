import { type AnsweredQuestion, ask, sampleQuestions } from './ask-sixty.ts';
import { faultsOf } from './check-answer.ts';

export interface CheckedAnswer extends AnsweredQuestion {
  faults: string[];
}

/** The sixty questions, answered by the built-in consultant and held against what has to come of them. */
export function sampleAnswers(): CheckedAnswer[] {
  return sampleQuestions.map((sample) => {
    const answered = ask(sample);
    return { ...answered, faults: faultsOf(answered) };
  });
}
