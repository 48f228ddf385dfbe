import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Page<Row> {
  rows: readonly Row[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

export interface Pages<Row> {
  rows: readonly Row[];
  state: 'loading' | 'done' | 'failed';
  hasMore: boolean;
  loadMore(): void;
  /** Reads the first page again. */
  reload(): void;
}

/**
 * A list that comes in pages. What was asked for before `key` changed is dropped, however late it comes.
 * @param load reads a page; a new function with every draw does no harm
 */
export function usePages<Row>(
  key: string,
  load: (after: string | undefined) => Promise<Page<Row>>,
): Pages<Row> {
  const [known, setKnown] = useState<Page<Row> & { key: string }>({ key, rows: [], next: null });
  const [state, setState] = useState<Pages<Row>['state']>('loading');
  const current = useRef(0);

  const read = useEffectEvent((after: string | undefined, ticket: number) =>
    load(after).then(
      ({ rows, next }) => {
        if (ticket !== current.current) return;
        setKnown((before) => ({
          key,
          rows: after === undefined ? rows : [...before.rows, ...rows],
          next,
        }));
        setState('done');
      },
      () => {
        if (ticket === current.current) setState('failed');
      },
    ),
  );
  const [asked, setAsked] = useState<{ after: string | undefined }>({ after: undefined });
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setState('loading');
    setAsked({ after: undefined });
  }

  useEffect(() => {
    current.current += 1;
    void read(asked.after, current.current);
  }, [asked]);

  const ask = useCallback((after: string | undefined) => {
    setState('loading');
    setAsked({ after });
  }, []);

  // Until the new rows come the old ones stand, so that nothing jumps; where they do not come, none do.
  const isOfKey = known.key === key;
  const next = isOfKey ? known.next : null;
  return {
    rows: isOfKey || state === 'loading' ? known.rows : [],
    state,
    hasMore: next !== null,
    loadMore: () => next !== null && ask(next),
    reload: () => ask(undefined),
  };
}
