import type { CallOutput } from '@savet/contract/calls';
import { callWithoutSubject } from '#data/call/call.ts';
import { type RefetchedValue, useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';

export type Spending = CallOutput<'getSpending'>;

export function useSpending(month: string): RefetchedValue<Spending> {
  return useRefetchOnFocus(`getSpending ${month}`, () =>
    callWithoutSubject('getSpending', { month }),
  );
}
