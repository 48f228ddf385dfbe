import { deflateSync } from 'fflate';
import { brandBook } from '../../features/brand-hub/book/brand-book.ts';
import { DocumentMaker } from '../../platform/documents/document-maker.ts';
import { createLog } from '../../platform/log.ts';
import { userWithBrandHub } from '../documents/user-with-brand-hub.ts';

/** A full Brand Hub: longer than what people write, in UTF-16 units for each field. */
const FIELD_LENGTH = 1_500;
/** Compressing this often takes about 0.6 s; a book takes 0.5 s (Word) to 0.9 s (PDF) with its thread and libraries. */
const BASELINE_TIMES = 10;
const PAIRS = 3;

const sentence = 'Правим хляб за хора, които са будни нощем, and we say so. ';

/** CPU milliseconds of each try, for a brand book and for compressing. */
export interface BookTimes {
  book: number[];
  compressing: number[];
}

/** Times brand books of a full Brand Hub, each with a thread of its own, as after a pause. */
export async function timeBooks(format: 'pdf' | 'docx'): Promise<BookTimes> {
  const text = sentence.repeat(Math.ceil(FIELD_LENGTH / sentence.length));
  const book = brandBook(userWithBrandHub(text), ['BG', 'EN'], new Date('2026-11-24'));
  if (!book) throw new Error('no brand book');
  const compressed = new TextEncoder().encode(
    Array.from({ length: 20_000 }, (_, index) => `${index * 7919} ${sentence}`).join(''),
  );
  const times: BookTimes = { book: [], compressing: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.book.push(
      await cpuOf(async () => {
        const maker = new DocumentMaker(createLog('silent'));
        await maker.file(book, format);
        await maker.close();
      }),
    );
    times.compressing.push(
      await cpuOf(async () => {
        for (let time = 0; time < BASELINE_TIMES; time += 1) deflateSync(compressed);
      }),
    );
  }
  return times;
}

/** CPU time of the whole process in milliseconds, with its threads: it does not depend on other processes. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
