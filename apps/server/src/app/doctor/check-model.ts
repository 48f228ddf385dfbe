import { type AiCheck, checkAi } from '../staff/ai-check.ts';
import type { Finding, Report } from './findings.ts';

/** Asks the model in use a question in each language, as `npm run staff -- ai-check` does. */
export async function checkModel(check: AiCheck, report: Report): Promise<Finding[]> {
  const { connection } = await check.connections.current();
  if (connection.provider === 'built-in') {
    return [report('ok', 'none is connected: the built-in consultant answers')];
  }
  const { text, isGood } = await checkAi(check);
  if (isGood) {
    return [report('ok', `${connection.provider} answers with ${connection.model ?? 'its model'}`)];
  }
  const failed = text.split('\n').find((line) => line.includes('FAILED')) ?? text;
  return [report('problem', `${connection.provider} does not answer: ${failed}`)];
}
