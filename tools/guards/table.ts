import { basename } from 'node:path';
import { type Guard, isAttack } from './guard.ts';

const WIDTHS = { result: 12, guard: 60, file: 26, removed: 50 };

/** A line of the table; below it, what is needed to look for the reason if the guard was not missed. */
export function printRow(
  { guard, file, was, becomes, proof }: Guard,
  result: string,
  detail: string,
): void {
  const test = isAttack(proof) ? `attack ${proof.attack}` : `${basename(proof[0])}: ${proof[1]}`;
  const removed = becomes.trim() === '' ? oneLine(was) : `${oneLine(was)} → ${oneLine(becomes)}`;
  const cells = [
    cell(result, WIDTHS.result),
    cell(guard, WIDTHS.guard),
    cell(basename(file), WIDTHS.file),
    cell(removed, WIDTHS.removed),
    test,
  ];
  console.log(cells.join('  '));
  if (result !== 'caught') console.log(`    ${file}: ${removed}\n    ${detail}`);
}

/** @returns for example `41 caught, 1 NOT CAUGHT` */
export function countRows(results: readonly string[]): string {
  const counts = Map.groupBy(results, (result) => result);
  return [...counts].map(([result, rows]) => `${rows.length} ${result}`).join(', ');
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function cell(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);
}
