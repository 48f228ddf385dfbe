import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';

const table: Record<CallName, Call> = calls;

/** All calls of the contract. */
export const callNames = Object.keys(calls) as CallName[];

export function callOf(name: CallName): Call {
  return table[name];
}

/** The calls that meet a condition. */
export function callsWhere(condition: (call: Call) => boolean): CallName[] {
  return callNames.filter((name) => condition(table[name]));
}

/** Calls about the data of one user. */
export const subjectCalls = callsWhere(({ access }) => access === 'user');
