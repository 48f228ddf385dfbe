/** `problem`: something does not work. `warning`: it works, but probably not as meant. */
export type Level = 'ok' | 'warning' | 'problem';

/** One line of the report. */
export interface Finding {
  level: Level;
  /** The part that was examined, such as `disk`. */
  part: string;
  /** The finding; with a warning or a problem, also what to do. */
  text: string;
}

export type Report = (level: Level, text: string) => Finding;

/** Creates the findings of one part. */
export function reportOn(part: string): Report {
  return (level, text) => ({ level, part, text });
}

/** Runs a check; an error that it does not expect is a problem too. */
export async function attempt(
  part: string,
  check: (report: Report) => Promise<Finding[]> | Finding[],
): Promise<Finding[]> {
  const report = reportOn(part);
  try {
    return await check(report);
  } catch (error) {
    return [report('problem', `can't be examined (${reasonOf(error)})`)];
  }
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { message } = error instanceof Error ? error : { message: String(error) };
  return message.split('\n')[0] ?? '';
}

/** The report, one line for each finding, without any of the secrets. */
export function reportText(findings: readonly Finding[], secrets: readonly string[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const text = findings
    .map((finding) => `${finding.level.padEnd(7)}  ${finding.part.padEnd(width)}  ${finding.text}`)
    .join('\n');
  return secrets.reduce((result, secret) => result.replaceAll(secret, '***'), text);
}
