import { timeBooks } from '../../apps/server/src/testing/bench/time-books.ts';
import { timeReads } from '../../apps/server/src/testing/bench/time-reads.ts';
import { recorded } from './recorded.ts';
import { compare, ratioOfBest } from './verdict.ts';

/** Users of the two databases that reads are compared on: few, but enough for a full page and for each of thirty days. */
const USERS = { few: 100, many: 3_000 };
const READS = { rounds: 12, repeats: 10 };

/**
 * `npm run bench -- quick`: CPU time of reads with many users and of brand books, as a ratio to a baseline in the same run. What is too slow is
 * measured once more: a regression stays, other work on the machine may have gone.
 * @returns whether nothing is a third above what is recorded
 */
export async function quickBench(): Promise<boolean> {
  return (await measure()) || (await measure());
}

async function measure(): Promise<boolean> {
  const ratios = new Map<string, number>();
  for (const [name, { few, many }] of await timeReads({ urls: null, ...USERS, ...READS })) {
    ratios.set(`${name}, of the same with few users`, ratioOfBest(many, few));
  }
  for (const format of ['pdf', 'docx'] as const) {
    const { book, compressing } = await timeBooks(format);
    ratios.set(`brand book (${format}), of compressing`, ratioOfBest(book, compressing));
  }
  const { lines, isFine } = compare(ratios, recorded);
  console.log('CPU time as a ratio to a baseline of the same run');
  for (const line of lines) console.log(line);
  return isFine;
}
