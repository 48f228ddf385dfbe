import { capitalised } from '@savet/text/text';

/** The name of an advice before a short reply about it. The thread is read back from it. */
export function nameMark(name: string): string {
  return `**${capitalised(name)}.**`;
}
