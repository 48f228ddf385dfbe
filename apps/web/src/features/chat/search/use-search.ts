import type { CallOutput } from '@savet/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDeferredText } from '../../../lib/paging/use-deferred-text.ts';

export type Hit = CallOutput<'searchChats'>['hits'][number];

type SearchAnswer = { kind: 'failed' } | { kind: 'found'; hits: readonly Hit[]; more: boolean };

type SearchState = { kind: 'idle' | 'searching' } | SearchAnswer;

/** What is searched for in all chats, and what was found; answers to what was typed before are dropped. */
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
