import type { CallOutput } from '@savet/contract/calls';
import { PAGE_MAX } from '@savet/contract/limits';
import { call } from '#data/call/call.ts';
import type { Page } from '#data/queries/paged-query.ts';

export type Viewing = CallOutput<'listViewings'>['viewings'][number];

/** Entries per page on the screen. */
const PAGE = 5;

/** @throws CallError */
export async function readViewings(
  after: string | undefined,
  limit = PAGE,
): Promise<Page<Viewing>> {
  const page = { limit, ...(after !== undefined && { before: after }) };
  const { viewings, more } = await call('listViewings', page);
  return { rows: viewings, next: more ? (viewings.at(-1)?.viewingId ?? null) : null };
}

/** The whole record, newest first. @throws CallError */
export async function readAllViewings(): Promise<Viewing[]> {
  const all: Viewing[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await readViewings(after, PAGE_MAX);
    all.push(...rows);
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}
