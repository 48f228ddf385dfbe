import { type CheckedAnswer, sampleAnswers } from '@savet/built-in-consultant/testing';

/** Every nth answer is printed in full. */
const PRINTED_EVERY = 6;
const QUESTION_WIDTH = 46;

/** `npm run consult`: asks the built-in consultant sixty questions; prints a table and ten full answers. */
const answers = sampleAnswers();
console.log(row(['', 'Brand Hub', 'question', 'topic', 'intent', 'words', 'ms', '']));
for (const [index, answered] of answers.entries()) console.log(row(cells(index, answered)));
for (const [index, answered] of answers.entries()) {
  if (index % PRINTED_EVERY === PRINTED_EVERY - 1) print(index, answered);
}
const faulty = answers.filter(({ faults }) => faults.length > 0).length;
const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
console.log(
  `${answers.length} answers, ${faulty} with faults; ${median.toFixed(1)} ms each, ${times.at(-1)?.toFixed(1)} at most`,
);
process.exitCode = faulty > 0 ? 1 : 0;

function cells(index: number, { sample, reading, text, ms, faults }: CheckedAnswer): string[] {
  const topic = reading.kind === 'topic' ? reading.topic : reading.kind;
  const intent = reading.kind === 'topic' ? reading.intent : '';
  const question = [...(sample.thread ?? []), sample.question].join(' / ').replace(/\s+/g, ' ');
  return [
    ...[String(index + 1), sample.hub, question, topic, intent],
    ...[String(text.split(/\s+/).length), ms.toFixed(1), faults.join('; ')],
  ];
}

function row(columns: string[]): string {
  const widths = [3, 10, QUESTION_WIDTH, 22, 8, 6, 6, 0];
  return columns
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      return width === 0 ? cell : cell.slice(0, width - 1).padEnd(width);
    })
    .join('')
    .trimEnd();
}

function print(index: number, { sample, text }: CheckedAnswer): void {
  const questions = [...(sample.thread ?? []), sample.question].join('\n> ');
  console.log(`\n${'='.repeat(80)}\n${index + 1}. ${sample.hub}\n> ${questions}\n\n${text}\n`);
}
