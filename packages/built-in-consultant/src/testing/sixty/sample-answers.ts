import { type AnsweredQuestion, ask, sampleQuestions } from './ask-sixty.ts';
import { faultsOf } from './check-answer.ts';

export interface CheckedAnswer extends AnsweredQuestion {
  faults: string[];
}

/** The sixty questions, answered by the built-in consultant and checked for faults. */
export function sampleAnswers(): CheckedAnswer[] {
  return sampleQuestions.map((sample) => {
    const answered = ask(sample);
    return { ...answered, faults: faultsOf(answered) };
  });
}
