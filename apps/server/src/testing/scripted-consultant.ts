import type {
  AnswerOutcome,
  AnswerRequest,
  Consultant,
} from '../features/consultant/consultant.ts';

/** One answer that a test writes: text goes out when the test says so. */
export interface ScriptedAnswer {
  request: AnswerRequest;
  say(text: string): void;
  finish(outcome?: AnswerOutcome): void;
  aborted: boolean;
}

/** A consultant whose answers the test writes while they run; titles are fixed. */
export class ScriptedConsultant implements Consultant {
  readonly answers: ScriptedAnswer[] = [];
  title: Consultant['title'] = async () => 'A fitting title';
  summarize: Consultant['summarize'] = async () => 'A summary';
  #waiting: ((answer: ScriptedAnswer) => void)[] = [];
  #seen = 0;

  answer: Consultant['answer'] = (request, { signal, onText }) => {
    const end = Promise.withResolvers<AnswerOutcome>();
    const answer: ScriptedAnswer = {
      request,
      say: onText,
      finish: (outcome = { kind: 'complete', usage: null }) => end.resolve(outcome),
      aborted: false,
    };
    signal.addEventListener('abort', () => {
      answer.aborted = true;
      end.resolve({ kind: 'aborted', usage: null });
    });
    this.answers.push(answer);
    this.#waiting.shift()?.(answer);
    return end.promise;
  };

  /** The next answer that was asked for and not looked at yet. */
  next(): Promise<ScriptedAnswer> {
    const index = this.#seen;
    this.#seen += 1;
    const known = this.answers[index];
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
