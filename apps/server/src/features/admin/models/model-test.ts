import type { CallOutput, ParsedInput } from '@savet/contract/calls';
import { modelChecks } from '@savet/contract/models';
import type { AnswerOutcome } from '../../consultant/answer.ts';
import type { Asker } from '../../consultant/ask-model.ts';
import { createConsultant, type Logger } from '../../consultant/consultant.ts';
import type { ModelConnection } from '../../models/connection.ts';
import { fixedSource } from '../../models/open-connection.ts';
import type { Spending } from '../../models/spending.ts';
import { testHub, testProfile, testQuestions } from './test-questions.ts';

/** Longest time for one answer, in milliseconds: below the limit of a call. */
const ANSWER_MS = 80_000;

/** Asks a model one question of the test, as a customer's question is asked, and checks its answer. */
export async function askTestQuestion(
  connection: ModelConnection,
  index: ParsedInput<'testModel'>['question'],
  asker: Asker,
  { spending, log }: { spending: Spending; log: Logger },
): Promise<CallOutput<'testModel'>> {
  const question = testQuestions[index];
  if (!question) throw new Error(`no test question ${index}`);
  const { language } = question.expects;
  const source = fixedSource({ ...connection, takesOver: false });
  const asTest: Spending = { open: (call) => spending.open({ ...call, purpose: 'test' }) };
  const consultant = createConsultant(source, { log, spending: asTest });
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let firstTextMs: number | null = null;
  let text = '';
  const outcome = await consultant.answer(
    {
      ...asker,
      query: question.question,
      context: '',
      firstRequest: null,
      userInfo: testProfile,
      emptyFields: [],
      responseStyle: 'normal',
      language,
      brandHubLocked: false,
      allowance: null,
    },
    {
      signal: AbortSignal.timeout(ANSWER_MS),
      onText: (piece) => {
        firstTextMs ??= elapsed();
        text += piece;
      },
    },
  );
  const isAnswer = outcome.kind === 'complete' && outcome.isAnswer;
  const { gradeAnswer } = await import('@savet/evaluation');
  const grades = gradeAnswer({ question, hub: testHub, text });
  const { usage } = outcome;
  return {
    question: question.question,
    language,
    answer: text,
    failure: isAnswer ? null : failureOf(outcome),
    firstTextMs,
    totalMs: elapsed(),
    words: text.match(/\S+/g)?.length ?? 0,
    cyrillic: cyrillicShare(text),
    checks: modelChecks.map((name) => ({ name, passed: isAnswer ? grades[name].passed : false })),
    usage: usage && { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
  };
}

/** A complete text that is no answer says that a ceiling is reached. */
function failureOf(outcome: AnswerOutcome): string {
  if (outcome.kind === 'failed') return outcome.detail;
  return outcome.kind === 'complete' ? 'ceiling' : outcome.kind;
}

function cyrillicShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return letters === 0 ? 0 : cyrillic / letters;
}
