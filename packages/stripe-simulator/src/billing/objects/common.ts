import type { Stored } from '../../objects.store.ts';

/** Objects of API version 2026-10-28, with the simulated fields only. Amounts are in the smallest currency unit. */
export type Metadata = Record<string, string>;

export interface List<Type> {
  object: 'list';
  data: Type[];
  has_more: boolean;
  url: string;
}

export interface Common extends Stored {
  created: number;
  livemode: false;
}
