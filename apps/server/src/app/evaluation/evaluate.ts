import { type Language, languageCodes } from '@savet/contract/languages';
import { loadHubs, loadQuestions, type Scorecard, scorecardOf } from '@savet/evaluation';
import { createConsultant, type Logger } from '../../features/consultant/consultant.ts';
import { PROMPT_VERSION } from '../../features/consultant/prompts/prompt.ts';
import type { ModelConnection } from '../../features/models/connection.ts';
import { fixedSource, openConnection } from '../../features/models/open-connection.ts';
import { noSpending, type Spending } from '../../features/models/spending.ts';
import { type Answered, askQuestion } from './ask-questions.ts';
import { judgeAnswer } from './judge.ts';

export interface EvaluationOptions {
  /** The built-in consultant, if it has no provider. */
  connection: ModelConnection;
  judge: ModelConnection | null;
  languages?: readonly Language[];
  /** Questions in each language; all by default. */
  limit?: number;
  log: Logger;
  /** By default, nothing is recorded. */
  spending?: Spending;
  onAnswer?: (answered: Answered) => void;
}

/** Asks all questions, one after the other, and grades the answers. */
export async function evaluate({
  connection,
  judge,
  languages = languageCodes,
  limit = Infinity,
  log,
  spending = noSpending,
  onAnswer = () => {},
}: EvaluationOptions): Promise<Scorecard> {
  const startedAt = new Date().toISOString();
  const hubs = loadHubs();
  const questions = loadQuestions(hubs);
  const consultant = createConsultant(fixedSource({ ...connection, takesOver: false }), {
    log,
    spending,
  });
  const openJudge = judge && openConnection(judge);
  const answers: Answered[] = [];
  const marks: number[] = [];
  for (const question of languages.flatMap((language) => questions[language].slice(0, limit))) {
    const hub = hubs.get(question.hub);
    if (!hub) throw new Error(`${question.id} names the unknown hub ${question.hub}`);
    const answered = await askQuestion(consultant, question, hub);
    answers.push(answered);
    onAnswer(answered);
    const mark =
      openJudge && answered.result.answered && (await judgeAnswer(openJudge, answered, spending));
    if (typeof mark === 'number') marks.push(mark);
  }
  const isBuiltIn = connection.provider === 'built-in';
  return scorecardOf(
    answers.map(({ result }) => result),
    {
      provider: connection.provider,
      model: connection.model ?? 'built-in',
      promptVersion: isBuiltIn ? 'built-in' : String(PROMPT_VERSION),
      startedAt,
      judge:
        judge && marks.length > 0
          ? {
              model: judge.model ?? '',
              mean: marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
            }
          : null,
    },
  );
}
