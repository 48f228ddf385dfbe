import { scorecardOf } from '@savet/evaluation';

/** The statement that stores an empty scorecard of a model, which it names as the judge too. */
export function insertScorecard(model: string): string {
  const startedAt = new Date().toISOString();
  const judge = { model, mean: 3 };
  const run = { provider: 'openai', model, promptVersion: '1', startedAt, judge };
  const content = JSON.stringify(scorecardOf([], run)).replaceAll("'", "''");
  return `insert into scorecards (scorecard_id, at, content) values ('${crypto.randomUUID()}', '${startedAt}', '${content}')`;
}
