import { createContext } from 'react';

/** `refused`: the browser did not let the text be copied. */
export type CopyOutcome = 'copied' | 'refused';

/** Told by the copy buttons below what became of copying. */
export const CopyContext = createContext<(outcome: CopyOutcome) => void>(() => undefined);
