import { type Finding, sentencesIn } from '@savet/brand-check';
import { rejectedWords } from '@savet/contract/check-exceptions';
import type { UserDocument } from '@savet/contract/documents';
import type { Consultant } from '../consultant/consultant.ts';
import { checkFor, type TextToCheck } from './check-for.ts';

export interface Rewrite {
  start: number;
  end: number;
  text: string;
}

/** Sentences of one request. */
const SENTENCES_MAX = 8;

/** Rewrites of the sentences with findings, by the model. Only those that the rules accept; none without a model. */
export async function rewritesFor(
  consultant: Pick<Consultant, 'rewrite'>,
  user: UserDocument,
  exceptions: readonly { rule: string; words: string }[],
  input: TextToCheck,
  signal: AbortSignal,
): Promise<Rewrite[]> {
  const { text } = input;
  const { language } = checkFor(user, input);
  const counted = countedFindings(user, exceptions, input);
  const flagged = sentencesIn(text)
    .map((sentence) => ({
      ...sentence,
      findings: counted.filter(({ start, end }) => start < sentence.end && sentence.start < end),
    }))
    .filter((sentence) => sentence.findings.length > 0)
    .slice(0, SENTENCES_MAX);
  if (flagged.length === 0) return [];
  const asked = flagged.map(({ start, end, findings: faults }) => ({
    sentence: text.slice(start, end),
    faults: faults.map((fault) => ({
      rule: fault.rule,
      words: text.slice(fault.start, fault.end),
      detail: fault.detail,
    })),
  }));
  const asker = { uid: user.uid, plan: user.plan };
  const written = await consultant.rewrite(asked, language, { signal, asker });
  return flagged.flatMap(({ start, end }, index) => {
    const rewrite = { start, end, text: (written?.[index] ?? '').trim() };
    const isBetter = isBetterWith(rewrite, input, counted.length, (rewritten) =>
      countedFindings(user, exceptions, { ...input, text: rewritten }),
    );
    return isBetter ? [rewrite] : [];
  });
}

/** The findings that the user has not rejected. */
function countedFindings(
  user: UserDocument,
  exceptions: readonly { rule: string; words: string }[],
  input: TextToCheck,
): Finding[] {
  return checkFor(user, input).findings.filter((found) => {
    const words = rejectedWords(input.text, found);
    return !exceptions.some((one) => one.rule === found.rule && one.words === words);
  });
}

/** Whether the whole text has fewer findings with the rewrite, and none in it. */
function isBetterWith(
  { start, end, text }: Rewrite,
  input: TextToCheck,
  before: number,
  findingsIn: (text: string) => readonly Finding[],
): boolean {
  const old = input.text.slice(start, end);
  if (text === '' || text === old || text.includes('\n')) return false;
  const rewritten = input.text.slice(0, start) + text + input.text.slice(end);
  const findings = findingsIn(rewritten);
  const inside = findings.filter((one) => one.start < start + text.length && start < one.end);
  return inside.length === 0 && findings.length < before;
}
