import { useEffect, useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDeferredText } from '#lib/page/use-deferred-text.ts';
import type { Hit } from './hit-groups.rules.ts';

type SearchAnswer = { kind: 'failed' } | { kind: 'found'; hits: readonly Hit[]; more: boolean };

export type SearchState = { kind: 'idle' | 'searching' } | SearchAnswer;

/** The query and its results. Responses to earlier queries are dropped. */
export function useSearch() {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<SearchAnswer & { text: string }>();
  const text = query.trim();
  const wanted = useDeferredText(text);

  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    call('searchChats', { text: wanted }).then(
      ({ hits, more }) => isCurrent && setAnswer({ kind: 'found', text: wanted, hits, more }),
      () => isCurrent && setAnswer({ kind: 'failed', text: wanted }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  return { query, setQuery, state: state() };

  function state(): SearchState {
    if (text === '') return { kind: 'idle' };
    return answer?.text === text ? answer : { kind: 'searching' };
  }
}
