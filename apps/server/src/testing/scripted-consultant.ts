import type { ReplyOffer } from '@savet/contract/documents';
import type { AnswerOutcome, AnswerRequest } from '../features/consultant/answer.ts';
import type { Consultant } from '../features/consultant/consultant.ts';

/** An answer whose text the test sends step by step. */
export interface ScriptedAnswer {
  request: AnswerRequest;
  say(text: string): void;
  finish(outcome?: AnswerOutcome): void;
  /** Whether the text answers the question; true until the test changes it. */
  isAnswer: boolean;
  offer?: ReplyOffer;
  usedFields?: readonly string[];
  aborted: boolean;
}

/** A consultant whose answers the test writes; titles and summaries are fixed. */
export class ScriptedConsultant implements Consultant {
  readonly answers: ScriptedAnswer[] = [];
  title: Consultant['title'] = async () => 'A fitting title';
  summarize: Consultant['summarize'] = async () => 'A summary';
  usesModel: Consultant['usesModel'] = async () => false;
  statedField: Consultant['statedField'] = async () => null;
  rewrite: Consultant['rewrite'] = async () => null;
  prepare: Consultant['prepare'] = async () => undefined;
  rest: Consultant['rest'] = () => false;
  #waiting: ((answer: ScriptedAnswer) => void)[] = [];
  #seen = 0;

  answer: Consultant['answer'] = (request, { signal, onText }) => {
    const end = Promise.withResolvers<AnswerOutcome>();
    const ended = (kind: 'complete' | 'aborted'): AnswerOutcome => ({
      kind,
      usage: null,
      isAnswer: answer.isAnswer,
      ...(answer.offer && { offer: answer.offer }),
      ...(answer.usedFields && { usedFields: answer.usedFields }),
    });
    const answer: ScriptedAnswer = {
      request,
      say: onText,
      finish: (outcome) => end.resolve(outcome ?? ended('complete')),
      isAnswer: true,
      aborted: false,
    };
    signal.addEventListener('abort', () => {
      answer.aborted = true;
      end.resolve(ended('aborted'));
    });
    this.answers.push(answer);
    this.#waiting.shift()?.(answer);
    return end.promise;
  };

  /** Resolves with the next requested answer. */
  next(): Promise<ScriptedAnswer> {
    const index = this.#seen;
    this.#seen += 1;
    const answer = this.answers[index];
    if (answer) return Promise.resolve(answer);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
